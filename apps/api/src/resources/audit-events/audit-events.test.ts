import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webhookEventsOf } from '@sojourn/contract/webhooks'
import { jpeg } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'
import { keepsNothing, prepareWrite } from '../../test/writes.ts'

let world: World
let company: Company
const routes: { method: string; url: string }[] = []
beforeAll(async () => {
  world = await createWorld({ onRoute: (route) => void routes.push(route) })
  company = await world.createCompany()
})
afterAll(() => world.close())

const audit = async (query = '', person = company.people.Owner): Promise<Json> =>
  (await person.send('GET', company.path(`audit${query}`))).json

describe('every route that writes in a company', () => {
  it('is covered by this suite, writes an event, and sends it to a webhook', async () => {
    const writing = routes.filter(
      ({ method, url }) =>
        method !== 'GET' &&
        url.startsWith('/v1/:tenant/') &&
        !keepsNothing(url) &&
        // Nothing is left to translate by machine here; translations/machine.test.ts looks for its event.
        !url.endsWith('/translate'),
    )
    expect(writing.length).toBeGreaterThan(40)
    const { Owner } = company.people
    // Nothing listens at the webhook's URL and there is no retry during the test, so all deliveries stay and can be counted.
    world.deps.webhookWaits = [86_400]
    const webhook = (await Owner.send('POST', company.path('webhooks/'), { url: 'http://127.0.0.1:9/' })).json.data
    const past = (await audit()).meta.total
    for (const { method, url } of writing) {
      const write = await prepareWrite(method, url)?.(company)
      expect(write, `${method} ${url} is not in test/writes.ts`).toBeDefined()
      if (!write) continue
      const before = (await audit()).meta.total
      const answer = await (write.form
        ? Owner.sendRaw(method, write.path, { raw: write.form() })
        : Owner.send(method, write.path, write.body))
      expect(answer.status, `${method} ${url} ${JSON.stringify(answer.json)}`).toBeLessThan(300)
      expect((await audit()).meta.total, `${method} ${url}`).toBeGreaterThan(before)
    }
    const events = await company.rows(`select action, changed from audit_events order by at, uuid offset ${past}`)
    const expected = events.flatMap(({ action, changed }) => webhookEventsOf(action, changed))
    const deliveries = await company.rows('select event from webhook_deliveries where webhook = $1', [webhook.uuid])
    expect(deliveries.map(({ event }) => String(event)).toSorted()).toEqual(expected.toSorted())
    expect(new Set(expected).size).toBeGreaterThan(40)
  }, 120_000)

  it('writes no event when it rejects the request', async () => {
    const before = (await audit()).meta.total
    await company.people.Designer.send('POST', company.path('accommodations/'), { name: '' })
    await company.people.Viewer.send('POST', company.path('accommodations/'), { name: 'No' })
    expect((await audit()).meta.total).toBe(before)
  })

  it('writes an event for an upload to a signed URL too, with the user who requested the URL', async () => {
    const slot = (await company.people.Designer.send('POST', company.path('media/'), {})).json.data
    await world.anonymous.sendRaw('PUT', slot.upload.url, { raw: new Uint8Array(await jpeg()) })
    const [event] = (await audit(`?target=${slot.uuid}`)).data
    expect(event).toMatchObject({
      action: 'media-item.upload',
      actor: { kind: 'person', uuid: company.people.Designer.uuid },
    })
  })
})

