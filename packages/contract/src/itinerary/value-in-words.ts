import { isUuid } from '../kit/uuid.ts'
import { moneyInWords } from '../kit/currency-digits.ts'
import type { RichText } from '../kit/rich-text.ts'
import { plainText } from '../kit/plain-text.ts'
import type { Location, MediaRef, Money } from '../kit/values.ts'
import type { Day, Segment } from '../document/document.ts'
import type { ItineraryDocument } from './edit.ts'
import { sectionWords } from './section-edits.ts'
import { countInWords, dateInWords, listInWords } from './words.ts'

/** Returns the names of referenced records: contacts, members, destinations, images. Undefined if it is not known. */
export type NameOf = (uuid: string) => string | undefined

/** All values that a field of an itinerary, a day or a segment may have. */
export type FieldValue = ItineraryDocument[keyof ItineraryDocument] | Day[keyof Day] | Segment[keyof Segment]

/** The value of a field in words; null if it is empty. Long texts are shortened. */
export const valueInWords = (value: FieldValue, field: string, nameOf: NameOf): string | null => {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return numberInWords(value, field)
  if (typeof value === 'string') return shortened(textInWords(value, nameOf))
  if (Array.isArray(value)) return value.length === 0 ? null : shortened(rowsInWords(value, field, nameOf))
  return shortened(partInWords(value, nameOf))
}

const most = 240

const shortened = (text: string | null): string | null =>
  text !== null && text.length > most ? `${text.slice(0, most).trimEnd()} …` : text

const numberInWords = (value: number, field: string): string => {
  if (field.endsWith('Bps')) return `${value / 100}%`
  if (field === 'durationMin') return minutesInWords(value)
  if (field === 'distanceKm') return `${value} km`
  if (field === 'dayCount') return countInWords(value, 'day')
  return String(value)
}

/** Such as `2 h 40 min`. */
export const minutesInWords = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
}

const textInWords = (text: string, nameOf: NameOf): string => {
  if (isUuid(text)) return nameOf(text) ?? 'chosen'
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return dateInWords(text)
  return /^[a-z]+(_[a-z]+)+$/.test(text) ? text.replaceAll('_', ' ') : text
}

type Part = Exclude<FieldValue, null | undefined | boolean | number | string | readonly unknown[]>

const partInWords = (value: Part, nameOf: NameOf): string | null => {
  if ('content' in value) return plainText(asRichText(value)) || null
  if ('amount' in value && 'currency' in value) return moneyInWords(asMoney(value))
  if ('label' in value) return asLocation(value).label
  if ('media' in value && 'role' in value) return pictureInWords(asMediaRef(value), nameOf)
  if ('percentBps' in value) return depositInWords(asDeposit(value))
  if ('b' in value) return mealsInWords(asMeals(value))
  return null
}

const pictureInWords = ({ media, caption, alt }: MediaRef, nameOf: NameOf): string =>
  caption ?? nameOf(media) ?? alt ?? 'a picture'

const depositInWords = ({ percentBps, amount, due }: NonNullable<ItineraryDocument['deposit']>): string =>
  [amount ? moneyInWords(amount) : `${(percentBps ?? 0) / 100}%`, due && `by ${dateInWords(due)}`]
    .filter(Boolean)
    .join(' ')

const mealsInWords = ({ b, l, d }: Day['meals']): string | null => {
  const meals = Object.entries({ breakfast: b, lunch: l, dinner: d }).filter(([, served]) => served !== null)
  return meals.length === 0 ? null : listInWords(meals.map(([meal, served]) => (served ? meal : `no ${meal}`)))
}

const rowsInWords = (rows: readonly unknown[], field: string, nameOf: NameOf): string => {
  if (field === 'for' && rows.every((row) => typeof row === 'string'))
    return rows.map((row) => nameOf(row) ?? 'a traveller').join(', ')
  if (rows.every((row) => typeof row === 'string')) return rows.map((row) => textInWords(row, nameOf)).join(', ')
  if (rows.every((row) => typeof row === 'number')) return rows.join(', ')
  switch (field) {
    case 'travellers':
      return asRows<'travellers'>(rows)
        .map(({ contact, role, room }) =>
          [nameOf(contact) ?? 'a traveller', role === 'guest' ? '' : `(${role})`, room && `in ${room}`]
            .filter(Boolean)
            .join(' '),
        )
        .join(', ')
    case 'paymentSchedule':
      return asRows<'paymentSchedule'>(rows)
        .map(({ label, amount, due }) => `${label} ${moneyInWords(amount)}${due ? ` by ${dateInWords(due)}` : ''}`)
        .join(', ')
    case 'sections':
      return asRows<'sections'>(rows)
        .map(({ key, shown }) => (shown ? sectionWords[key] : `${sectionWords[key]} (hidden)`))
        .join(', ')
    case 'rooms':
      return asRooms(rows)
        .map(({ type, count }) => (count > 1 ? `${count} × ${type}` : type))
        .join(', ')
    default:
      return countInWords(rows.length, field === 'documents' ? 'document' : 'picture')
  }
}

// The schema of a field determines its type. These casts repeat it where only the shape of the value was checked.
const asRichText = (value: Part): RichText => value as RichText
const asMoney = (value: Part): Money => value as Money
const asLocation = (value: Part): Location => value as Location
const asMediaRef = (value: Part): MediaRef => value as MediaRef
const asDeposit = (value: Part): NonNullable<ItineraryDocument['deposit']> =>
  value as NonNullable<ItineraryDocument['deposit']>
const asMeals = (value: Part): Day['meals'] => value as Day['meals']
const asRows = <F extends 'travellers' | 'paymentSchedule' | 'sections'>(
  rows: readonly unknown[],
): ItineraryDocument[F] => rows as ItineraryDocument[F]
const asRooms = (rows: readonly unknown[]): Segment['rooms'] => rows as Segment['rooms']
