import { useQueryClient } from '@tanstack/react-query'
import { combineDays } from '@sojourn/contract/itinerary/combine-days'
import { clients } from '../../../data/clients.ts'
import { useTenant } from '../../../data/session.ts'
import { type NewItinerary, partyOf } from '../new-itinerary.ts'
import { type Start, wholeSource } from './starts.ts'

/** Creates the itinerary: a copy of what it starts from, or a new one with the days that were chosen. */
export const useCreateFrom = () => {
  const { uuid: tenant } = useTenant()
  const cache = useQueryClient()
  const create = clients.itineraries.useCreate()
  const duplicate = clients.itineraries.useDuplicate()
  return async (start: Start, values: NewItinerary): Promise<{ uuid: string }> => {
    const { title, client, startDate, dayCount } = values
    const facts = { title, client, startDate, ...partyOf(values), isTemplate: false }
    const source = wholeSource(start)
    if (source) {
      const parts = start.kind === 'itinerary' ? start.parts : {}
      return duplicate.mutateAsync({ uuid: source.uuid, body: { ...facts, ...parts } })
    }
    if (start.kind !== 'days') return create.mutateAsync({ ...facts, dayCount: dayCount ?? 1 })
    const sources = await Promise.all(
      start.days.map(async ({ source: { uuid }, only }) => {
        const itinerary = await cache.fetchQuery(clients.itineraries.get(tenant, uuid))
        return { itinerary, only: only ?? itinerary.days.keys().toArray() }
      }),
    )
    const { days, segments } = combineDays(sources, () => crypto.randomUUID())
    return create.mutateAsync({ ...facts, dayCount: days.length, days, segments })
  }
}
