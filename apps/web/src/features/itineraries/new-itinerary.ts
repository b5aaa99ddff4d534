import { itinerary } from '@sojourn/contract/resources/itinerary'
import * as wording from './wording.ts'

/** The fields in the form of a new itinerary or template. All others are set in the editor. */
export type NewItinerary = {
  title: string
  startDate: string | null
  dayCount: number | null
  adults: number | null
  children: number | null
}

export const newItinerary: NewItinerary = { title: '', startDate: null, dayCount: 7, adults: 2, children: 0 }

export const fieldLabels: Record<keyof NewItinerary, string> = wording.fieldLabels

/** The error messages by field, according to the contract; empty if it can be created. */
export const complaintsAbout = (input: NewItinerary): Partial<Record<keyof NewItinerary, string>> => {
  const parsed = itinerary.create.safeParse(input)
  const wrong = new Set(parsed.error?.issues.map(({ path }) => path[0]))
  return Object.fromEntries(fields.filter((name) => wrong.has(name)).map((name) => [name, wording.complaints[name]]))
}

/** The fields in the order of the form. */
export const fields = ['title', 'startDate', 'dayCount', 'adults', 'children'] as const

/** Restores a stored draft, with defaults for values that do not fit. */
export const fromDraft = (draft: Readonly<Record<string, unknown>>): NewItinerary => {
  const number = (name: 'dayCount' | 'adults' | 'children') =>
    typeof draft[name] === 'number' ? draft[name] : newItinerary[name]
  return {
    title: typeof draft['title'] === 'string' ? draft['title'] : '',
    startDate:
      typeof draft['startDate'] === 'string' && /^\d{4}-\d\d-\d\d$/.test(draft['startDate'])
        ? draft['startDate']
        : null,
    dayCount: number('dayCount'),
    adults: number('adults'),
    children: number('children'),
  }
}
