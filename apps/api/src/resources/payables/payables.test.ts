import { randomUUID } from 'node:crypto'
import { generatedItineraries } from '@sojourn/publishing/fixtures/generated-itineraries'
import { priceOfItinerary } from '@sojourn/contract/itinerary/itinerary-price'
import { segmentsSold } from '@sojourn/contract/itinerary/options'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeKey } from '../../test/key-sender.ts'
import { upload } from '../../test/samples.ts'
import { type Answer, type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
let supplier: Json
let other: Json
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  supplier = await make('suppliers', { name: 'Desert Stays' })
  other = await make('suppliers', { name: 'Dune Drives' })
})
afterAll(() => world.close())

const send = (method: string, rest: string, body?: unknown, headers?: Record<string, string>) =>
  company.people.Finance.send(method, company.path(rest), body, headers)
const make = async (plural: string, body: unknown): Promise<Json> => {
  const { status, json } = await company.people.Owner.send('POST', company.path(plural), body)
  expect(status, JSON.stringify(json)).toBe(201)
  return json.data
}
const outcome = ({ status, json }: Answer) => [status, json.code]
const faults = ({ status, json }: Answer) => [status, Object.keys(json.errors ?? {})]

const segment = (title: string, amount: number, fields: object = {}) => ({
  uuid: randomUUID(),
  kind: 'excursion',
  title,
  day: 0,
  supplier: supplier.uuid,
  net: { amount, currency: 'EUR' },
  ...fields,
})

/** The API allows a status only step by step. */
const setStatus = (uuid: string, status: string) =>
  company.rows('update itineraries set status = $2 where uuid = $1', [uuid, status])
const booked = async (segments: object[], fields: object = {}): Promise<Json> => {
  const itinerary = await make('itineraries', {
    title: 'Desert and delta',
    startDate: '2027-05-01',
    dayCount: 3,
    adults: 2,
    currency: 'EUR',
    priceMode: 'total',
    markupBps: 2000,
    segments,
    ...fields,
  })
  await setStatus(itinerary.uuid, 'booked')
  return itinerary
}
const listed = async (query: string): Promise<Json[]> => {
  const answer = await send('GET', `payables?perPage=96&${query}`)
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer.json.data
}
const payableOf = async (itinerary: Json): Promise<Json> => {
  const [row] = await listed(`itinerary=${itinerary.uuid}`)
  return (await send('GET', `payables/${row?.uuid}`)).json.data
}
/** The payable of an itinerary that is booked for one net price. */
const payable = async (amount: number): Promise<Json> => payableOf(await booked([segment('Camp', amount)]))
const bill = ({ uuid }: Json, amount: number, fields: object = {}) =>
  send('POST', `payables/${uuid}/bills`, {
    number: randomUUID(),
    date: '2026-11-20',
    amount,
    currency: 'EUR',
    ...fields,
  })
const pay = ({ uuid }: Json, amount: number, fields: object = {}) =>
  send('POST', `payables/${uuid}/payments`, { date: '2026-11-20', amount, currency: 'EUR', ...fields })
const read = async ({ uuid }: Json): Promise<Json> => (await send('GET', `payables/${uuid}`)).json.data
const figures = ({ expected, billed, paid, open, status }: Json) => [expected, billed, paid, open, status]
const balanceOf = async ({ uuid }: Json): Promise<Json> => (await send('GET', `itineraries/${uuid}/balance`)).json.data

