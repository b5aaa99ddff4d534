import { message } from '@sojourn/contract/kit/message'

export const tabs = {
  overview: message('Overview'),
  days: message('Days'),
  price: message('Price'),
  people: message('People'),
  presentation: message('Presentation'),
  history: message('History'),
  publish: message('Publish'),
}

export const itineraries = message('Itineraries')
export const templates = message('Templates')
export const waitingForItinerary = {
  loading: message('Loading itinerary'),
  failed: message('This itinerary could not be loaded'),
}
export const waitingForTemplate = {
  loading: message('Loading template'),
  failed: message('This template could not be loaded'),
}

export const list = message('List')
export const details = message('Details')
export const backToList = message('Days and segments')
export const nothingSelected = message('Nothing selected')
export const nothingSelectedHint = message('Select a day or a segment to view and edit it here.')

export const sidePane = message('Side pane')
export const sides = {
  day: message('Day'),
  route: message('Route'),
  preview: message('Preview'),
  media: message('Media'),
}
