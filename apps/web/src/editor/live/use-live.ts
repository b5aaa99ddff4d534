import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiProblem, request } from '../../data/http.ts'
import { useTenant } from '../../data/session.ts'
import type { OpenItinerary } from '../store/itinerary.ts'
import { useItinerary } from '../store/itinerary-context.tsx'
import { isFinal } from '../store/itinerary-saving.ts'
import { follow, pause } from './follow.ts'

/** How long after a change of the selection the place is sent, in milliseconds. */
const placeDelay = 400

/** How long to wait after a failed attempt to read a new version, in milliseconds. */
const retryDelay = 2000

/**
 * Returns a function that reads the version with a revision, unless a newer one was read. Only one request is sent at a time. Without
 * a response it is sent again, because the server announces each version only once.
 */
const createVersionReader = (itinerary: Pick<OpenItinerary, 'catchUp'>, signal: AbortSignal) => {
  let [announced, read] = [0, 0]
  let isReading = false
  return async (rev: number): Promise<void> => {
    announced = Math.max(announced, rev)
    if (isReading) return
    isReading = true
    while (!signal.aborted && read < announced) {
      const next = announced
      try {
        await itinerary.catchUp(next)
        read = next
      } catch (error) {
        if (error instanceof ApiProblem && isFinal(error.status)) break
        await pause(retryDelay, signal)
      }
    }
    isReading = false
  }
}

/**
 * Merges the changes of others as they are saved, and shows others where the user is. A page in the background does neither; it
 * catches up when it is visible again.
 */
export const useLive = (): void => {
  const itinerary = useItinerary()
  const tenant = useTenant().uuid
  const queries = useQueryClient()
  useEffect(() => {
    const { store } = itinerary
    let client = ''
    const { uuid } = store.getState().record
    const path = `/v1/${tenant}/itineraries/${uuid}/live`
    let following: AbortController | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    let lastComments: string | null = null
    /** Reads the comments and questions again, if they are shown, and the notifications, because some may be for the user. */
    const readComments = () =>
      Promise.all(
        [['comments', uuid], ['questions', uuid], ['traveller-forms', uuid], ['notifications']].map((key) =>
          queries.invalidateQueries({ queryKey: [tenant, ...key] }),
        ),
      )

    const sendPlace = () => {
      const { selection, people } = store.getState()
      if (people.length === 0) return
      request('PUT', path, { body: { client, place: selection } }).catch(() => {})
    }
    const start = () => {
      if (following || document.visibilityState !== 'visible' || !navigator.onLine) return
      // Each connection counts as another page, because the end of one may reach the server after the start of the next.
      client = crypto.randomUUID()
      following = new AbortController()
      const { signal } = following
      const read = createVersionReader(itinerary, signal)
      void follow({
        path: `${path}?client=${client}`,
        signal,
        onLost: () => store.setState({ people: [] }),
        onState: ({ rev, people, comments }) => {
          // The first state may be newer than what was read before.
          if (comments !== lastComments) void readComments()
          lastComments = comments
          const wasAlone = store.getState().people.length === 0
          store.setState({ people: people.filter((one) => one.client !== client) })
          if (wasAlone) sendPlace()
          void read(rev)
        },
      })
    }
    const stop = () => {
      following?.abort()
      following = null
    }
    const onVisibility = () => (document.visibilityState === 'visible' ? start() : stop())
    const stopWatching = store.subscribe((now, before) => {
      if (now.selection === before.selection) return
      clearTimeout(timer)
      timer = setTimeout(sendPlace, placeDelay)
    })
    document.addEventListener('visibilitychange', onVisibility)
    globalThis.addEventListener('online', start)
    globalThis.addEventListener('offline', stop)
    start()
    return () => {
      stop()
      stopWatching()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibility)
      globalThis.removeEventListener('online', start)
      globalThis.removeEventListener('offline', stop)
    }
  }, [itinerary, tenant, queries])
}
