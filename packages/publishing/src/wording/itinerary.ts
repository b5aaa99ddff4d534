import type { PublishedDay, Publication } from '@sojourn/contract/itinerary/publication'
import type { Words } from '../languages/words.ts'

/** Minutes as `2 h 40 min`; whole days from two days on. */
export function durationText(minutes: number, { days, numberText }: Words): string {
  if (minutes >= 2880 && minutes % 1440 === 0) return days.dayCount({ count: minutes / 1440 })
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return days.minutes({ minutes: rest })
  const hoursText = numberText(hours)
  return rest === 0 ? days.hours({ hours: hoursText }) : days.hoursAndMinutes({ hours: hoursText, minutes: rest })
}

/** `1 night`, `13 nights`. */
export const nightCount = (count: number, { days }: Words): string => days.nightCount({ count })

/** `2 adults, 1 child`; null if all counts are zero. */
export function partyText(
  { adults, children, infants }: Publication['party'],
  { days, countsText }: Words,
): string | null {
  const counts = [
    adults > 0 ? days.adults({ count: adults }) : '',
    children > 0 ? days.children({ count: children }) : '',
    infants > 0 ? days.infants({ count: infants }) : '',
  ].filter(Boolean)
  return counts.length > 0 ? countsText(counts) : null
}

/** `14 days, 13 nights`; without nights for an itinerary of one day. */
export function lengthText(
  { dayCount, nights }: Pick<Publication, 'dayCount' | 'nights'>,
  { days, countsText }: Words,
): string {
  const length = days.dayCount({ count: dayCount })
  return nights > 0 ? countsText([length, days.nightCount({ count: nights })]) : length
}

/** Which days a stay covers: `Night of day 4`, `Nights of days 1 to 3`. */
export const nightsText = ({ fromDay, nights }: { fromDay: number; nights: number }, { days }: Words): string =>
  nights <= 1 ? days.nightOfDay({ day: fromDay }) : days.nightsOfDays({ first: fromDay, last: fromDay + nights - 1 })

/** The name of a board code (`FI` is `Fully inclusive`). An unknown code is returned unchanged. */
export const boardText = (board: string, { boards }: Words): string =>
  (boards as Readonly<Record<string, string>>)[board] ?? board

/** The same in the middle of a sentence. */
export const boardAside = (board: string, { boardsAside }: Words): string =>
  (boardsAside as Readonly<Record<string, string>>)[board] ?? board

/** `Breakfast, lunch and dinner`; null when no meal is included. */
export function mealsText({ breakfast, lunch, dinner }: PublishedDay['meals'], { days }: Words): string | null {
  const meals = `${breakfast ? 'b' : ''}${lunch ? 'l' : ''}${dinner ? 'd' : ''}`
  return (days.mealsOf as Readonly<Record<string, string>>)[meals] ?? null
}

/** `2 × Garden suite`, or only the room type if there is one. */
export const roomText = ({ type, count }: { type: string; count: number }, { days }: Words): string =>
  count > 1 ? days.roomsOfType({ count, type }) : type

/** `2 × Garden suite, Tent`. */
export const roomsText = (rooms: readonly { type: string; count: number }[], words: Words): string =>
  rooms.map((room) => roomText(room, words)).join(', ')
