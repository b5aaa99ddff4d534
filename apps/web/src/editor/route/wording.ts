import { message } from '@sojourn/contract/kit/message'

export const title = message('Route')
export const mapLabel = message('Map of the route')
export const stopsLabel = message('Stops')
export const emptyTitle = message('Nothing on the map yet')
export const emptyHint = message(
  'Accommodations and excursions from the library appear here. Transport appears once its start or end has a pin.',
)
export const stops = message('{count, plural, one {# stop} other {# stops}}')
export const stopsAndDistance = message('{count, plural, one {# stop} other {# stops}}, {distance} in total')
export const dayOnMap = message('Days on the map')
export const wholeRoute = message('Whole route')
export const showWholeRoute = message('Show the whole route')
export const notOnMap = message('Not on the map because they have no pin: <names>{titles}</names>.')
export const more = message('{count} more')
export const stopNames = message('{count, plural, one {Stop} other {Stops}} {numbers}: {names}')

export const noTransport = message('No transport')
export const direct = message('{distance} direct')
export const about = message('about {duration}')
export const byAir = message('{duration} by air')
