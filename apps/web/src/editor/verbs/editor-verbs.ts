import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useCan } from '../../data/session.ts'
import { useOfferVerbs } from '../../kit/page/page-verbs.ts'
import { useItinerary } from '../store/itinerary-context.tsx'

/** Offers in the palette what can be done with the open itinerary. */
export function EditorVerbs() {
  const itinerary = useItinerary()
  const navigate = useNavigate()
  const mayCreate = useCan('itineraries:create')
  useOfferVerbs(
    useCallback(async () => {
      const { verbsOf } = await import('./deferred/verbs-of.ts')
      return verbsOf({ itinerary, mayCreate, go: (search) => void navigate({ to: '.', search, resetScroll: false }) })
    }, [itinerary, mayCreate, navigate]),
  )
  return null
}