describe('what is expected', () => {
  it('is the net price of what is sold, by supplier and currency, once the itinerary is booked', async () => {
    const segments = [
      segment('Camp', 10_000, { kind: 'accommodation', nights: 2, unit: 'per_person_night', quantity: 1 }),
      segment('Drive', 4000, { day: 1, net: { amount: 4000, currency: 'NAD' } }),
      segment('Walk', 500, { day: 1, inclusion: 'optional' }),
      segment('Flight', 7000, { supplier: other.uuid }),
      segment('Other camp', 9000, { optionGroup: 'Camp', isSelected: false }),
      segment('Better camp', 8000, { optionGroup: 'Camp', isSelected: true }),
      segment('Cancelled', 3000, { bookingStatus: 'cancelled' }),
      segment('Unscheduled', 3000, { day: null }),
      segment('Own flight', 3000, { inclusion: 'own_arrangement' }),
      segment('Without a supplier', 3000, { supplier: null }),
    ]
    const itinerary = await make('itineraries', {
      title: 'Desert and delta',
      startDate: '2027-05-01',
      dayCount: 3,
      adults: 2,
      currency: 'EUR',
      segments,
    })
    expect(await listed(`itinerary=${itinerary.uuid}`)).toEqual([])
    await setStatus(itinerary.uuid, 'booked')
    const rows = await listed(`itinerary=${itinerary.uuid}`)
    const summary = rows.map((row) => [row.supplierName, row.itineraryTitle, row.currency, ...figures(row)])
    expect(summary.toSorted()).toEqual([
      ['Desert Stays', 'Desert and delta', 'EUR', 48_000, 0, 0, 48_000, 'open'],
      ['Desert Stays', 'Desert and delta', 'NAD', 4000, 0, 0, 4000, 'open'],
      ['Dune Drives', 'Desert and delta', 'EUR', 7000, 0, 0, 7000, 'open'],
    ])
    const record = await read(rows.find((row) => row.expected === 48_000) ?? {})
    expect(record).toMatchObject({ title: 'Desert Stays · Desert and delta', createdBy: null })
    expect(record.lines.map(({ segment: _, ...line }: Json) => line)).toEqual([
      { title: 'Camp', date: '2027-05-01', amount: 40_000 },
      { title: 'Better camp', date: '2027-05-01', amount: 8000 },
    ])
    const uses = await send('GET', `suppliers/${supplier.uuid}/uses`)
    expect(uses.json.data.map((use: Json) => use.uuid)).toContain(record.uuid)
  })

  it('follows the itinerary, and a payable that nobody touched goes with it', async () => {
    const camp = segment('Camp', 10_000)
    const itinerary = await booked([camp, segment('Drive', 4000, { supplier: other.uuid })])
    const put = async (segments: object[]) => {
      const { status, json } = await company.people.Owner.send('PUT', company.path(`itineraries/${itinerary.uuid}`), {
        segments,
        rev: (await send('GET', `itineraries/${itinerary.uuid}`)).json.data.rev,
      })
      expect(status, JSON.stringify(json)).toBe(200)
    }
    const before = (await send('GET', 'resource-count')).json.data.payables
    await put([{ ...camp, net: { amount: 12_000, currency: 'EUR' } }])
    expect((await listed(`itinerary=${itinerary.uuid}`)).map((row) => row.expected)).toEqual([12_000])
    expect((await send('GET', 'resource-count')).json.data.payables).toBe(before - 1)
    const [row] = await listed(`itinerary=${itinerary.uuid}`)
    expect((await bill(row ?? {}, 5000)).status).toBe(200)
    await put([])
    expect((await listed(`itinerary=${itinerary.uuid}`)).map(figures)).toEqual([[0, 5000, 0, 5000, 'billed']])
    await put([camp])
    await setStatus(itinerary.uuid, 'cancelled')
    expect((await listed(`itinerary=${itinerary.uuid}`)).map(figures)).toEqual([[0, 5000, 0, 5000, 'billed']])
    await setStatus(itinerary.uuid, 'completed')
    expect((await listed(`itinerary=${itinerary.uuid}`)).map(figures)).toEqual([[10_000, 5000, 0, 10_000, 'open']])
  })

  it('agrees with the costing, in the database, in lists, in records and in the balance', async () => {
    const suppliers = [supplier.uuid, other.uuid, null]
    const drawn = fc.sample(generatedItineraries, { numRuns: 60, seed: 20_261_127 })
    let compared = 0
    for (const input of drawn) {
      const segments = input.segments.map((one, index) => ({ ...one, supplier: suppliers[index % 3] }))
      const itinerary = await booked(segments, { ...input, segments })
      const { currency } = itinerary
      const sold = new Set(segmentsSold(itinerary.segments).map(({ uuid }) => uuid))
      const wanted = new Map<string, number>()
      for (const { uuid, net, counts } of priceOfItinerary(itinerary as never).segments) {
        const { supplier: from } = itinerary.segments.find((one: Json) => one.uuid === uuid)
        if (counts !== 'sold' || !sold.has(uuid) || !net?.amount || from === null) continue
        const key = `${from} ${net.currency}`
        wanted.set(key, (wanted.get(key) ?? 0) + net.amount)
      }
      const rows = await listed(`itinerary=${itinerary.uuid}`)
      const found = (some: Json[], name: string) =>
        new Map(some.map((row) => [`${row.supplier} ${row.currency}`, Number(row[name])]))
      expect(found(rows, 'expected')).toEqual(wanted)
      const inDatabase = await company.rows('select c.* from itineraries i, supplier_costs(i) c where i.uuid = $1', [
        itinerary.uuid,
      ])
      expect(found(inDatabase, 'amount')).toEqual(wanted)
      const balance = await balanceOf(itinerary)
      for (const one of balance.suppliers)
        expect(one.expected).toBe(
          [...wanted].reduce((sum, [key, amount]) => (key.endsWith(one.currency) ? sum + amount : sum), 0),
        )
      expect(balance.suppliers).toHaveLength(new Set([...wanted.keys()].map((key) => key.slice(-3))).size)
      const margin = priceOfItinerary(itinerary as never).margin
      const plain = margin && { amount: margin.amount, currency }
      expect(balance.margin).toEqual({ expected: plain, real: plain })
      compared += wanted.size
    }
    expect(compared).toBeGreaterThan(40)
  }, 120_000)
})

