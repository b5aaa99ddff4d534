import type { ContentField } from './content-fields.ts'
import {
  maxAdults,
  maxChildren,
  maxConfirmationLength,
  maxCostCount,
  maxCostLines,
  maxDepositBps,
  maxDistanceKm,
  maxDocumentNameLength,
  maxDurationMin,
  maxInclusionLength,
  maxInclusions,
  maxMarkupBps,
  maxNights,
  maxNotesLength,
  maxOptionGroupLength,
  maxPasscodeLength,
  maxPaymentLabelLength,
  maxQuantity,
  maxRoomTypes,
  maxRoomsOfType,
  maxSegmentDocuments,
  maxSegmentImages,
  maxServiceLengths,
  maxTaxBps,
  maxTicketLengths,
  maxTitleLength,
  maxTravellerRoomLength,
  maxTravellers,
  maxVoucherLength,
  minPasscode,
  documentLimits,
} from './document-limits.ts'
import { segmentDocumentKinds } from './segment-document-kinds.ts'
import { segmentKinds } from './segment-kinds.ts'
import { sectionKeys } from './section-keys.ts'
import { lentFields } from './lent-fields.ts'
import { eachStayField, type StayField, stayFields } from './stay-fields.ts'
import { z } from 'zod'
import { about } from '../kit/about.ts'
import { orNull } from '../kit/or-null.ts'
import { anyResource, storedAs } from '../kit/column.ts'
import { richText } from '../kit/rich-text.ts'
import {
  currency,
  date,
  flag,
  instant,
  integer,
  line,
  lines,
  list,
  location,
  mediaRef,
  money,
  oneOf,
  part,
  prose,
  reference,
  time,
  zone,
} from '../kit/values.ts'
import { maxMoney } from '../kit/currency-digits.ts'
import { maxBufferBps, maxTagLength, maxTags } from '../kit/field-limits.ts'
import { exchangeRateText } from '../kit/exchange-rate-text.ts'
import { costParts } from './cost-parts.ts'
import { priceUnits } from './price-units.ts'

const nullable = <S extends z.ZodType>(schema: S) => orNull(schema).default(null)

/** The content that a segment takes from a library item and that the designer may override. */
const content = {
  title: line(maxTitleLength),
  description: orNull(richText()),
  included: lines(maxInclusions, maxInclusionLength),
  excluded: lines(maxInclusions, maxInclusionLength),
  media: list(mediaRef(), maxSegmentImages),
  location: orNull(location()),
  durationMin: orNull(integer(0, maxDurationMin)),
} satisfies Record<ContentField, z.ZodType>

const overrides = storedAs(z.strictObject(content).partial(), 'jsonb').register(about, {
  id: 'SegmentOverrides',
  description: 'Fields that override the content of the library item.',
})

type StaySchemas = {
  [F in StayField]: z.ZodDefault<(typeof lentFields)[(typeof stayFields)[F]]['schema']>
}

/** What a stay takes from its accommodation, with the same schemas. zod cannot type an object built from entries. */
const staySchemas = () => eachStayField((field) => lentFields[stayFields[field]].schema.default(null)) as StaySchemas

/** Library resources a segment can be taken from. */
const sourceResources = ['accommodation', 'excursion'] as const

const costLine = z
  .strictObject({
    sheet: z.uuid().toLowerCase(),
    for: z.enum(costParts),
    from: date(),
    times: z.int().min(0).max(maxCostCount),
    price: z.int().min(-maxMoney).max(maxMoney),
    count: z.int().min(0).max(maxCostCount),
    amount: z.int().min(-maxMoney).max(maxMoney),
    season: orNull(line(80)).default(null),
    room: orNull(line(160)).default(null),
    board: orNull(line(2)).default(null),
    occupancy: z.int().min(1).max(maxCostCount).nullable().default(null),
    ages: z
      .strictObject({ from: z.int().min(0).max(99), to: z.int().min(0).max(99) })
      .nullable()
      .default(null),
    name: orNull(line(120)).default(null),
    bps: z.int().min(0).max(10_000).nullable().default(null),
  })
  .register(about, {
    id: 'CostLine',
    description:
      'One line of the explanation of a net price: `price` × `count` × `times` = `amount`, in minor units of the currency of the net price.',
  })

/** Where the net price of a segment comes from: the lines of rate sheets that add up to it, and the day it was costed. */
const segmentCosting = storedAs(
  z.strictObject({ costedOn: date(), lines: z.array(costLine).max(maxCostLines) }),
  'jsonb',
).register(about, { id: 'SegmentCosting', description: 'How the net price of a segment follows from rate sheets.' })

/** An exchange rate that an itinerary uses: one unit of `from` is worth `rate` units of `to`. The buffer is added to costs. */
export const frozenRate = part({
  from: currency(),
  to: currency(),
  rate: exchangeRateText(),
  date: date(),
  bufferBps: integer(0, maxBufferBps).default(0),
  /** Set by a user, not taken from the currency book. */
  isManual: flag().default(false),
}).register(about, { id: 'FrozenRate', description: 'An exchange rate that an itinerary uses, with its date.' })

