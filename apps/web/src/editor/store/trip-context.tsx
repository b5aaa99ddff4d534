import { createContext, type ReactNode, useCallback, useContext } from 'react'
import { useStore } from 'zustand'
import type { Segment } from '@sojourn/contract/itinerary/document'
import type { EditOf } from '@sojourn/contract/itinerary/edit'
import type { Trip } from './trip.ts'
import type { TripState } from './trip-store.ts'

const TripContext = createContext<Trip | null>(null)

/** Hands the open itinerary to everything below. */
export function TripProvider({ trip, children }: { trip: Trip; children: ReactNode }) {
  return <TripContext.Provider value={trip}>{children}</TripContext.Provider>
}

/** The open itinerary and what can be done with it. */
export const useTrip = (): Trip => {
  const trip = useContext(TripContext)
  if (!trip) throw new Error('this part of the editor needs an open itinerary')
  return trip
}

/** Reads from the open itinerary; draws anew when what is read changes. */
export const useTripState = <T,>(read: (state: TripState) => T): T => useStore(useTrip().store, read)

/** Changes fields of the trip itself. `typing` names the field being typed in. */
export const useSetTrip = () => {
  const trip = useTrip()
  return (fields: EditOf<'set'>['fields'], typing: string | null = null) =>
    trip.dispatch({ kind: 'set', fields }, typing)
}

/** Changes fields of a segment; the same function each time. `typing` says that they are being typed in. */
export const useSetSegment = (uuid: string) => {
  const trip = useTrip()
  return useCallback(
    (fields: Partial<Omit<Segment, 'uuid' | 'day' | 'source' | 'overrides'>>, typing = false) => {
      trip.dispatch(
        { kind: 'setSegment', segment: uuid, fields },
        typing ? `${uuid} ${Object.keys(fields).join(' ')}` : null,
      )
    },
    [trip, uuid],
  )
}
