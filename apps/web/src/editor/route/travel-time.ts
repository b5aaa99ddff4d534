import type { TransportKind } from '@sojourn/contract/document/segment-kinds'
import { durationInWords } from '../../kit/words/words.ts'
import * as wording from './wording.ts'

/**
 * The average speed of a means of transport, the factor by which its path is longer than the straight line, and the minutes
 * lost at its ends.
 */
type Pace = { kmh: number; detour: number; lostMin: number }

const byRoad: Pace = { kmh: 60, detour: 1.3, lostMin: 0 }
const byAir: Pace = { kmh: 750, detour: 1, lostMin: 45 }

const paces: Readonly<Record<TransportKind, Pace>> = {
  // Tar and gravel roads, villages and a coffee stop. Roads are about a third longer than the straight line.
  drive: byRoad,
  transfer: byRoad,
  // Gate to gate: slower than cruising speed because of climb and descent, with taxiing at both ends.
  flight: byAir,
  // Between regional and fast trains. Railway lines are straighter than roads.
  train: { kmh: 80, detour: 1.2, lostMin: 10 },
  // Like a car that stops more often.
  bus: { kmh: 55, detour: 1.3, lostMin: 15 },
  // Sixteen knots, with casting off and mooring. Ships go around capes.
  ferry: { kmh: 30, detour: 1.1, lostMin: 20 },
  cruise: { kmh: 30, detour: 1.2, lostMin: 20 },
}

/** The longest distance by road in one go, in km. Beyond it, a leg without a transport is assumed to be a flight. */
const farthestByRoad = 800

/** The means of transport by which a leg is estimated. If none is known, it depends on the distance. */
export const meansOf = (by: TransportKind | null, km: number): TransportKind =>
  by ?? (km > farthestByRoad ? 'flight' : 'drive')

/**
 * A rough estimate of the duration of a journey, in minutes. `isMeasured` means that `km` is the length of the path rather than
 * of the straight line.
 */
export const estimatedMinutes = (by: TransportKind | null, km: number, isMeasured: boolean): number => {
  const { kmh, detour, lostMin } = paces[meansOf(by, km)]
  return (km * (isMeasured ? 1 : detour) * 60) / kmh + lostMin
}

/** `about 25 min`, `about 2 h 30 min`, `about 11 h`: rounded to the accuracy of an estimate. */
export const aboutInWords = (minutes: number): string => {
  const step = minutes < 60 ? 5 : minutes < 5 * 60 ? 30 : 60
  return wording.about({ duration: durationInWords(Math.max(5, Math.round(minutes / step) * step)) })
}
