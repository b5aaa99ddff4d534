import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { acceptProposal, versionOn } from '../../test/accept-proposal.ts'
import { euros, proposing } from '../../test/proposals.ts'
import { createReceiver } from '../../test/webhook-receiver.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
let office: ReturnType<typeof proposing>
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  office = proposing(world, company)
})
afterAll(() => world.close())
afterEach(() => vi.useRealTimers())

/** Changes settings of a company. */
const set = async ({ people: { Owner }, uuid }: Company, { timezone, ...changed }: Json) => {
  const path = `/v1/tenants/${uuid}`
  const { defaults, rev } = (await Owner.send('GET', path)).json.data
  const answer = await Owner.send('PUT', path, {
    rev,
    ...(timezone && { timezone }),
    defaults: { ...defaults, ...changed },
  })
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
}
const initial = {
  statusOnAcceptance: null,
  datesPaymentsOnAcceptance: true,
  draftsInvoiceOnAcceptance: false,
  taskOnAcceptance: 'Send the invoice and book the services',
  taskOnAcceptanceDays: 2,
}

const today = () => new Date().toISOString().slice(0, 10)
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)
const read = (uuid: string): Promise<Json> => office.done('GET', `itineraries/${uuid}`)
const duesOf = async (uuid: string) => (await read(uuid)).paymentSchedule.map(({ due }: Json) => due)
const tasksOf = (uuid: string): Promise<Json[]> => office.done('GET', `itineraries/${uuid}/tasks`) as Promise<Json[]>
const accept = async (url: string, fields = {}) => {
  const { status } = await acceptProposal(url, fields)
  expect(status).toBe(303)
}
const revoke = async (uuid: string, at = 0) => {
  const acceptance = (await office.accepted(uuid)).filter(({ revokedAt }: Json) => revokedAt === null)[at].uuid
  await office.done('POST', `itineraries/${uuid}/acceptances/${acceptance}/revoke`, { reason: 'By mistake' })
}
const emailToDesigner = async () => {
  await world.emailsSettled()
  return world.emails.findLast(({ to }) => to === company.people.Designer.email)?.text
}
const change = async (uuid: string, fields: Json) =>
  office.done('PUT', `itineraries/${uuid}`, { rev: (await read(uuid)).rev, ...fields })