describe('a bill', () => {
  it('counts until it is void, and never changes', async () => {
    const one = await payable(10_000)
    const first = (await bill(one, 4000, { number: 'B-1', due: '2026-12-20' })).json.data
    expect([first.due, ...figures(first)]).toEqual(['2026-12-20', 10_000, 4000, 0, 10_000, 'open'])
    const second = (await bill(one, 6500, { number: 'B-2' })).json.data
    expect([second.due, ...figures(second)]).toEqual(['2026-12-20', 10_000, 10_500, 0, 10_500, 'billed'])
    const [voided] = first.bills
    const after = (await send('POST', `payables/${one.uuid}/bills/${voided.uuid}/void`, {})).json.data
    expect(figures(after)).toEqual([10_000, 6500, 0, 10_000, 'open'])
    expect(after.bills).toEqual([{ ...voided, voidedAt: expect.any(String) }, second.bills[1]])
    expect(outcome(await send('POST', `payables/${one.uuid}/bills/${voided.uuid}/void`, {}))).toEqual([
      409,
      'invalid_transition',
    ])
    expect(outcome(await send('POST', `payables/${one.uuid}/bills/${randomUUID()}/void`, {}))).toEqual([
      404,
      'not_found',
    ])
    expect(faults(await send('PUT', `payables/${one.uuid}`, { bills: [] }))).toEqual([422, ['bills']])
    await expect(
      company.rows(`update payables set bills = jsonb_set(bills, '{1,amount}', '1') where uuid = $1`, [one.uuid]),
    ).rejects.toThrow('cannot be changed')
    await expect(company.rows('delete from payables where uuid = $1', [one.uuid])).rejects.toThrow('cannot be deleted')
    expect(await read(one)).toEqual(after)
  })

  it('is what it costs once nothing else is expected', async () => {
    const one = await payable(10_000)
    const { rev } = (await bill(one, 9000)).json.data
    const settled = (await send('PUT', `payables/${one.uuid}`, { isBilledInFull: true, rev })).json.data
    expect(figures(settled)).toEqual([10_000, 9000, 0, 9000, 'billed'])
    expect(figures((await pay(one, 9000)).json.data)).toEqual([10_000, 9000, 9000, 0, 'paid'])
  })

  it('is rejected with the number of another, unless that is void', async () => {
    const one = await payable(10_000)
    const [first] = (await bill(one, 100, { number: 'B-1' })).json.data.bills
    const again = await bill(one, 200, { number: 'B-1' })
    expect([...outcome(again), again.json.detail]).toEqual([409, 'conflict', 'bill B-1 was recorded already'])
    await send('POST', `payables/${one.uuid}/bills/${first.uuid}/void`, {})
    expect((await bill(one, 200, { number: 'B-1' })).status).toBe(200)
  })

  it('may have a file, which is then in use', async () => {
    const one = await payable(10_000)
    expect(faults(await bill(one, 100, { document: randomUUID() }))).toEqual([422, ['bills.0.document']])
    expect((await read(one)).bills).toEqual([])
    const file = await upload(company)
    expect((await bill(one, 100, { document: file.uuid })).json.data.bills[0].document).toBe(file.uuid)
    const { usedIn } = (await send('GET', `media/${file.uuid}`)).json.data
    expect(usedIn).toEqual([{ resource: 'payable', uuid: one.uuid, title: one.title }])
  })
})

