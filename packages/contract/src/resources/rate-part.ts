import type { z } from 'zod'
import { about } from '../kit/about.ts'
import { maxMoney } from '../kit/currency-digits.ts'
import { orNull } from '../kit/or-null.ts'
import { date, flag, integer, line, list, oneOf, part, someOf } from '../kit/values.ts'
import { weekdays } from './excursion.ts'

/** At most so many parts of each kind. */
export const rateSheetLimits = { seasons: 100, ranges: 20, lines: 500, bands: 20, supplements: 60, offers: 40 } as const

/** An amount in minor units of the sheet's currency. */
const amount = () => integer(0, maxMoney)
const orEmpty = <S extends z.ZodType>(schema: S) => orNull(schema).default(null)

/** First and last date, both included. */
const dateRange = part({ from: date(), to: date() }).register(about, {
  id: 'DateRange',
  description: 'A range of dates. Both are included.',
})

export const season = part({
  name: line(80),
  ranges: list(dateRange, rateSheetLimits.ranges),
  /** Without weekdays, every day of the ranges. With them, it takes precedence over a season without. */
  weekdays: someOf(...weekdays).default([]),
}).register(about, { id: 'RateSeason', description: 'A season of a rate sheet.' })

/** What a line's price is for, and how often it is charged: see docs/costing.md. */
export const ratePers = ['room', 'person', 'person_sharing', 'unit', 'vehicle', 'group'] as const
export const ratePerTimes = ['night', 'day', 'stay', 'trip', 'hour'] as const

const childBand = part({
  fromAge: integer(0, 21),
  toAge: integer(0, 21),
  /** Either a price, or a share of what an adult pays. */
  price: orEmpty(amount()),
  shareBps: orEmpty(integer(0, 10_000)),
  /** The number of adults in the room: 2 means two or more, null any number. */
  sharingAdults: orEmpty(integer(0, 2)),
  maxPerRoom: orEmpty(integer(1, 20)),
}).register(about, {
  id: 'ChildBand',
  description: 'What children of some ages pay: a price, or a share of what an adult pays.',
})

const paxBand = part({ from: integer(1, 500), to: integer(1, 500), price: amount() }).register(about, {
  id: 'PaxBand',
  description: 'The price for a number of travellers.',
})

const occupancy = part({
  single: orEmpty(amount()),
  double: orEmpty(amount()),
  triple: orEmpty(amount()),
  extraAdult: orEmpty(amount()),
}).register(about, { id: 'OccupancyPrices', description: 'The prices by number of adults in a room.' })

export const rateLine = part({
  /** The name of a season of the sheet. Null: all dates. */
  season: orEmpty(line(80)),
  /** The name of a room or unit. Null: any. */
  room: orEmpty(line(160)),
  board: orEmpty(oneOf('RO', 'SC', 'BB', 'HB', 'FB', 'AI', 'FI')),
  per: oneOf(...ratePers),
  perTime: oneOf(...ratePerTimes),
  price: orEmpty(amount()),
  occupancy: occupancy.default({ single: null, double: null, triple: null, extraAdult: null }),
  childBands: list(childBand, rateSheetLimits.bands).default([]),
  paxBands: list(paxBand, rateSheetLimits.bands).default([]),
  /** How many people a room, unit, vehicle or group takes. */
  capacity: orEmpty(integer(1, 500)),
  minNights: orEmpty(integer(1, 365)),
  maxNights: orEmpty(integer(1, 365)),
}).register(about, { id: 'RateLine', description: 'One price of a rate sheet.' })

export const supplement = part({
  name: line(120),
  per: oneOf('person', 'room', 'group'),
  price: amount(),
  /** What each child pays, if not the price. */
  childPrice: orEmpty(amount()),
  ranges: list(dateRange, rateSheetLimits.ranges).default([]),
  weekdays: someOf(...weekdays).default([]),
  /** Whether it is always charged. */
  mandatory: flag().default(true),
}).register(about, { id: 'RateSupplement', description: 'What is charged besides the lines, such as a gala dinner.' })

export const offer = part({
  name: line(120),
  kind: oneOf('stay_pay', 'percent', 'early_booking', 'long_stay'),
  /** For `stay_pay`: stay 4, pay 3. */
  stay: orEmpty(integer(2, 60)),
  pay: orEmpty(integer(1, 59)),
  percentBps: orEmpty(integer(1, 10_000)),
  /** For `early_booking`: the number of days before the first day. */
  daysBefore: orEmpty(integer(1, 730)),
  /** For `long_stay`: the shortest stay. */
  minNights: orEmpty(integer(2, 365)),
  combinable: flag().default(false),
  validFor: part({ booking: orEmpty(dateRange), stay: orEmpty(dateRange) }).default({ booking: null, stay: null }),
}).register(about, { id: 'RateOffer', description: 'What lowers the prices of a rate sheet under a condition.' })

export const cancellation = part({ daysBefore: integer(0, 730), percent: integer(0, 100) }).register(about, {
  id: 'CancellationTerm',
  description: 'The share of the price that is due if a booking is cancelled so many days before.',
})

export type Season = z.output<typeof season>
export type RateLine = z.output<typeof rateLine>
export type ChildBand = z.output<typeof childBand>
export type PaxBand = z.output<typeof paxBand>
export type CancellationTerm = z.output<typeof cancellation>
export type Supplement = z.output<typeof supplement>
export type Offer = z.output<typeof offer>
export type DateRange = z.output<typeof dateRange>
