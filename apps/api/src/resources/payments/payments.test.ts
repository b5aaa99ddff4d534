import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
let payer: Json
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  payer = await make('contacts', { givenName: 'Ada', familyName: 'Example' })
})
afterAll(() => world.close())

const send = (method: string, rest: string, body?: unknown, headers?: Record<string, string>) =>
  company.people.Finance.send(method, company.path(rest), body, headers)
const make = async (plural: string, body: unknown): Promise<Json> => {
  const { status, json } = await company.people.Owner.send('POST', company.path(plural), body)
  expect(status, JSON.stringify(json)).toBe(201)
  return json.data
}
const invoice = async (total: number, fields: object = {}): Promise<Json> => {
  const lines = [{ description: 'Desert and delta', price: total }]
  const draft = await make('invoices', { title: 'Deposit', currency: 'EUR', payer: payer.uuid, lines, ...fields })
  return (await send('POST', `invoices/${draft.uuid}/issue`, {})).json.data
}
const body = (amount: number, fields: object = {}) => ({
  reference: 'SEPA 4711',
  date: '2026-11-20',
  amount,
  currency: 'EUR',
  payer: payer.uuid,
  ...fields,
})
const to = ({ uuid }: Json, amount: number) => ({ invoice: uuid, amount })
const pay = (amount: number, ...allocations: object[]) => send('POST', 'payments', body(amount, { allocations }))
const paid = async (...args: Parameters<typeof pay>): Promise<Json> => {
  const { status, json } = await pay(...args)
  expect(status, JSON.stringify(json)).toBe(201)
  return json.data
}
const refund = (amount: number, ...allocations: object[]) =>
  send('POST', 'payments', body(-amount, { kind: 'refund', allocations }))
const standing = async ({ uuid }: Json) => {
  const { status, paid: sum, open } = (await send('GET', `invoices/${uuid}`)).json.data
  return [status, sum, open]
}

