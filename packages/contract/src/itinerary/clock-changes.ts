import { dayMs, offsetAt, type WallTime } from './local-time.ts'

/** A clock change: what clocks show before it and after it, at the same instant. */
export type ClockChange = { kind: 'gap' | 'twice'; before: WallTime; after: WallTime }

/** The clock change that makes a wall time of a zone not exist, or exist twice; null for every other time. */
export const clockChangeAt = (wall: WallTime, zone: string): ClockChange | null => {
  const [earlier, later] = [wall - dayMs, wall + dayMs].map((around) => offsetAt(around, zone))
  if (earlier === undefined || later === undefined || earlier === later) return null
  const [first, second] = [wall - earlier, wall - later]
  const isFirst = offsetAt(first, zone) === earlier
  const isSecond = offsetAt(second, zone) === later
  if (isFirst !== isSecond) return null
  const at = changeBetween(zone, Math.min(first, second) - dayMs, Math.max(first, second) + dayMs)
  return { kind: isFirst ? 'twice' : 'gap', before: at + earlier, after: at + later }
}

/** The first minute at which the offset of a zone differs from that at `from`, given that it has changed by `to`. */
export const changeBetween = (zone: string, from: number, to: number): number => {
  const before = offsetAt(from, zone)
  let [low, high] = [from, to]
  while (high - low > 60_000) {
    const middle = Math.floor((low + high) / 2 / 60_000) * 60_000
    if (offsetAt(middle, zone) === before) low = middle
    else high = middle
  }
  return high
}
