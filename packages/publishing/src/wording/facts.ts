import type { Publication } from '@sojourn/contract/itinerary/publication'
import { dateRange } from './dates.ts'
import { lengthText, partyText } from './itinerary.ts'

/** The key facts of an itinerary: dates, length, travellers. */
export function factsOf(publication: Publication): string[] {
  const { startDate, endDate, party } = publication
  const dates = startDate === null ? null : dateRange(startDate, endDate ?? startDate)
  return [dates, lengthText(publication), partyText(party)].filter((fact) => fact !== null)
}

/** The accessible description of the map. */
export const mapTitle = ({ route }: Pick<Publication, 'route'>): string =>
  `Map of the route: ${route.map(({ label }) => label).join(', ')}`