describe('a payment', () => {
  it('pays invoices in parts, and can be edited, deleted and restored', async () => {
    const [one, other] = [await invoice(10_000), await invoice(5000)]
    const payment = await paid(12_000, to(one, 4000), to(other, 5000))
    expect(payment).toMatchObject({ kind: 'payment', method: 'bank_transfer', unallocated: 3000, receipt: null })
    expect([await standing(one), await standing(other)]).toEqual([
      ['issued', 4000, 6000],
      ['paid', 5000, 0],
    ])
    const change = { allocations: [to(one, 10_000)], rev: 1 }
    expect((await send('PUT', `payments/${payment.uuid}`, change)).json.data.unallocated).toBe(2000)
    expect([await standing(one), await standing(other)]).toEqual([
      ['paid', 10_000, 0],
      ['issued', 0, 5000],
    ])
    expect((await send('DELETE', `payments/${payment.uuid}`)).status).toBe(200)
    expect(await standing(one)).toEqual(['issued', 0, 10_000])
    expect((await send('POST', `payments/${payment.uuid}/restore`, {})).status).toBe(200)
    expect(await standing(one)).toEqual(['paid', 10_000, 0])
    expect((await send('GET', `invoices?status=paid&perPage=96`)).json.data.map((row: Json) => row.uuid)).toContain(
      one.uuid,
    )
  })

  it.each([
    ['amount', { amount: 0 }],
    ['amount', { amount: -1 }],
    ['amount', { amount: 1.5 }],
    ['amount', { kind: 'refund' }],
    ['currency', { currency: 'XQQ' }],
    ['date', { date: '2026-02-30' }],
    ['method', { method: 'shells' }],
    ['reference', { reference: '' }],
    ['payer', { payer: '0193b0a0-0000-7000-8000-000000000000' }],
    ['allocations.0', { allocations: [{ amount: 1 }] }],
    ['allocations.0.invoice', { allocations: [{ invoice: '0193b0a0-0000-7000-8000-000000000000', amount: 1 }] }],
    [
      'allocations.0.itinerary',
      { allocations: [{ itinerary: '0193b0a0-0000-7000-8000-000000000000', row: 0, amount: 1 }] },
    ],
  ])('is rejected for its %s', async (field, fields) => {
    const { status, json } = await send('POST', 'payments', body(1000, fields))
    expect([status, Object.keys(json.errors ?? {})]).toEqual([422, [field]])
  })

  it('is rejected if its allocations are more than it, below 0, doubled, for a draft or in another currency', async () => {
    const one = await invoice(10_000)
    const draft = await make('invoices', { title: 'Draft', currency: 'EUR', payer: payer.uuid })
    const dollars = await invoice(10_000, { currency: 'USD' })
    for (const [allocations, message] of [
      [[to(one, 1001)], 'must not add up to more than the amount: €10.01 of €10.00'],
      [[to(one, -1)], 'must be more than 0 for a payment'],
      [[to(one, 1), to(one, 2)], 'must not name an invoice or a row twice'],
      [[to(draft, 1)], 'must be an invoice that has been issued'],
      [[to(dollars, 1)], 'must be in EUR, as the payment is'],
    ] as const) {
      const { status, json } = await pay(1000, ...allocations)
      expect([status, Object.values(json.errors).flat()[0]]).toMatchObject([422, { message }])
    }
  })

  it('never pays more than is open, and says the figures', async () => {
    const one = await invoice(10_000)
    await paid(4000, to(one, 4000))
    const { status, json } = await pay(7000, to(one, 6001))
    expect([status, json.code, json.detail]).toEqual([
      409,
      'exceeds_open',
      `invoice ${one.number} has €60.00 open, and this would pay €60.01`,
    ])
    const late = await paid(7000, to(one, 6000))
    const raised = await send('PUT', `payments/${late.uuid}`, { allocations: [to(one, 6500)] })
    expect(raised.json.code).toBe('exceeds_open')
    await send('DELETE', `payments/${late.uuid}`)
    await paid(6000, to(one, 6000))
    expect((await send('POST', `payments/${late.uuid}/restore`, {})).json.code).toBe('exceeds_open')
    expect(await standing(one)).toEqual(['paid', 10_000, 0])
  })

  it('of ten recorded at once pays an invoice once', async () => {
    const one = await invoice(10_000)
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(6000, to(one, 6000))))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array(9).fill(409)])
    expect(await standing(one)).toEqual(['issued', 6000, 4000])
  })

  it('and others that pay the same invoices in another order all end', async () => {
    const [one, other] = [await invoice(100_000), await invoice(100_000)]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 === 0 ? pay(200, to(one, 100), to(other, 100)) : pay(200, to(other, 100), to(one, 100)),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect([(await standing(one))[1], (await standing(other))[1]]).toEqual([2000, 2000])
  })

  it('is recorded once if the request is repeated with its key', async () => {
    const one = await invoice(10_000)
    const request = body(4000, { allocations: [to(one, 4000)] })
    const again = () => send('POST', 'payments', request, { 'idempotency-key': `pay ${one.uuid}` })
    const [first, second] = [await again(), await again()]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.json.data.uuid).toBe(first.json.data.uuid)
    expect(await standing(one)).toEqual(['issued', 4000, 6000])
  })

  it('is allocated with as much as is left and open', async () => {
    const [one, other] = [await invoice(3000), await invoice(10_000)]
    const { uuid } = await paid(5000)
    const allocate = (invoiced: Json, amount?: number) =>
      send('POST', `payments/${uuid}/allocate`, { invoice: invoiced.uuid, ...(amount === undefined ? {} : { amount }) })
    expect((await allocate(one)).json.data.unallocated).toBe(2000)
    expect((await allocate(other, 500)).json.data.unallocated).toBe(1500)
    expect((await allocate(other)).json.data.allocations.at(-1)).toMatchObject({ invoice: other.uuid, amount: 2000 })
    expect((await allocate(other)).json.detail).toBe('nothing of this payment is left to allocate')
    expect((await allocate(one, 1)).status).toBe(422)
    expect([await standing(one), await standing(other)]).toEqual([
      ['paid', 3000, 0],
      ['issued', 2000, 8000],
    ])
    const attempts = [
      await send('POST', `payments/${uuid}/allocate`, {}),
      await send('POST', `payments/${uuid}/allocate`, { invoice: uuid }),
    ]
    for (const { status, json } of attempts) expect([status, Object.keys(json.errors)]).toEqual([422, ['invoice']])
  })
})

