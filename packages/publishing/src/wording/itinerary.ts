import { boardNames } from '@sojourn/contract/document/boards'
import type { PublishedDay, Publication } from '@sojourn/contract/itinerary/publication'

/** A number and what is counted: `1 night`, `13 nights`. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** Minutes as `2 h 40 min`; whole days from two days on. */
export function durationText(minutes: number): string {
  if (minutes >= 2880 && minutes % 1440 === 0) return countText(minutes / 1440, 'day')
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
}

/** `2 adults, 1 child`; null if all counts are zero. */
export function partyText({ adults, children, infants }: Publication['party']): string | null {
  const counts = [
    adults > 0 ? countText(adults, 'adult') : '',
    children > 0 ? countText(children, 'child', 'children') : '',
    infants > 0 ? countText(infants, 'infant') : '',
  ].filter(Boolean)
  return counts.length > 0 ? counts.join(', ') : null
}

/** `14 days, 13 nights`; without nights for an itinerary of one day. */
export function lengthText({ dayCount, nights }: Pick<Publication, 'dayCount' | 'nights'>): string {
  return nights > 0 ? `${countText(dayCount, 'day')}, ${countText(nights, 'night')}` : countText(dayCount, 'day')
}

/** Which days a stay covers: `Night of day 4`, `Nights of days 1 to 3`. */
export function nightsText({ fromDay, nights }: { fromDay: number; nights: number }): string {
  return nights <= 1 ? `Night of day ${fromDay}` : `Nights of days ${fromDay} to ${fromDay + nights - 1}`
}

/** The name of a board code (`FI` is `Fully inclusive`). An unknown code is returned unchanged. */
export const boardText = (board: string): string => names[board] ?? board

const names: Readonly<Record<string, string>> = boardNames

/** `Breakfast, lunch and dinner`; null when no meal is included. */
export function mealsText({ breakfast, lunch, dinner }: PublishedDay['meals']): string | null {
  const meals = [breakfast ? 'breakfast' : '', lunch ? 'lunch' : '', dinner ? 'dinner' : ''].filter(Boolean)
  return meals.length > 0 ? capitalised(listText(meals)) : null
}

/** `2 × Garden suite`, or only the room type if there is one. */
export const roomText = ({ type, count }: { type: string; count: number }): string =>
  count > 1 ? `${count} × ${type}` : type

/** `a, b and c`. */
export const listText = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
