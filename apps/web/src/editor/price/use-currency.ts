import { useTenant } from '../../data/session.ts'
import { useItineraryState } from '../store/itinerary-context.tsx'

/** The default currency for a new amount: the itinerary's, or otherwise the company's. */
export const useCurrency = (): string => {
  const { currency } = useTenant()
  return useItineraryState((state) => state.document.currency) ?? currency ?? 'EUR'
}
