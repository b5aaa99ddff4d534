import type { SegmentKind } from '../document/segment-kinds.ts'
import { maxNights, maxTitleLength } from '../document/document-limits.ts'
import { kindOf, withoutKind } from './sentence-kinds.ts'
import * as wording from './wording.ts'

/** What a typed sentence says about a new segment. Anything it does not say is null; words that were not understood are in the title. */
export type Sentence = {
  title: string
  kind: SegmentKind | null
  /** `09:03`. */
  startTime: string | null
  endTime: string | null
  nights: number | null
  /** The index of the day in the itinerary, from 0. */
  day: number | null
  /** The number of a flight: `KL861`. */
  number: string | null
  from: string | null
  to: string | null
  /** What to search the library for: the title without the word for the kind. */
  search: string
}

/** Whether anything but a title was understood. */
export const isUnderstood = ({ kind, startTime, nights, day, number }: Sentence): boolean =>
  kind !== null || startTime !== null || nights !== null || day !== null || number !== null

/** Whether at most a kind was understood. The word for it may just as well be part of a name. */
export const isOnlyKind = (sentence: Sentence): boolean => !isUnderstood({ ...sentence, kind: null })

/**
 * Reads a sentence such as "train to Kyoto 9:03" or "2 nights Dune Camp from 12 May". Only what is certain is taken out of the
 * title: a time needs a colon, "am" or "pm", the word "at",
 * or a dot at the end; a date must be a day of the itinerary.
 * @param dates those of the days of the itinerary (`datesOfDays`); null while they are open
 */
export const readSentence = (text: string, dates: readonly (string | null)[]): Sentence => {
  const typed = text.trim().replaceAll(/\s+/gu, ' ')
  const nights = takeNights(typed)
  const date = takeDay(nights.rest, dates)
  const kindOfRest = kindOf(date.rest)
  // Segments of these kinds have no times, so what was typed stays in the title.
  const isTimeless =
    kindOfRest === 'accommodation' || kindOfRest === 'note' || kindOfRest === 'fee' || nights.count !== null
  const times = isTimeless ? { start: null, end: null, rest: date.rest } : takeTimes(date.rest)
  const rest = tidy(times.rest)
  const named = kindOf(rest)
  // "Drive along US 101" has no flight.
  const flight = named === null || named === 'flight' ? flightNumber.exec(rest) : null
  const number = flight && flight.slice(1).join('').toUpperCase()
  const kind = flight ? 'flight' : (named ?? (nights.count === null ? null : 'accommodation'))
  const title = titleFrom(rest, typed, flight)
  return {
    title: title.slice(0, maxTitleLength),
    kind,
    startTime: times.start,
    endTime: times.end,
    nights: kind === 'accommodation' ? nights.count : null,
    day: date.day,
    number,
    ...placesOf(rest),
    search: searchFor(rest, kind),
  }
}

type Taken<T> = T & { rest: string }

const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
}

const nightsPattern =
  /(?:^|\s)(?:for\s+)?(\d{1,2}|a|one|two|three|four|five|six|seven|eight|nine|ten)[ -]?(?:nights?|nts?)\b(?:\s+(?:at|in)\b)?(?:\s+the(?=\s+\p{Lu}))?/iu

/** "2 nights at Dune Camp", "Dune Camp, three nights". */
const takeNights = (text: string): Taken<{ count: number | null }> => {
  const found = nightsPattern.exec(text)
  const count = found ? (numberWords[found[1]?.toLowerCase() ?? ''] ?? Number(found[1])) : 0
  // "One Night in Bangkok" is a title: a word for the number counts only at the beginning in lower case, or at the end.
  if (!found || count < 1 || count > maxNights || isTitle(found, text)) return { count: null, rest: text }
  return { count, rest: without(text, found) }
}

