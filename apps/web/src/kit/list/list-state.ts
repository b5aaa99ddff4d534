import { maxSearchLength } from '@sojourn/contract/kit/field-limits'
import { defaultPerPage, perPageChoices } from '@sojourn/contract/kit/page'
import type { Parameters } from '../../data/resource-client.ts'

/** What is asked of a list. It stands in the address, so that a link or Back brings it back. */
export type ListState = {
  q: string
  /** `A` to `Z`, or `#` for all other beginnings. */
  letter: string | null
  /** The chosen value of the radio filter. */
  choice: string | null
  /** The chosen values of the other filters, by their parameter. */
  filters: Readonly<Record<string, string>>
  /** Whether it shows what was deleted. */
  binned: boolean
  sort: string
  page: number
  perPage: number
  /** Which of its views it is drawn in; null where it has only the table. */
  view: string | null
}

/** A query parameter that selects records, and the values one can choose. */
export type ListFilter = {
  parameter: string
  label: string
  /** `sends` are the values the server is asked for where they differ from the one in the address: any of them. */
  options: readonly { id: string; label: string; sends?: readonly string[] }[]
  /** What the list shows while none is chosen; `Role: all` if left out. */
  none?: string
}

/** What a list can be asked for; the first sort is the one it starts with. */
export type ListRules = {
  sorts: readonly { id: string; label: string }[]
  /** The filter whose values all stand side by side. */
  radio?: ListFilter
  /** Filters that are chosen from a list each. */
  filters?: readonly ListFilter[]
  /** Filters by one of too many values to list them all; `accepts` tells what can be one, `sends` what is asked for it. */
  open?: readonly {
    parameter: string
    accepts: (text: string) => boolean
    sends?: (text: string) => readonly string[]
  }[]
  /** The ways its rows can be drawn in; it starts with the first. */
  views?: readonly { id: string }[]
  /** Whether it can show what was deleted instead. */
  hasBin?: boolean
}

/** The letters to filter by. */
export const letters = [...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ'), '#']

/** Reads the address; what is not understood counts as not said. */
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
  }
}

/** Writes the address: only what differs from how the list starts. */
export const searchOf = (state: ListState, rules: ListRules): Record<string, string> => {
  const { page, perPage, view } = state
  return {
    ...narrowing(state, rules),
    ...(rules.hasBin && state.binned ? { binned: 'true' } : {}),
    ...(state.sort === firstSort(rules) ? {} : { sort: state.sort }),
    ...(perPage === defaultPerPage ? {} : { perPage: String(perPage) }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(view === null || view === rules.views?.[0]?.id ? {} : { view }),
  }
}

/** What the list call is sent: like the address, so that a plain list is asked for plainly. */
export const parametersOf = (state: ListState, rules: ListRules): Parameters => {
  const { sort = firstSort(rules), view: _, ...others } = searchOf(state, rules)
  const parameters = Object.fromEntries(
    Object.entries(others).map(([parameter, value]) => [parameter, sentFor(rules, parameter, value) ?? value]),
  )
  return sort === serverSort ? parameters : { ...parameters, sort }
}

const sentFor = ({ filters, open }: ListRules, parameter: string, value: string): readonly string[] | undefined =>
  filters?.find((one) => one.parameter === parameter)?.options.find(({ id }) => id === value)?.sends ??
  open?.find((one) => one.parameter === parameter)?.sends?.(value)

/** Whether it shows a selection and not everything. */
export const isNarrowed = (state: ListState, rules: ListRules): boolean =>
  Object.keys(narrowing(state, rules)).length > 0

/** How many filters narrow it, apart from the search. */
export const countOfFilters = (state: ListState, rules: ListRules): number =>
  Object.keys(narrowing({ ...state, q: '' }, rules)).length + (state.binned ? 1 : 0)

/** How the server sorts when it is not told. */
const serverSort = '-createdAt'

const firstSort = ({ sorts }: ListRules): string => sorts[0]?.id ?? serverSort

const narrowing = ({ q, letter, choice, filters }: ListState, { radio }: ListRules): Record<string, string> => ({
  ...(q.trim() ? { q: q.trim() } : {}),
  ...(radio && choice ? { [radio.parameter]: choice } : {}),
  ...filters,
  ...(letter ? { letter } : {}),
})
