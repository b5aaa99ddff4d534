import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Segment } from '@sojourn/contract/document/document'
import { segmentFromAccommodation, segmentFromExcursion } from '@sojourn/contract/itinerary/from-library'
import type { ItinerarySources } from '@sojourn/contract/itinerary/sources'
import { libraryUpdates } from '@sojourn/contract/itinerary/library-update'
import { clients } from '../../data/clients.ts'
import { useTenant } from '../../data/session.ts'
import { useItineraryState } from '../store/itinerary-context.tsx'
import { useOutdated } from './outdated.ts'

const { accommodations, excursions } = clients

/** The maximum number of changed items to load at once. The others are checked when their segment is opened. */
const maxItems = 24

/**
 * Finds segments whose library item has changed: one request gets the revisions of all items, and only those with a newer one
 * are loaded.
 */
export const useOutdatedSegments = (sources: ItinerarySources | undefined): void => {
  const { uuid: tenant } = useTenant()
  const segments = useItineraryState((state) => state.document.segments)
  const revisions = new Map(
    [...(sources?.accommodations ?? []), ...(sources?.excursions ?? [])].map((item) => [item.uuid, item.rev]),
  )
  const newer = segments.flatMap(({ source }) =>
    source && (revisions.get(source.uuid) ?? 0) > source.rev ? [source] : [],
  )
  const places = [...new Set(newer.filter(({ resource }) => resource === 'accommodation').map(({ uuid }) => uuid))]
  const walks = [...new Set(newer.filter(({ resource }) => resource === 'excursion').map(({ uuid }) => uuid))]
  const placesRead = useQueries({ queries: places.slice(0, maxItems).map((uuid) => accommodations.get(tenant, uuid)) })
  const walksRead = useQueries({ queries: walks.slice(0, maxItems).map((uuid) => excursions.get(tenant, uuid)) })
  useEffect(() => {
    const fresh = new Map([
      ...placesRead.flatMap(({ data }) =>
        data ? [[data.uuid, segmentFromAccommodation(data.uuid, data)] as const] : [],
      ),
      ...walksRead.flatMap(({ data }) => (data ? [[data.uuid, segmentFromExcursion(data.uuid, data)] as const] : [])),
    ])
    const outdated = segments.filter((segment) => isOutdated(segment, fresh.get(segment.source?.uuid ?? '')))
    const { segments: previous } = useOutdated.getState()
    if (outdated.length === previous.size && outdated.every(({ uuid }) => previous.has(uuid))) return
    useOutdated.setState({ segments: new Set(outdated.map(({ uuid }) => uuid)) })
  })
}

const isOutdated = (segment: Segment, fresh: Segment | undefined): boolean =>
  fresh !== undefined && libraryUpdates(segment, fresh).length > 0

/** The segment that a library item would make today; undefined while it is loading, null if the item was deleted. */
export const useFreshSegment = ({ uuid, source }: Segment): Segment | null | undefined => {
  const { uuid: tenant } = useTenant()
  const item = source?.uuid ?? ''
  const place = useQuery({ ...accommodations.get(tenant, item), enabled: source?.resource === 'accommodation' })
  const walk = useQuery({ ...excursions.get(tenant, item), enabled: source?.resource === 'excursion' })
  if (place.isError || walk.isError) return null
  if (place.data) return segmentFromAccommodation(uuid, place.data)
  return walk.data && segmentFromExcursion(uuid, walk.data)
}
