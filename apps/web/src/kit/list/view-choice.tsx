import type { LucideIcon } from 'lucide-react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import * as wording from './wording.ts'

/** A view of a list. */
export type View = { id: string; label: string; icon: LucideIcon }

type ViewChoiceProps = { views: readonly View[]; value: string | null; onChange: (id: string) => void }

/** The views of a list, side by side. */
export function ViewChoice({ views, value, onChange }: ViewChoiceProps) {
  return (
    <ToggleButtonGroup
      aria-label={wording.view}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={value === null ? [] : [value]}
      onSelectionChange={(keys) => {
        const [id] = [...keys]
        if (id !== undefined) onChange(String(id))
      }}
      className="flex gap-0.5 rounded-sm border border-line bg-sunken p-0.5"
    >
      {views.map(({ id, label, icon: Icon }) => (
        <ToggleButton
          key={id}
          id={id}
          aria-label={label}
          className="focus-ring inline-flex size-8 cursor-pointer items-center justify-center rounded-xs border border-transparent text-ink-soft data-hovered:text-ink data-selected:border-line-strong data-selected:bg-surface data-selected:text-ink"
        >
          <span title={label} className="flex size-full items-center justify-center">
            <Icon aria-hidden size={18} />
          </span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
