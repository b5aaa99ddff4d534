/** Remembers which texts a program could not translate lately, so that others have their turn first. */
export type FailedTexts = { has(key: string): boolean; add(key: string): void; delete(key: string): void }

const rememberedMs = 3_600_000
const maxRemembered = 10_000

/** In the memory of this process: what another process does not know costs one more try. */
export const createFailedTexts = (): FailedTexts => {
  const untilOf = new Map<string, number>()
  return {
    has: (key) => (untilOf.get(key) ?? 0) > Date.now(),
    add: (key) => {
      untilOf.delete(key)
      untilOf.set(key, Date.now() + rememberedMs)
      const [oldest] = untilOf.keys()
      if (untilOf.size > maxRemembered && oldest !== undefined) untilOf.delete(oldest)
    },
    delete: (key) => void untilOf.delete(key),
  }
}
