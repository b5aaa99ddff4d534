import { useTenant } from '../../data/session.ts'
import { useTripState } from '../store/trip-context.tsx'

/** The currency that a new amount of the trip is in: the trip's, or else the company's. */
export const useCurrency = (): string => {
  const { currency } = useTenant()
  return useTripState((state) => state.document.currency) ?? currency ?? 'EUR'
}
