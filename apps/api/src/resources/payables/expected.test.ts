import { priceOfItinerary } from '@sojourn/contract/itinerary/itinerary-price'
import { segmentsSold } from '@sojourn/contract/itinerary/options'
import { generatedItineraries } from '@sojourn/publishing/fixtures/generated-itineraries'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeKey } from '../../test/key-sender.ts'
import { figures, type PayableSteps, preparePayables } from '../../test/payable-steps.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
let at: PayableSteps
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  at = await preparePayables(company)
})
afterAll(() => world.close())

describe('what is expected', () => {
  it('is the net price of what is sold, by supplier and currency, once the itinerary is booked', async () => {
    const segments = [
      at.segment('Camp', 10_000, { kind: 'accommodation', nights: 2, unit: 'per_person_night', quantity: 1 }),
      at.segment('Drive', 4000, { day: 1, net: { amount: 4000, currency: 'NAD' } }),
      at.segment('Walk', 500, { day: 1, inclusion: 'optional' }),
      at.segment('Flight', 7000, { supplier: at.other.uuid }),
      at.segment('Other camp', 9000, { optionGroup: 'Camp', isSelected: false }),
      at.segment('Better camp', 8000, { optionGroup: 'Camp', isSelected: true }),
      at.segment('Cancelled', 3000, { bookingStatus: 'cancelled' }),
      at.segment('Unscheduled', 3000, { day: null }),
      at.segment('Own flight', 3000, { inclusion: 'own_arrangement' }),
      at.segment('Without a supplier', 3000, { supplier: null }),
    ]
    const itinerary = await at.quoted(segments)
    expect(await at.listed(`itinerary=${itinerary.uuid}`)).toEqual([])
    await at.setStatus(itinerary.uuid, 'booked')
    const rows = await at.listed(`itinerary=${itinerary.uuid}`)
    const summary = rows.map((row) => [row.supplierName, row.itineraryTitle, row.currency, ...figures(row)])
    expect(summary.toSorted((one, next) => String(one).localeCompare(String(next)))).toEqual([
      ['Desert Stays', 'Desert and delta', 'EUR', 48_000, 0, 0, 48_000, 'open'],
      ['Desert Stays', 'Desert and delta', 'NAD', 4000, 0, 0, 4000, 'open'],
      ['Dune Drives', 'Desert and delta', 'EUR', 7000, 0, 0, 7000, 'open'],
    ])
    const record = await at.read(rows.find((row) => row.expected === 48_000) ?? {})
    expect(record).toMatchObject({ title: 'Desert Stays · Desert and delta', createdBy: null })
    expect(record.lines.map(({ segment: _, ...line }: Json) => line)).toEqual([
      { title: 'Camp', date: '2027-05-01', amount: 40_000 },
      { title: 'Better camp', date: '2027-05-01', amount: 8000 },
    ])
    const uses = await at.send('GET', `suppliers/${at.supplier.uuid}/uses`)
    expect(uses.json.data.map((use: Json) => use.uuid)).toContain(record.uuid)
  })

  it('follows the itinerary, and removes payables that no user has changed', async () => {
    const camp = at.segment('Camp', 10_000)
    const itinerary = await at.booked([camp, at.segment('Drive', 4000, { supplier: at.other.uuid })])
    const put = async (segments: object[]) => {
      const { status, json } = await company.people.Owner.send('PUT', company.path(`itineraries/${itinerary.uuid}`), {
        segments,
        rev: (await at.send('GET', `itineraries/${itinerary.uuid}`)).json.data.rev,
      })
      expect(status, JSON.stringify(json)).toBe(200)
    }
    const before = (await at.send('GET', 'resource-count')).json.data.payables
    await put([{ ...camp, net: { amount: 12_000, currency: 'EUR' } }])
    expect((await at.listed(`itinerary=${itinerary.uuid}`)).map((row) => row.expected)).toEqual([12_000])
    expect((await at.send('GET', 'resource-count')).json.data.payables).toBe(before - 1)
    const [row] = await at.listed(`itinerary=${itinerary.uuid}`)
    expect((await at.bill(row ?? {}, 5000)).status).toBe(200)
    await put([])
    expect((await at.listed(`itinerary=${itinerary.uuid}`)).map(figures)).toEqual([[0, 5000, 0, 5000, 'billed']])
    await put([camp])
    await at.setStatus(itinerary.uuid, 'cancelled')
    expect((await at.listed(`itinerary=${itinerary.uuid}`)).map(figures)).toEqual([[0, 5000, 0, 5000, 'billed']])
    await at.setStatus(itinerary.uuid, 'completed')
    expect((await at.listed(`itinerary=${itinerary.uuid}`)).map(figures)).toEqual([[10_000, 5000, 0, 10_000, 'open']])
  })

  it('agrees with the costing, in the database, in lists, in records and in the balance', async () => {
    const suppliers = [at.supplier.uuid, at.other.uuid, null]
    const drawn = fc.sample(generatedItineraries, { numRuns: 60, seed: 20_261_127 })
    let compared = 0
    for (const input of drawn) {
      const segments = input.segments.map((one, index) => ({ ...one, supplier: suppliers[index % 3] }))
      const itinerary = await at.booked(segments, { ...input, segments })
      const { currency } = itinerary
      const sold = new Set(segmentsSold(itinerary.segments).map(({ uuid }) => uuid))
      const wanted = new Map<string, number>()
      for (const { uuid, net, counts } of priceOfItinerary(itinerary as never).segments) {
        const { supplier: from } = itinerary.segments.find((one: Json) => one.uuid === uuid)
        if (counts !== 'sold' || !sold.has(uuid) || !net?.amount || from === null) continue
        const key = `${from} ${net.currency}`
        wanted.set(key, (wanted.get(key) ?? 0) + net.amount)
      }
      const rows = await at.listed(`itinerary=${itinerary.uuid}`)
      const found = (some: Json[], name: string) =>
        new Map(some.map((row) => [`${row.supplier} ${row.currency}`, Number(row[name])]))
      expect(found(rows, 'expected')).toEqual(wanted)
      const inDatabase = await company.rows('select c.* from itineraries i, supplier_costs(i) c where i.uuid = $1', [
        itinerary.uuid,
      ])
      expect(found(inDatabase, 'amount')).toEqual(wanted)
      const balance = await at.balanceOf(itinerary)
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

describe('the margin', () => {
  const inNad = { net: { amount: 200_000, currency: 'NAD' }, supplier: undefined as string | undefined }
  const rates = [{ from: 'NAD', to: 'EUR', rate: '0.05', date: '2026-11-01', bufferBps: 200 }]

  it('is what is sold less what is expected, and less what is billed', async () => {
    const itinerary = await at.booked(
      [at.segment('Camp', 10_000), at.segment('Drive', 0, { ...inNad, supplier: at.other.uuid })],
      {
        exchangeRates: rates,
      },
    )
    // Camp: 100.00 + 20 %; drive: NAD 2,000.00 × 0.05 × 1.02 = 102.00 + 20 %.
    const expected = { amount: 4040, currency: 'EUR' }
    const before = await at.balanceOf(itinerary)
    expect(before.margin).toEqual({ expected, real: expected })
    expect(before.suppliers).toEqual([
      { currency: 'EUR', expected: 10_000, billed: 0, paid: 0, open: 10_000 },
      { currency: 'NAD', expected: 200_000, billed: 0, paid: 0, open: 200_000 },
    ])
    const rows = await at.listed(`itinerary=${itinerary.uuid}`)
    const [camp, drive] = ['EUR', 'NAD'].map((currency) => rows.find((row) => row.currency === currency) ?? {})
    await at.bill(camp ?? {}, 10_500)
    expect((await at.balanceOf(itinerary)).margin.real.amount).toBe(3540)
    // NAD 2,100.00 × 0.05 × 1.02 = 107.10.
    await at.bill(drive ?? {}, 210_000, { currency: 'NAD' })
    const after = await at.balanceOf(itinerary)
    expect(after.margin).toEqual({ expected, real: { amount: 3030, currency: 'EUR' } })
    expect(after.suppliers[1]).toEqual({ currency: 'NAD', expected: 200_000, billed: 210_000, paid: 0, open: 210_000 })
  })

  it('is not known if a bill is in a currency without a frozen rate', async () => {
    const itinerary = await at.booked([at.segment('Camp', 10_000)])
    const one = await at.make('payables', { itinerary: itinerary.uuid, supplier: at.other.uuid, currency: 'JPY' })
    expect((await at.balanceOf(itinerary)).margin.real.amount).toBe(2000)
    await at.bill(one, 5000, { currency: 'JPY' })
    expect((await at.balanceOf(itinerary)).margin).toEqual({ expected: { amount: 2000, currency: 'EUR' }, real: null })
  })

  it('is null before the itinerary is booked, and for a key that may not read net prices', async () => {
    const itinerary = await at.booked([at.segment('Camp', 10_000)])
    const scopes = ['invoices:read', 'itineraries:read', 'payables:read', 'suppliers:read'] as const
    const path = company.path(`itineraries/${itinerary.uuid}/balance`)
    const blind = await (await makeKey(world, company, [...scopes])).program.send('GET', path)
    expect([blind.status, blind.json.data.suppliers, blind.json.data.margin]).toEqual([200, [], null])
    const seeing = await (await makeKey(world, company, [...scopes, 'pricing:read'])).program.send('GET', path)
    expect(seeing.json.data.margin.real.amount).toBe(2000)
    await at.setStatus(itinerary.uuid, 'quoted')
    expect((await at.balanceOf(itinerary)).margin).toEqual({ expected: { amount: 2000, currency: 'EUR' }, real: null })
  })
})
