import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../data/session.ts'
import type { ItineraryStore } from '../store/itinerary-store.ts'
import type { StoredOwner } from './stored-itineraries.ts'

/** Stores an open itinerary, the records it refers to and the library on this device, so that it works without network. */
export const useOfflineCopy = (store: ItineraryStore, { user, tenant, itinerary }: StoredOwner): void => {
  const client = useQueryClient()
  // Data of a company that platform staff are visiting must not be stored on their device.
  const isVisiting = useSession(({ visited }) => Boolean(visited))
  useEffect(() => {
    if (isVisiting) return
    let stop: (() => void) | undefined
    let isStopped = false
    void import('./store-while-open.ts').then(
      ({ storeWhileOpen }) => {
        if (!isStopped) stop = storeWhileOpen(client, store, { user, tenant, itinerary })
      },
      () => {},
    )
    return () => {
      isStopped = true
      stop?.()
    }
  }, [client, isVisiting, itinerary, store, tenant, user])
}
