import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faults, figures, outcome, type PayableSteps, preparePayables } from '../../test/payable-steps.ts'
import { upload } from '../../test/samples.ts'
import { type Company, createWorld, type World } from '../../test/world.ts'

let world: World
let company: Company
let at: PayableSteps
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  at = await preparePayables(company)
})
afterAll(() => world.close())

describe('a bill', () => {
  it('counts until it is void, and never changes', async () => {
    const one = await at.payable(10_000)
    const first = (await at.bill(one, 4000, { number: 'B-1', due: '2026-12-20' })).json.data
    expect([first.due, ...figures(first)]).toEqual(['2026-12-20', 10_000, 4000, 0, 10_000, 'open'])
    const second = (await at.bill(one, 6500, { number: 'B-2' })).json.data
    expect([second.due, ...figures(second)]).toEqual(['2026-12-20', 10_000, 10_500, 0, 10_500, 'billed'])
    const [voided] = first.bills
    const after = (await at.send('POST', `payables/${one.uuid}/bills/${voided.uuid}/void`, {})).json.data
    expect(figures(after)).toEqual([10_000, 6500, 0, 10_000, 'open'])
    expect(after.bills).toEqual([{ ...voided, voidedAt: expect.any(String) }, second.bills[1]])
    expect(outcome(await at.send('POST', `payables/${one.uuid}/bills/${voided.uuid}/void`, {}))).toEqual([
      409,
      'invalid_transition',
    ])
    expect(outcome(await at.send('POST', `payables/${one.uuid}/bills/${randomUUID()}/void`, {}))).toEqual([
      404,
      'not_found',
    ])
    expect(faults(await at.send('PUT', `payables/${one.uuid}`, { bills: [] }))).toEqual([422, ['bills']])
    await expect(
      company.rows(`update payables set bills = jsonb_set(bills, '{1,amount}', '1') where uuid = $1`, [one.uuid]),
    ).rejects.toThrow('cannot be changed')
    await expect(company.rows('delete from payables where uuid = $1', [one.uuid])).rejects.toThrow('cannot be deleted')
    expect(await at.read(one)).toEqual(after)
  })

  it('sets the due date, and removes it', async () => {
    const one = await at.payable(10_000)
    for (const due of ['2026-12-20', null]) expect((await at.bill(one, 4000, { due })).json.data.due).toBe(due)
  })

  it('is the whole cost once no further bills are expected', async () => {
    const one = await at.payable(10_000)
    const { rev } = (await at.bill(one, 9000)).json.data
    const settled = (await at.send('PUT', `payables/${one.uuid}`, { isBilledInFull: true, rev })).json.data
    expect(figures(settled)).toEqual([10_000, 9000, 0, 9000, 'billed'])
    expect(figures((await at.pay(one, 9000)).json.data)).toEqual([10_000, 9000, 9000, 0, 'paid'])
  })

  it('is rejected if another bill has its number, unless that one is void', async () => {
    const one = await at.payable(10_000)
    const [first] = (await at.bill(one, 100, { number: 'B-1' })).json.data.bills
    const again = await at.bill(one, 200, { number: 'B-1' })
    expect([...outcome(again), again.json.detail]).toEqual([409, 'conflict', 'bill B-1 has already been recorded'])
    await at.send('POST', `payables/${one.uuid}/bills/${first.uuid}/void`, {})
    expect((await at.bill(one, 200, { number: 'B-1' })).status).toBe(200)
  })

  it('may have a file, which is then in use', async () => {
    const one = await at.payable(10_000)
    expect(faults(await at.bill(one, 100, { document: randomUUID() }))).toEqual([422, ['bills.0.document']])
    expect((await at.read(one)).bills).toEqual([])
    const file = await upload(company)
    expect((await at.bill(one, 100, { document: file.uuid })).json.data.bills[0].document).toBe(file.uuid)
    const { usedIn } = (await at.send('GET', `media/${file.uuid}`)).json.data
    expect(usedIn).toEqual([{ resource: 'payable', uuid: one.uuid, title: one.title }])
  })
})

