import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Segment } from '@sojourn/contract/document/document'
import type { Sentence } from '@sojourn/contract/itinerary/sentence'
import type { Location } from '@sojourn/contract/kit/values'
import { ofPlace } from '../../kit/location/location-value.ts'
import { placesCalled } from '../../kit/location/places.ts'
import { kindFields, placeChanges } from '../segments/kind-fields.ts'
import type { Stop } from '../segments/last-place.ts'

/** How long the search for places may take, in milliseconds. After that, only the title of the segment names them. */
const timeoutMs = 2000

/** Returns a function that sets the places of a sentence, "from Tokyo to Kyoto", in its segment, if they are found on the map. */
export const useSentencePlaces = (near: Stop | null) => {
  const cache = useQueryClient()
  return async (segment: Segment, { from, to }: Sentence): Promise<Segment> => {
    if (!kindFields[segment.kind].journey) return segment
    const find = (name: string | null) => name && findPlace(cache, { name, near, isFlight: segment.kind === 'flight' })
    const found = Promise.all([find(from), find(to)])
    const [origin, destination] = await Promise.race([found, nothingAfter(timeoutMs)])
    const departing = origin ? { ...segment, ...placeChanges(segment, 'origin', origin) } : segment
    return destination ? { ...departing, ...placeChanges(departing, 'destination', destination) } : departing
  }
}

type Wanted = { name: string; near: Stop | null; isFlight: boolean }

/** The place with exactly this name or airport code; null if there is none, or if the search fails. */
const findPlace = async (cache: QueryClient, { name, near, isFlight }: Wanted): Promise<Location | null> => {
  const query = placesCalled(name, near, isFlight || airportCode.test(name))
  try {
    const { airports, data } = await cache.fetchQuery({ ...query, networkMode: 'always' })
    const place = [...airports, ...data].find(({ match }) => match === 'exact')
    return place ? ofPlace(place) : null
  } catch {
    return null
  }
}

const airportCode = /^[A-Z]{3}$/

const nothingAfter = (ms: number) =>
  new Promise<[null, null]>((resolve) => {
    setTimeout(() => resolve([null, null]), ms)
  })
