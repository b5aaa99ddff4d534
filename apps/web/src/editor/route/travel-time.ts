import type { TransportKind } from '@sojourn/contract/document/segment-kinds'
import { durationInWords } from '../../kit/words/words.ts'

/** How fast a kind of transport gets on, how much longer its way is than the straight one, and what is lost at its ends. */
type Pace = { kmh: number; detour: number; lostMin: number }

const byRoad: Pace = { kmh: 60, detour: 1.3, lostMin: 0 }
const byAir: Pace = { kmh: 750, detour: 1, lostMin: 45 }

const paces: Readonly<Record<TransportKind, Pace>> = {
  // Tar and gravel, villages and a stop for coffee; roads bend about a third.
  drive: byRoad,
  transfer: byRoad,
  // Gate to gate: cruising speed less climb and descent, and taxiing at both ends.
  flight: byAir,
  // Between regional and fast trains; tracks are straighter than roads.
  train: { kmh: 80, detour: 1.2, lostMin: 10 },
  // A car that stops more often.
  bus: { kmh: 55, detour: 1.3, lostMin: 15 },
  // Sixteen knots, and casting off and mooring; by sea one goes around capes.
  ferry: { kmh: 30, detour: 1.1, lostMin: 20 },
  cruise: { kmh: 30, detour: 1.2, lostMin: 20 },
}

/** Beyond this nobody would be driven in one go, so that where nothing is said one flies; in km. */
const farthestByRoad = 800

/** What a leg is estimated by: its transport, and where none is known whatever suits the distance. */
export const meansOf = (by: TransportKind | null, km: number): TransportKind =>
  by ?? (km > farthestByRoad ? 'flight' : 'drive')

/** A plain estimate of a journey, in minutes. `isMeasured` says that `km` is the way itself, not the straight line. */
export const estimatedMinutes = (by: TransportKind | null, km: number, isMeasured: boolean): number => {
  const { kmh, detour, lostMin } = paces[meansOf(by, km)]
  return (km * (isMeasured ? 1 : detour) * 60) / kmh + lostMin
}

/** `about 25 min`, `about 2 h 30 min`, `about 11 h`: no more exact than an estimate can be. */
export const aboutInWords = (minutes: number): string => {
  const step = minutes < 60 ? 5 : minutes < 5 * 60 ? 30 : 60
  return `about ${durationInWords(Math.max(5, Math.round(minutes / step) * step))}`
}
