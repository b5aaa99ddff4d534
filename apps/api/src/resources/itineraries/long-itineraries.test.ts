import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const count = 40
const hostile = 'ä " \\ \u2028 ’ {0} $1 \'; -- 😀'
const segmentOf = (n: number) => ({
  uuid: randomUUID(),
  kind: 'excursion',
  day: Math.floor(n / 10),
  title: `Segment ${n}`,
  location: { label: hostile, lat: -20.5, lng: 15.25, timezone: 'Africa/Windhoek' },
})
const make = async (): Promise<Json> => {
  const segments = Array.from({ length: count }, (_, n) => segmentOf(n))
  const { json } = await company.people.Manager.send('POST', company.path('itineraries/'), {
    title: 'Long',
    dayCount: 4,
    segments,
  })
  return json.data
}
const at = (itinerary: Json) => company.path(`itineraries/${itinerary.uuid}`)
const put = async (itinerary: Json, body: object): Promise<Json> => {
  const answer = await company.people.Manager.send('PUT', at(itinerary), { rev: itinerary.rev, ...body })
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer.json.data
}
const get = async (itinerary: Json): Promise<Json> =>
  (await company.people.Manager.send('GET', at(itinerary))).json.data
const latest = async (itinerary: Json): Promise<Json> => {
  const { json } = await company.people.Manager.send('GET', `${at(itinerary)}/revisions`)
  const n = json.data[0].n
  const revision = await company.people.Manager.send('GET', `${at(itinerary)}/revisions/${n}`)
  return revision.json.data
}

describe('a long itinerary with few changes', () => {
  it.each([
    ['one segment', [7]],
    ['the first and the last', [0, count - 1]],
    ['as many as are sent by themselves', [1, 2, 3, 4]],
    ['one more than that', [1, 2, 3, 4, 5]],
    ['all', Array.from({ length: count }, (_, n) => n)],
  ])('is stored and returned exactly: %s', async (_what, places) => {
    const itinerary = await make()
    const changed = itinerary.segments.map((segment: Json, n: number) =>
      places.includes(n)
        ? {
            ...segment,
            notesInternal: `${hostile} ${n}`,
            gross: { currency: 'USD', amount: 100 + n },
            included: [hostile],
          }
        : segment,
    )
    const answered = await put(itinerary, { segments: changed })
    expect(answered.segments).toEqual(changed)
    const read = await get(itinerary)
    // Including the order of keys, because a hash of the JSON later shows whether anything has changed.
    expect(JSON.stringify(answered.segments)).toBe(JSON.stringify(read.segments))
    expect(read).toEqual(answered)
    expect((await latest(itinerary)).snapshot.segments).toEqual(changed)
  })

  it('is stored correctly when segments are added, removed and moved', async () => {
    let itinerary = await make()
    const [first, second, ...others] = itinerary.segments
    for (const segments of [[second, first, ...others], [...others, segmentOf(39)], others.slice(0, 19), []]) {
      itinerary = await put(itinerary, { segments })
      const read = await get(itinerary)
      expect(read.segments.map(({ uuid }: Json) => uuid)).toEqual(segments.map(({ uuid }: Json) => uuid))
      expect(JSON.stringify(itinerary.segments)).toBe(JSON.stringify(read.segments))
      expect((await latest(itinerary)).snapshot.segments).toEqual(read.segments)
    }
  })

  it('stores changes of segments, days and title together', async () => {
    const itinerary = await make()
    const segments = itinerary.segments.map((segment: Json, n: number) =>
      n === 3 ? { ...segment, title: 'Other' } : segment,
    )
    const days = itinerary.days.map((day: Json, n: number) => (n === 1 ? { ...day, title: hostile } : day))
    const answered = await put(itinerary, { title: 'Longer', days, segments })
    expect(answered).toMatchObject({ title: 'Longer', days, segments, rev: itinerary.rev + 1 })
    expect(await get(itinerary)).toEqual(answered)
    const { snapshot } = await latest(itinerary)
    expect([snapshot.title, snapshot.days, snapshot.segments]).toEqual(['Longer', days, segments])
  })

  it('keeps the prices that the user who saves it may not see', async () => {
    const itinerary = await make()
    const priced = await put(itinerary, {
      segments: itinerary.segments.map((segment: Json) => ({ ...segment, net: { amount: 500, currency: 'EUR' } })),
    })
    const { Agent } = company.people
    expect(
      (await company.people.Manager.send('PUT', at(itinerary), { rev: priced.rev, contributors: [Agent.uuid] })).status,
    ).toBe(200)
    const visible = (await Agent.send('GET', at(itinerary))).json.data
    expect(visible.segments[7].net).toBeNull()
    const segments = visible.segments.map((segment: Json, n: number) =>
      n === 7 ? { ...segment, title: 'Renamed' } : segment,
    )
    const answer = await Agent.send('PUT', at(itinerary), { rev: visible.rev, segments })
    expect([answer.status, answer.json.data.segments]).toEqual([200, segments])
    const stored = await get(itinerary)
    expect(stored.segments.map(({ net }: Json) => net.amount)).toEqual(itinerary.segments.map(() => 500))
    expect(stored.segments[7].title).toBe('Renamed')
    expect((await latest(itinerary)).snapshot.segments).toEqual(stored.segments)
  })

  it('that is restored to its current version gets only one new revision', async () => {
    const itinerary = await make()
    const changed = itinerary.segments.map((segment: Json, n: number) =>
      n === 3 ? { ...segment, title: 'Other' } : segment,
    )
    await put(itinerary, { segments: changed })
    // Older, so that the next revision is not merged into it.
    await company.rows(`update itinerary_revisions set at = at - interval '1 hour' where itinerary = $1`, [
      itinerary.uuid,
    ])
    const restore = () => company.people.Manager.send('POST', `${at(itinerary)}/revisions/1/restore`, {})
    expect((await restore()).status).toBe(200)
    const { json } = await company.people.Manager.send('GET', `${at(itinerary)}/revisions`)
    expect(json.data.map(({ kind }: Json) => kind)).toEqual(['restored', 'auto'])
  })
})
