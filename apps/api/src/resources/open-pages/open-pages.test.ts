import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Company, createWorld, type Json, type Person, type World } from '../../test/world.ts'

let world: World
let company: Company
let itinerary: Json
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  const { json } = await company.people.Designer.send('POST', company.path('itineraries'), { title: 'Slow water' })
  itinerary = json.data
})
afterAll(() => world.close())

const livePath = (of = itinerary) => company.path(`itineraries/${of.uuid}/live`)

type Followed = { next: () => Promise<Json>; stop: () => void; ended: Promise<void> }

/** Follows the itinerary as a page of the editor does: `next` waits for the next event. */
const follow = async (person: Person, client = randomUUID()): Promise<Followed & { client: string }> => {
  const stopping = new AbortController()
  const response = await fetch(`${world.base()}${livePath()}?client=${client}`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${person.token}` },
    signal: stopping.signal,
  })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
  const events: Json[] = []
  const waiting: ((event: Json) => void)[] = []
  const read = async () => {
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts.filter((one) => one.startsWith('data: '))) {
        const event: Json = JSON.parse(part.slice(6))
        const waiter = waiting.shift()
        if (waiter) waiter(event)
        else events.push(event)
      }
    }
  }
  return {
    client,
    ended: read().catch(() => {}),
    next: async () => events.shift() ?? new Promise<Json>((resolve) => void waiting.push(resolve)),
    stop: () => stopping.abort(),
  }
}

const until = async ({ next }: Pick<Followed, 'next'>, isExpected: (event: Json) => boolean): Promise<Json> => {
  for (;;) {
    const event = await next()
    if (isExpected(event)) return event
  }
}

const rename = (title: string, person = company.people.Manager) =>
  person.send('PUT', company.path(`itineraries/${itinerary.uuid}`), { title }, { 'if-match': '*' })

describe('an open itinerary', () => {
  it('sends every page each new version, and who has it open and where, until they close it', async () => {
    const { Designer, Manager } = company.people
    const first = await follow(Designer)
    expect(await until(first, ({ people }) => people.length === 1)).toEqual({
      rev: itinerary.rev,
      comments: null,
      people: [{ client: first.client, user: { uuid: Designer.uuid, name: 'Test Person' }, place: null }],
    })
    const second = await follow(Manager)
    expect((await until(first, ({ people }) => people.length === 2)).people).toContainEqual({
      client: second.client,
      user: { uuid: Manager.uuid, name: 'Test Person' },
      place: null,
    })
    const place = { kind: 'segment', uuid: randomUUID(), field: 'title' }
    const answer = await Manager.send('PUT', livePath(), { client: second.client, place })
    expect(answer.status, JSON.stringify(answer.json)).toBe(200)
    const moved = await until(first, ({ people }) => people.some((one: Json) => one.place !== null))
    expect(moved.people.find(({ client }: Json) => client === second.client).place).toEqual(place)

    const renamed = await rename('Slower water')
    expect((await until(first, ({ rev }) => rev > itinerary.rev)).rev).toBe(renamed.json.data.rev)
    second.stop()
    expect((await until(first, ({ people }) => people.length === 1)).people[0].client).toBe(first.client)
    first.stop()
  })

  it('tells every page when a comment is written, edited, resolved or deleted', async () => {
    const { Designer, Manager } = company.people
    const path = company.path(`itineraries/${itinerary.uuid}/comments`)
    const followed = await follow(Designer)
    let { comments: last } = await until(followed, ({ people }) => people.length === 1)
    expect(last).toBeNull()
    const written = await Manager.send('POST', path, { text: 'Is this right?' })
    const one = `${path}/${written.json.data.uuid}`
    const changes = [
      () => undefined,
      () => Manager.send('PUT', one, { text: 'This is right.', mentions: [] }),
      () => Manager.send('POST', `${one}/resolve`, {}),
      () => Manager.send('POST', `${one}/reopen`, {}),
      () => Manager.send('DELETE', one),
    ]
    for (const change of changes) {
      const answer = await change()
      expect([undefined, 200], JSON.stringify(answer?.json)).toContain(answer?.status)
      const before: string | null = last
      last = (await until(followed, ({ comments }) => comments !== before)).comments
    }
    // The only comment is gone.
    expect(last).toBeNull()
    followed.stop()
  })

  it('is a single JSON response without an event stream, and is hidden from members who may not read it', async () => {
    const { Viewer, Agent } = company.people
    const { status, json } = await Viewer.send('GET', livePath())
    expect([status, Object.keys(json.data)]).toEqual([200, ['rev', 'comments', 'people']])
    expect((await Agent.send('GET', livePath())).status).toBe(404)
    const other = await world.createCompany()
    expect((await other.people.Owner.send('GET', livePath())).status).toBe(404)
    expect((await Viewer.send('GET', `${livePath()}?client=me`)).status).toBe(422)
    const wrong = await company.people.Designer.send('PUT', livePath(), { client: 'me', place: { kind: 'page' } })
    expect([wrong.status, Object.keys(wrong.json.errors).toSorted()]).toEqual([
      422,
      ['client', 'place.kind', 'place.uuid'],
    ])
  })

  it('ends for a member who is removed from the company', async () => {
    const person = await world.createPerson()
    await world.hire(company.uuid, person, ['Manager'])
    const followed = await follow(person)
    await until(followed, ({ people }) => people.length > 0)
    await company.people.Admin.send('DELETE', company.path(`users/${person.uuid}`))
    await rename('Gone')
    expect(await followed.ended).toBeUndefined()
  })

  it('sends changes again after the database has ended the connection', async () => {
    const followed = await follow(company.people.Designer)
    await until(followed, ({ people }) => people.length > 0)
    await world.deps.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sojourn-live' and pid <> pg_backend_pid()`,
    )
    const { json } = await rename('Connected again')
    expect((await until(followed, ({ rev }) => rev >= json.data.rev)).rev).toBe(json.data.rev)
    followed.stop()
  })
})