const isTitle = (found: RegExpExecArray, text: string): boolean =>
  /^\D/u.test(found[1] ?? '') && /\p{Lu}/u.test((found[0] ?? '').replace(/^\s*\S+/u, '')) && text !== text.toUpperCase()

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const before = '(?:^|\\s)(?:on\\s+|from\\s+)?'
const dayMonth = new RegExp(
  `${before}(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${month}\\b\\.?(?:,?\\s+(\\d{4})\\b)?`,
  'iu',
)
const monthDay = new RegExp(
  `${before}${month}\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b(?![:.]\\d)(?:,?\\s+(\\d{4})\\b)?`,
  'iu',
)
const isoDate = new RegExp(`${before}(\\d{4})-(\\d\\d)-(\\d\\d)\\b`, 'u')
const dayNumber = new RegExp(`${before}day\\s+(\\d{1,3})\\b`, 'iu')
const weekday = new RegExp(`(?:^|\\s)on\\s+(${weekdays.join('|')})\\b`, 'iu')

/** The day of the itinerary that a date, a weekday or "day 5" means. Anything else stays in the text. */
const takeDay = (text: string, dates: readonly (string | null)[]): Taken<{ day: number | null }> => {
  const numbered = dayNumber.exec(text)
  const named = Number(numbered?.[1]) - 1
  if (numbered && named >= 0 && named < dates.length) return { day: named, rest: without(text, numbered) }
  const found = [isoDate, dayMonth, monthDay, weekday]
    .values()
    .map((pattern) => pattern.exec(text))
    .find(Boolean)
  if (!found) return { day: null, rest: text }
  const [day, ...others] = dates
    .keys()
    .filter((index) => isSameDate(found, dates[index] ?? null))
    .toArray()
  // A weekday that the itinerary has twice is ambiguous.
  return day === undefined || others.length > 0 ? { day: null, rest: text } : { day, rest: without(text, found) }
}

const isSameDate = ([, one = '', two, three]: RegExpExecArray, day: string | null): boolean => {
  if (day === null) return false
  const date = new Date(day)
  if (two === undefined) return date.getUTCDay() === weekdays.indexOf(one.toLowerCase())
  if (one.length === 4) return day === `${one}-${two}-${three}`
  const [dayOfMonth, name] = /^\d/u.test(one) ? [Number(one), two] : [Number(two), one]
  return (
    date.getUTCDate() === dayOfMonth &&
    date.getUTCMonth() === months.indexOf(name.slice(0, 3).toLowerCase()) &&
    (three === undefined || date.getUTCFullYear() === Number(three))
  )
}

const clock =
  '(?:([01]?\\d|2[0-3]):([0-5]\\d)(?!\\d)(?:\\s*([ap])\\.?m\\b\\.?)?|(1[0-2]|0?[1-9])(?:\\.([0-5]\\d))?\\s*([ap])\\.?m\\b\\.?)'
