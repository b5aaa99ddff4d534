import { randomUUID } from 'node:crypto'
import type { RateSheet } from '@sojourn/contract/costing/cost-lines'
import { applyCosts, recost } from '@sojourn/contract/costing/recost'
import { applyEdit } from '@sojourn/contract/itinerary/apply-edit'
import { priceOfItinerary } from '@sojourn/contract/itinerary/itinerary-price'
import { itinerary } from '@sojourn/contract/resources/itinerary'
import { rateSheet } from '@sojourn/contract/resources/rate-sheet'
import type { Bench } from './bench.ts'
import { calibrationLine, measureInterleaved, median, percentile, ratio, tableOf, threeFigures } from './harness.ts'

const segments = 1000
const days = 180
const items = 100
const repeats = 20
const atMostMs = 50

/**
 * Measures how long 1,000 segments take to be costed from 100 rate sheets, and priced, compared to copying the same data. It runs in
 * Node, which has the engine of the browser.
 */
export const costing: Bench = {
  name: 'costing',
  run: async ({ rounds }) => {
    const sheets = Array.from({ length: items }, (_, n) => sheetOf(n))
    const source = { sheets, bookedOn: '2027-01-15' }
    const empty = documentOf(sheets)
    const changes = recost(empty, source)
    const edit = applyCosts(empty, changes, { book: [], costedOn: source.bookedOn })
    if (!edit) throw new Error('nothing was costed')
    const { document } = applyEdit(empty, edit)
    const gaps = changes.filter(({ cost }) => cost.net === null).length
    if (gaps > 0 || priceOfItinerary(document).total === null) throw new Error(`${gaps} segments have no price`)

    const run = await measureInterleaved(
      [
        { name: 'costed', measure: async () => timesOf(() => recost(document, source)) },
        { name: 'priced', measure: async () => timesOf(() => priceOfItinerary(document)) },
        { name: 'floor: copied', measure: async () => timesOf(() => structuredClone({ document, sheets })) },
      ],
      rounds,
    )
    const floor = run.alternatives.at(-1)?.readings['ms'] ?? []
    const rows = run.alternatives.map(({ name, readings: { ms = [], p95 = [], busy = [] } }) => ({
      name,
      ms: median(ms),
      busy: median(busy),
      p95: median(p95),
      ratio: ratio(ms, floor, 'lower'),
    }))
    const [costed] = rows
    return {
      lines: [
        tableOf([
          [`${segments} segments, ${items} rate sheets`, 'median ms', 'p95 ms', 'processor ms', 'to floor'],
          ...rows.map((one) => [one.name, ...[one.ms, one.p95, one.busy, one.ratio].map(threeFigures)]),
        ]),
        calibrationLine(run.calibration),
      ],
      // Processor time, because other processes make the clock time longer.
      shortfalls:
        costed && costed.busy <= atMostMs
          ? []
          : [`costed: ${threeFigures(costed?.busy ?? Number.NaN)} ms of the processor, at most ${atMostMs} ms`],
    }
  },
}

/** The clock times, and the processor times, which do not grow with the load of other processes. */
const timesOf = (work: () => unknown): { ms: number; p95: number; busy: number } => {
  const before = process.cpuUsage()
  const taken = Array.from({ length: repeats }, () => {
    const from = performance.now()
    work()
    return performance.now() - from
  })
  const { user, system } = process.cpuUsage(before)
  return { ms: median(taken), p95: percentile(taken, 0.95), busy: (user + system) / 1000 / repeats }
}

/** What is the same in all sheets: gross prices in euros, with commission and tax, for two seasons and the weekends of one. */
const termsOf = (name: string) =>
  ({
    name,
    supplier: randomUUID(),
    currency: 'EUR',
    basis: 'gross',
    commissionBps: 2000,
    taxIncluded: false,
    taxBps: 1500,
    validFrom: '2027-01-01',
    validTo: '2027-12-31',
    status: 'active',
    seasons: [
      { name: 'Green', ranges: [{ from: '2027-01-01', to: '2027-05-31' }] },
      { name: 'Dry', ranges: [{ from: '2027-06-01', to: '2027-12-31' }] },
      { name: 'Weekend', ranges: [{ from: '2027-06-01', to: '2027-12-31' }], weekdays: ['fri', 'sat'] },
    ],
  }) as const

