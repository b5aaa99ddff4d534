import type {
  AccommodationContent,
  ExcursionContent,
  PlainRecords,
  ServiceContent,
  SupplierContent,
} from './content.ts'

type Sheet = PlainRecords<'rate-sheets'>[number]
type Line = NonNullable<Sheet['lines']>[number]
type ChildBand = NonNullable<Line['childBands']>[number]
type DateRange = { from: string; to: string }

/** A season: its dates in the years of the sheets, and its price as a share of that of the cheapest season. */
type SeasonContent = { name: string; factor: number; ranges: readonly DateRange[] }

/** Two years of seasons where it rains from December to March. */
export const southernSeasons: readonly SeasonContent[] = [
  {
    name: 'Green',
    factor: 1,
    ranges: [
      { from: '2026-11-01', to: '2027-03-31' },
      { from: '2027-11-01', to: '2028-03-31' },
      { from: '2028-11-01', to: '2028-12-31' },
    ],
  },
  {
    name: 'Shoulder',
    factor: 1.15,
    ranges: [
      { from: '2027-04-01', to: '2027-06-30' },
      { from: '2028-04-01', to: '2028-06-30' },
    ],
  },
  {
    name: 'High',
    factor: 1.3,
    ranges: [
      { from: '2027-07-01', to: '2027-10-31' },
      { from: '2028-07-01', to: '2028-10-31' },
    ],
  },
]

/** Two years of seasons by the Mediterranean. */
export const mediterraneanSeasons: readonly SeasonContent[] = [
  {
    name: 'Winter',
    factor: 1,
    ranges: [
      { from: '2026-11-01', to: '2027-03-31' },
      { from: '2027-10-01', to: '2028-03-31' },
      { from: '2028-10-01', to: '2028-12-31' },
    ],
  },
  {
    name: 'Summer',
    factor: 1.3,
    ranges: [
      { from: '2027-04-01', to: '2027-09-30' },
      { from: '2028-04-01', to: '2028-09-30' },
    ],
  },
]

type Setting = {
  suppliers?: readonly SupplierContent[]
  accommodations: readonly AccommodationContent[]
  excursions: readonly ExcursionContent[]
  seasons: readonly SeasonContent[]
  currency: string
}

/** An active sheet for all that the suppliers of a company own, run or offer, unless they are archived. */
export const rateSheetsOf = (setting: Setting): PlainRecords<'rate-sheets'> =>
  (setting.suppliers ?? [])
    .filter(({ status }) => status !== 'archived')
    .flatMap((supplier) => [
      ...setting.accommodations
        .filter(({ key }) => supplier.accommodations.includes(key))
        .map((place) => sheetOfStays(place, supplier, setting)),
      ...setting.excursions
        .filter(({ key }) => supplier.excursions.includes(key))
        .map((excursion) => sheetOfExcursion(excursion, supplier, setting)),
      ...(supplier.services ?? []).map((service) => sheetOfService(service, supplier, setting)),
    ])

const years = { validFrom: '2026-11-01', validTo: '2028-12-31' }

const common = (supplier: SupplierContent, { currency, seasons }: Setting) => ({
  ...years,
  supplier: supplier.key,
  currency,
  status: 'active' as const,
  seasons: seasons.map(({ name, ranges }) => ({ name, ranges: ranges.map((range) => ({ ...range })) })),
  cancellation: [
    { daysBefore: 60, percent: 25 },
    { daysBefore: 30, percent: 50 },
    { daysBefore: 14, percent: 100 },
  ],
})

/** Whole units of the currency, so that the figures look like those of a contract. */
const whole = (amount: number): number => Math.round(amount / 100) * 100

/** The cheapest net price that belongs to a public price “from”: even in the best season it stays below that. */
const netOf = (priceFrom: number): number => priceFrom * 0.72