describe('an acceptance', () => {
  it('dates the payments that are due on booking, adds a task, and tells the owner', async () => {
    const { uuid, url } = await office.propose({ owner: company.people.Designer.uuid })
    expect([await duesOf(uuid), await tasksOf(uuid)]).toEqual([[null, '2027-03-01'], []])
    await accept(url)
    expect(await duesOf(uuid)).toEqual([today(), '2027-03-01'])
    const [acceptance] = await office.accepted(uuid)
    expect(await tasksOf(uuid)).toEqual([
      {
        uuid: expect.any(String),
        title: 'Send the invoice and book the services',
        due: inDays(2),
        acceptance: acceptance.uuid,
        createdAt: expect.any(String),
        doneAt: null,
        doneBy: null,
      },
    ])
    const words = await emailToDesigner()
    expect(words).toMatch(/The payments that are due on booking are now due on \d/)
    expect(words).toMatch(/To do by \d.*: Send the invoice and book the services\./)
    const [revision] = await office.done('GET', `itineraries/${uuid}/revisions`)
    expect(revision.author).toBeNull()
  })

  it('dates a deposit without a schedule', async () => {
    const deposit = { percentBps: 2000, amount: null, due: null }
    const { uuid, url } = await office.propose({ paymentSchedule: [], deposit })
    await accept(url)
    expect((await read(uuid)).deposit).toEqual({ ...deposit, due: today() })
    await revoke(uuid)
    expect((await read(uuid)).deposit).toEqual(deposit)
  })

  it('does only what the company has chosen', async () => {
    await set(company, { datesPaymentsOnAcceptance: false, taskOnAcceptance: null })
    const { uuid, rev, url } = await office.propose()
    await accept(url)
    expect([await duesOf(uuid), await tasksOf(uuid), (await read(uuid)).rev]).toEqual([[null, '2027-03-01'], [], rev])
    await set(company, { ...initial, taskOnAcceptance: 'Call the client', taskOnAcceptanceDays: 0 })
    const other = await office.propose()
    await accept(other.url)
    expect(await tasksOf(other.uuid)).toMatchObject([{ title: 'Call the client', due: today() }])
    await set(company, initial)
  })

  it('drafts an invoice for what is due on booking, if the company has chosen that', async () => {
    await set(company, { draftsInvoiceOnAcceptance: true })
    const invoicesOf = async (uuid: string): Promise<Json[]> =>
      (
        await company.people.Finance.send('GET', company.path('invoices/?fields=fromSchedule,createdBy'))
      ).json.data.filter(({ itinerary }: Json) => itinerary === uuid)
    const { uuid, url } = await office.propose({ owner: company.people.Designer.uuid })
    await accept(url)
    const [draft, ...more] = await invoicesOf(uuid)
    expect([draft, more]).toMatchObject([
      { title: 'Dunes and delta', number: null, due: today(), fromSchedule: { rows: [0] }, createdBy: null },
      [],
    ])
    expect(await emailToDesigner()).toContain('An invoice for the payments that are due on booking was drafted.')
    await revoke(uuid)
    expect(await invoicesOf(uuid)).toEqual([])
    // One that a member has changed stays, and then the rows are not invoiced twice.
    await accept(url)
    const [another] = await invoicesOf(uuid)
    const path = company.path(`invoices/${another?.uuid}`)
    expect((await company.people.Finance.send('PUT', path, { notes: 'Thank you', rev: 1 })).status).toBe(200)
    await revoke(uuid)
    await accept(url)
    expect(await invoicesOf(uuid)).toMatchObject([{ uuid: another?.uuid }])
    expect(await emailToDesigner()).toContain('could not be drafted automatically. The invoice Dunes and delta already')
    await set(company, initial)
  })

  it('has the day where the company is: 23:30 in London is the next day in Tokyo', async () => {
    const tokyo = await world.createCompany()
    await set(tokyo, { timezone: 'Asia/Tokyo' })
    const there = proposing(world, tokyo)
    const { uuid, url } = await there.propose()
    const version = await versionOn(url)
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today()}T23:30:00.000Z`) })
    await accept(url, { version })
    vi.useRealTimers()
    const { paymentSchedule } = await there.done('GET', `itineraries/${uuid}`)
    expect(paymentSchedule[0].due).toBe(inDays(1))
    expect(await there.done('GET', `itineraries/${uuid}/tasks`)).toMatchObject([{ due: inDays(3) }])
  })

  it('of a version whose draft has changed since dates only what was due on booking in that version too', async () => {
    const { uuid, url } = await office.propose()
    await change(uuid, {
      title: 'A newer draft',
      paymentSchedule: [
        { label: 'Balance', amount: euros(700), due: null },
        { label: 'Deposit', amount: euros(300), due: null },
        { label: 'Visa', amount: euros(50), due: null },
      ],
    })
    await accept(url)
    const after = await read(uuid)
    expect(after.title).toBe('A newer draft')
    expect(after.paymentSchedule.map(({ label, due }: Json) => [label, due])).toEqual([
      ['Balance', null],
      ['Deposit', today()],
      ['Visa', null],
    ])
    await revoke(uuid)
    expect(await duesOf(uuid)).toEqual([null, null, null])
  })

  it('is stored whole, with its task, if the rules of the itinerary reject the dates', async () => {
    const { uuid, url } = await office.propose({ owner: company.people.Designer.uuid })
    // A segment for a contact who is not among the travellers: it was stored before this was checked.
    await company.rows(
      `update itineraries set segments = jsonb_set(segments, '{0,for}', '["0193b0a0-1000-7000-8000-000000000007"]') where uuid = $1`,
      [uuid],
    )
    const { rev } = await read(uuid)
    await accept(url)
    expect(await office.accepted(uuid)).toHaveLength(1)
    expect([await duesOf(uuid), (await read(uuid)).rev]).toEqual([[null, '2027-03-01'], rev])
    expect(await tasksOf(uuid)).toHaveLength(1)
    expect(await emailToDesigner()).toContain('could not be dated automatically.')
  })

  it('through another link at the same time adds no second task, and each is whole', async () => {
    const { uuid, url } = await office.propose()
    const agent = await office.done('POST', `itineraries/${uuid}/shares`, { audience: 'agent' })
    const version = await versionOn(url)
    await Promise.all([accept(url, { version }), accept(agent.url, { version, name: 'An Agent' })])
    expect(await office.accepted(uuid)).toHaveLength(2)
    expect([await duesOf(uuid), await tasksOf(uuid)]).toMatchObject([[today(), '2027-03-01'], [{ due: inDays(2) }]])
    // While one stands, the itinerary is accepted.
    await revoke(uuid)
    expect([await duesOf(uuid), await tasksOf(uuid)]).toMatchObject([[today(), '2027-03-01'], [{ due: inDays(2) }]])
    await revoke(uuid)
    expect([await duesOf(uuid), await tasksOf(uuid)]).toEqual([[null, '2027-03-01'], []])
  })
})

describe('revoking an acceptance', () => {
  it.each(['held', 'booked'])(
    'returns the itinerary from %s to what it was, so that the client can accept again',
    async (status) => {
      await set(company, { ...initial, statusOnAcceptance: status })
      const { uuid, url } = await office.propose()
      const before = await read(uuid)
      await accept(url)
      expect((await read(uuid)).status).toBe(status)
      await revoke(uuid)
      const { status: after, heldUntil, paymentSchedule } = await read(uuid)
      expect({ status: after, heldUntil, paymentSchedule }).toEqual({
        status: before.status,
        heldUntil: before.heldUntil,
        paymentSchedule: before.paymentSchedule,
      })
      expect(await tasksOf(uuid)).toEqual([])
      await accept(url, { name: 'Ben Client' })
      expect([(await read(uuid)).status, await duesOf(uuid)]).toEqual([status, [today(), '2027-03-01']])
      await set(company, initial)
    },
  )

  it('leaves what a member has changed since, and undoes the rest', async () => {
    await set(company, { ...initial, statusOnAcceptance: 'held' })
    const row = (label: string, due: string | null) => ({ label, amount: euros(250), due })
    const { uuid, url } = await office.propose({
      paymentSchedule: [row('Deposit', null), row('Visa', null), row('Flights', null), row('Balance', '2027-03-01')],
    })
    await accept(url)
    const [task] = await tasksOf(uuid)
    await office.done('PUT', `itineraries/${uuid}/tasks/${task?.uuid}`, { isDone: true })
    // The first is renamed, the second has another date, the third moves to the front, and the option is extended.
    await change(uuid, {
      heldUntil: `${inDays(20)}T12:00:00.000Z`,
      paymentSchedule: [
        row('Flights', today()),
        row('First payment', today()),
        row('Visa', '2027-02-02'),
        row('Balance', today()),
      ],
    })
    await revoke(uuid)
    expect(await duesOf(uuid)).toEqual([null, today(), '2027-02-02', today()])
    expect(await read(uuid)).toMatchObject({ status: 'held', heldUntil: `${inDays(20)}T12:00:00.000Z` })
    expect(await tasksOf(uuid)).toMatchObject([{ uuid: task?.uuid, doneAt: expect.any(String) }])
    await set(company, initial)
  })

  it('of the last of several versions undoes what all of them changed', async () => {
    await set(company, { ...initial, statusOnAcceptance: 'held' })
    const { uuid, url } = await office.propose()
    await accept(url)
    const { paymentSchedule } = await read(uuid)
    await change(uuid, { paymentSchedule: [...paymentSchedule, { label: 'Visa', amount: euros(50), due: null }] })
    await office.done('POST', `itineraries/${uuid}/publish`, {})
    await accept(url)
    expect(await duesOf(uuid)).toEqual([today(), '2027-03-01', today()])
    await revoke(uuid)
    await revoke(uuid)
    expect(await duesOf(uuid)).toEqual([null, '2027-03-01', null])
    expect((await read(uuid)).status).toBe('enquiry')
    await set(company, initial)
  })

  it('of an acceptance from before it was stored what followed only revokes it', async () => {
    const { uuid, url } = await office.propose()
    await accept(url)
    await company.rows('update acceptances set effects = null where itinerary = $1', [uuid])
    await revoke(uuid)
    expect([await duesOf(uuid), await tasksOf(uuid)]).toMatchObject([[today(), '2027-03-01'], [{ doneAt: null }]])
  })
})

describe('webhooks', () => {
  it('get an event of its own for an acceptance and for revoking it, signed and in the form of the others', async () => {
    const receiver = await createReceiver()
    const add = async (events: string[]) =>
      (
        await company.people.Admin.send('POST', company.path('webhooks/'), {
          url: receiver.url(`/${events.length}`),
          events,
        })
      ).json.data
    const { secret } = await add(['itinerary.accepted', 'itinerary.acceptance_revoked'])
    await add(['*'])
    const { uuid, url } = await office.propose()
    await accept(url)
    await revoke(uuid)
    const bodies = receiver.at('/2').map(({ text, headers }) => {
      const { id, ...body } = new Webhook(secret).verify(text, headers as Record<string, string>) as Json
      expect(id).toBe(headers['webhook-id'])
      return body
    })
    bodies.sort((one, other) => one.createdAt.localeCompare(other.createdAt))
    const rest = {
      createdAt: expect.any(String),
      tenant: company.uuid,
      data: { resource: 'itineraries', uuid, rev: null },
    }
    expect(bodies).toEqual([
      { type: 'itinerary.accepted', ...rest },
      { type: 'itinerary.acceptance_revoked', ...rest },
    ])
    // Deliveries are sent independently of each other, so their order may differ.
    const all = receiver.at('/1').map(({ text }) => JSON.parse(text).type)
    const count = (type: string) => all.filter((one: string) => one === type).length
    expect(['itinerary.accepted', 'itinerary.acceptance_revoked'].map(count)).toEqual([1, 1])
    expect(count('itinerary.updated')).toBeGreaterThanOrEqual(4)
    receiver.close()
  })
})
