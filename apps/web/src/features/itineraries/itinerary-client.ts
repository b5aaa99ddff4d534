import type { itinerary } from '@sojourn/contract/resources/itinerary'
import { resourceClient } from '../../data/resource-client.ts'

/** Itineraries. */
export const itineraryClient = resourceClient<typeof itinerary>('itineraries')

/** Templates: itineraries without dates, listed apart. */
export const templateClient = resourceClient<typeof itinerary>('itineraries', { template: 'true' }, 'templates')
