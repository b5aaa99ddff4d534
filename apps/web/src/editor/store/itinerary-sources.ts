import { useQuery } from '@tanstack/react-query'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import type { ItinerarySources } from '@sojourn/contract/itinerary/sources'
import { request } from '../../data/http.ts'
import { useTenant } from '../../data/session.ts'
import { useItineraryState } from './itinerary-context.tsx'

/**
 * The records that the open itinerary uses, in their current state; undefined until they are loaded. Fetched again when the
 * itinerary uses other records.
 */
export const useItinerarySources = (): ItinerarySources | undefined => {
  const { uuid: tenant } = useTenant()
  const itinerary = useItineraryState(({ record }) => record.uuid)
  const drawn = useItineraryState(({ saved }) => toSourceKey(saved))
  return useQuery({
    queryKey: [tenant, 'itineraries', 'sources', itinerary, drawn],
    queryFn: async ({ signal }) =>
      (await request<{ data: ItinerarySources }>('GET', `/v1/${tenant}/itineraries/${itinerary}/sources`, { signal }))
        .data,
    staleTime: 60_000,
    placeholderData: (last) => last,
  }).data
}

const cache = new WeakMap<ItineraryDocument, string>()

/** The uuids of all records that an itinerary uses, as one string; calculated once per state of the document. */
const toSourceKey = (saved: ItineraryDocument): string => {
  const found = cache.get(saved)
  if (found !== undefined) return found
  const { cover, gallery, days, segments, travellers } = saved
  const uuids = [
    cover?.media,
    ...gallery.map(({ media }) => media),
    ...days.map(({ hero }) => hero?.media),
    ...segments.flatMap(({ source, media, overrides }) => [
      source && `${source.uuid} ${source.rev}`,
      ...media.map((one) => one.media),
      ...(overrides.media ?? []).map((one) => one.media),
    ]),
    ...travellers.map(({ contact }) => contact),
  ]
  const text = [...new Set(uuids)].join(' ')
  cache.set(saved, text)
  return text
}
