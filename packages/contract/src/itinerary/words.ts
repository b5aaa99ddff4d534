import { spacedWords } from '../kit/word-forms.ts'

/** Fields whose name in code differs from what designers call them. */
const designerWords: Readonly<Record<string, string>> = {
  agencyCommissionBps: 'agency commission',
  bookingStatus: 'booking',
  carrier: 'airline or operator',
  checkIn: 'check-in',
  checkOut: 'check-out',
  confirmationNo: 'confirmation number',
  dayCount: 'length',
  displayPrice: 'price override',
  distanceKm: 'distance',
  durationMin: 'duration',
  endDayOffset: 'day of arrival',
  endTimezone: 'time zone at the end',
  for: 'travellers',
  gross: 'sell price override',
  hero: 'day image',
  isSelected: 'selection',
  markupBps: 'markup',
  markupRules: 'markup by kind and supplier',
  media: 'images',
  net: 'net price',
  notesClient: 'notes for travellers',
  notesInternal: 'internal notes',
  number: 'number',
  paymentSchedule: 'payments',
  priceExcludes: 'price exclusions',
  priceIncludes: 'price inclusions',
  priceLocked: 'price lock',
  roundTo: 'rounding',
  source: 'library item',
  summary: 'introduction',
  taxBps: 'tax',
  taxRules: 'tax by kind',
  timezone: 'time zone',
  validUntil: 'price validity',
  voucherNo: 'voucher number',
}

/** What designers call a field: `startDate` is `start date`. */
export const fieldWords = (name: string): string => designerWords[name] ?? spacedWords(name)

/** Formats a date `2027-05-04` as everywhere in the app, as `d/MM/y`: `4/05/2027`. */
export const dateInWords = (date: string): string => {
  const [year, month, day] = date.split('-')
  return year && month && day ? `${Number(day)}/${month}/${year}` : date
}

/** The first and the last day, or one day if they are the same: `4/05/2027 – 17/05/2027`. */
export const datesInWords = (first: string, last: string): string =>
  first === last ? dateInWords(first) : `${dateInWords(first)} – ${dateInWords(last)}`

/** `a, b and c`. */
export const listInWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
