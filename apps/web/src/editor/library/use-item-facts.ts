import { useQuery } from '@tanstack/react-query'
import type { Sentence } from '@sojourn/contract/itinerary/sentence'
import { clients } from '../../data/clients.ts'
import { useTenant } from '../../data/session.ts'
import { useItineraryState } from '../store/itinerary-context.tsx'
import { accommodationOfNight, type ItemFacts, minutesBetween } from './item-facts.ts'

const { accommodations } = clients

/** The initial values of a new item: the destination of that night's accommodation, and the duration by the typed times. */
export const useItemFacts = (day: number | null, sentence: Sentence | null): ItemFacts => {
  const { uuid: tenant } = useTenant()
  const stay = useItineraryState(({ document }) => accommodationOfNight(document, day))
  const { data } = useQuery({ ...accommodations.get(tenant, stay ?? ''), enabled: stay !== null })
  return { destination: data?.destination ?? null, durationMin: minutesBetween(sentence) }
}
