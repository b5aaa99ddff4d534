import { isUuid } from '../kit/uuid.ts'
import { moneyInWords } from '../kit/currency-digits.ts'
import type { RichText } from '../kit/rich-text.ts'
import { plainText } from '../kit/plain-text.ts'
import type { Location, MediaRef, Money } from '../kit/values.ts'
import type { Day, Segment, SegmentDocument } from '../document/document.ts'
import type { MarkupRule } from '../document/price-rules.ts'
import { kindTraits } from '../document/segment-kinds.ts'
import type { ItineraryDocument } from './edit.ts'
import { sectionWords } from './section-edits.ts'
import * as wording from './wording.ts'
import { dateInWords, listInWords } from './words.ts'

/** Returns the names of referenced records: contacts, members, destinations, images. Undefined if it is not known. */
export type NameOf = (uuid: string) => string | undefined

/** All values that a field of an itinerary, a day or a segment may have. */
export type FieldValue = ItineraryDocument[keyof ItineraryDocument] | Day[keyof Day] | Segment[keyof Segment]

/** The value of a field in words; null if it is empty. Long texts are shortened. */
export const valueInWords = (value: FieldValue, field: string, nameOf: NameOf): string | null => {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? wording.yes : wording.no
  if (typeof value === 'number') return numberInWords(value, field)
  if (typeof value === 'string') return shortened(textInWords(value, nameOf))
  if (Array.isArray(value)) return value.length === 0 ? null : shortened(rowsInWords(value, field, nameOf))
  return shortened(partInWords(value, nameOf))
}

const most = 240

const shortened = (text: string | null): string | null =>
  text !== null && text.length > most ? `${text.slice(0, most).trimEnd()} …` : text

const numberInWords = (value: number, field: string): string => {
  if (field.endsWith('Bps')) return wording.percent({ percent: value / 100 })
  if (field === 'durationMin') return minutesInWords(value)
  if (field === 'distanceKm') return wording.kilometres({ distance: value })
  if (field === 'dayCount') return wording.days({ count: value })
  return String(value)
}

/** Such as `2 h 40 min`. */
export const minutesInWords = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return wording.minutes({ minutes: rest })
  return rest === 0 ? wording.hours({ hours }) : wording.hoursAndMinutes({ hours, minutes: rest })
}

const textInWords = (text: string, nameOf: NameOf): string => {
  if (isUuid(text)) return nameOf(text) ?? wording.selected
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return dateInWords(text)
  return /^[a-z]+(_[a-z]+)+$/.test(text) ? text.replaceAll('_', ' ') : text
}

type Part = Exclude<FieldValue, null | undefined | boolean | number | string | readonly unknown[]>

const partInWords = (value: Part, nameOf: NameOf): string | null => {
  if ('content' in value) return plainText(asRichText(value)) || null
  if ('amount' in value && 'currency' in value) return moneyInWords(asMoney(value))
  if ('label' in value) return asLocation(value).label
  if ('media' in value && 'role' in value) return imageInWords(asMediaRef(value), nameOf)
  if ('percentBps' in value) return depositInWords(asDeposit(value))
  if ('b' in value) return mealsInWords(asMeals(value))
  return null
}

const imageInWords = ({ media, caption, alt }: MediaRef, nameOf: NameOf): string =>
  caption ?? nameOf(media) ?? alt ?? wording.anImage

const depositInWords = ({ percentBps, amount, due }: NonNullable<ItineraryDocument['deposit']>): string =>
  amountInWords(amount ? moneyInWords(amount) : wording.percent({ percent: (percentBps ?? 0) / 100 }), due)

const amountInWords = (amount: string, due: string | null): string =>
  due === null ? amount : wording.amountBy({ amount, date: dateInWords(due) })

const mealsInWords = ({ b, l, d }: Day['meals']): string | null => {
  const meals = Object.entries({ breakfast: b, lunch: l, dinner: d }).filter(([, served]) => served !== null)
  return meals.length === 0
    ? null
    : listInWords(meals.map(([meal, served]) => wording.meals({ meal, served: served ? 'yes' : 'no' })))
}

