/** A seeded random generator: the same seed produces the same numbers on every machine. */
export type Random = {
  /** Uniform in 0 ≤ n < 1. */
  next: () => number
  between: (low: number, high: number) => number
  chance: (probability: number) => boolean
}

/** Mulberry32 (Tommy Ettinger, public domain): 32 bits of state are enough for an image. */
export function seededRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
  }
}
