import { itinerary } from '@sojourn/contract/resources/itinerary'
import { resourceClient } from '../../kit/resource-client.ts'

/** Trips. */
export const itineraryClient = resourceClient(itinerary)

/** Templates: itineraries without dates, listed apart. */
export const templateClient = resourceClient(itinerary, { template: 'true' }, 'templates')
