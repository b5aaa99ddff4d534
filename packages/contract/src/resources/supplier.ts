import { segmentKinds } from '../document/segment-kinds.ts'
import { about } from '../kit/about.ts'
import { defineResource, editable, optional, required } from '../kit/define-resource.ts'
import { hasDuplicates } from '../kit/has-duplicates.ts'
import { richText } from '../kit/rich-text.ts'
import { rowUses } from '../kit/row-fields.ts'
import {
  currency,
  date,
  email,
  integer,
  line,
  list,
  location,
  mediaRef,
  money,
  oneOf,
  part,
  phone,
  reference,
  someOf,
  url,
} from '../kit/values.ts'
import { priceUnits } from '../document/price-units.ts'
import { weekdays } from './excursion.ts'
import { orNull } from '../kit/or-null.ts'

/** A supplier's net rate for one product during a season. Without days, it applies to every day of the week. */
const rate = part({
  product: line(160),
  room: orNull(line(160)).default(null),
  from: date(),
  to: date(),
  days: someOf(...weekdays).default([]),
  unit: oneOf(...priceUnits),
  net: money(),
  minStay: integer(1, 365).nullable().default(null),
}).register(about, { id: 'SupplierRate', description: 'The net price of a product in a season.' })
export type Rate = (typeof rate)['_zod']['output']

/** A company or person from whom parts of an itinerary are bought. */
export const supplier = defineResource({
  name: 'supplier',
  plural: 'suppliers',
  title: 'name',
  searched: ['legalName'],
  fields: {
    name: required(line(160)),
    legalName: optional(line(160)),
    kinds: editable(someOf(...segmentKinds), []),
    status: editable(oneOf('active', 'on_hold', 'archived'), 'active'),
    contacts: editable(list(reference('contact'), 20), []),
    email: optional(email()),
    phone: optional(phone()),
    emergencyPhone: optional(phone()),
    url: optional(url()),
    location: optional(location()),
    paymentTermsDays: optional(integer(0, 365)),
    commissionBps: optional(integer(0, 10_000)),
    currency: optional(currency()),
    taxId: optional(line(60)),
    insuranceExpiry: optional(date()),
    rating: optional(integer(1, 5)),
    notes: optional(richText()),
    documents: editable(list(mediaRef(), 50), []),
    rates: editable(list(rate, 500), []),
  },
  rules: ({ rates, contacts }) => {
    const rejection = rejectionOfRates(rates)
    return [
      { field: 'rates', isWrong: rejection !== undefined, message: rejection ?? '' },
      { field: 'contacts', isWrong: hasDuplicates(contacts), message: 'must not contain a contact twice' },
    ]
  },
  filters: { kind: 'kinds', status: 'status', rating: 'rating' },
  sorts: ['rating', 'insuranceExpiry'],
  onlyInLists: rowUses(),
})

/** Why a list of rates is invalid: a season that ends before it begins, or two prices for the same product on one day. */
const rejectionOfRates = (rates: readonly Rate[]): string | undefined => {
  const backward = rates.findIndex((one) => one.to < one.from)
  if (backward >= 0) return `must not end before they begin: see rate ${backward + 1}`
  const byProduct = Map.groupBy(
    rates.map((one, index) => ({ ...one, place: index + 1 })),
    (one) => JSON.stringify([one.product.toLowerCase(), one.room?.toLowerCase() ?? null]),
  )
  for (const same of byProduct.values()) {
    const sorted = same.toSorted((a, b) => (a.from < b.from ? -1 : 1))
    for (const [index, first] of sorted.entries()) {
      const clash = sorted.slice(index + 1).find((other) => other.from <= first.to && shareADay(first.days, other.days))
      if (clash) return `must not overlap: see rates ${first.place} and ${clash.place} for ${first.product}`
    }
  }
  return undefined
}

const shareADay = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === 0 || b.length === 0 || a.some((day) => b.includes(day))
