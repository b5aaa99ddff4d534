import type { Segment } from '../../document/document.ts'
import { dateInWords } from '../words.ts'
import * as wording from './wording.ts'

/** The index of the day of check-out. */
export const checkOutDay = ({ day, nights }: Segment): number => Number(day) + nights

/** Whether two stays are at the same accommodation: the same library item, or the same name. */
export const isSameAccommodation = (one: Segment, other: Segment): boolean =>
  one.source && other.source
    ? one.source.uuid === other.source.uuid
    : one.title.trim().toLowerCase() === other.title.trim().toLowerCase()

/** The night after a day, by its date, or by the number of the day while dates are open. */
export const nightInWords = (index: number, days: readonly (string | null)[]): string => {
  const date = days[index]
  return date ? dateInWords(date) : wording.nightOfDay({ day: index + 1 })
}

/** Pairs of stays that share a night, the earlier one first. `stays` must be sorted by their first night. */
export const pairsOnOneNight = (stays: readonly Segment[]): [Segment, Segment][] =>
  stays.flatMap((one, index) =>
    stays
      .slice(index + 1)
      .filter((other) => Number(other.day) < checkOutDay(one))
      .map((other): [Segment, Segment] => [one, other]),
  )
