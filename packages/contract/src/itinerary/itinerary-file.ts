import { z } from 'zod'
import { segmentDocumentKinds } from '../document/segment-document-kinds.ts'
import { segmentKinds } from '../document/segment-kinds.ts'
import { richText } from '../kit/rich-text.ts'

const text = z.string().nullable()
const date = z.iso.date().nullable()
const count = z.int().min(0)
const formatted = richText().nullable()
/** An integer in the smallest unit of the currency (ISO 4217). */
const money = z.strictObject({ amount: z.int(), currency: z.string().length(3) })

const image = z.strictObject({
  url: z.url(),
  /** Empty for an image that is only decoration. */
  alt: z.string(),
  caption: text,
  credit: text,
  width: z.int().min(1),
  height: z.int().min(1),
})
const rooms = z.array(z.strictObject({ type: z.string(), count }))
/** How many of all travellers; null if it is for everybody. */
const travellers = z.strictObject({ count, of: count }).nullable()
const place = z.strictObject({
  name: z.string(),
  address: text,
  lat: z.number().min(-90).max(90).nullable(),
  lng: z.number().min(-180).max(180).nullable(),
  /** ISO 3166-1 alpha-2. */
  country: text,
})
/** The date and time at a place. `at` is the same with its offset from UTC (RFC 3339), if time and zone are known. */
const moment = z
  .strictObject({ date, time: text, timezone: text, at: z.iso.datetime({ offset: true }).nullable() })
  .nullable()

const segment = z.strictObject({
  id: z.uuid(),
  kind: z.enum(segmentKinds),
  title: z.string(),
  description: formatted,
  note: text,
  inclusion: z.enum(['included', 'optional', 'own_arrangement']),
  /** For what is not booked but can be; `difference` is what it adds to the price. */
  choice: z
    .strictObject({ kind: z.enum(['optional', 'alternative']), insteadOf: text, difference: money.nullable() })
    .nullable(),
  starts: moment,
  ends: moment,
  durationMinutes: count.nullable(),
  location: place.nullable(),
  origin: place.nullable(),
  destination: place.nullable(),
  originTerminal: text,
  destinationTerminal: text,
  distanceKm: z.number().nullable(),
  carrier: text,
  number: text,
  class: text,
  seats: z.array(z.string()),
  baggage: z.array(z.string()),
  nights: count,
  rooms,
  board: text,
  checkIn: text,
  checkOut: text,
  travellers,
  included: z.array(z.string()),
  excluded: z.array(z.string()),
  images: z.array(image),
  documents: z.array(z.strictObject({ title: z.string(), url: z.url(), kind: z.enum(segmentDocumentKinds) })),
})

const day = z.strictObject({
  /** From 1. */
  number: z.int().min(1),
  date,
  title: text,
  routeLine: text,
  place: text,
  description: formatted,
  image: image.nullable(),
  meals: z.strictObject({ breakfast: z.boolean(), lunch: z.boolean(), dinner: z.boolean() }),
  /** Where the night is spent. */
  nights: z.array(
    z.strictObject({ title: z.string(), board: text, isFirst: z.boolean(), isOwnArrangement: z.boolean(), travellers }),
  ),
  segments: z.array(segment),
})

const stay = z.strictObject({
  title: z.string(),
  place: text,
  fromDay: z.int().min(1),
  nights: count,
  board: text,
  rooms,
  isOwnArrangement: z.boolean(),
  travellers,
  image: image.nullable(),
})

const price = z.strictObject({
  mode: z.enum(['on_request', 'total', 'per_person', 'per_traveller', 'itemised']),
  total: money.nullable(),
  perPerson: money.nullable(),
  /** They add up to the total. */
  lines: z.array(z.strictObject({ title: z.string(), amount: money })),
  includes: formatted,
  excludes: formatted,
  deposit: z.strictObject({ amount: money.nullable(), percent: z.number().nullable(), due: date }).nullable(),
  schedule: z.array(z.strictObject({ label: z.string(), amount: money, due: date })),
  bankDetails: text,
  validUntil: date,
})

const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hero'), title: z.string(), subtitle: text, image: image.nullable() }),
  z.strictObject({ type: z.literal('text'), body: richText() }),
  z.strictObject({ type: z.literal('image'), image }),
  z.strictObject({ type: z.literal('gallery'), images: z.array(image) }),
  z.strictObject({
    type: z.literal('team'),
    title: text,
    members: z.array(z.strictObject({ name: z.string(), role: text, about: text, image: image.nullable() })),
  }),
  z.strictObject({
    type: z.literal('faq'),
    title: text,
    items: z.array(z.strictObject({ question: z.string(), answer: richText() })),
  }),
  z.strictObject({ type: z.literal('quote'), text: z.string(), author: text }),
])
const reading = z.strictObject({ title: z.string(), blocks: z.array(block) })

/**
 * A published itinerary as JSON, for other programs: what a traveller may see on its page, and nothing else. Content of sections
 * that the page does not show is null or empty. Within a version of the format, fields are only added.
 */
export const itineraryFile = z.strictObject({
  format: z.literal('itinerary'),
  version: z.literal(1),
  /** The number of the published version, and the page that shows it. */
  revision: z.int(),
  publishedAt: z.iso.datetime(),
  url: z.url(),
  /** BCP 47. */
  language: z.string(),
  title: z.string(),
  subtitle: text,
  summary: formatted,
  highlights: z.array(z.string()),
  travelStyles: z.array(z.string()),
  /** Null while the dates are open. */
  startDate: date,
  endDate: date,
  dayCount: z.int().min(1),
  party: z.strictObject({ adults: count, children: count, infants: count }),
  company: z.strictObject({
    name: z.string(),
    address: text,
    email: text,
    phone: text,
    website: text,
    registration: text,
    licence: text,
  }),
  /** The travellers' contact person. */
  contact: z.strictObject({ name: z.string(), jobTitle: text, email: z.string(), phone: text }).nullable(),
  cover: image.nullable(),
  gallery: z.array(image),
  /** The stops of the route in order. */
  route: z.array(
    z.strictObject({
      name: z.string(),
      lat: z.number(),
      lng: z.number(),
      country: text,
      day: z.int().min(1),
      nights: count,
    }),
  ),
  days: z.array(day),
  stays: z.array(stay),
  price: price.nullable(),
  terms: formatted,
  documents: z.array(z.strictObject({ title: z.string(), url: z.url() })),
  guides: z.array(reading),
  pages: z.array(reading),
})
export type ItineraryFile = z.infer<typeof itineraryFile>
