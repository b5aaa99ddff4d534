import type { Limit } from '../kit/deps.ts'

/** Names remembered at a time, the one counted first forgotten first. */
const mostNames = 50_000

/** Counts tries by name in windows of time. Unlike a rate limiter it can take a try back. */
export const tallyOf = ({ max, seconds }: Limit) => {
  const counted = new Map<string, { count: number; until: number }>()
  const entryOf = (name: string) => {
    const known = counted.get(name)
    if (known && known.until > Date.now()) return known
    const fresh = { count: 0, until: Date.now() + seconds * 1000 }
    counted.delete(name)
    counted.set(name, fresh)
    const [oldest] = counted.size > mostNames ? counted.keys() : []
    if (oldest !== undefined) counted.delete(oldest)
    return fresh
  }
  /** Counts a try and answers how to take it back; null when there were too many, which counts no more. */
  return (name: string): (() => void) | null => {
    const entry = entryOf(name)
    if (entry.count >= max) return null
    entry.count += 1
    return () => {
      entry.count -= 1
    }
  }
}
