import { Plus } from 'lucide-react'
import { Link as AriaLink } from 'react-aria-components/Link'
import { useCan } from '../../data/session.ts'
import { Count } from '../../ui/count.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import type { SidebarEntry } from './sidebar-entries.ts'
import { hidden } from './hidden.tsx'
import * as wording from './wording.ts'

/** The classes of a link in the sidebar. */
export const ROW =
  'focus-ring flex min-h-9 min-w-0 grow items-center gap-2.5 rounded-sm px-2.5 text-sm no-underline -outline-offset-2 ' +
  'text-ink-soft data-hovered:bg-sunken data-hovered:text-ink aria-[current]:bg-brand-tint aria-[current]:font-medium aria-[current]:text-brand'

/** A resource: a link to its list, the number of records, and a link to add one. */
export function SidebarRow({
  entry,
  count,
  isCurrent,
  canOthersAdd,
}: {
  entry: SidebarEntry
  count: number | undefined
  isCurrent: boolean
  /** Whether other rows end with a link to add a record, so that this one leaves the space empty. */
  canOthersAdd: boolean
}) {
  const { path, title, one, addHref, icon: Icon, addWith } = entry
  const mayAdd = useCan(addWith)
  const addLabel = wording.addResourceLabel({ resource: one })
  return (
    <li className="flex items-center gap-0.5">
      <AriaLink href={path} aria-current={isCurrent ? 'page' : undefined} className={ROW}>
        <Icon aria-hidden size={16} className="shrink-0" />
        <span className="min-w-0 grow truncate">{wording.goToResource({ title, hidden })}</span>
        {count !== undefined && <Count value={count} />}
      </AriaLink>
      {mayAdd ? (
        <Tooltip text={addLabel} placement="right">
          <AriaLink
            href={addHref}
            aria-label={addLabel}
            className="focus-ring inline-flex size-8 shrink-0 items-center justify-center rounded-sm text-ink-faint -outline-offset-2 data-hovered:bg-sunken data-hovered:text-ink"
          >
            <Plus aria-hidden size={16} />
          </AriaLink>
        </Tooltip>
      ) : (
        canOthersAdd && <span className="size-8 shrink-0" />
      )}
    </li>
  )
}
