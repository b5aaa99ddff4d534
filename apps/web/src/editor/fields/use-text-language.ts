import { useTenant } from '../../data/session.ts'
import { useItineraryState } from '../store/itinerary-context.tsx'

/** The language in which texts for travellers are written, so that their spelling is checked: the itinerary's, or the company's. */
export const useTextLanguage = (): string => {
  const { language } = useTenant()
  return useItineraryState(({ document }) => document.language ?? language)
}
