import { emptyDay } from '@sojourn/contract/itinerary/empty-day'
import { emptySegment } from '@sojourn/contract/itinerary/from-library'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { itinerary as itineraryResource } from '@sojourn/contract/resources/itinerary'
import { ApiProblem } from '../../data/http.ts'
import { draftOn, type Shelf } from './draft.ts'
import { openItinerary } from './itinerary.ts'
import type { Itinerary } from './itinerary-document.ts'

/** A made-up uuid. */
export const uuid = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
/** The stay of the itinerary. */
export const camp = uuid(3)
const [dayOne, dayTwo] = [uuid(1), uuid(2)]
/** Whose draft of which itinerary. */
export const owner = { user: uuid(4), tenant: uuid(5), itinerary: uuid(6) }

/** An itinerary of two days with one stay on the first. */
export const itinerary: Itinerary = itineraryResource.read.parse({
  ...itineraryResource.create.parse({
    title: 'Sea fog',
    dayCount: 2,
    days: [emptyDay(dayOne), emptyDay(dayTwo)],
    segments: [{ ...emptySegment(camp, 'accommodation', 'Etosha Safari Camp'), day: 0 }],
  }),
  uuid: owner.itinerary,
  tenant: owner.tenant,
  rev: 1,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  createdBy: null,
  updatedBy: null,
  deletedAt: null,
  publishedRevision: null,
  publishedAt: null,
  endDate: null,
  clientPrice: null,
  hasUnpublishedChanges: false,
  pdf: null,
  shares: [],
})

/** A shelf in memory; `kept` shows what is on it. */
export const shelfOf = (kept = new Map<string, string>()): Shelf & { kept: Map<string, string> } => ({
  kept,
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, text) => void kept.set(key, text),
  removeItem: (key) => void kept.delete(key),
})

type Put = (changes: Partial<ItineraryDocument>, rev: number) => Promise<Itinerary>

type Server = {
  record: Itinerary
  /** What the next requests meet instead of an answer. */
  failures: ApiProblem[]
  /** The fields that each request carried. */
  requests: string[][]
  put: Put
  /** Somebody else saves. */
  change: (changes: Partial<ItineraryDocument>) => void
}

/** A server that keeps one itinerary and refuses a stale revision, as the real one does. */
export const serverOf = (start = itinerary): Server => {
  const server: Server = {
    record: start,
    failures: [],
    requests: [],
    put: async (changes, rev) => {
      server.requests.push(Object.keys(changes))
      const failure = server.failures.shift()
      if (failure) throw failure
      if (rev !== server.record.rev) throw new ApiProblem(412, { current: server.record })
      server.change(changes)
      return server.record
    },
    change: (changes) => {
      server.record = { ...server.record, ...changes, rev: server.record.rev + 1 }
    },
  }
  return server
}

/** Opens the server’s itinerary; `told` holds what the designer was told. */
export const openOn = (server: Server, { shelf = shelfOf(), record = server.record, isOnline = true } = {}) => {
  const told = { saved: 0, merged: [] as string[][], refused: [] as string[] }
  const opened = openItinerary({
    record,
    readOnlyReason: null,
    mayPrice: true,
    draft: draftOn(shelf, owner),
    put: server.put,
    isOnline: () => isOnline,
    onSaved: () => {
      told.saved += 1
    },
    onMerged: (lost) => told.merged.push(lost),
    onRefused: (why) => told.refused.push(why),
  })
  const page = new EventTarget()
  const stop = opened.start(page)
  return { itinerary: opened, told, page, stop, shelf, state: () => opened.store.getState() }
}
