import { emptyDay } from '@sojourn/contract/itinerary/empty-day'
import type { Edit, ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { emptySegment } from '@sojourn/contract/itinerary/from-library'
import { describe, expect, it } from 'vitest'
import { itinerary, openOn, serverOf } from '../fixtures/open-itinerary.ts'
import { type Random, seededRandom } from '../fixtures/seeded-random.ts'
import { changedFields, documentOf } from './itinerary-document.ts'

type Opened = ReturnType<typeof openOn>

const steps = 500

const pick = <T>(random: Random, items: readonly T[]): T => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

/** The next edit of one of two users; every value names who set it. */
const draw = (random: Random, who: string, count: number, document: ItineraryDocument): Edit => {
  const value = `${who}${count}`
  const { segments, days } = document
  // Mostly the first two, so that both users change the same ones.
  const segment = segments.length === 0 ? null : pick(random, random() < 0.7 ? segments.slice(0, 2) : segments).uuid
  const day = random() < 0.1 ? null : Math.floor(random() * days.length)
  const index = Math.floor(random() * 4)
  const ofDocument: Edit[] = [
    { kind: 'set', fields: { reference: value } },
    { kind: 'set', fields: { tags: [...document.tags.slice(-6), value] } },
    { kind: 'insertSegment', segment: emptySegment(crypto.randomUUID(), 'meal', value), day, index },
    { kind: 'insertDay', day: { ...emptyDay(crypto.randomUUID()), title: value }, index },
    { kind: 'moveDay', day: pick(random, days).uuid, index },
    { kind: 'setDay', day: pick(random, days).uuid, fields: { notesInternal: `${value} ` } },
    { kind: 'setDayCount', dayCount: days.length + 1, newDays: [emptyDay(crypto.randomUUID())] },
  ]
  if (days.length > 3) ofDocument.push({ kind: 'removeDay', day: pick(random, days).uuid })
  if (segment === null) return pick(random, ofDocument)
  const notes = segments.find(({ uuid }) => uuid === segment)?.notesClient ?? ''
  const ofSegment: Edit[] = [
    { kind: 'setSegment', segment, fields: { carrier: value } },
    { kind: 'setSegment', segment, fields: { number: value, nights: count % 9 } },
    { kind: 'setSegment', segment, fields: { notesClient: `${notes.slice(0, 200)} ${value}` } },
    { kind: 'moveSegment', segment, day, index },
  ]
  if (segments.length > 8) ofSegment.push({ kind: 'removeSegment', segment })
  return pick(random, random() < 0.5 ? ofDocument : ofSegment)
}

/** The name of the field that an edit types in, as the forms have it. */
const typingIn = (edit: Edit): string | null =>
  edit.kind === 'setSegment' ? `${edit.segment} ${Object.keys(edit.fields).join(' ')}` : null

const documentIn = ({ state }: Opened): ItineraryDocument => state().document

/** Saves until nothing is left to send, and decides conflicts at random. */
const settle = async (opened: Opened, server: ReturnType<typeof serverOf>, random: Random): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) {
    const { save, pending } = opened.state()
    if (save.kind === 'conflict') await opened.itinerary.decide(save.current, random() < 0.5 ? 'mine' : 'theirs')
    else if (pending.length > 0) await opened.itinerary.save().catch(() => {})
    else return opened.itinerary.catchUp(server.record.rev)
  }
  throw new Error('saving does not come to an end')
}

/** The segments and values of the other user in a document, by their place. */
const ofOther = (document: ItineraryDocument, other: string): Map<string, unknown> =>
  new Map<string, unknown>(
    document.segments.flatMap((segment) => {
      const found: [string, unknown][] = segment.title.startsWith(other) ? [[segment.uuid, true]] : []
      for (const field of ['carrier', 'number'] as const)
        if (segment[field]?.startsWith(other)) found.push([`${segment.uuid} ${field}`, segment[field]])
      return found
    }),
  )

/** Plays one run. Returns how the document of each user differs from the server's at the end, and edits that were rejected without reason. */
const play = async (seed: number): Promise<unknown[]> => {
  const random = seededRandom(seed)
  const days = Array.from({ length: 4 }, () => emptyDay(crypto.randomUUID()))
  const server = serverOf({ ...itinerary, dayCount: days.length, days })
  const people = { A: openOn(server), B: openOn(server) }
  for (let count = 0; count < steps; count += 1) {
    const who = random() < 0.5 ? 'A' : 'B'
    const one = people[who]
    const action = random()
    if (action < 0.15 || (action < 0.2 && one.state().future.length > 0)) {
      const other = who === 'A' ? 'B' : 'A'
      const before = ofOther(documentIn(one), other)
      if (action < 0.15) for (let times = 0; times < 1 + 4 * random(); times += 1) one.itinerary.undo()
      const after = ofOther(documentIn(one), other)
      for (const [place, value] of before)
        expect([place, after.get(place)], `seed ${seed}, ${count}`).toEqual([place, value])
      if (action >= 0.15) one.itinerary.redo()
    } else {
      const edit = draw(random, who, count, documentIn(one))
      one.itinerary.dispatch(edit, random() < 0.5 ? typingIn(edit) : null)
    }
    if (random() < 0.2) await settle(one, server, random)
  }
  for (const who of ['A', 'B', 'A', 'B'] as const) await settle(people[who], server, random)
  return Object.values(people).map((one) => {
    one.stop()
    const rejected = one.events.rejected.filter((why) => !/at most|last day|one day|no day/.test(why))
    return { differences: changedFields(documentIn(one), documentOf(server.record)), rejected }
  })
}

describe('two people who edit one itinerary', () => {
  it('always end with the same document, whatever each does and undoes, and undo nothing of each other', async () => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const same = { differences: {}, rejected: [] }
      expect(await play(seed), `seed ${seed}`).toEqual([same, same])
    }
  }, 60_000)
})
