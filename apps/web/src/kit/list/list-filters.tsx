import { SlidersHorizontal, Trash2 } from 'lucide-react'
import { Fragment, memo, useEffect, useId, useMemo, useState } from 'react'
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
import { type View, ViewChoice } from './view-choice.tsx'

type Change = (changes: Partial<ListState>, options?: { replace?: boolean }) => void

/** Everything that filters or sorts a list; controls that a change does not affect are not rendered again. */
export const ListFilters = memo(function ListFilters({
  rules,
  state,
  change,
  many,
}: {
  rules: Omit<ListRules, 'open' | 'views'> & { open: readonly OpenFilter[]; views?: readonly View[] }
  state: ListState
  change: Change
  many: string
}) {
  const { radio, filters = noFilters, open, sorts, hasBin, views } = rules
  const [isUnfolded, setIsUnfolded] = useState(false)
  const id = useId()
  const count = countOfFilters(state, rules)
  const { sort, binned, choice, view } = state
  // Many filters get a line of their own below the search.
  const hasManyFilters = filters.length + open.length > 2
  const filterWidth = filterWidthFor(filters.length + open.length)
  const filtersJson = JSON.stringify(state.filters)
  const narrowing = useMemo(() => {
    const chosen: ListState['filters'] = JSON.parse(filtersJson)
    const filterBy = (parameter: string) => (value: string | null) =>
      change({ filters: withFilter(chosen, parameter, value) })
    return (
      <>
        {filters.map(({ parameter, label, options, none = `${label}: all` }) => (
          <Select
            key={parameter}
            label={label}
            isLabelHidden
            className={filterWidth}
            options={[{ id: 'all', label: none }, ...options]}
            value={chosen[parameter] ?? 'all'}
            onChange={(value) => filterBy(parameter)(value === 'all' ? null : value)}
          />
        ))}
        {open.map(({ parameter, render }) => (
          <Fragment key={parameter}>
            {render({ className: filterWidth, value: chosen[parameter] ?? null, onChange: filterBy(parameter) })}
          </Fragment>
        ))}
      </>
    )
  }, [filters, open, filtersJson, filterWidth, change])
  const order = useMemo(
    () => (
      <>
        <Select
          label="Sort by"
          isLabelHidden
          className="w-52 max-xs:w-full"
          options={sorts}
          value={sort}
          onChange={(wanted) => change({ sort: wanted })}
        />
        {hasBin && (
          <ToggleButton
            isSelected={binned}
            onChange={(isOn) => change({ binned: isOn })}
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
        {views && <ViewChoice views={views} value={view} onChange={(wanted) => change({ view: wanted })} />}
      </>
    ),
    [sorts, sort, hasBin, binned, views, view, change],
  )
  const choosing = useMemo(
    () =>
      radio && (
        <SegmentedControl
          label={radio.label}
          isLabelHidden
          className="basis-full"
          options={[{ id: 'all', label: 'All' }, ...radio.options]}
          value={choice ?? 'all'}
          onChange={(wanted) => change({ choice: wanted === 'all' ? null : wanted })}
        />
      ),
    [radio, choice, change],
  )
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
        {hasManyFilters ? (
          <>
            {order}
            <div className="flex basis-full flex-wrap gap-3">{narrowing}</div>
          </>
        ) : (
          <>
            {narrowing}
            {order}
          </>
        )}
        {choosing}
        <AlphabetFilter value={state.letter} change={change} />
      </div>
    </div>
  )
})

const noFilters: NonNullable<ListRules['filters']> = []

/** A line has room for three of the same width. More of them share it, or are placed in pairs if it is short. */
const filterWidthFor = (count: number): string => {
  if (count > 4) return 'grow basis-40 max-xs:w-full'
  if (count === 4) return 'grow basis-full xs:basis-[calc(50%-0.375rem)] xl:basis-40'
  return count > 2 ? 'w-52 max-xs:w-full' : 'w-48 max-xs:w-full'
}

const withFilter = (filters: ListState['filters'], parameter: string, chosen: string | null): ListState['filters'] => {
  const { [parameter]: _, ...others } = filters
  return chosen === null ? others : { ...others, [parameter]: chosen }
}

/** Searches when the user stops typing, and follows the URL when that changes by itself. */
function SearchBox({ label, value, change }: { label: string; value: string; change: Change }) {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  /** The last value written to the URL: when the URL changes to it, the user may already have typed more. */
  const [sentValue, setSentValue] = useState(value)
  if (seen !== value) {
    setSeen(value)
    if (value !== sentValue) {
      setSentValue(value)
      setTyped(value)
    }
  }
  useEffect(() => {
    if (typed.trim() === value) return undefined
    const timer = setTimeout(() => {
      setSentValue(typed.trim())
      change({ q: typed.trim() }, { replace: true })
    }, FETCH_DELAY)
    return () => clearTimeout(timer)
  }, [typed, value, change])
  return <SearchField label={label} value={typed} onChange={setTyped} className="min-w-0 grow basis-40 md:basis-48" />
}

/** The first letters of titles in one line; pressing the selected one removes the filter. */
const AlphabetFilter = memo(function AlphabetFilter({ value, change }: { value: string | null; change: Change }) {
  return (
    <ToggleButtonGroup
      aria-label="First letter"
      selectionMode="single"
      selectedKeys={value ? [value] : []}
      onSelectionChange={(keys) => {
        const [letter] = [...keys]
        change({ letter: letter === undefined ? null : String(letter) })
      }}
      className="-mx-1 flex max-w-full basis-full gap-px overflow-x-auto px-1 py-0.5 [scrollbar-width:none]"
    >
      {letters.map((letter) => (
        <ToggleButton
          key={letter}
          id={letter}
          aria-label={letter === '#' ? 'Other' : letter}
          className="focus-ring inline-flex h-7 min-w-6 max-w-8 flex-1 cursor-pointer items-center justify-center rounded-xs text-xs text-ink-soft data-hovered:bg-sunken data-hovered:text-ink data-selected:bg-brand data-selected:font-medium data-selected:text-on-brand"
        >
          {letter}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
})
