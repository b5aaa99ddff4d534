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

const send = (method: string, rest: string, body?: unknown) =>
  company.people.Finance.send(method, company.path(rest), body)
const make = async (plural: string, body: unknown): Promise<Json> => {
  const { status, json } = await company.people.Owner.send('POST', company.path(plural), body)
  expect(status, JSON.stringify(json)).toBe(201)
  return json.data
}
const line = (price: number) => ({ description: 'Desert and delta', price })
const step = ({ uuid }: Json, verb: string) => send('POST', `invoices/${uuid}/${verb}`, {})

describe('an invoice from a payment schedule', () => {
  const scheduled = (fields: object = {}) =>
    make('itineraries', {
      title: 'Desert and delta',
      dayCount: 3,
      client: payer.uuid,
      priceMode: 'per_person',
      adults: 2,
      taxBps: 1900,
      displayPrice: { amount: 125_000, currency: 'EUR' },
      deposit: { percentBps: 2000, due: '2030-01-10' },
      paymentSchedule: [
        { label: 'On booking', amount: { amount: 50_000, currency: 'EUR' }, due: '2030-01-10' },
        { label: 'Second', amount: { amount: 100_000, currency: 'EUR' }, due: '2030-03-01' },
        { label: 'Last', amount: { amount: 100_000, currency: 'EUR' }, due: null },
      ],
      ...fields,
    })
  const from = (itinerary: Json, fromSchedule: object, more: object = {}) =>
    send('POST', 'invoices', { itinerary: itinerary.uuid, fromSchedule, ...more })

  it('takes rows, with the title, payer and first due date', async () => {
    const itinerary = await scheduled()
    const { status, json } = await from(itinerary, { rows: [2, 1] })
    expect([status, json.data.title, json.data.payer, json.data.currency, json.data.due]).toEqual([
      201,
      'Desert and delta',
      payer.uuid,
      'EUR',
      '2030-03-01',
    ])
    expect(json.data.lines).toEqual([
      { description: 'Last', quantity: 1, price: 100_000, taxBps: 1900 },
      { description: 'Second', quantity: 1, price: 100_000, taxBps: 1900 },
    ])
  })

  it('takes the deposit or the balance of what is due', async () => {
    const itinerary = await scheduled()
    const parts = [await from(itinerary, { part: 'deposit' }), await from(itinerary, { part: 'balance' })]
    expect(parts.map(({ json }) => [json.data.lines[0].description, json.data.sums.total, json.data.due])).toEqual([
      ['Deposit', 50_000, '2030-01-10'],
      ['Balance', 200_000, null],
    ])
  })

  it('has the tax rate that the rules by kind give to everything sold', async () => {
    const walk = {
      uuid: crypto.randomUUID(),
      day: 0,
      kind: 'excursion',
      title: 'Walk',
      net: { amount: 1, currency: 'EUR' },
    }
    const stay = { ...walk, uuid: crypto.randomUUID(), kind: 'accommodation', nights: 1 }
    const rateFor = async (segments: object[]) => {
      const itinerary = await scheduled({ taxRules: [{ kind: 'accommodation', taxBps: 700 }], segments })
      return (await from(itinerary, { part: 'deposit' })).json.data.lines[0].taxBps
    }
    expect([await rateFor([stay]), await rateFor([walk]), await rateFor([stay, walk])]).toEqual([700, 1900, null])
  })

  it('takes each part once, even at the same time, until its invoice is void or deleted', async () => {
    const itinerary = await scheduled()
    const answers = await Promise.all(Array.from({ length: 5 }, () => from(itinerary, { rows: [0] })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409])
    const first = answers.find(({ status }) => status === 201)?.json.data
    expect((await from(itinerary, { rows: [0, 1] })).json.code).toBe('conflict')
    expect((await from(itinerary, { part: 'deposit' })).json.code).toBe('conflict')
    await send('DELETE', `invoices/${first.uuid}`)
    const second = (await from(itinerary, { rows: [0] })).json.data
    expect((await step(first, 'restore')).json.code).toBe('conflict')
    await step(second, 'issue')
    await step(second, 'void')
    expect((await from(itinerary, { rows: [0] })).status).toBe(201)
  })

  it('is rejected for what the schedule does not have', async () => {
    const bare = await scheduled({ priceMode: 'on_request', displayPrice: null, deposit: null, paymentSchedule: [] })
    const mixed = await scheduled({
      paymentSchedule: ['EUR', 'USD'].map((currency) => ({
        label: currency,
        amount: { amount: 1, currency },
        due: null,
      })),
    })
    for (const { status, json } of [
      await from(bare, { rows: [0] }),
      await from(bare, { part: 'deposit' }),
      await from(mixed, { rows: [0, 1] }),
      await from(mixed, { rows: [12] }),
    ])
      expect([status, Object.keys(json.errors)[0]?.split('.')[0]]).toEqual([422, 'fromSchedule'])
    const itinerary = await scheduled()
    expect(Object.keys((await from(itinerary, { rows: [0] }, { lines: [line(1)] })).json.errors)).toEqual(['lines'])
    expect(Object.keys((await from(itinerary, { rows: [0] }, { currency: 'USD' })).json.errors)).toEqual(['currency'])
  })

  const paid = (amount: number, allocations: object[], fields: object = {}) =>
    make('payments', { reference: 'SEPA', date: '2026-11-20', amount, currency: 'EUR', allocations, ...fields })
  const read = async (rest: string) => (await send('GET', rest)).json.data
  const issued = async (itinerary: Json, choice: object, more: object = {}) => {
    const draft = (await from(itinerary, choice)).json.data
    if (Object.keys(more).length > 0) await send('PUT', `invoices/${draft.uuid}`, more)
    const { status, json } = await step(draft, 'issue')
    expect(status, JSON.stringify(json)).toBe(200)
    return json.data
  }

  it('takes over the payments for its rows once it is issued', async () => {
    const itinerary = await scheduled()
    const at = (row: number, amount: number) => ({ itinerary: itinerary.uuid, row, amount })
    const both = await paid(80_000, [at(0, 50_000), at(1, 20_000)])
    const back = await paid(-5000, [at(1, -5000)], { kind: 'refund' })
    expect((await read(`itineraries/${itinerary.uuid}/balance`)).rows).toEqual([
      { row: 0, paid: 50_000 },
      { row: 1, paid: 15_000 },
    ])
    const invoice = await issued(itinerary, { rows: [1] })
    expect([invoice.status, invoice.paid, invoice.open]).toEqual(['issued', 15_000, 85_000])
    expect((await read(`payments/${both.uuid}`)).allocations).toEqual([
      { invoice: null, itinerary: itinerary.uuid, row: 0, amount: 50_000 },
      { invoice: invoice.uuid, itinerary: null, row: null, amount: 20_000 },
    ])
    expect((await read(`payments/${back.uuid}`)).allocations).toMatchObject([{ invoice: invoice.uuid, amount: -5000 }])
    const first = await issued(itinerary, { rows: [0] })
    expect([first.status, first.open]).toEqual(['paid', 0])
    const { currencies, rows } = await read(`itineraries/${itinerary.uuid}/balance`)
    expect([currencies, rows]).toMatchObject([[{ invoiced: 150_000, paid: 65_000, open: 85_000 }], []])
    const { json } = await company.people.Owner.send('GET', company.path(`audit?target=${both.uuid}`))
    expect(JSON.stringify(json)).toContain('payment.update')
  })

  it('takes over no more than its total; the rest stays with the rows until the next is issued', async () => {
    const itinerary = await scheduled()
    const at = (row: number, amount: number) => ({ itinerary: itinerary.uuid, row, amount })
    const one = await paid(150_000, [at(0, 50_000), at(1, 100_000)])
    const deposit = await issued(itinerary, { part: 'deposit' })
    expect([deposit.status, deposit.paid]).toEqual(['paid', 50_000])
    expect((await read(`payments/${one.uuid}`)).unallocated).toBe(0)
    const balance = await issued(itinerary, { part: 'balance' })
    expect([balance.status, balance.paid, balance.open]).toEqual(['issued', 100_000, 100_000])
    expect((await read(`payments/${one.uuid}`)).allocations).toMatchObject([
      { invoice: deposit.uuid, amount: 50_000 },
      { invoice: balance.uuid, amount: 100_000 },
    ])
  })

  it('misses no payment for its rows that is recorded while it is being issued', async () => {
    const itinerary = await scheduled()
    const draft = (await from(itinerary, { rows: [0] })).json.data
    const pay = () =>
      send('POST', 'payments', {
        reference: 'SEPA',
        date: '2026-11-20',
        amount: 5000,
        currency: 'EUR',
        allocations: [{ itinerary: itinerary.uuid, row: 0, amount: 5000 }],
      })
    const [one, invoice, ...others] = await Promise.all([pay(), step(draft, 'issue'), pay(), pay()])
    expect(invoice.status).toBe(200)
    const stored = [one, ...others].filter(({ status }) => status === 201)
    expect((await read(`invoices/${draft.uuid}`)).paid).toBe(stored.length * 5000)
  })

  it('locks the place and amount of its rows, as payments do; other rows can be changed', async () => {
    const itinerary = await scheduled()
    const [first, second, last] = itinerary.paymentSchedule
    const put = async (paymentSchedule: object[]) => {
      const { rev } = await read(`itineraries/${itinerary.uuid}`)
      return company.people.Owner.send('PUT', company.path(`itineraries/${itinerary.uuid}`), { paymentSchedule, rev })
    }
    const draft = (await from(itinerary, { rows: [1] })).json.data
    await paid(1000, [{ itinerary: itinerary.uuid, row: 0, amount: 1000 }])
    const more = (row: Json) => ({ ...row, amount: { ...row.amount, amount: 70_000 } })
    for (const [schedule, detail] of [
      [[first, last], '“Second” of the payment schedule is in the invoice Desert and delta'],
      [[first, last, second], '“Second” of the payment schedule is in the invoice Desert and delta'],
      [[first, more(second), last], '“Second” of the payment schedule is in the invoice Desert and delta'],
      [[more(first), second, last], '“On booking” of the payment schedule has been paid'],
      [[], '“On booking” of the payment schedule has been paid'],
    ] as const) {
      const { status, json } = await put([...schedule])
      expect([status, json.code, json.detail]).toEqual([
        409,
        'conflict',
        `${detail}, so its place and amount must stay as they are`,
      ])
    }
    const renamed = [{ ...first, label: 'First' }, { ...second, due: '2030-04-01' }, more(last), last]
    expect((await put(renamed)).status).toBe(200)
    expect((await put(renamed.slice(0, 2))).status).toBe(200)
    await send('DELETE', `invoices/${draft.uuid}`)
    expect((await put(renamed.slice(0, 1))).status).toBe(200)
  })
})
