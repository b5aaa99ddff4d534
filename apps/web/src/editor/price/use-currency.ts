import { useTenant } from '../../data/session.ts'
import { useItineraryState } from '../store/itinerary-context.tsx'

/** The currency that a new amount of the itinerary is in: the itinerary's, or else the company's. */
export const useCurrency = (): string => {
  const { currency } = useTenant()
  return useItineraryState((state) => state.document.currency) ?? currency ?? 'EUR'
}
