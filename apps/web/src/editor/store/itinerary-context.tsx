import { createContext, type ReactNode, useCallback, useContext } from 'react'
import { useStore } from 'zustand'
import type { Segment } from '@sojourn/contract/document/document'
import type { EditOf } from '@sojourn/contract/itinerary/edit'
import type { OpenItinerary } from './itinerary.ts'
import type { ItineraryState } from './itinerary-store.ts'

const ItineraryContext = createContext<OpenItinerary | null>(null)

/** Provides the open itinerary to all components below. */
export function ItineraryProvider({ itinerary, children }: { itinerary: OpenItinerary; children: ReactNode }) {
  return <ItineraryContext.Provider value={itinerary}>{children}</ItineraryContext.Provider>
}

/** The open itinerary, with its state and actions. */
export const useItinerary = (): OpenItinerary => {
  const itinerary = useContext(ItineraryContext)
  if (!itinerary) throw new Error('this part of the editor needs an open itinerary')
  return itinerary
}

/** Reads from the state of the open itinerary. Renders again when the value changes. */
export const useItineraryState = <T,>(read: (state: ItineraryState) => T): T => useStore(useItinerary().store, read)

/** Changes fields of the itinerary itself. `typing` names the field that the user is typing in. */
export const useSetItinerary = () => {
  const itinerary = useItinerary()
  return (fields: EditOf<'set'>['fields'], typing: string | null = null) =>
    itinerary.dispatch({ kind: 'set', fields }, typing)
}

/** Changes fields of a segment. The function is stable. `typing` means that the user is typing in them. */
export const useSetSegment = (uuid: string) => {
  const itinerary = useItinerary()
  return useCallback(
    (fields: Partial<Omit<Segment, 'uuid' | 'day' | 'source' | 'overrides'>>, typing = false) => {
      itinerary.dispatch(
        { kind: 'setSegment', segment: uuid, fields },
        typing ? `${uuid} ${Object.keys(fields).join(' ')}` : null,
      )
    },
    [itinerary, uuid],
  )
}
