import type { PublishedDay } from '../publication.ts'
import { wordsAndLinks } from './text-in-words.ts'

/** A day in the earlier and in the later version; null where it was added or removed. */
export type DayPair = { earlier: PublishedDay | null; later: PublishedDay | null }

/**
 * The days of two versions side by side, in order. Days have no uuids: if there are as many as before, they are paired by
 * position. Otherwise only as many as the difference were added or removed, and the others are paired so that they share the
 * most segments. If several pairings do, titles, places and descriptions decide, and then the position.
 */
export const alignDays = (before: readonly PublishedDay[], after: readonly PublishedDay[]): DayPair[] => {
  if (after.length < before.length) {
    const partners = partnersOf(before, after)
    return before.map((earlier, index) => ({ earlier, later: partners[index] ?? null }))
  }
  const partners = partnersOf(after, before)
  return after.map((later, index) => ({ earlier: partners[index] ?? null, later }))
}

/** For each day of the longer list its partner in the shorter one, all of which are partners in their order; else null. */
const partnersOf = (
  longer: readonly PublishedDay[],
  shorter: readonly PublishedDay[],
): readonly (PublishedDay | null)[] => {
  if (longer.length === shorter.length) return shorter
  const likeness = likenessOfPairings(longer.map(traitsOf), shorter.map(traitsOf))
  const partners: (PublishedDay | null)[] = longer.map(() => null)
  let left = shorter.length
  // From the end, a day has no partner if that costs no likeness: of equal pairings, the first days then keep their positions.
  for (let count = longer.length; left > 0; count -= 1) {
    const isNeeded = Number(likeness[left]?.[count]) > Number(likeness[left]?.[count - 1])
    if (!isNeeded) continue
    partners[count - 1] = shorter[left - 1] ?? null
    left -= 1
  }
  return partners
}

type Traits = { segments: ReadonlySet<string>; texts: readonly (string | null)[] }

const traitsOf = ({ segments, title, place, description }: PublishedDay): Traits => ({
  segments: new Set(segments.map(({ uuid }) => uuid)),
  texts: [title, place, wordsAndLinks(description) || null],
})

/**
 * `[i][j]` is how alike the pairs of the best pairing are in which the first `i` days of the shorter list have partners among the
 * first `j` of the longer one: -Infinity if these are too few.
 */
const likenessOfPairings = (longer: readonly Traits[], shorter: readonly Traits[]): number[][] => {
  const rows: number[][] = [[0, ...longer.map(() => 0)]]
  for (const day of shorter) {
    const above = rows.at(-1) ?? []
    const row = [-Infinity]
    longer.forEach((other, index) => {
      row.push(Math.max(Number(row[index]), Number(above[index]) + likenessOf(day, other)))
    })
    rows.push(row)
  }
  return rows
}

/** One more segment in common counts more than the texts of all days. */
const likenessOf = (day: Traits, other: Traits): number =>
  [...day.segments].filter((uuid) => other.segments.has(uuid)).length * 10_000 +
  day.texts.filter((text, index) => text !== null && text === other.texts[index]).length
