import { message } from '@sojourn/contract/kit/message'

export const details = message('Details')
export const highlight = message('highlight')
export const location = message('Location and season')
export const noTimeZone = message('No time zone')
export const noCurrency = message('No currency')
export const images = message('Images')
export const imagesHint = message('The cover image is shown first in itineraries.')
export const facts = message('Facts for travellers')
export const factsHint = message('Each is a section of the guide that travellers read. Empty ones are left out.')
export const internal = message('Internal')
export const tag = message('tag')

export const kindNames = {
  country: message('Country'),
  region: message('Region'),
  city: message('City'),
  area: message('Area'),
  park: message('Park'),
  island: message('Island'),
}

export const bestIn = message('Best in {months}')

export const columnName = message('Name')
export const columnKind = message('Kind')
export const columnParent = message('Part of')
export const listEmpty = message(
  'Add countries, regions, cities and parks, with what travellers should know about each.',
)
