import { randomUUID } from 'node:crypto'
import { type SegmentKind, segmentKinds, isTransport } from '@sojourn/contract/document/segment-kinds'
import type { DemoSession } from './demo-session.ts'

const windhoek = { label: 'Windhoek', lat: -22.5594, lng: 17.0832, country: 'NA', timezone: 'Africa/Windhoek' }
const maun = { label: 'Maun', lat: -19.9833, lng: 23.4167, country: 'BW', timezone: 'Africa/Gaborone' }

/** The title of the segment of a kind in this itinerary. */
export const titleOfKind = (kind: SegmentKind): string => `Every kind: ${kind.replace('_', ' ')}`

/** Creates an itinerary, not held or booked yet, with one complete segment of every kind on its only day. @returns its uuid. */
export const makeItineraryOfEveryKind = (url: string, session: DemoSession): Promise<string> =>
  send(url, session, 'POST', '', {
    title: 'A trip of every kind',
    startDate: '2027-05-14',
    dayCount: 2,
    days: [{ uuid: randomUUID(), title: 'Everything at once' }, { uuid: randomUUID() }],
    segments: segmentKinds.map(segmentOf),
  })

/** Moves it to the bin. */
export const removeItineraryOfEveryKind = async (url: string, session: DemoSession, uuid: string): Promise<void> => {
  await send(url, session, 'DELETE', uuid)
}

const segmentOf = (kind: SegmentKind) => ({
  uuid: randomUUID(),
  day: 0,
  kind,
  title: titleOfKind(kind),
  startTime: '09:00',
  endTime: '11:30',
  notesClient: 'Please be at the meeting point ten minutes before.',
  net: { amount: 123_450, currency: 'USD' },
  ...(kind === 'accommodation' ? { nights: 1, startTime: '15:00', endTime: null } : {}),
  ...(isTransport(kind) ? { origin: windhoek, destination: maun } : { location: windhoek }),
})

const send = async (
  url: string,
  { tenant, token }: DemoSession,
  method: string,
  uuid: string,
  body?: object,
): Promise<string> => {
  const answer = await fetch(`${url}/v1/${tenant}/itineraries/${uuid}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(`${method} itineraries/${uuid}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { data: { uuid: string } }).data.uuid
}