describe('the activity log', () => {
  it('shows the current name of what was changed, and whether it is in the bin or a template', async () => {
    const { Designer, Owner } = company.people
    const lodge = (await Designer.send('POST', company.path('accommodations/'), { name: 'Old name' })).json.data
    await Designer.send('PUT', company.path(`accommodations/${lodge.uuid}`), { name: 'New name' })
    const named = async (target: string) => (await audit(`?target=${target}`)).data[0].record
    expect(await named(lodge.uuid)).toEqual({ title: 'New name', isBinned: false })
    await Designer.send('DELETE', company.path(`accommodations/${lodge.uuid}`))
    expect(await named(lodge.uuid)).toEqual({ title: 'New name', isBinned: true })
    const template = (
      await Designer.send('POST', company.path('itineraries/'), { title: 'Classic', isTemplate: true, dayCount: 2 })
    ).json.data
    expect(await named(template.uuid)).toEqual({ title: 'Classic', isBinned: false, isTemplate: true })
    expect((await audit('?action=tenant.update&action=company.export')).data[0]?.record ?? null).toBeNull()
    const guest = { name: 'Written by us', email: 'audit-guest@example.test', roles: [{ name: 'Viewer' }] }
    const invited = (await Owner.send('POST', company.path('users/'), guest)).json.data
    expect(await named(invited.uuid)).toEqual({ title: 'Written by us', isBinned: false })
    await Owner.send('DELETE', company.path(`users/${invited.uuid}`))
    expect(await named(invited.uuid)).toBeNull()
  })

  it('shows who did what to what, newest first', async () => {
    const { Designer, Manager } = company.people
    const lodge = (await Designer.send('POST', company.path('accommodations/'), { name: 'Traced' })).json.data
    await Manager.send('PUT', company.path(`accommodations/${lodge.uuid}`), { teaser: 'Changed' })
    const { data } = await audit(`?target=${lodge.uuid}`)
    expect(data.map((event: Json) => event.action)).toEqual(['accommodation.update', 'accommodation.create'])
    expect(data[0]).toEqual({
      uuid: expect.any(String),
      at: expect.any(String),
      actor: { kind: 'person', uuid: Manager.uuid, name: 'Test Person', isVisiting: false, job: null },
      action: 'accommodation.update',
      target: lodge.uuid,
      record: { title: 'Traced', isBinned: false },
      changed: ['teaser'],
    })
  })

  it('marks a visiting super admin', async () => {
    const god = await world.createPerson({ isGod: true })
    await god.send('POST', company.path('destinations/'), { name: 'Visited' })
    const { data } = await audit(`?actor=${god.uuid}`)
    expect(data.map((event: Json) => event.action)).toEqual(['destination.create', 'company.visit'])
    expect(data[0].actor).toMatchObject({ uuid: god.uuid, isVisiting: true })
  })

  it('can be filtered by actor, action and date, and rejects unknown filters', async () => {
    const { Manager } = company.people
    const both = await audit(
      `?actor=${Manager.uuid}&action=accommodation.update&action=accommodation.create&perPage=96`,
    )
    expect(both.data.length).toBeGreaterThan(0)
    for (const event of both.data) expect(event.actor.uuid).toBe(Manager.uuid)
    expect((await audit('?from=2020-01-01&to=2020-12-31')).meta.total).toBe(0)
    const today = new Date().toISOString().slice(0, 10)
    expect((await audit(`?from=2020-01-01&to=${today}`)).meta.total).toBe((await audit()).meta.total)
    expect((await audit('?action=')).status).toBe(422)
    for (const query of ['?from=yesterday', '?actor=me', '?perPage=7', '?colour=red', '?page=x', '?from=a&from=b'])
      expect((await audit(query)).status, query).toBe(422)
  })

  it('filters by days in the company’s own time zone', async () => {
    const { rows } = await world.deps.pool.query<{ day: string }>(
      `update tenants set timezone = 'Pacific/Kiritimati' where uuid = $1 returning (now() at time zone 'Pacific/Kiritimati')::date::text as day`,
      [company.uuid],
    )
    const day = rows[0]?.day ?? ''
    await company.people.Designer.send('POST', company.path('destinations/'), { name: 'Line Islands' })
    expect((await audit(`?from=${day}`)).data[0].action).toBe('destination.create')
  })

  it('is only for members who manage the company; others get 404', async () => {
    for (const role of ['Manager', 'Designer', 'Agent', 'Finance', 'Viewer'] as const)
      expect((await audit('', company.people[role])).status, role).toBe(404)
    const other = await world.createCompany()
    expect((await audit('', other.people.Owner)).status).toBe(404)
    expect((await other.people.Owner.send('GET', other.path('audit'))).json.data).toEqual([])
  })
})
