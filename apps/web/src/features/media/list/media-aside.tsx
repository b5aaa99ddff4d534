import { useQuery } from '@tanstack/react-query'
import { CalendarClock, CircleAlert, EyeOff, Folder, type LucideIcon, MessageSquareWarning } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import type { ListState } from '../../../kit/list/list-state.ts'
import { folderTree, mediaFolders } from '../../../media/folders/media-folders.ts'
import { useTenant } from '../../../data/session.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import * as wording from './wording.ts'

type AsideProps = { state: ListState; change: (changes: Partial<ListState>) => void }

/** The column beside the files: those that need attention, and the folders. */
export function MediaAside({ state, change }: AsideProps) {
  return (
    <aside aria-label={wording.asideLabel} className="hidden xl:block">
      <div className="sticky top-20 flex max-h-[calc(100dvh-6rem)] flex-col gap-6">
        <Folders state={state} change={change} />
        <Reports state={state} change={change} />
      </div>
    </aside>
  )
}

const ROW =
  'focus-ring flex min-h-9 w-full cursor-pointer items-center gap-2 rounded-sm px-2 py-1 text-start text-sm text-ink-soft data-hovered:bg-sunken data-hovered:text-ink'
const CHOSEN = 'bg-brand-tint font-medium text-ink'

const everything = ' all'

function Folders({ state, change }: AsideProps) {
  const query = useQuery(mediaFolders(useTenant().uuid))
  const tree = folderTree(query.data ?? [])
  const { within: _, ...others } = state.filters
  if (query.isError) return null
  return (
    <section aria-labelledby="media-folders" className="flex min-h-0 flex-col">
      <h2 id="media-folders" className="eyebrow mb-2 px-2">
        {wording.foldersTitle}
      </h2>
      {query.data === undefined ? (
        <div className="flex flex-col gap-3 px-2">
          <Skeleton className="h-3.5 w-24" />
          <Skeleton className="h-3.5 w-32" />
          <Skeleton className="h-3.5 w-20" />
        </div>
      ) : tree.length === 0 ? (
        <p className="px-2 text-sm text-ink-soft">{wording.noFolders}</p>
      ) : (
        <ListBox
          aria-labelledby="media-folders"
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[state.filters['within'] ?? everything]}
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : [...keys]
            if (key === undefined) return
            change({ filters: key === everything ? others : { ...others, within: String(key) } })
          }}
          className="-m-1 min-h-0 overflow-y-auto p-1 outline-none"
        >
          <ListBoxItem id={everything} textValue={wording.allFiles} className={rowLook}>
            {wording.allFiles}
          </ListBoxItem>
          {tree.map(({ path, name, depth, count }) => (
            <ListBoxItem
              key={path}
              id={path}
              textValue={name}
              className={rowLook}
              style={{ paddingInlineStart: `${0.5 + depth}rem` }}
            >
              <Folder aria-hidden size={16} className="shrink-0 text-ink-faint" />
              <span dir="auto" className="min-w-0 grow wrap-anywhere">
                {depth > 0 && <span className="sr-only">{path.split('/').slice(0, depth).join(', ')}, </span>}
                {name}
              </span>
              <span className="shrink-0 text-xs text-ink-faint tabular-nums">
                <span aria-hidden>{count}</span>
                <span className="sr-only">{wording.fileCount({ count })}</span>
              </span>
            </ListBoxItem>
          ))}
        </ListBox>
      )}
    </section>
  )
}

const rowLook = ({ isSelected }: { isSelected: boolean }): string => classNames(ROW, isSelected && CHOSEN)

type Report = { parameter: string; value: string; label: string; icon: LucideIcon }

const reports: readonly Report[] = [
  { parameter: 'licenceState', value: 'ending', label: wording.expiringLicences, icon: CalendarClock },
  { parameter: 'lacks', value: 'alt', label: wording.lacksAlt, icon: MessageSquareWarning },
  { parameter: 'used', value: 'false', label: wording.notUsed, icon: EyeOff },
  { parameter: 'state', value: 'failed', label: wording.failed, icon: CircleAlert },
]

function Reports({ state, change }: AsideProps) {
  return (
    <section aria-labelledby="media-reports">
      <h2 id="media-reports" className="eyebrow mb-2 px-2">
        {wording.attentionTitle}
      </h2>
      <ul>
        {reports.map(({ parameter, value, label, icon: Icon }) => {
          const isOn = state.filters[parameter] === value
          return (
            <li key={parameter}>
              <AriaButton
                aria-pressed={isOn}
                onPress={() => {
                  const { [parameter]: _, ...others } = state.filters
                  change({ filters: isOn ? others : { [parameter]: value } })
                }}
                className={classNames(ROW, isOn && CHOSEN)}
              >
                <Icon aria-hidden size={16} className="shrink-0 text-ink-faint" />
                {label}
              </AriaButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
