import { randomUUID } from 'node:crypto'
import { setTimeout as rest } from 'node:timers/promises'

/** An itinerary on a server, as a member sees it. */
export type OpenItinerary = { url: string; tenant: string; token: string; uuid: string }
export type StoredItinerary = { uuid: string; rev: number; segments: Record<string, unknown>[] }

type Answer = { status: number; data: StoredItinerary }

/** Follows an itinerary as an open page does, and calls back with each version number. Resolves when it is connected. */
export const follow = async (itinerary: OpenItinerary, onRev: (rev: number) => void): Promise<() => void> => {
  const stopping = new AbortController()
  const response = await fetch(`${addressOf(itinerary)}/live?client=${randomUUID()}`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${itinerary.token}` },
    signal: stopping.signal,
  })
  if (!response.ok) throw new Error(`following answered ${response.status}`)
  const readEvents = async () => {
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const events = `${text}${chunk}`.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) if (event.startsWith('data: ')) onRev(JSON.parse(event.slice(6)).rev)
    }
  }
  readEvents().catch(() => {})
  return () => stopping.abort()
}

export const read = (itinerary: OpenItinerary): Promise<Answer> => call(itinerary)

/**
 * Saves a text in one segment, sent with all others as in the editor. If another member has saved in the meantime, the text is put into
 * their version.
 * @returns the version that was saved
 */
export const saveText = async (
  itinerary: OpenItinerary,
  from: StoredItinerary,
  segment: unknown,
  notesInternal: string,
): Promise<StoredItinerary> => {
  const segments = from.segments.map((one) => (one.uuid === segment ? { ...one, notesInternal } : one))
  const { status, data } = await call(itinerary, { method: 'PUT', body: JSON.stringify({ rev: from.rev, segments }) })
  return status === 412 ? saveText(itinerary, data, segment, notesInternal) : data
}

const call = async (itinerary: OpenItinerary, init?: RequestInit): Promise<Answer> => {
  const answer = await fetch(addressOf(itinerary), {
    ...init,
    headers: { authorization: `Bearer ${itinerary.token}`, 'content-type': 'application/json' },
  })
  const json = await answer.json()
  if (!answer.ok && answer.status !== 412) throw new Error(`${init?.method ?? 'GET'} answered ${answer.status}`)
  return { status: answer.status, data: answer.ok ? json.data : json.current }
}

const addressOf = ({ url, tenant, uuid }: OpenItinerary): string => `${url}/v1/${tenant}/itineraries/${uuid}`

/** Pauses like a user, for a random time from 0.7 to 1.3 s. */
export const pause = (): Promise<void> => rest(700 + 600 * Math.random())