export type FrozenRate = z.output<typeof frozenRate>

/** The ticket of one traveller for a flight or other transport. It is personal, so publications have only seats and baggage. */
export const ticket = part({
  contact: reference('contact'),
  seat: nullable(line(maxTicketLengths.seat)),
  ticketNumber: nullable(line(maxTicketLengths.ticketNumber)),
  /** The airline's booking reference (PNR). */
  bookingReference: nullable(line(maxTicketLengths.bookingReference)),
  baggage: nullable(line(maxTicketLengths.baggage)),
}).register(about, { id: 'Ticket', description: 'The ticket of one traveller for a flight or other transport.' })
export type Ticket = z.output<typeof ticket>

/** A file of a segment, such as its voucher. Only visible ones are published. */
export const segmentDocument = part({
  media: reference('media-item'),
  /** If null, the caption or the name of the file is shown. */
  name: nullable(line(maxDocumentNameLength)),
  kind: oneOf(...segmentDocumentKinds).default('other'),
  isVisible: flag().default(false),
}).register(about, {
  id: 'SegmentDocument',
  description: 'A file of a segment, such as its voucher. Travellers see it only if it `isVisible`.',
})
export type SegmentDocument = z.output<typeof segmentDocument>

/** One segment of the itinerary: a stay, a drive, a flight, a walk. */
export const segment = part({
  uuid: z.uuid(),
  /** Index of the day it starts on; null if it is unscheduled. */
  day: nullable(integer(0, documentLimits.days - 1)),
  kind: oneOf(...segmentKinds),
  /** The library item it was created from, and the revision that its content is pinned to. */
  source: nullable(
    storedAs(
      z.strictObject({ resource: z.enum(sourceResources), uuid: z.uuid().toLowerCase(), rev: z.int().min(1) }),
      'jsonb',
      anyResource,
    ),
  ),
  title: content.title,
  description: content.description.default(null),
  included: content.included.default([]),
  excluded: content.excluded.default([]),
  media: content.media.default([]),
  location: content.location.default(null),
  durationMin: content.durationMin.default(null),
  overrides: overrides.default({}),
  notesClient: nullable(prose(maxNotesLength)),
  notesInternal: nullable(prose(maxNotesLength)),
  /** Words for members, shown in the list of days. Never published. */
  tags: list(line(maxTagLength), maxTags).default([]),
  startTime: nullable(time()),
  endTime: nullable(time()),
  timezone: nullable(zone()),
  endTimezone: nullable(zone()),
  endDayOffset: integer(-1, 30).default(0),
  origin: nullable(location()),
  destination: nullable(location()),
  distanceKm: nullable(z.number().min(0).max(maxDistanceKm)),
  track: nullable(reference('media-item')),
  nights: integer(0, maxNights).default(0),
  /** Which of the travellers stay there, by their contacts. Null means all of them. */
  for: nullable(list(reference('contact'), maxTravellers)),
  rooms: list(
    part({
      type: line(maxTitleLength),
      count: z.int().min(1).max(maxRoomsOfType),
      adults: z.int().min(0).max(maxAdults).default(2),
      children: z.int().min(0).max(maxChildren).default(0),
    }),
    maxRoomTypes,
  ).default([]),
  ...staySchemas(),
  carrier: nullable(line(maxServiceLengths.carrier)),
  number: nullable(line(maxServiceLengths.number)),
  class: nullable(line(maxServiceLengths.class)),
  seat: nullable(line(maxServiceLengths.seat)),
  originTerminal: nullable(line(maxServiceLengths.originTerminal)),
  destinationTerminal: nullable(line(maxServiceLengths.destinationTerminal)),
  tickets: list(ticket, maxTravellers).default([]),
  supplier: nullable(reference('supplier')),
  bookingStatus: oneOf(
    'not_requested',
    'requested',
    'provisional',
    'waitlisted',
    'confirmed',
    'declined',
    'cancelled',
  ).default('not_requested'),
  /** The supplier's number for the booking. */
  confirmationNo: nullable(line(maxConfirmationLength)),
  /** The number of the voucher that travellers hand to the supplier. */
  voucherNo: nullable(line(maxVoucherLength)),
  documents: list(segmentDocument, maxSegmentDocuments).default([]),
  deadline: nullable(date()),
  /** The last date on which tickets can be issued; after it, the carrier cancels the booking. */
  ticketingDeadline: nullable(date()),
  inclusion: oneOf('included', 'optional', 'own_arrangement').default('included'),
  optionGroup: nullable(line(maxOptionGroupLength)),
  isSelected: flag().default(true),
  net: nullable(money()),
  quantity: integer(1, maxQuantity).default(1),
  unit: oneOf(...priceUnits).default('per_unit'),
  markupBps: nullable(integer(0, maxMarkupBps)),
  taxBps: nullable(integer(0, maxTaxBps)),
  gross: nullable(money()),
  priceLocked: flag().default(false),
  /** How the net price follows from rate sheets; null if it was set by hand. */
  costing: nullable(segmentCosting),
}).register(about, { id: 'Segment', description: 'One entry of a day: a stay, a drive, a flight or a walk.' })
export type Segment = z.output<typeof segment>
export type SegmentInput = z.input<typeof segment>

