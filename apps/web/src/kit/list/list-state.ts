import { maxSearchLength } from '@sojourn/contract/kit/field-limits'
import { defaultPerPage, perPageChoices } from '@sojourn/contract/kit/page'
import type { Parameters } from '../../data/resource-lists.ts'

/** The state of a list. It is in the URL, so that a link or Back restores it. */
export type ListState = {
  q: string
  /** `A` to `Z`, or `#` for anything else. */
  letter: string | null
  /** The selected value of the radio filter. */
  choice: string | null
  /** The selected values of the other filters, by their parameter. */
  filters: Readonly<Record<string, string>>
  /** Whether it shows deleted records. */
  binned: boolean
  sort: string
  page: number
  perPage: number
  /** The view it is shown in; null if it has only the table. */
  view: string | null
  /** The columns of the table in their order; null for those that the user chose last, or the default. */
  columns: readonly string[] | null
}

/** A query parameter that filters records, and its possible values. */
export type ListFilter = {
  parameter: string
  label: string
  /** `sends` are the values sent to the server, if they differ from the one in the URL; a record may match any of them. */
  options: readonly { id: string; label: string; sends?: readonly string[] }[]
  /** The label when none is selected; `Role: all` by default. */
  none?: string
}

/** What a list can be filtered and sorted by; the first sort order is the default. */
export type ListRules = {
  sorts: readonly { id: string; label: string }[]
  /** The filter whose values are shown side by side. */
  radio?: ListFilter
  /** Filters with a dropdown each. */
  filters?: readonly ListFilter[]
  /**
   * Filters with too many values to list them all. `accepts` checks a value; `sends` returns what is sent to the server for it.
   */
  open?: readonly {
    parameter: string
    accepts: (text: string) => boolean
    sends?: (text: string) => readonly string[]
  }[]
  /** The views of the rows; the first is the default. */
  views?: readonly { id: string }[]
  /** The columns that can be chosen. */
  columns?: readonly { id: string }[]
  /** Whether it can show deleted records instead. */
  hasBin?: boolean
}

/** The letters to filter by. */
export const letters = [...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ'), '#']

/** Reads the state from the URL; invalid parameters are ignored. */
export const readListState = (search: Readonly<Record<string, unknown>>, rules: ListRules): ListState => {
  const text = (name: string) => (typeof search[name] === 'string' ? search[name] : '')
  const choice = rules.radio ? text(rules.radio.parameter) : ''
  const page = Number(text('page'))
  const perPage = Number(text('perPage'))
  return {
    q: text('q').slice(0, maxSearchLength),
    letter: letters.find((letter) => letter === text('letter')) ?? null,
    choice: rules.radio?.options.find(({ id }) => id === choice)?.id ?? null,
    filters: Object.fromEntries([
      ...(rules.filters ?? []).flatMap(({ parameter, options }) => {
        const chosen = options.find(({ id }) => id === text(parameter))
        return chosen ? [[parameter, chosen.id]] : []
      }),
      ...(rules.open ?? []).flatMap(({ parameter, accepts }) =>
        accepts(text(parameter)) ? [[parameter, text(parameter)]] : [],
      ),
    ]),
    binned: rules.hasBin === true && text('binned') === 'true',
    sort: rules.sorts.find(({ id }) => id === text('sort'))?.id ?? firstSort(rules),
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    perPage: perPageChoices.find((size) => size === perPage) ?? defaultPerPage,
    view: (rules.views?.find(({ id }) => id === text('view')) ?? rules.views?.[0])?.id ?? null,
    columns: readColumns(text('columns'), rules),
  }
}

const readColumns = (text: string, { columns = [] }: ListRules): readonly string[] | null => {
  const ids = new Set(columns.map(({ id }) => id))
  const chosen = [...new Set(text.split(','))].filter((id) => ids.has(id))
  return chosen.length > 0 ? chosen : null
}

/** Writes the state to the URL: only what differs from the defaults. */
export const searchOf = (state: ListState, rules: ListRules): Record<string, string> => {
  const { page, perPage, view, columns } = state
  return {
    ...narrowing(state, rules),
    ...(rules.hasBin && state.binned ? { binned: 'true' } : {}),
    ...(state.sort === firstSort(rules) ? {} : { sort: state.sort }),
    ...(perPage === defaultPerPage ? {} : { perPage: String(perPage) }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(view === null || view === rules.views?.[0]?.id ? {} : { view }),
    ...(columns === null ? {} : { columns: columns.join(',') }),
  }
}

/** The parameters of the request. Defaults are left out, so that a plain list has a plain request. */
export const parametersOf = (state: ListState, rules: ListRules): Parameters => {
  const { sort = firstSort(rules), view: _, columns: __, ...others } = searchOf(state, rules)
  const parameters = Object.fromEntries(
    Object.entries(others).map(([parameter, value]) => [parameter, sentFor(rules, parameter, value) ?? value]),
  )
  return sort === serverSort ? parameters : { ...parameters, sort }
}

const sentFor = ({ filters, open }: ListRules, parameter: string, value: string): readonly string[] | undefined =>
  filters?.find((one) => one.parameter === parameter)?.options.find(({ id }) => id === value)?.sends ??
  open?.find((one) => one.parameter === parameter)?.sends?.(value)

/** Whether it shows a selection rather than everything. */
export const isNarrowed = (state: ListState, rules: ListRules): boolean =>
  Object.keys(narrowing(state, rules)).length > 0

/** The number of active filters, without the search. */
export const countOfFilters = (state: ListState, rules: ListRules): number =>
  Object.keys(narrowing({ ...state, q: '' }, rules)).length + (state.binned ? 1 : 0)

/** The server's default sort order. */
const serverSort = '-createdAt'

const firstSort = ({ sorts }: ListRules): string => sorts[0]?.id ?? serverSort

const narrowing = ({ q, letter, choice, filters }: ListState, { radio }: ListRules): Record<string, string> => ({
  ...(q.trim() ? { q: q.trim() } : {}),
  ...(radio && choice ? { [radio.parameter]: choice } : {}),
  ...filters,
  ...(letter ? { letter } : {}),
})
