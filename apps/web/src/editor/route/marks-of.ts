import type { Place } from './route-of.ts'

type Pixel = { x: number; y: number }

/** One or more places of the route that share a marker on the map. */
export type Mark = { at: Pixel; places: Place[] }

/**
 * The height of a marker, the maximum width of a character, the padding around its text, and the least gap between two markers;
 * in pixels.
 */
const [height, sign, around, between] = [26, 7.5, 12, 2]

/** Where the places are on the map. Places that would overlap share a marker until the user zooms in. */
export const marksOf = (places: readonly Place[], pixelOf: (place: Place) => Pixel): Mark[] => {
  const marks: Mark[] = places.map((place) => ({ at: pixelOf(place), places: [place] }))
  // A marker grows with each place it includes, so that it may then overlap another one.
  for (;;) {
    const covered = marks.findIndex((mark, index) => marks.slice(0, index).some((other) => isCovering(mark, other)))
    const [mark] = covered === -1 ? [] : marks.splice(covered, 1)
    if (!mark) return marks
    const other = marks.find((one) => isCovering(mark, one))
    other?.places.push(...mark.places)
    other?.places.sort((a, b) => a.number - b.number)
  }
}

const isCovering = (one: Mark, other: Mark): boolean =>
  Math.abs(one.at.x - other.at.x) < (widthOf(one) + widthOf(other)) / 2 + between &&
  Math.abs(one.at.y - other.at.y) < height + between

const widthOf = ({ places }: Mark): number =>
  Math.max(height, numbersText(places.map(({ number }) => number)).length * sign + around)

/** `3`, `3–5`, `2, 9`, and for more than that `2–4 …`. */
export const numbersText = (numbers: readonly number[]): string => {
  const runs: [number, number][] = []
  for (const number of numbers) {
    const last = runs.at(-1)
    if (last && number === last[1] + 1) last[1] = number
    else runs.push([number, number])
  }
  const texts = runs.map(([from, to]) => (from === to ? String(from) : `${from}${to === from + 1 ? ', ' : '–'}${to}`))
  const whole = texts.join(', ')
  return whole.length > maxMarkers ? `${texts[0]} …` : whole
}

const maxMarkers = 7