describe('a payment to a supplier', () => {
  it('may be made before there is a bill, up to what is expected', async () => {
    const one = await payable(10_000)
    expect(figures((await pay(one, 4000)).json.data)).toEqual([10_000, 0, 4000, 6000, 'open'])
    const tooMuch = await pay(one, 6001)
    expect([...outcome(tooMuch), tooMuch.json.detail]).toEqual([
      409,
      'exceeds_open',
      '€100.01 would be paid of €100.00 that the supplier is owed',
    ])
    expect(figures((await pay(one, 6000)).json.data)).toEqual([10_000, 0, 10_000, 0, 'open'])
    expect(figures((await bill(one, 10_000)).json.data)).toEqual([10_000, 10_000, 10_000, 0, 'paid'])
  })

  it('is made once if two are sent at the same time', async () => {
    const one = await payable(10_000)
    await bill(one, 10_000)
    const answers = await Promise.all([pay(one, 10_000), pay(one, 10_000), pay(one, 10_000)])
    expect(answers.map(outcome).toSorted()).toEqual([
      [200, undefined],
      [409, 'exceeds_open'],
      [409, 'exceeds_open'],
    ])
    expect(figures(await read(one))).toEqual([10_000, 10_000, 10_000, 0, 'paid'])
    const half = await payable(10_000)
    const both = await Promise.all([pay(half, 5000), pay(half, 5000)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await read(half)).payments).toHaveLength(2)
  })

  it('is stored once if the request is repeated with its key', async () => {
    const one = await payable(10_000)
    const body = { date: '2026-11-20', amount: 100, currency: 'EUR' }
    const headers = { 'idempotency-key': randomUUID() }
    for (let n = 0; n < 2; n += 1)
      expect((await send('POST', `payables/${one.uuid}/payments`, body, headers)).status).toBe(200)
    expect((await read(one)).paid).toBe(100)
  })

  it('no longer counts once it is void, and holds the bill that it pays', async () => {
    const one = await payable(10_000)
    const [{ uuid: billed }] = (await bill(one, 12_000)).json.data.bills
    const [{ uuid: paid }] = (await pay(one, 12_000)).json.data.payments
    expect(outcome(await send('POST', `payables/${one.uuid}/bills/${billed}/void`, {}))).toEqual([409, 'exceeds_open'])
    expect(figures((await send('POST', `payables/${one.uuid}/payments/${paid}/void`, {})).json.data)).toEqual([
      10_000,
      12_000,
      0,
      12_000,
      'billed',
    ])
    expect((await send('POST', `payables/${one.uuid}/bills/${billed}/void`, {})).status).toBe(200)
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
    const one = await payable(10_000)
    expect(faults(await pay(one, 100, fields))).toEqual([422, [field]])
    expect(faults(await bill(one, 100, fields))).toEqual([422, [field]])
    expect(await read(one)).toEqual(one)
  })

  it('is rejected for another version than the sender saw', async () => {
    const one = await payable(10_000)
    await bill(one, 100)
    const answer = await send(
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
    const lone = await make('suppliers', { name: 'Lone Lodge' })
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const dues = [null, inDays(-3), inDays(10), inDays(90), inDays(-30)]
    for (const [index, due] of dues.entries()) {
      const one = await payableOf(await booked([segment('Camp', 1000, { supplier: lone.uuid })]))
      await send('PUT', `payables/${one.uuid}`, { due, rev: one.rev })
      if (index > 1) await bill(one, 1000)
      if (index === 4) expect((await pay(one, 1000)).status).toBe(200)
    }
    const ofLone = (query: string) => listed(`supplier=${lone.uuid}&${query}`)
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
    expect((await listed('q=Lone')).map((row) => row.uuid).toSorted()).toEqual(all.map((row) => row.uuid).toSorted())
    expect(faults(await send('GET', 'payables?status=late'))).toEqual([422, ['status.0']])
  })
})

describe('a payable', () => {
  it('is created for a supplier that the itinerary has no net price for, once', async () => {
    const itinerary = await booked([segment('Camp', 1000)])
    const body = { itinerary: itinerary.uuid, supplier: other.uuid, currency: 'EUR' }
    const made = await send('POST', 'payables', body)
    expect([made.status, made.json.data.title, ...figures(made.json.data)]).toEqual([
      201,
      'Dune Drives · Desert and delta',
      0,
      0,
      0,
      0,
      'open',
    ])
    expect(outcome(await send('POST', 'payables', body))).toEqual([409, 'conflict'])
    expect(faults(await send('POST', 'payables', {}))).toEqual([422, ['itinerary', 'supplier', 'currency']])
    const foreign = { itinerary: randomUUID(), supplier: randomUUID(), currency: 'EUR' }
    expect(faults(await send('POST', 'payables', foreign))).toEqual([422, ['itinerary', 'supplier']])
    expect(outcome(await pay(made.json.data, 1))).toEqual([409, 'exceeds_open'])
    await setStatus(itinerary.uuid, 'travelling')
    expect((await listed(`itinerary=${itinerary.uuid}`)).map((row) => row.supplierName).toSorted()).toEqual([
      'Desert Stays',
      'Dune Drives',
    ])
  })

  it('is deleted only while nothing is expected, billed or paid', async () => {
    const one = await payable(1000)
    expect(outcome(await send('DELETE', `payables/${one.uuid}`))).toEqual([409, 'in_use'])
    const itinerary = await booked([])
    const body = { itinerary: itinerary.uuid, supplier: supplier.uuid, currency: 'EUR' }
    const empty = (await send('POST', 'payables', body)).json.data
    const [{ uuid: entry }] = (await bill(empty, 100)).json.data.bills
    expect(outcome(await send('DELETE', `payables/${empty.uuid}`))).toEqual([409, 'in_use'])
    await send('POST', `payables/${empty.uuid}/bills/${entry}/void`, {})
    expect((await send('DELETE', `payables/${empty.uuid}`)).status).toBe(200)
    const second = (await send('POST', 'payables', body)).json.data
    expect(outcome(await send('POST', `payables/${empty.uuid}/restore`, {}))).toEqual([409, 'conflict'])
    expect((await send('DELETE', `payables/${second.uuid}`)).status).toBe(200)
    expect((await send('POST', `payables/${empty.uuid}/restore`, {})).status).toBe(200)
  })

  it('belongs to one company', async () => {
    const one = await payable(1000)
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
    expect(await read(one)).toEqual(one)
  })
})

describe('the margin', () => {
  const inNad = { net: { amount: 200_000, currency: 'NAD' }, supplier: undefined as string | undefined }
  const rates = [{ from: 'NAD', to: 'EUR', rate: '0.05', date: '2026-11-01', bufferBps: 200 }]

  it('is what is sold less what is expected, and less what is billed', async () => {
    const itinerary = await booked([segment('Camp', 10_000), segment('Drive', 0, { ...inNad, supplier: other.uuid })], {
      exchangeRates: rates,
    })
    // Camp: 100.00 + 20 %; drive: NAD 2,000.00 × 0.05 × 1.02 = 102.00 + 20 %.
    const expected = { amount: 4040, currency: 'EUR' }
    const before = await balanceOf(itinerary)
    expect(before.margin).toEqual({ expected, real: expected })
    expect(before.suppliers).toEqual([
      { currency: 'EUR', expected: 10_000, billed: 0, paid: 0, open: 10_000 },
      { currency: 'NAD', expected: 200_000, billed: 0, paid: 0, open: 200_000 },
    ])
    const rows = await listed(`itinerary=${itinerary.uuid}`)
    const [camp, drive] = ['EUR', 'NAD'].map((currency) => rows.find((row) => row.currency === currency) ?? {})
    await bill(camp ?? {}, 10_500)
    expect((await balanceOf(itinerary)).margin.real.amount).toBe(3540)
    // NAD 2,100.00 × 0.05 × 1.02 = 107.10.
    await bill(drive ?? {}, 210_000, { currency: 'NAD' })
    const after = await balanceOf(itinerary)
    expect(after.margin).toEqual({ expected, real: { amount: 3030, currency: 'EUR' } })
    expect(after.suppliers[1]).toEqual({ currency: 'NAD', expected: 200_000, billed: 210_000, paid: 0, open: 210_000 })
  })

  it('is not known where a bill is in a currency without a frozen rate', async () => {
    const itinerary = await booked([segment('Camp', 10_000)])
    const one = await make('payables', { itinerary: itinerary.uuid, supplier: other.uuid, currency: 'JPY' })
    expect((await balanceOf(itinerary)).margin.real.amount).toBe(2000)
    await bill(one, 5000, { currency: 'JPY' })
    expect((await balanceOf(itinerary)).margin).toEqual({ expected: { amount: 2000, currency: 'EUR' }, real: null })
  })

  it('is null before the itinerary is booked, and for a key that may not read net prices', async () => {
    const itinerary = await booked([segment('Camp', 10_000)])
    const scopes = ['invoices:read', 'itineraries:read', 'payables:read', 'suppliers:read'] as const
    const path = company.path(`itineraries/${itinerary.uuid}/balance`)
    const blind = await (await makeKey(world, company, [...scopes])).program.send('GET', path)
    expect([blind.status, blind.json.data.suppliers, blind.json.data.margin]).toEqual([200, [], null])
    const seeing = await (await makeKey(world, company, [...scopes, 'pricing:read'])).program.send('GET', path)
    expect(seeing.json.data.margin.real.amount).toBe(2000)
    await setStatus(itinerary.uuid, 'quoted')
    expect((await balanceOf(itinerary)).margin).toEqual({ expected: { amount: 2000, currency: 'EUR' }, real: null })
  })
})
