import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samples, upload } from './samples.ts'
import { type Company, createWorld, type Json, type World } from './world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const post = async (plural: string, body: unknown, person = company.people.Designer): Promise<Json> =>
  (await person.send('POST', company.path(`${plural}/`), body)).json.data

describe('a slow sender', () => {
  it('holds no database connection, so that others are not affected', async () => {
    const url = new URL(world.base())
    const sockets = Array.from({ length: 12 }, () => {
      const socket = connect(Number(url.port), url.hostname)
      socket.on('error', () => {})
      socket.write(
        `POST ${company.path('accommodations')} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${company.people.Viewer.token}\r\n` +
          'content-type: multipart/form-data; boundary=b\r\ncontent-length: 1000\r\n\r\n--b\r\n',
      )
      return socket
    })
    await new Promise((resolve) => setTimeout(resolve, 300))
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => company.people.Viewer.send('GET', company.path('accommodations/'))),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200))
    for (const socket of sockets) socket.destroy()
  })

  it('does not stop the server when the database closes its connection', async () => {
    const { pool } = world.deps
    // Only this world's own connections, since other suites use the same database server.
    const held = await Promise.all(Array.from({ length: 8 }, () => pool.connect()))
    const pids = await Promise.all(
      held.map(async (one) => (await one.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid),
    )
    for (const one of held) one.release()
    await pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid where pid <> pg_backend_pid()', [
      pids,
    ])
    const ask = async () => (await company.people.Viewer.send('GET', company.path('accommodations/'))).status
    expect([200, 503]).toContain(await ask())
    // Each connection is dropped when its end is noticed, at the latest with its next query.
    await expect.poll(ask).toBe(200)
  })
})

describe('an Agent', () => {
  it('cannot reach a contact by naming it on an itinerary of their own', async () => {
    const { Agent } = company.people
    const contact = await samples.contact?.create(company)
    const path = company.path(`contacts/${contact.uuid}`)
    expect((await Agent.send('GET', path)).status).toBe(404)
    for (const fields of [{ client: contact.uuid }, { travellers: [{ contact: contact.uuid }] }]) {
      const answer = await Agent.send('POST', company.path('itineraries/'), { title: 'Mine', ...fields })
      expect([answer.status, Object.values<Json>(answer.json.errors)[0][0].code]).toEqual([422, 'reference_not_found'])
    }
    expect((await Agent.send('GET', path)).status).toBe(404)
  })

  it('sees the contacts that travel on an itinerary they contribute to', async () => {
    const { Agent } = company.people
    const contact = await samples.contact?.create(company)
    await post('itineraries', { title: 'Shared', contributors: [Agent.uuid], travellers: [{ contact: contact.uuid }] })
    expect((await Agent.send('GET', company.path(`contacts/${contact.uuid}`))).status).toBe(200)
  })

  it('does not learn of itineraries they may not read from the images used there', async () => {
    const picture = await upload(company)
    await post('itineraries', { title: 'Not for agents', cover: { media: picture.uuid } })
    const path = company.path(`media/${picture.uuid}`)
    expect((await company.people.Designer.send('GET', path)).json.data.usedIn).toHaveLength(1)
    expect((await company.people.Agent.send('GET', path)).json.data.usedIn).toEqual([])
  })

  it('may create the brochure of their own itinerary', async () => {
    const { Agent } = company.people
    const itinerary = await post('itineraries', { title: 'Agent’s trip' }, Agent)
    const path = company.path(`itineraries/${itinerary.uuid}/publish-pdf`)
    const first = await Agent.send('POST', path, {})
    expect(first.status, JSON.stringify(first.json)).toBe(200)
    const again = await Agent.send('POST', path, {})
    expect(again.json.data.pdf).toBe(first.json.data.pdf)
  })
})

