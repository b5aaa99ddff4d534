import { itinerary } from '@sojourn/contract/resources/itinerary'
import { resourceClient } from '../../kit/resource-client.ts'

const client = resourceClient(itinerary)

/** As many of the itineraries as one page holds, the last changed first. */
export const latestItineraries = (tenant: string) => client.list(tenant, { sort: '-updatedAt', perPage: '96' })

/** The smallest page of one status: asked for its total. */
export const itinerariesOfStatus = (tenant: string, status: string) => client.list(tenant, { status, perPage: '12' })