/** Prices per person sharing in every room and season; or per room, where the public price is. */
const sheetOfStays = (place: AccommodationContent, supplier: SupplierContent, setting: Setting): Sheet => {
  const { commissionBps } = supplier
  const gross = commissionBps ? 1 - commissionBps / 10_000 : 1
  const lines = setting.seasons.flatMap(({ name: season, factor }) =>
    place.rooms.map((room, index): Line => {
      const price = (netOf(place.priceFrom) * factor * (1 + index * 0.12)) / gross
      const line = { season, room: room.name, board: place.board, minNights: factor > 1.2 ? 2 : null }
      const capacity = (room.maxAdults ?? 2) + (room.maxChildren ?? 0)
      if (place.priceUnit !== 'per_person_night')
        return { ...line, per: 'room', perTime: 'night', price: whole(price), capacity }
      const occupancy = { double: whole(price), single: whole(price * 1.4), triple: whole(price * 0.9) }
      return { ...line, per: 'person_sharing', perTime: 'night', occupancy, capacity, childBands: childBands(place) }
    }),
  )
  const [cheapest] = setting.seasons
  const stay = cheapest?.ranges[0] ?? null
  const supper = whole(Math.min(netOf(place.priceFrom) * 0.2, 9500))
  return {
    ...common(supplier, setting),
    key: place.key,
    name: `${place.name} 2027–2028`,
    item: { resource: 'accommodation', uuid: place.key },
    ...(commissionBps ? { basis: 'gross' as const, commissionBps } : {}),
    release: 30,
    lines,
    supplements: [
      {
        name: 'Christmas dinner',
        per: 'person',
        price: supper,
        childPrice: whole(supper / 2),
        ranges: ['2026', '2027', '2028'].map((year) => ({ from: `${year}-12-24`, to: `${year}-12-25` })),
      },
    ],
    offers: [
      { name: 'Stay 4, pay 3', kind: 'stay_pay', stay: 4, pay: 3, validFor: { booking: null, stay } },
      { name: 'Long stay', kind: 'long_stay', percentBps: 1000, minNights: 7 },
    ],
  }
}

/** Infants are free; older children pay by who shares the room with them. */
const childBands = ({ minChildAge = 0 }: AccommodationContent): ChildBand[] => {
  const fromAge = Math.max(3, minChildAge)
  if (fromAge > 11) return []
  const older = { fromAge, toAge: 11 }
  return [
    ...(minChildAge < 3 ? [{ fromAge: minChildAge, toAge: 2, price: 0 }] : []),
    { ...older, shareBps: 6000, sharingAdults: 2 },
    { ...older, shareBps: 8000, sharingAdults: 0 },
    { ...older, shareBps: 10_000, sharingAdults: 1 },
  ]
}

/** A price per person, with half of it for children; or per group, where the public price is. */
const sheetOfExcursion = (excursion: ExcursionContent, supplier: SupplierContent, setting: Setting): Sheet => {
  const { minAge = 0, pax } = excursion
  const isShared = (excursion.priceUnit ?? 'per_person') === 'per_person'
  const children = minAge > 11 ? [] : [{ fromAge: minAge, toAge: 11, shareBps: 5000 }]
  return {
    ...common(supplier, setting),
    key: excursion.key,
    name: `${excursion.name} 2027–2028`,
    item: { resource: 'excursion', uuid: excursion.key },
    seasons: [],
    lines: [
      {
        per: isShared ? 'person' : 'group',
        perTime: 'stay',
        price: whole(netOf(excursion.priceFrom)),
        childBands: isShared ? children : [],
        capacity: isShared ? null : pax[1],
      },
    ],
  }
}

/** What a supplier offers without it being in the library: a vehicle, a guide, a flight, the fee of a park. */
const sheetOfService = (service: ServiceContent, supplier: SupplierContent, setting: Setting): Sheet => {
  const { kind, name, price, childPrice, per, perTime, capacity = null, minNights = null, bySeason = false } = service
  const line = {
    per,
    perTime,
    capacity,
    minNights,
    childBands: childPrice === undefined ? [] : [{ fromAge: 0, toAge: 15, price: childPrice }],
  }
  return {
    ...common(supplier, setting),
    ...(bySeason ? {} : { seasons: [] }),
    key: `${supplier.key}/${name}`,
    name: `${name} 2027–2028`,
    service: { kind, name },
    lines: bySeason
      ? setting.seasons.map(({ name: season, factor }) => ({ ...line, season, price: whole(price * factor) }))
      : [{ ...line, price }],
  }
}