describe('concurrent writes', () => {
  it('state their version in a form as in JSON', async () => {
    const lodge = await post('accommodations', { name: 'First' })
    await company.people.Manager.send('PUT', company.path(`accommodations/${lodge.uuid}`), { name: 'Second' })
    const form = new FormData()
    form.append('name', 'Lost')
    form.append('rev', '1')
    const stale = await company.people.Designer.sendRaw('PUT', company.path(`accommodations/${lodge.uuid}`), {
      raw: form,
    })
    expect([stale.status, stale.json.current?.name]).toEqual([412, 'Second'])
  })

  it('either use an image or delete it, never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const picture = await upload(company)
      const [created, removed] = await Promise.all([
        company.people.Designer.send('POST', company.path('accommodations/'), {
          name: 'Uses it',
          media: [{ media: picture.uuid }],
        }),
        company.people.Manager.send('DELETE', company.path(`media/${picture.uuid}`)),
      ])
      expect([
        [201, 409],
        [422, 200],
      ]).toContainEqual([created.status, removed.status])
    }
  })

  it('never make destinations each other’s parents', async () => {
    const [a, b] = [await post('destinations', { name: 'A' }), await post('destinations', { name: 'B' })]
    const put = (child: Json, parent: Json) =>
      company.people.Designer.send('PUT', company.path(`destinations/${child.uuid}`), { parent: parent.uuid })
    const answers = await Promise.all([put(a, b), put(b, a)])
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  })

  it('accept an itinerary that was read before a traveller opened its link', async () => {
    const { Designer } = company.people
    const itinerary = await post('itineraries', { title: 'Viewed' })
    const published = (await Designer.send('POST', company.path(`itineraries/${itinerary.uuid}/publish`), {})).json.data
    await world.anonymous.send('GET', published.shares[0].url)
    const back = await Designer.send('PUT', company.path(`itineraries/${itinerary.uuid}`), {
      ...published,
      subtitle: 'New',
    })
    expect(back.status, JSON.stringify(back.json)).toBe(200)
  })
})

describe('input that text folding, dates and the database treat differently', () => {
  it.each(['⑴', '1¼', 'ŉ', 'ʼ', "o'b", 'a:*', '&|!', '\\'])('can be searched for: %s', async (q) => {
    const answer = await company.people.Viewer.send('GET', company.path(`accommodations/?q=${encodeURIComponent(q)}`))
    expect(answer.status).toBe(200)
  })

  it.each([
    ['contacts', { givenName: 'x', birthday: '0000-01-01' }, 'birthday'],
    ['itineraries', { title: 'x', startDate: '0000-01-01' }, 'startDate'],
    ['itineraries', { title: 'x', heldUntil: '0000-01-01T00:00:00.000Z' }, 'heldUntil'],
    ['itineraries', { title: 'x', deposit: {} }, 'deposit'],
    ['accommodations', { name: 'x', closedSeasons: [{ from: '02-30', to: '04-31' }] }, 'closedSeasons.0.from'],
    ['accommodations', { name: 'x', url: 'https://example.test/\ud800' }, 'url'],
    ['accommodations', { name: 'x', location: { label: 'x', country: 'Namibia' } }, 'location.country'],
    ['destinations', { name: 'x', bestMonths: [1, 1] }, 'bestMonths'],
  ])('in %s with %o is 422 with the name of the field', async (plural, body, field) => {
    const answer = await company.people.Owner.send('POST', company.path(`${plural}/`), body)
    expect([answer.status, field in (answer.json.errors ?? {})], JSON.stringify(answer.json)).toEqual([422, true])
  })

  it('may have spaces around an email address, but no unknown query parameter in a write', async () => {
    const contact = await post('contacts', { givenName: 'Ada', emails: [' ada@example.test '] })
    expect(contact.emails).toEqual(['ada@example.test'])
    const rejected = await company.people.Designer.send('POST', company.path('contacts/?colour=red'), {
      givenName: 'x',
    })
    expect([rejected.status, Object.keys(rejected.json.errors)]).toEqual([422, ['colour']])
  })

  it('that is made to be costly is rejected quickly and briefly, before the sender is known', async () => {
    const fields = Object.fromEntries(Array.from({ length: 250_000 }, (_, index) => [`f${index}`, 1]))
    const many = await world.anonymous.send('POST', '/v1/auth/login', fields)
    expect([many.status, many.bytes.length < 1000]).toEqual([413, true])
    const wide = await company.people.Designer.send('POST', company.path('accommodations/'), fields)
    expect([wide.status, wide.bytes.length < 1000]).toEqual([413, true])
  })
})

describe('a published page', () => {
  it('does not contain the URL of the site, which may change', async () => {
    const itinerary = await post('itineraries', { title: 'Moves house', reference: randomUUID().slice(0, 8) })
    await company.people.Designer.send('POST', company.path(`itineraries/${itinerary.uuid}/publish`), {})
    const stored = await world.inTenant(
      company.uuid,
      async (query) => (await query('select page_key from publications where itinerary = $1', [itinerary.uuid])).rows,
    )
    const page = await world.deps.storage.get(stored[0].page_key)
    expect(page?.toString()).not.toContain(world.base())
  })
})

describe('an upload URL', () => {
  it('stores nothing once its item is in the bin', async () => {
    const slot = (await company.people.Designer.sendRaw('POST', company.path('media/'), {})).json.data
    await company.people.Designer.send('DELETE', company.path(`media/${slot.uuid}`))
    const answer = await world.anonymous.sendRaw('PUT', slot.upload.url, { raw: new Uint8Array([1, 2, 3]) })
    expect(answer.status).toBe(404)
  })
})
