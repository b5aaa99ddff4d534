import { useTenant } from '../../kit/session.ts'
import { useTripState } from '../trip-context.tsx'

/** The currency that a new amount of the trip is in: the trip's, or else the company's. */
export const useCurrency = (): string => {
  const { currency } = useTenant()
  return useTripState((state) => state.document.currency) ?? currency ?? 'EUR'
}
