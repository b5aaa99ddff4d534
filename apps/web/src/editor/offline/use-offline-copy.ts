import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../data/session.ts'
import { whenIdle } from '../../data/when-idle.ts'
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
    const stopping = new AbortController()
    void import('./store-while-open.ts').then(
      ({ storeWhileOpen }) => {
        if (!stopping.signal.aborted) stop = storeWhileOpen(client, store, { user, tenant, itinerary })
      },
      () => {},
    )
    const cancel = whenIdle(() => {
      void import('./stored-library.ts').then(
        ({ storeLibrary }) => storeLibrary({ user, tenant }, stopping.signal),
        () => {},
      )
    })
    return () => {
      stopping.abort()
      cancel()
      stop?.()
    }
  }, [client, isVisiting, itinerary, store, tenant, user])
}
