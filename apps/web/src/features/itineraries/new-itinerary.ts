import { isUuid } from '@sojourn/contract/kit/uuid'
import { itinerary } from '@sojourn/contract/resources/itinerary'
import * as wording from './wording.ts'

/** The fields in the form of a new itinerary or template. All others are set in the editor. */
export type NewItinerary = {
  title: string
  client: string | null
  startDate: string | null
  dayCount: number | null
  adults: number | null
  children: number | null
  childAges: number[]
  infants: number | null
}

export const newItinerary: NewItinerary = {
  title: '',
  client: null,
  startDate: null,
  dayCount: 7,
  adults: 2,
  children: 0,
  childAges: [],
  infants: 0,
}

export const fieldLabels: Record<keyof NewItinerary, string> = wording.fieldLabels

/** The error messages by field, according to the contract; empty if it can be created. */
export const complaintsAbout = (input: NewItinerary): Partial<Record<keyof NewItinerary, string>> => {
  const parsed = itinerary.create.safeParse(input)
  const wrong = new Set(parsed.error?.issues.map(({ path }) => path[0]))
  return Object.fromEntries(fields.filter((name) => wrong.has(name)).map((name) => [name, wording.complaints[name]]))
}

/** The fields in the order of the form. */
export const fields = [
  'title',
  'client',
  'startDate',
  'dayCount',
  'adults',
  'children',
  'childAges',
  'infants',
] as const

/** Restores a stored draft, with defaults for values that do not fit. */
export const fromDraft = (draft: Readonly<Record<string, unknown>>): NewItinerary => {
  const number = (name: 'dayCount' | 'adults' | 'children' | 'infants') =>
    typeof draft[name] === 'number' ? draft[name] : newItinerary[name]
  const { title, client, startDate, childAges } = draft
  return {
    title: typeof title === 'string' ? title : '',
    client: isUuid(client) ? client : null,
    startDate: typeof startDate === 'string' && /^\d{4}-\d\d-\d\d$/.test(startDate) ? startDate : null,
    dayCount: number('dayCount'),
    adults: number('adults'),
    children: number('children'),
    childAges: Array.isArray(childAges) ? childAges.filter((age): age is number => typeof age === 'number') : [],
    infants: number('infants'),
  }
}

/** The travellers as the server gets them, without the ages of children that were taken off again. */
export const partyOf = ({ adults, children, childAges, infants }: NewItinerary) => ({
  adults: adults ?? 0,
  children: children ?? 0,
  childAges: childAges.slice(0, children ?? 0),
  infants: infants ?? 0,
})