const rowsInWords = (rows: readonly unknown[], field: string, nameOf: NameOf): string => {
  if (field === 'for' && rows.every((row) => typeof row === 'string'))
    return rows.map((row) => nameOf(row) ?? wording.aTraveller).join(', ')
  if (rows.every((row) => typeof row === 'string')) return rows.map((row) => textInWords(row, nameOf)).join(', ')
  if (rows.every((row) => typeof row === 'number')) return rows.join(', ')
  switch (field) {
    case 'travellers':
      return asRows<'travellers'>(rows)
        .map(({ contact, role, room }) =>
          travellerInWords(nameOf(contact) ?? wording.aTraveller, role === 'guest' ? null : role, room),
        )
        .join(', ')
    case 'paymentSchedule':
      return asRows<'paymentSchedule'>(rows)
        .map(({ label, amount, due }) => wording.payment({ label, amount: amountInWords(moneyInWords(amount), due) }))
        .join(', ')
    case 'markupRules':
      return asRows<'markupRules'>(rows)
        .map((rule) => markupInWords(rule, nameOf))
        .join(', ')
    case 'taxRules':
      return asRows<'taxRules'>(rows)
        .map(({ kind, taxBps }) => wording.taxFor({ name: kindTraits[kind].words.editor, percent: taxBps / 100 }))
        .join(', ')
    case 'exchangeRates':
      return asRows<'exchangeRates'>(rows)
        .map(({ from, to, rate }) => wording.exchangeRate({ from, to, rate }))
        .join(', ')
    case 'sections':
      return asRows<'sections'>(rows)
        .map(({ key, shown }) => (shown ? sectionWords[key] : wording.hidden({ section: sectionWords[key] })))
        .join(', ')
    case 'tickets':
      return asTickets(rows)
        .map(({ contact, seat, ticketNumber, bookingReference, baggage }) =>
          [nameOf(contact) ?? wording.aTraveller, seat, ticketNumber, bookingReference, baggage]
            .filter(Boolean)
            .join(' '),
        )
        .join(', ')
    case 'rooms':
      return asRooms(rows)
        .map(({ type, count }) => (count > 1 ? wording.roomsOfType({ count, type }) : type))
        .join(', ')
    case 'documents':
      return rows.every(isOfSegment)
        ? rows.map((row) => documentInWords(row, nameOf)).join(', ')
        : wording.documents({ count: rows.length })
    default:
      return wording.images({ count: rows.length })
  }
}

/** Whether a document belongs to a segment, not to the whole itinerary. */
const isOfSegment = (row: unknown): row is SegmentDocument =>
  typeof row === 'object' && row !== null && 'isVisible' in row

const documentInWords = ({ media, name, kind, isVisible }: SegmentDocument, nameOf: NameOf): string =>
  (isVisible ? wording.visibleDocument : wording.hiddenDocument)({
    name: name ?? nameOf(media) ?? wording.aFile,
    kind: wording.documentKinds[kind],
  })

const markupInWords = ({ supplier, kind, markupBps, marginBps }: MarkupRule, nameOf: NameOf): string => {
  const name = kind ? kindTraits[kind].words.editor : ((supplier && nameOf(supplier)) ?? wording.aSupplier)
  return markupBps === null
    ? wording.marginFor({ name, percent: (marginBps ?? 0) / 100 })
    : wording.markupFor({ name, percent: markupBps / 100 })
}

const travellerInWords = (name: string, role: string | null, room: string | null): string => {
  if (role === null) return room ? wording.travellerInRoom({ name, room }) : name
  return room ? wording.travellerRoleInRoom({ name, role, room }) : wording.travellerRole({ name, role })
}

// The schema of a field determines its type. These casts repeat it where only the shape of the value was checked.
const asRichText = (value: Part): RichText => value as RichText
const asMoney = (value: Part): Money => value as Money
const asLocation = (value: Part): Location => value as Location
const asMediaRef = (value: Part): MediaRef => value as MediaRef
const asDeposit = (value: Part): NonNullable<ItineraryDocument['deposit']> =>
  value as NonNullable<ItineraryDocument['deposit']>
const asMeals = (value: Part): Day['meals'] => value as Day['meals']
const asRows = <F extends 'travellers' | 'paymentSchedule' | 'markupRules' | 'taxRules' | 'exchangeRates' | 'sections'>(
  rows: readonly unknown[],
): ItineraryDocument[F] => rows as ItineraryDocument[F]
const asRooms = (rows: readonly unknown[]): Segment['rooms'] => rows as Segment['rooms']
const asTickets = (rows: readonly unknown[]): Segment['tickets'] => rows as Segment['tickets']
