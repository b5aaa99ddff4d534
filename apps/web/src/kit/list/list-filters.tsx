import { useEffect, useState } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { FETCH_DELAY } from '../../ui/constants.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { letters, type ListRules, type ListState } from './list-state.ts'

type Change = (changes: Partial<ListState>, options?: { replace?: boolean }) => void

/** Everything that narrows or orders a list. */
export function ListFilters({
  rules,
  state,
  change,
  many,
}: {
  rules: ListRules
  state: ListState
  change: Change
  many: string
}) {
  const { radio, filters = [], sorts } = rules
  return (
    <div className="flex flex-col gap-3 pb-5">
      <div className="flex flex-wrap items-end gap-3">
        <SearchBox key={many} label={`Search ${many}`} value={state.q} change={change} />
        {filters.map(({ parameter, label, options, none = `${label}: all` }) => (
          <Select
            key={parameter}
            label={label}
            isLabelHidden
            className="w-44 max-xs:w-full"
            options={[{ id: 'all', label: none }, ...options]}
            value={state.filters[parameter] ?? 'all'}
            onChange={(chosen) => change({ filters: withFilter(state.filters, parameter, chosen) })}
          />
        ))}
        <Select
          label="Sort by"
          isLabelHidden
          className="w-52 max-xs:w-full"
          options={sorts}
          value={state.sort}
          onChange={(sort) => change({ sort })}
        />
      </div>
      {radio && (
        <SegmentedControl
          label={radio.label}
          isLabelHidden
          options={[{ id: 'all', label: 'All' }, ...radio.options]}
          value={state.choice ?? 'all'}
          onChange={(choice) => change({ choice: choice === 'all' ? null : choice })}
        />
      )}
      <AlphabetFilter value={state.letter} onChange={(letter) => change({ letter })} />
    </div>
  )
}

const withFilter = (filters: ListState['filters'], parameter: string, chosen: string): ListState['filters'] => {
  const { [parameter]: _, ...others } = filters
  return chosen === 'all' ? others : { ...others, [parameter]: chosen }
}

/** Searches when typing rests, and follows the address when that changes by itself. */
function SearchBox({ label, value, change }: { label: string; value: string; change: Change }) {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  /** What the address was asked to say last; when it says so, somebody may have typed on. */
  const [asked, setAsked] = useState(value)
  if (seen !== value) {
    setSeen(value)
    if (value !== asked) {
      setAsked(value)
      setTyped(value)
    }
  }
  useEffect(() => {
    if (typed.trim() === value) return undefined
    const timer = setTimeout(() => {
      setAsked(typed.trim())
      change({ q: typed.trim() }, { replace: true })
    }, FETCH_DELAY)
    return () => clearTimeout(timer)
  }, [typed, value, change])
  return <SearchField label={label} value={typed} onChange={setTyped} className="min-w-0 grow basis-64" />
}

/** The letters a title may begin with, in one line; pressing the chosen one takes it away. */
function AlphabetFilter({ value, onChange }: { value: string | null; onChange: (letter: string | null) => void }) {
  return (
    <ToggleButtonGroup
      aria-label="First letter"
      selectionMode="single"
      selectedKeys={value ? [value] : []}
      onSelectionChange={(keys) => {
        const [letter] = [...keys]
        onChange(letter === undefined ? null : String(letter))
      }}
      className="-mx-1 flex max-w-full gap-px overflow-x-auto px-1 py-0.5 [scrollbar-width:none]"
    >
      {letters.map((letter) => (
        <ToggleButton
          key={letter}
          id={letter}
          aria-label={letter === '#' ? 'Other' : letter}
          className="focus-ring inline-flex size-7 shrink-0 cursor-pointer items-center justify-center rounded-xs text-xs text-ink-soft data-hovered:bg-sunken data-hovered:text-ink data-selected:bg-brand data-selected:font-medium data-selected:text-on-brand"
        >
          {letter}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