describe('a payment to a supplier', () => {
  it('may be made before there is a bill, up to what is expected', async () => {
    const one = await at.payable(10_000)
    expect(figures((await at.pay(one, 4000)).json.data)).toEqual([10_000, 0, 4000, 6000, 'open'])
    const tooMuch = await at.pay(one, 6001)
    expect([...outcome(tooMuch), tooMuch.json.detail]).toEqual([
      409,
      'exceeds_open',
      'a total of €100.01 would be paid, but the supplier is owed €100.00',
    ])
    expect(figures((await at.pay(one, 6000)).json.data)).toEqual([10_000, 0, 10_000, 0, 'open'])
    expect(figures((await at.bill(one, 10_000)).json.data)).toEqual([10_000, 10_000, 10_000, 0, 'paid'])
  })

  it('is rejected if others that are sent at the same time already pay what is owed', async () => {
    const one = await at.payable(10_000)
    await at.bill(one, 10_000)
    const answers = await Promise.all([at.pay(one, 10_000), at.pay(one, 10_000), at.pay(one, 10_000)])
    expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 409, 409])
    expect(answers.filter(({ json }) => json.code === 'exceeds_open')).toHaveLength(2)
    expect(figures(await at.read(one))).toEqual([10_000, 10_000, 10_000, 0, 'paid'])
    const half = await at.payable(10_000)
    const both = await Promise.all([at.pay(half, 5000), at.pay(half, 5000)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await at.read(half)).payments).toHaveLength(2)
  })

  it('is stored only once if the request is repeated with its Idempotency-Key', async () => {
    const one = await at.payable(10_000)
    const body = { date: '2026-11-20', amount: 100, currency: 'EUR' }
    const headers = { 'idempotency-key': randomUUID() }
    for (let n = 0; n < 2; n += 1)
      expect((await at.send('POST', `payables/${one.uuid}/payments`, body, headers)).status).toBe(200)
    expect((await at.read(one)).paid).toBe(100)
  })

  it('no longer counts once it is void; until then, the bill that it pays cannot be made void', async () => {
    const one = await at.payable(10_000)
    const [{ uuid: billed }] = (await at.bill(one, 12_000)).json.data.bills
    const [{ uuid: paid }] = (await at.pay(one, 12_000)).json.data.payments
    expect(outcome(await at.send('POST', `payables/${one.uuid}/bills/${billed}/void`, {}))).toEqual([
      409,
      'exceeds_open',
    ])
    expect(figures((await at.send('POST', `payables/${one.uuid}/payments/${paid}/void`, {})).json.data)).toEqual([
      10_000,
      12_000,
      0,
      12_000,
      'billed',
    ])
    expect((await at.send('POST', `payables/${one.uuid}/bills/${billed}/void`, {})).status).toBe(200)
  })

  it.each([
    ['amount', { amount: 0 }],
    ['amount', { amount: -1 }],
    ['amount', { amount: 1.5 }],
    ['amount', { amount: 1e15 }],
    ['currency', { currency: 'USD' }],
    ['currency', { currency: 'XQQ' }],
    ['date', { date: '2026-02-30' }],
  ])('is rejected with a wrong %s, as is a bill: %o', async (field, fields) => {
    const one = await at.payable(10_000)
    expect(faults(await at.pay(one, 100, fields))).toEqual([422, [field]])
    expect(faults(await at.bill(one, 100, fields))).toEqual([422, [field]])
    expect(await at.read(one)).toEqual(one)
  })

  it('is rejected if the payable has changed since the sender read it', async () => {
    const one = await at.payable(10_000)
    await at.bill(one, 100)
    const answer = await at.send(
      'POST',
      `payables/${one.uuid}/payments`,
      { date: '2026-11-20', amount: 100, currency: 'EUR' },
      { 'if-match': `"${one.rev}"` },
    )
    expect(outcome(answer)).toEqual([412, 'stale'])
  })
})

describe('the list', () => {
  it('is filtered by status, supplier and due date as its rows say, and sorted by due date', async () => {
    const lone = await at.make('suppliers', { name: 'Lone Lodge' })
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const dues = [null, inDays(-3), inDays(10), inDays(90), inDays(-30)]
    for (const [index, due] of dues.entries()) {
      const one = await at.payableOf(await at.booked([at.segment('Camp', 1000, { supplier: lone.uuid })]))
      await at.send('PUT', `payables/${one.uuid}`, { due, rev: one.rev })
      if (index > 1) await at.bill(one, 1000)
      if (index === 4) await at.pay(one, 1000)
    }
    const ofLone = (query: string) => at.listed(`supplier=${lone.uuid}&${query}`)
    const all = await ofLone('sort=due')
    expect(all.map((row) => [row.due, row.status, row.dueState])).toEqual([
      [dues[4], 'paid', 'none'],
      [dues[1], 'open', 'overdue'],
      [dues[2], 'billed', 'soon'],
      [dues[3], 'billed', 'later'],
      [null, 'open', 'none'],
    ])
    for (const status of ['open', 'billed', 'paid'])
      expect(await ofLone(`sort=due&status=${status}`)).toEqual(all.filter((row) => row.status === status))
    for (const due of ['overdue', 'soon', 'later', 'none'])
      expect(await ofLone(`sort=due&due=${due}`)).toEqual(all.filter((row) => row.dueState === due))
    expect(all.every((row) => row.lines === undefined)).toBe(true)
    expect(new Set((await at.listed('q=Lone')).map((row) => row.uuid))).toEqual(new Set(all.map((row) => row.uuid)))
    expect(faults(await at.send('GET', 'payables?status=late'))).toEqual([422, ['status.0']])
  })
})

