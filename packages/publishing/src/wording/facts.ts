import type { Publication } from '@sojourn/contract/itinerary/publication'
import type { Words } from '../languages/words.ts'
import { lengthText, partyText } from './itinerary.ts'

/** The key facts of an itinerary: dates, length, travellers. */
export function factsOf(publication: Publication, words: Words): string[] {
  const { startDate, endDate, party } = publication
  const dates = startDate === null ? null : words.dateRange(startDate, endDate ?? startDate)
  return [dates, lengthText(publication, words), partyText(party, words)].filter((fact) => fact !== null)
}

/** The accessible description of the map. */
export const mapTitle = ({ route }: Pick<Publication, 'route'>, { page }: Words): string =>
  page.mapOfRoute({ places: route.map(({ label }) => label).join(', ') })
