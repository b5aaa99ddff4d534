import { Pencil } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { unscheduledId } from '../days/day-groups.ts'
import { dayName } from '../words/day-words.ts'
import type { LibraryScope } from './use-library.ts'
import * as wording from './wording.ts'

const scopes: readonly { id: LibraryScope; label: string }[] = [
  { id: 'all', label: wording.scopes.all },
  { id: 'accommodation', label: wording.scopes.accommodation },
  { id: 'excursion', label: wording.scopes.excursion },
]

type Days = readonly { title: string | null }[]
type SearchBarProps = {
  text: string
  setText: (text: string) => void
  scope: LibraryScope
  setScope: (scope: LibraryScope) => void
  /** What was added last, in words. */
  added: string | null
  /** Where the choice is added; null if it replaces a segment. */
  target: { days: Days; day: number | null; goTo: (day: number | null) => void } | null
  /** Whether only the library on this device is searched. */
  isOffline: boolean
  /** Called when Enter is pressed while no result has the focus. */
  onEnter: () => void
  /** Shows the fields of what was understood; null if nothing was. */
  onEdit: (() => void) | null
}

/** The search field above the results, and the choices of what to search and where to add it. */
export function SearchBar({
  text,
  setText,
  scope,
  setScope,
  added,
  target,
  isOffline,
  onEnter,
  onEdit,
}: SearchBarProps) {
  return (
    <div className="sticky -top-1 z-10 -mx-1 flex flex-col gap-3 bg-overlay px-1 pt-1 pb-3">
      <SearchField
        label={wording.searchLabel}
        placeholder={wording.searchPlaceholder}
        autoFocus
        value={text}
        onChange={setText}
        onSubmit={() => document.activeElement?.hasAttribute('aria-activedescendant') || onEnter()}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <SegmentedControl label={wording.scopeLabel} isLabelHidden options={scopes} value={scope} onChange={setScope} />
        {target && (
          <Select
            label={wording.targetLabel}
            isLabelHidden
            isSmall
            className="w-44"
            options={daysOf(target.days)}
            value={target.day === null ? unscheduledId : String(target.day)}
            onChange={(id) => target.goTo(id === unscheduledId ? null : Number(id))}
          />
        )}
      </div>
      <output className="empty:hidden text-sm text-warning">{isOffline && wording.offlineLibrary}</output>
      {onEdit && (
        <Button size="small" variant="quiet" icon={Pencil} className="self-start" onPress={onEdit}>
          {wording.changeSentence}
        </Button>
      )}
      {added && (
        <p className="rounded-sm bg-success-tint px-3 py-1.5 text-sm text-success" dir="auto">
          {added}
        </p>
      )}
    </div>
  )
}

const daysOf = (days: Days) => [
  ...days.map(({ title }, index) => ({ id: String(index), label: dayName(index, title) })),
  { id: unscheduledId, label: dayName(null) },
]