describe('a payable', () => {
  it('is created for a supplier that the itinerary has no net price for, once', async () => {
    const itinerary = await at.booked([at.segment('Camp', 1000)])
    const body = { itinerary: itinerary.uuid, supplier: at.other.uuid, currency: 'EUR' }
    const created = await at.send('POST', 'payables', body)
    expect([created.status, created.json.data.title, ...figures(created.json.data)]).toEqual([
      201,
      'Dune Drives · Desert and delta',
      0,
      0,
      0,
      0,
      'open',
    ])
    expect(outcome(await at.send('POST', 'payables', body))).toEqual([409, 'conflict'])
    expect(faults(await at.send('POST', 'payables', {}))).toEqual([422, ['itinerary', 'supplier', 'currency']])
    const foreign = { itinerary: randomUUID(), supplier: randomUUID(), currency: 'EUR' }
    expect(faults(await at.send('POST', 'payables', foreign))).toEqual([422, ['itinerary', 'supplier']])
    expect(outcome(await at.pay(created.json.data, 1))).toEqual([409, 'exceeds_open'])
    await at.setStatus(itinerary.uuid, 'travelling')
    const suppliers = (await at.listed(`itinerary=${itinerary.uuid}`)).map((row) => row.supplierName)
    expect(new Set(suppliers)).toEqual(new Set(['Desert Stays', 'Dune Drives']))
  })

  it('is deleted only while nothing is expected, billed or paid', async () => {
    const one = await at.payable(1000)
    expect(outcome(await at.send('DELETE', `payables/${one.uuid}`))).toEqual([409, 'in_use'])
    const itinerary = await at.booked([])
    const body = { itinerary: itinerary.uuid, supplier: at.supplier.uuid, currency: 'EUR' }
    const empty = (await at.send('POST', 'payables', body)).json.data
    const [{ uuid: entry }] = (await at.bill(empty, 100)).json.data.bills
    expect(outcome(await at.send('DELETE', `payables/${empty.uuid}`))).toEqual([409, 'in_use'])
    await at.send('POST', `payables/${empty.uuid}/bills/${entry}/void`, {})
    expect((await at.send('DELETE', `payables/${empty.uuid}`)).status).toBe(200)
    const second = (await at.send('POST', 'payables', body)).json.data
    expect(outcome(await at.send('POST', `payables/${empty.uuid}/restore`, {}))).toEqual([409, 'conflict'])
    expect((await at.send('DELETE', `payables/${second.uuid}`)).status).toBe(200)
    expect((await at.send('POST', `payables/${empty.uuid}/restore`, {})).status).toBe(200)
  })

  it('belongs to one company', async () => {
    const one = await at.payable(1000)
    const stranger = await world.createCompany()
    const ask = (method: string, rest: string, body?: unknown) =>
      stranger.people.Finance.send(method, stranger.path(rest), body)
    const entry = { date: '2026-11-20', amount: 1, currency: 'EUR' }
    for (const answer of [
      await ask('GET', `payables/${one.uuid}`),
      await ask('POST', `payables/${one.uuid}/payments`, entry),
      await ask('POST', `payables/${one.uuid}/bills`, { ...entry, number: 'B-1' }),
      await company.people.Finance.send('GET', stranger.path(`payables/${one.uuid}`)),
    ])
      expect(outcome(answer)).toEqual([404, 'not_found'])
    expect((await ask('GET', 'payables')).json.data).toEqual([])
    const borrowed = { itinerary: one.itinerary, supplier: one.supplier, currency: 'NAD' }
    expect(faults(await ask('POST', 'payables', borrowed))).toEqual([422, ['itinerary', 'supplier']])
    expect(await at.read(one)).toEqual(one)
  })
})
