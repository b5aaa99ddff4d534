import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../data/session.ts'
import type { ItineraryStore } from '../store/itinerary-store.ts'
import type { StoredOwner } from './stored-itineraries.ts'

/** Stores an open itinerary, what it refers to and the library on this device, to work without network. */
export const useOfflineCopy = (store: ItineraryStore, { user, tenant, itinerary }: StoredOwner): void => {
  const client = useQueryClient()
  // A company that platform staff visit must not be stored on their device.
  const isVisiting = useSession(({ visited }) => Boolean(visited))
  useEffect(() => {
    if (isVisiting) return
    let stop: (() => void) | undefined
    let isLeft = false
    void import('./store-while-open.ts').then(
      ({ storeWhileOpen }) => {
        if (!isLeft) stop = storeWhileOpen(client, store, { user, tenant, itinerary })
      },
      () => {},
    )
    return () => {
      isLeft = true
      stop?.()
    }
  }, [client, isVisiting, itinerary, store, tenant, user])
}
