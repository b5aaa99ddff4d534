import { message } from '@sojourn/contract/kit/message'

export const details = message('Details')
export const location = message('Location')
export const schedule = message('Schedule')
export const minutes = message('minutes')
export const operatingDaysHint = message('Leave empty for every day.')
export const startTime = message('Start time')
export const addStartTime = message('Add')
export const allYear = message('All year')
export const from = message('From')
export const to = message('To')
export const participants = message('Participants')
export const years = message('years')
export const note = message('note')
export const inclusions = message('Inclusions')
export const item = message('item')
export const images = message('Images')
export const imagesHint = message('The cover image is shown first in itineraries.')
export const priceAndSupplier = message('Price and supplier')
export const tag = message('tag')

export const categoryNames = {
  sightseeing: message('Sightseeing'),
  nature: message('Nature'),
  culture: message('Culture'),
  food: message('Food'),
  adventure: message('Adventure'),
  water: message('Water'),
  wellness: message('Wellness'),
  transfer: message('Transfer'),
  event: message('Event'),
  other: message('Other'),
}

export const columnName = message('Name')
export const columnCategory = message('Category')
export const columnDuration = message('Duration')
export const sortShortest = message('Shortest first')
export const sortLongest = message('Longest first')
export const listEmpty = message('Add walks, drives, tastings and tours, and use them on any day of an itinerary.')
