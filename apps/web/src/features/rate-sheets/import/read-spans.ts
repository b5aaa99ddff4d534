import { addDays } from '../../../kit/words/dates.ts'
import type { DateRange } from '@sojourn/contract/resources/rate-part'

/** Whether the day or the month comes first in `3/4/2027`. */
export type DateOrder = 'dmy' | 'mdy'

/** A date as it is written: the year may be missing, and the day too, if it is a whole month. */
export type WrittenDate = { year: number | null; month: number; day: number | null }

/** Two dates in a text, or a single one. */
export type Span = { from: WrittenDate; to: WrittenDate; text: string }

/** The dates in a text such as `Low season 01.01–31.03`, and what is left of it without them. */
export const readSpans = (text: string, order: DateOrder): { spans: Span[]; rest: string } => {
  const tokens = tokensIn(text, order)
  const spans: (Span & { start: number; end: number })[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const [one, next] = [tokens[at], tokens[at + 1]]
    if (!one) continue
    if (next && between.test(text.slice(one.end, next.start))) {
      const from = one.date.month === 0 ? { ...one.date, month: next.date.month, year: next.date.year } : one.date
      spans.push({ from, to: next.date, text: text.slice(one.start, next.end), start: one.start, end: next.end })
      at += 1
    } else if (one.standsAlone)
      spans.push({ from: one.date, to: one.date, text: text.slice(one.start, one.end), start: one.start, end: one.end })
  }
  let rest = text
  for (const { start, end } of spans.toReversed()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`
  return { spans, rest: tidy(rest) }
}

const between = /^\s*(?:-|–|—|to|until|till|til|through|thru|>|→)\s*$/i

/** Without the brackets and marks that were around dates. */
const tidy = (text: string): string =>
  text
    .replaceAll(/\(\s*[,;&+/\s]*\)|\[\s*\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^(?:[\s,;:&+/|–—-]|and\b)+|(?:[\s,;:&+/|–—([-]|\band)+$/gi, '')
    .replaceAll(/\s*[,;](?:\s*[,;])+/g, ',')
    .trim()

type Token = { start: number; end: number; date: WrittenDate; standsAlone: boolean }

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const monthName = String.raw`(?<name>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?`
const dayNumber = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`
const patterns = [
  String.raw`(?<year>\d{4})(?<mark>[-./])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})(?:T[\d:.]+Z?)?(?!\d)`,
  String.raw`(?<first>\d{1,2})(?<mark>[-./])(?<second>\d{1,2})\k<mark>(?<year>\d{4}|\d{2})(?!\d)`,
  String.raw`(?<first>\d{1,2})(?<mark>[./])(?<second>\d{1,2})\.?(?![\d.,]*\d)`,
  String.raw`${dayNumber}-${monthName}-(?<year>\d{4}|\d{2})(?!\d)`,
  String.raw`${dayNumber}[\s.-]*(?:of\s+)?${monthName}(?:[\s,.]*(?<year>\d{4})(?!\d)|\s?['’](?<short>\d{2})(?!\d)|\s(?<late>\d{2})(?!\d|(?:st|nd|rd|th)?[\s.-]*[a-z]))?`,
  String.raw`${monthName}\s*${dayNumber}(?!\d)(?:,?\s*(?<year>\d{4})(?!\d))?`,
  String.raw`${monthName}(?:\s*(?<year>\d{4})(?!\d))?`,
  String.raw`${dayNumber}(?=\s*(?:-|–|—|to)\s*\d{1,2}(?:st|nd|rd|th)?[\s.]*${monthName})`,
].map((pattern) => new RegExp(pattern, 'iuy'))

const tokensIn = (text: string, order: DateOrder): Token[] => {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const found = /[\p{L}\d]/u.test(text[at - 1] ?? ' ') ? undefined : tokenAt(text, at, order)
    if (found) tokens.push(found)
    at = found?.end ?? at + 1
  }
  return tokens
}

const tokenAt = (text: string, start: number, order: DateOrder): Token | undefined => {
  for (const pattern of patterns) {
    pattern.lastIndex = start
    const match = pattern.exec(text)
    if (!match) continue
    const groups: Partial<Record<string, string>> = match.groups ?? {}
    const date = dateOf(groups, order)
    const isNamed = groups['name'] !== undefined && date.day !== null
    return { start, end: start + match[0].length, date, standsAlone: date.year !== null || (isNamed && date.month > 0) }
  }
  return undefined
}

/** A month of 0 is the month of the next date. */
const dateOf = (groups: Partial<Record<string, string>>, order: DateOrder): WrittenDate => {
  const year = yearOf(groups['year'] ?? groups['short'] ?? groups['late'])
  const day = groups['day'] === undefined ? null : Number(groups['day'])
  if (groups['name'] !== undefined && (groups['first'] ?? groups['month']) === undefined)
    return { year, month: months.indexOf(groups['name'].slice(0, 3).toLowerCase()) + 1, day }
  if (groups['month'] !== undefined) return { year, month: Number(groups['month']), day }
  if (groups['first'] === undefined) return { year: null, month: 0, day }
  const [first, second] = [Number(groups['first']), Number(groups['second'])]
  const isDayFirst = first > 12 || (second <= 12 && (groups['mark'] === '.' || order === 'dmy'))
  return isDayFirst ? { year, month: second, day: first } : { year, month: first, day: second }
}

const yearOf = (text: string | undefined): number | null =>
  text === undefined ? null : text.length === 2 ? 2000 + Number(text) : Number(text)

/** The order that the dates with slashes or hyphens among some texts have; `open` if all of them can be read in both ways. */
export const orderIn = (texts: Iterable<string>): DateOrder | 'open' | null => {
  let open = false
  for (const text of texts)
    for (const [, one, other] of text.matchAll(/(?<![\d./-])(\d{1,2})[/-](\d{1,2})(?:[/-]\d{2,4})?(?![\d.])/g)) {
      const [first, second] = [Number(one), Number(other)]
      if (first > 12 && second <= 12) return 'dmy'
      if (second > 12 && first <= 12) return 'mdy'
      open ||= first !== second
    }
  return open ? 'open' : null
}

/** The dates on which a rate sheet is valid, as far as they are set. */
export type Validity = { from: string; to: string }

export type RangesFound =
  | { ok: true; ranges: DateRange[] }
  | { ok: false; reason: 'no_date' | 'backward' | 'no_year' | 'outside' }

/** The date ranges of a span. One without a year is repeated in each year in which the rate sheet is valid. */
export const rangesOf = ({ from, to }: Span, validity: Validity): RangesFound => {
  if (from.year === null && to.year === null) return rangesWithin(from, to, validity)
  const isLater = (from.month - to.month || (from.day ?? 1) - (to.day ?? 31)) > 0
  const first = from.year ?? (to.year ?? 0) - (isLater ? 1 : 0)
  return rangeOf(from, to, first, to.year ?? first + (isLater ? 1 : 0))
}

const rangesWithin = (from: WrittenDate, to: WrittenDate, validity: Validity): RangesFound => {
  if (validity.from === '' || validity.to === '') return { ok: false, reason: 'no_year' }
  const isLater = (from.month - to.month || (from.day ?? 1) - (to.day ?? 31)) > 0
  const ranges: DateRange[] = []
  const [firstYear, lastYear] = [Number(validity.from.slice(0, 4)), Number(validity.to.slice(0, 4))]
  for (let year = firstYear - 1; year <= Math.min(lastYear, firstYear + 10); year += 1) {
    const found = rangeOf(from, to, year, year + (isLater ? 1 : 0))
    // 29 February is not in every year.
    if (!found.ok) {
      if (isNoDate(from) || isNoDate(to)) return found
      continue
    }
    ranges.push(...found.ranges.filter((range) => range.to >= validity.from && range.from <= validity.to))
  }
  return ranges.length === 0 ? { ok: false, reason: 'outside' } : { ok: true, ranges }
}

/** Whether a date is in no year, not even a leap year. */
const isNoDate = ({ month, day }: WrittenDate): boolean => plainDate(2024, month, day ?? 1) === undefined

const rangeOf = (from: WrittenDate, to: WrittenDate, firstYear: number, lastYear: number): RangesFound => {
  const first = plainDate(firstYear, from.month, from.day ?? 1)
  const last = to.day === null ? lastOfMonth(lastYear, to.month) : plainDate(lastYear, to.month, to.day)
  if (first === undefined || last === undefined) return { ok: false, reason: 'no_date' }
  return last < first ? { ok: false, reason: 'backward' } : { ok: true, ranges: [{ from: first, to: last }] }
}

const plainDate = (year: number, month: number, day: number): string | undefined => {
  const date = [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')
  const parsed = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : undefined
}

const lastOfMonth = (year: number, month: number): string | undefined => {
  const next = month === 12 ? plainDate(year + 1, 1, 1) : plainDate(year, month + 1, 1)
  return next && addDays(next, -1)
}