describe('a refund', () => {
  it('gives back what was paid of an invoice that was credited, and no more', async () => {
    const one = await invoice(10_000)
    const payment = await paid(10_000, to(one, 10_000))
    await send('POST', `invoices/${one.uuid}/void`, {})
    expect(await standing(one)).toEqual(['void', 10_000, -10_000])
    const { status, json } = await refund(10_001, to(one, -10_001))
    expect([status, json.detail]).toEqual([
      409,
      `of invoice ${one.number}, €100.00 has been paid, and this would give back €100.01`,
    ])
    const given = (await refund(10_000)).json.data
    expect((await send('POST', `payments/${given.uuid}/allocate`, { invoice: one.uuid })).status).toBe(200)
    expect(await standing(one)).toEqual(['void', 0, 0])
    expect((await send('DELETE', `payments/${payment.uuid}`)).json.code).toBe('exceeds_open')
    expect((await send('PUT', `payments/${payment.uuid}`, { allocations: [] })).json.code).toBe('exceeds_open')
  })

  it('stays a refund', async () => {
    const { uuid } = (await refund(100)).json.data
    const { status, json } = await send('PUT', `payments/${uuid}`, { kind: 'payment', amount: 100 })
    expect([status, Object.keys(json.errors)]).toEqual([422, ['kind']])
  })
})

describe('a receipt', () => {
  it('names what its payment pays, has its own number, and keeps the payment as it is', async () => {
    const one = await invoice(4000)
    const payment = await paid(5000, to(one, 4000))
    const { status, json } = await send('POST', `payments/${payment.uuid}/receipt`, {})
    expect([status, json.data.kind, json.data.payment, json.data.status]).toEqual([
      201,
      'receipt',
      payment.uuid,
      'issued',
    ])
    expect(json.data.number).toMatch(/^R-\d{4}-\d{4}$/)
    expect(json.data.lines.map(({ description, price }: Json) => [description, price])).toEqual([
      [`Payment of invoice ${one.number}`, 4000],
      ['Payment on account', 1000],
    ])
    expect((await send('GET', `payments/${payment.uuid}`)).json.data.receipt).toBe(json.data.uuid)
    for (const answer of [
      await send('POST', `payments/${payment.uuid}/receipt`, {}),
      await send('PUT', `payments/${payment.uuid}`, { amount: 6000 }),
      await send('DELETE', `payments/${payment.uuid}`),
    ])
      expect([answer.status, answer.json.code]).toEqual([409, 'issued'])
    expect((await send('PUT', `payments/${payment.uuid}`, { notes: 'Thanks', allocations: [] })).status).toBe(200)
  })

  it('is issued once, even at the same time, and not for a refund', async () => {
    const { uuid } = await paid(5000)
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('POST', `payments/${uuid}/receipt`, {})))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409])
    const given = (await refund(100)).json.data
    expect((await send('POST', `payments/${given.uuid}/receipt`, {})).json.code).toBe('invalid_transition')
  })
})