/** One day of the itinerary; its date is derived (see travel-dates.ts). */
export const day = part({
  uuid: z.uuid(),
  title: nullable(line(maxTitleLength)),
  routeLine: nullable(line(maxTitleLength)),
  description: nullable(richText()),
  destination: nullable(reference('destination')),
  hero: nullable(mediaRef()),
  /** Breakfast, lunch, dinner. Null: as included in the stays. */
  meals: part({ b: nullable(z.boolean()), l: nullable(z.boolean()), d: nullable(z.boolean()) }).default({
    b: null,
    l: null,
    d: null,
  }),
  notesInternal: nullable(prose(maxNotesLength)),
}).register(about, { id: 'Day', description: 'One day of the itinerary.' })
export type Day = z.output<typeof day>

/** A section of the published page, and whether it is shown. They are shown in list order. */
export const section = part({ key: oneOf(...sectionKeys), shown: z.boolean() }).register(about, { id: 'Section' })

export const traveller = part({
  contact: reference('contact'),
  role: oneOf('lead', 'guest', 'payer', 'leader').default('guest'),
  room: nullable(line(maxTravellerRoomLength)),
}).register(about, { id: 'Traveller' })

/** The deposit: a percentage of the price in basis points, or a fixed amount, and when it is due. */
export const deposit = storedAs(
  z
    .strictObject({
      percentBps: nullable(integer(1, maxDepositBps)),
      amount: nullable(money()),
      due: nullable(date()),
    })
    .refine(
      (value) => (value.percentBps === null) !== (value.amount === null),
      'must have either a percentage or an amount',
    ),
  'jsonb',
).register(about, { id: 'Deposit', description: 'The deposit: either `percentBps` or `amount`, never both.' })
export const payment = part({ label: line(maxPaymentLabelLength), amount: money(), due: nullable(date()) }).register(
  about,
  {
    id: 'ScheduledPayment',
  },
)

/** The passcode of a share link. Only its hash is stored. */
export const passcode = () => line(maxPasscodeLength, minPasscode)

/** A share link of a published itinerary. */
export const share = z.object({
  uuid: z.uuid(),
  url: z.string(),
  /** The same for members of the company: opened there, their browser’s visits to the link are not counted. */
  memberUrl: z.string(),
  pdfUrl: z.string(),
  audience: z.enum(['client', 'agent', 'internal']),
  expiresAt: instant().nullable(),
  revokedAt: instant().nullable(),
  /** Whether a passcode must be entered before anything is shown. */
  hasPasscode: z.boolean(),
  /** Whether the page shows its recipient the invoices and payments of the itinerary; never on an internal link. */
  showsInvoices: z.boolean(),
  views: z.int(),
  createdAt: instant(),
})
about.add(share, { id: 'Share', description: 'A link to the published version of an itinerary.' })
export type Share = z.infer<typeof share>

/** What one traveller pays. */
export const travellerPrice = z
  .object({
    kind: oneOf('adult', 'child'),
    /** Null for adults, and while the age of a child is not known. */
    age: z.int().nullable(),
    /** Whether the adult sleeps in a room of their own on any stay, which their price includes. */
    isAlone: flag(),
    price: money(),
  })
  .register(about, { id: 'TravellerPrice', description: 'What one traveller pays of the price.' })
export type TravellerPrice = z.output<typeof travellerPrice>

/** The price that the client sees. The editor, page, brochure, emails and API all show this and nothing else. */
export const clientPrice = z
  .object({
    mode: oneOf('on_request', 'total', 'per_person', 'per_traveller', 'itemised'),
    /**
     * The headline figure: for all travellers together, or per person, by mode. Null on request, or while there is no price.
     */
    amount: money().nullable(),
    /** What all travellers pay together. */
    total: money().nullable(),
    /** What each paying traveller pays; null if one person pays everything, or if the price is per traveller. */
    perPerson: money().nullable(),
    /** Whether `perPerson` is rounded, so that the shares do not add up to `total`. */
    perPersonIsRounded: flag(),
    /** If the price is per traveller: what each one pays, adults first. The prices add up to `total`. */
    travellers: z.array(travellerPrice),
    /** Whether the amount is a price override instead of the sum of the segments. */
    isOverride: flag(),
    /** The deposit as an amount, even if it is set as a percentage. */
    deposit: money().nullable(),
  })
  .register(about, { id: 'ClientPrice', description: 'The price information shown to the client.' })
export type ClientPrice = z.output<typeof clientPrice>
