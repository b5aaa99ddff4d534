import { SlidersHorizontal, Trash2 } from 'lucide-react'
import { Fragment, useEffect, useId, useState } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { Button } from '../../ui/button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { classNames } from '../../ui/class-names.ts'
import { FETCH_DELAY } from '../../ui/constants.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { countOfFilters, letters, type ListRules, type ListState } from './list-state.ts'
import type { OpenFilter } from './open-filters.tsx'

type Change = (changes: Partial<ListState>, options?: { replace?: boolean }) => void

/** Everything that narrows or orders a list. */
export function ListFilters({
  rules,
  state,
  change,
  many,
}: {
  rules: Omit<ListRules, 'open'> & { open: readonly OpenFilter[] }
  state: ListState
  change: Change
  many: string
}) {
  const { radio, filters = [], open, sorts, hasBin } = rules
  const [isUnfolded, setIsUnfolded] = useState(false)
  const id = useId()
  const count = countOfFilters(state, rules)
  const filterBy = (parameter: string) => (chosen: string | null) =>
    change({ filters: withFilter(state.filters, parameter, chosen) })
  return (
    <div className="flex flex-wrap items-end gap-3 pb-5">
      <SearchBox key={many} label={`Search ${many}`} value={state.q} change={change} />
      <Button
        icon={SlidersHorizontal}
        aria-expanded={isUnfolded}
        aria-controls={id}
        className="md:hidden"
        onPress={() => setIsUnfolded(!isUnfolded)}
      >
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
      <div id={id} className={classNames(isUnfolded ? 'flex w-full min-w-0 flex-wrap gap-3' : 'hidden', 'md:contents')}>
        {filters.map(({ parameter, label, options, none = `${label}: all` }) => (
          <Select
            key={parameter}
            label={label}
            isLabelHidden
            className={filterWidth}
            options={[{ id: 'all', label: none }, ...options]}
            value={state.filters[parameter] ?? 'all'}
            onChange={(chosen) => filterBy(parameter)(chosen === 'all' ? null : chosen)}
          />
        ))}
        {open.map(({ parameter, render }) => (
          <Fragment key={parameter}>
            {render({
              className: filterWidth,
              value: state.filters[parameter] ?? null,
              onChange: filterBy(parameter),
            })}
          </Fragment>
        ))}
        <Select
          label="Sort by"
          isLabelHidden
          className="w-52 max-xs:w-full"
          options={sorts}
          value={state.sort}
          onChange={(sort) => change({ sort })}
        />
        {hasBin && (
          <ToggleButton
            isSelected={state.binned}
            onChange={(binned) => change({ binned })}
            className={buttonStyle(
              'secondary',
              'medium',
              'data-selected:border-brand data-selected:bg-brand data-selected:text-on-brand',
            )}
          >
            <Trash2 aria-hidden size={16} />
            Bin
          </ToggleButton>
        )}
        {radio && (
          <SegmentedControl
            label={radio.label}
            isLabelHidden
            className="basis-full"
            options={[{ id: 'all', label: 'All' }, ...radio.options]}
            value={state.choice ?? 'all'}
            onChange={(choice) => change({ choice: choice === 'all' ? null : choice })}
          />
        )}
        <AlphabetFilter value={state.letter} onChange={(letter) => change({ letter })} />
      </div>
    </div>
  )
}

const filterWidth = 'w-44 max-xs:w-full'

const withFilter = (filters: ListState['filters'], parameter: string, chosen: string | null): ListState['filters'] => {
  const { [parameter]: _, ...others } = filters
  return chosen === null ? others : { ...others, [parameter]: chosen }
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
  return <SearchField label={label} value={typed} onChange={setTyped} className="min-w-0 grow basis-40 md:basis-48" />
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
      className="-mx-1 flex max-w-full basis-full gap-px overflow-x-auto px-1 py-0.5 [scrollbar-width:none]"
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
