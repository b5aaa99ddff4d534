import { useQuery } from '@tanstack/react-query'
import type { TripDocument } from '@sojourn/contract/itinerary/edit'
import type { TripSources } from '@sojourn/contract/itinerary/sources'
import { request } from '../../data/http.ts'
import { useTenant } from '../../data/session.ts'
import { useTripState } from './trip-context.tsx'

/** What the open trip draws on, as it is now; undefined until it is known. Asked again when it draws on something else. */
export const useTripSources = (): TripSources | undefined => {
  const { uuid: tenant } = useTenant()
  const trip = useTripState(({ record }) => record.uuid)
  const drawn = useTripState(({ saved }) => drawnOn(saved))
  return useQuery({
    queryKey: [tenant, 'itineraries', 'sources', trip, drawn],
    queryFn: async ({ signal }) =>
      (await request<{ data: TripSources }>('GET', `/v1/${tenant}/itineraries/${trip}/sources`, { signal })).data,
    staleTime: 60_000,
    placeholderData: (last) => last,
  }).data
}

const known = new WeakMap<TripDocument, string>()

/** The uuids of all that a trip draws on, as one text; worked out once for each state of it. */
const drawnOn = (saved: TripDocument): string => {
  const found = known.get(saved)
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
  known.set(saved, text)
  return text
}