const seasons = ['Green', 'Dry', 'Weekend']

/** A lodge with two rooms, children, a dinner and three offers. */
const lodge = (n: number) => ({
  ...termsOf(`Lodge ${n}`),
  item: { resource: 'accommodation' as const, uuid: randomUUID() },
  lines: seasons.flatMap((season, rise) =>
    ['Tent', 'Suite'].map((room, better) => ({
      season,
      room,
      per: 'person_sharing' as const,
      perTime: 'night' as const,
      occupancy: { single: 30_000 + 1000 * (rise + better + n), double: 20_000 + 1000 * (rise + better + n) },
      childBands: [{ fromAge: 2, toAge: 11, shareBps: 5000 }],
    })),
  ),
  supplements: [
    { name: 'Dinner', per: 'person' as const, price: 4500, ranges: [{ from: '2027-05-01', to: '2027-05-31' }] },
  ],
  offers: [
    { name: 'Stay 4, pay 3', kind: 'stay_pay' as const, stay: 4, pay: 3, combinable: true },
    { name: 'Early', kind: 'early_booking' as const, percentBps: 1000, daysBefore: 60, combinable: true },
    { name: 'Long stay', kind: 'long_stay' as const, percentBps: 1500, minNights: 5 },
  ],
})

const services = [
  { kind: 'transfer', per: 'vehicle', perTime: 'stay' },
  { kind: 'guide_service', per: 'group', perTime: 'day' },
  { kind: 'meal', per: 'person', perTime: 'stay' },
  { kind: 'excursion', per: 'person', perTime: 'day' },
] as const

/** A service with a price for each season, and another for children. */
const service = (n: number, { kind, per, perTime }: (typeof services)[number]) => ({
  ...termsOf(`Service ${n}`),
  service: { kind, name: `Service ${n}` },
  lines: seasons.map((season, rise) => ({
    season,
    per,
    perTime,
    price: 8000 + 500 * (rise + n),
    childBands: per === 'person' ? [{ fromAge: 2, toAge: 11, shareBps: 5000 }] : [],
    capacity: per === 'vehicle' ? 6 : null,
  })),
})

const sheetOf = (n: number): RateSheet => {
  const one = services[(n % 5) - 1]
  return { uuid: randomUUID(), ...rateSheet.create.parse(one ? service(n, one) : lodge(n)) }
}

/** Of five segments, one is a stay of one to seven nights and the others are services, for two adults and two children. */
const documentOf = (sheets: readonly RateSheet[]) =>
  itinerary.create.parse({
    title: 'A thousand segments',
    startDate: '2027-03-01',
    currency: 'EUR',
    priceMode: 'total',
    adults: 2,
    children: 2,
    childAges: [4, 9],
    markupBps: 2000,
    dayCount: days,
    days: Array.from({ length: days }, () => ({ uuid: randomUUID() })),
    segments: Array.from({ length: segments }, (_, n) => segmentOf(n, sheets[n % sheets.length])),
  })

const segmentOf = (n: number, sheet: RateSheet | undefined) => {
  const one = { uuid: randomUUID(), day: n % (days - 7), title: `Segment ${n}`, supplier: sheet?.supplier }
  if (sheet?.service) return { ...one, kind: sheet.service.kind }
  return {
    ...one,
    kind: 'accommodation',
    nights: 1 + (Math.floor(n / 5) % 7),
    source: { resource: 'accommodation', uuid: sheet?.item?.uuid, rev: 1 },
    rooms: [
      { type: 'Tent', count: 1, adults: 2, children: 0 },
      { type: 'Suite', count: 1, adults: 0, children: 2 },
    ],
  }
}
