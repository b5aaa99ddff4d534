import { message } from '@sojourn/contract/kit/message'

export const details = message('Details')
export const teaserHint = message('A short introduction of one or two sentences.')
export const location = message('Location')
export const images = message('Images')
export const imagesHint = message('The cover image is shown first in itineraries.')
export const rooms = message('Rooms')
export const stay = message('Stay')
export const years = message('years')
export const facilities = message('Facilities')
export const facility = message('facility')
export const facilitiesHint = message('For example, pool, spa, Wi-Fi.')
export const group = message('group')
export const suitedForHint = message('For example, families, couples.')
export const priceAndContact = message('Price and contact')
export const phonePlaceholder = message('+27215550100')
export const urlPlaceholder = message('https://')
export const tag = message('tag')
export const boardWithCode = message('{name} ({code})')

export const roomTypes = message('Room types')
export const room = message('room')
export const roomName = message('Room')
export const beds = message('Beds')
export const maxAdults = message('Max. adults')
export const maxChildren = message('Max. children')
export const roomDescription = message('Description')
export const roomImages = message('Room images')

export const closedSeasons = message('Closed seasons')
export const closedSeason = message('closed season')
export const seasonDates = message('{from} to {to}')
export const from = message('From')
export const to = message('To')

export const typeNames = {
  hotel: message('Hotel'),
  lodge: message('Lodge'),
  camp: message('Camp'),
  guesthouse: message('Guesthouse'),
  villa: message('Villa'),
  apartment: message('Apartment'),
  resort: message('Resort'),
  boat: message('Boat'),
  train: message('Train'),
  hostel: message('Hostel'),
  other: message('Other'),
}

export const accessibilityNames = {
  step_free: message('Step-free access'),
  roll_in_shower: message('Roll-in shower'),
  hearing_loop: message('Hearing loop'),
  lift: message('Lift'),
  accessible_room: message('Accessible room'),
  accessible_parking: message('Accessible parking'),
  braille_signage: message('Braille signage'),
  assistance_dogs: message('Assistance dogs'),
}

export const starCount = message('{count, plural, one {# star} other {# stars}}')

export const columnName = message('Name')
export const columnType = message('Type')
export const columnStars = message('Stars')
export const sortMostStars = message('Most stars first')
export const sortFewestStars = message('Fewest stars first')
export const listEmpty = message(
  'Add the hotels, lodges and camps that you send people to. Describe each one once and use it in any itinerary.',
)