describe('the balance of an itinerary', () => {
  const scheduled = (fields: object = {}) =>
    make('itineraries', {
      title: 'Desert and delta',
      dayCount: 3,
      client: payer.uuid,
      priceMode: 'total',
      displayPrice: { amount: 250_000, currency: 'EUR' },
      paymentSchedule: [
        { label: 'On booking', amount: { amount: 50_000, currency: 'EUR' }, due: null },
        { label: 'Balance', amount: { amount: 200_000, currency: 'EUR' }, due: null },
      ],
      ...fields,
    })
  const balance = async ({ uuid }: Json) => (await send('GET', `itineraries/${uuid}/balance`)).json.data

  it('says what is due, invoiced, paid, open and overdue, by payer and currency', async () => {
    const itinerary = await scheduled()
    const nothing = { invoiced: 0, paid: 0, open: 0, overdue: 0 }
    expect(await balance(itinerary)).toEqual({
      due: { amount: 250_000, currency: 'EUR' },
      currencies: [{ currency: 'EUR', ...nothing }],
      payers: [],
      rows: [],
      suppliers: [],
      margin: { expected: null, real: null },
    })
    const other = await make('contacts', { givenName: 'Grace' })
    const of = { itinerary: itinerary.uuid }
    const late = await invoice(50_000, { ...of, due: '2026-01-10' })
    const extra = await invoice(30_000, { ...of, payer: other.uuid, due: '2099-01-01' })
    await invoice(700, { ...of, currency: 'USD', due: '2099-01-01' })
    await make('invoices', { title: 'Draft', currency: 'EUR', ...of, lines: [{ description: 'x', price: 5 }] })
    await paid(20_000, to(late, 20_000))
    await paid(10_000, to(extra, 10_000))
    await paid(1000, { itinerary: itinerary.uuid, row: 1, amount: 1000 })
    const note = await send('POST', `invoices/${extra.uuid}/credit-note`, {
      lines: [{ description: 'x', price: 5000 }],
    })
    await send('POST', `invoices/${note.json.data.uuid}/issue`, {})
    const { payers, currencies } = await balance(itinerary)
    expect(currencies).toEqual([
      { currency: 'EUR', invoiced: 75_000, paid: 31_000, open: 44_000, overdue: 30_000 },
      { currency: 'USD', invoiced: 700, paid: 0, open: 700, overdue: 0 },
    ])
    const ada = { payer: payer.uuid, payerName: 'Ada Example' }
    expect(payers).toHaveLength(3)
    expect(payers).toEqual(
      expect.arrayContaining([
        { ...ada, currency: 'EUR', invoiced: 50_000, paid: 21_000, open: 29_000, overdue: 30_000 },
        { ...ada, currency: 'USD', invoiced: 700, paid: 0, open: 700, overdue: 0 },
        {
          payer: other.uuid,
          payerName: 'Grace',
          currency: 'EUR',
          invoiced: 25_000,
          paid: 10_000,
          open: 15_000,
          overdue: 0,
        },
      ]),
    )
  })

  it('counts payments of rows, which are never paid twice, nor once they are invoiced', async () => {
    const itinerary = await scheduled()
    const row = (n: number, amount: number) => ({ itinerary: itinerary.uuid, row: n, amount })
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay(50_000, row(0, 50_000))))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.json.detail).toBe(
      '“On booking” of Desert and delta has €0.00 open, and this would pay €500.00',
    )
    expect(Object.keys((await pay(1, row(2, 1))).json.errors)).toEqual(['allocations.0.row'])
    const rest = await make('invoices', { itinerary: itinerary.uuid, fromSchedule: { rows: [1] } })
    await send('POST', `invoices/${rest.uuid}/issue`, {})
    expect((await pay(100, row(1, 100))).json.code).toBe('conflict')
    const deposited = await scheduled({ deposit: { percentBps: 2000, due: null } })
    const part = await make('invoices', { itinerary: deposited.uuid, fromSchedule: { part: 'deposit' } })
    await send('POST', `invoices/${part.uuid}/issue`, {})
    expect((await pay(100, { itinerary: deposited.uuid, row: 1, amount: 100 })).json.code).toBe('conflict')
    expect((await balance(itinerary)).currencies).toEqual([
      { currency: 'EUR', invoiced: 200_000, paid: 50_000, open: 150_000, overdue: 0 },
    ])
  })

  it('is unknown to Agent and Viewer, and to other companies', async () => {
    const { uuid } = await scheduled()
    const elsewhere = await world.createCompany()
    const requests = [
      company.people.Agent.send('GET', company.path(`itineraries/${uuid}/balance`)),
      company.people.Viewer.send('GET', company.path(`itineraries/${uuid}/balance`)),
      elsewhere.people.Owner.send('GET', elsewhere.path(`itineraries/${uuid}/balance`)),
    ]
    expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await company.people.Designer.send('GET', company.path(`itineraries/${uuid}/balance`))).status).toBe(200)
  })
})
