import { ArrowDownUp, Plus, SlidersHorizontal } from 'lucide-react'
import { memo, type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Menu, MenuItem, MenuTrigger } from '../../ui/menu.tsx'
import { AlphabetChip } from './alphabet-filter.tsx'
import { FilterChip, OptionChip } from './filter-chip.tsx'
import { ListSearch } from './list-search.tsx'
import { countOfFilters, type ListFilter, type ListRules, type ListState } from './list-state.ts'
import type { OpenFilter } from './open-filters.tsx'
import type { ChangeList } from './use-list-state.ts'
import { type View, ViewChoice } from './view-choice.tsx'
import * as wording from './wording.ts'

type ControlsProps = {
  rules: Omit<ListRules, 'open' | 'views'> & { open: readonly OpenFilter[]; views?: readonly View[] }
  state: ListState
  change: ChangeList
  many: string
  /** Whether the letters are among the filters. */
  hasAlphabet: boolean
  /** At the start and at the end of the row. */
  savedViews?: ReactNode
  menu: ReactNode
}

/** Everything that searches, filters and sorts a list, in one row. */
export const ListControls = memo(function ListControls(props: ControlsProps) {
  const { rules, state, change, many, savedViews, menu } = props
  const { sorts, views } = rules
  const [isUnfolded, setIsUnfolded] = useState(false)
  const id = useId()
  const count = countOfFilters(state, rules)
  return (
    <div className="flex flex-wrap items-center gap-2 pb-2">
      {savedViews}
      <ListSearch key={many} label={wording.search({ resources: many })} value={state.q} change={change} />
      <Button
        icon={SlidersHorizontal}
        aria-expanded={isUnfolded}
        aria-controls={id}
        className="md:hidden"
        onPress={() => setIsUnfolded(!isUnfolded)}
      >
        {wording.filters({ count })}
      </Button>
      <div
        id={id}
        className={classNames(
          'min-w-0 flex-wrap items-center gap-2 md:flex',
          isUnfolded ? 'order-last flex w-full' : 'hidden',
        )}
      >
        <Filters {...props} />
      </div>
      <span className="ms-auto flex items-center gap-1">
        <SortMenu sorts={sorts} value={state.sort} onChange={(sort) => change({ sort })} />
        {views && views.length > 1 && (
          <ViewChoice views={views} value={state.view} onChange={(view) => change({ view })} />
        )}
        {menu}
      </span>
    </div>
  )
})

/** More filters than these are added from a menu, so that all controls fit in one row. */
const maxChips = 4

/** One of the filters of a list. */
type Filter = { parameter: string; label: string; isOn: boolean; render: (isOpenAtFirst: boolean) => ReactNode }

function Filters({ rules, state, change, hasAlphabet }: ControlsProps) {
  const [added, setAdded] = useState<string | null>(null)
  const all = filtersOf(rules, state, change)
  const visible = all.filter(({ parameter, isOn }, n) => n < maxChips || isOn || parameter === added)
  const further = all.filter((filter) => !visible.includes(filter))
  return (
    <>
      {visible.map(({ parameter, render }) => (
        <span key={parameter} className="contents">
          {render(parameter === added)}
        </span>
      ))}
      {hasAlphabet && <AlphabetChip value={state.letter} onChange={(letter) => change({ letter })} />}
      {further.length > 0 && (
        <MenuTrigger>
          <Button size="small" variant="quiet" icon={Plus} className="min-h-9">
            {wording.moreFilters}
          </Button>
          <Menu placement="bottom start">
            {further.map(({ parameter, label }) => (
              <MenuItem key={parameter} onAction={() => setAdded(parameter)}>
                {label}
              </MenuItem>
            ))}
          </Menu>
        </MenuTrigger>
      )}
    </>
  )
}

const filtersOf = (
  { radio, filters = [], open }: ControlsProps['rules'],
  state: ListState,
  change: ChangeList,
): readonly Filter[] => {
  const set = (parameter: string) => (value: string | null) =>
    change({ filters: withFilter(state.filters, parameter, value) })
  const optionFilter = (
    { parameter, label, options }: ListFilter,
    value: string | null,
    onChange: (value: string | null) => void,
  ): Filter => ({
    parameter,
    label,
    isOn: value !== null,
    render: (isOpenAtFirst) => (
      <OptionChip label={label} options={options} value={value} onChange={onChange} isOpenAtFirst={isOpenAtFirst} />
    ),
  })
  return [
    ...(radio ? [optionFilter(radio, state.choice, (choice) => change({ choice }))] : []),
    ...open.map(({ parameter, label, valueText, renderChoice }): Filter => {
      const value = state.filters[parameter] ?? null
      return {
        parameter,
        label,
        isOn: value !== null,
        render: (isOpenAtFirst) => (
          <FilterChip
            label={label}
            value={value === null ? null : valueText(value)}
            onClear={() => set(parameter)(null)}
            isOpenAtFirst={isOpenAtFirst}
          >
            {(close) =>
              renderChoice({
                value,
                onChange: (chosen) => {
                  set(parameter)(chosen)
                  close()
                },
              })
            }
          </FilterChip>
        ),
      }
    }),
    ...filters.map((filter) => optionFilter(filter, state.filters[filter.parameter] ?? null, set(filter.parameter))),
  ]
}

const withFilter = (filters: ListState['filters'], parameter: string, chosen: string | null): ListState['filters'] => {
  const { [parameter]: _, ...others } = filters
  return chosen === null ? others : { ...others, [parameter]: chosen }
}

type SortMenuProps = { sorts: ListRules['sorts']; value: string; onChange: (sort: string) => void }

function SortMenu({ sorts, value, onChange }: SortMenuProps) {
  const current = sorts.find(({ id }) => id === value)?.label ?? ''
  return (
    <MenuTrigger>
      <Button
        size="small"
        variant="quiet"
        icon={ArrowDownUp}
        aria-label={wording.sortedBy({ order: current })}
        className="min-h-9"
      >
        <span className="max-xl:hidden">{current}</span>
      </Button>
      <Menu aria-label={wording.sort}>
        {sorts.map(({ id, label }) => (
          <MenuItem key={id} isCurrent={id === value} onAction={() => onChange(id)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  )
}