const between = '\\s*(?:-|–|to|until|till)\\s*'
const timesPattern = new RegExp(
  `(?:^|[\\s,(])(?:at\\s+|from\\s+|@\\s*)?${clock}(?:${between}${clock})?(?![\\p{L}\\d:])\\)?`,
  'iu',
)
const atHour = /(?:^|\s)(?:at|@)\s*([01]?\d|2[0-3])(?:[.h]([0-5]\d)|h)?(?:\s+o['’]clock)?$/iu
/** "Train to Kyoto 9.03". */
const dotted = /(?:^|\s)([01]?\d|2[0-3])\.([0-5]\d)$/u
/** "Dinner at 8" is in the evening. */
const evening = /\b(?:dinner|supper|tonight|evening)\b/iu
const noonWords = /(?:^|\s)at\s+(noon|midday|midnight)\b/iu
/** Before a time, these words make it a name or a number: "Room 9:03", "Psalm 9:03". */
const namesNumber =
  /\b(?:room|rm|suite|gate|psalm|bay|platform|locker|cabin|seat|no|nr|number|ratio|score|code)\.?\s*$/iu

/** The first time in the text, and the second if it is a span: "9:03", "7.30 pm", "from 9 am to 11 am", "at 14". */
const takeTimes = (text: string): Taken<{ start: string | null; end: string | null }> => {
  const found = timesPattern.exec(text)
  if (found && !namesNumber.test(text.slice(0, found.index + 1))) {
    const [start, end] = [timeOf(found.slice(1, 7)), timeOf(found.slice(7, 13))]
    if (start !== null) return { start, end, rest: without(text, found) }
  }
  const noon = noonWords.exec(text)
  if (noon)
    return {
      start: noon[1]?.toLowerCase() === 'midnight' ? '00:00' : '12:00',
      end: null,
      rest: without(text, noon),
    }
  const end = dotted.exec(text)
  if (end && kindOf(text) !== null && !namesNumber.test(text.slice(0, end.index + 1)))
    return { start: padded(Number(end[1]), end[2]), end: null, rest: without(text, end) }
  const hour = atHour.exec(text)
  // "The Restaurant at 21" is a name.
  if (!hour || kindOf(text) === null) return { start: null, end: null, rest: text }
  const isEvening = evening.test(text) && Number(hour[1]) >= 5 && Number(hour[1]) < 12
  return { start: padded(Number(hour[1]) + (isEvening ? 12 : 0), hour[2]), end: null, rest: without(text, hour) }
}

const timeOf = ([hour24, minutes24, half24, hour12, minutes12, half12]: (string | undefined)[]): string | null => {
  const half = (half24 ?? half12)?.toLowerCase()
  if (hour24 === undefined && hour12 === undefined) return null
  const hour = Number(hour24 ?? hour12)
  if (half === undefined) return padded(hour, minutes24)
  if (hour < 1 || hour > 12) return null
  return padded((hour % 12) + (half === 'p' ? 12 : 0), minutes24 ?? minutes12)
}

const padded = (hour: number, minutes = '00'): string => `${String(hour).padStart(2, '0')}:${minutes}`

/** Two characters of an airline, at least one a letter, and two to four digits: "A1 Lodge" and "B52" are not flights. */
const flightNumber = /(?:^|\s)(?:flight\s+)?(?:([A-Z]{2}|[A-Z]\d|\d[A-Z])\s?(\d{2,4})|([a-z]{2})(\d{3,4}))(?=$|\s|,)/u

const placesOf = (text: string): { from: string | null; to: string | null } => {
  const both = /(?:^|\s)from\s+(.+?)\s+to\s+(.+)$/iu.exec(text)
  if (both) return { from: both[1] ?? null, to: both[2] ?? null }
  const reversed = /(?:^|\s)to\s+(.+?)\s+from\s+(.+)$/iu.exec(text)
  if (reversed) return { from: reversed[2] ?? null, to: reversed[1] ?? null }
  const to = /(?:^|\s)to\s+(.+)$/iu.exec(text)
  const from = /(?:^|\s)from\s+(.+)$/iu.exec(text)
  return { from: from?.[1] ?? null, to: to?.[1] ?? null }
}

const titleFrom = (rest: string, typed: string, flight: RegExpExecArray | null): string => {
  const title =
    rest === '' ? typed : flight ? rest.replace(flight[0], flight[0].toUpperCase().replace('FLIGHT', 'flight')) : rest
  // A number alone says too little to travellers.
  if (flight && rest === flight[0].trim() && !/^flight/iu.test(rest)) return wording.flightNumber({ number: title })
  return title.charAt(0).toUpperCase() + title.slice(1)
}

/** The words after "at", or those without the kind at the beginning: "dinner at Wolfgat" searches for "Wolfgat". */
const searchFor = (rest: string, kind: SegmentKind | null): string => {
  if (kind === null) return rest
  const at = /(?:^|\s)at\s+(?:the\s+)?(.+)$/iu.exec(rest)
  return at?.[1] ?? withoutKind(rest)
}

const without = (text: string, found: RegExpExecArray): string =>
  tidy(`${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`)

const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\s+(?=[,;])/gu, '')
    .replaceAll(/^[\s,;–-]+|[\s,;–-]+$/gu, '')
    .replace(/\s+(?:at|on|from|for|until)$/iu, '')
