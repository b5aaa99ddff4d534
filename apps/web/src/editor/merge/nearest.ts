import { canonicalJson } from '@sojourn/contract/kit/canonical-json'
import { diffIndices } from 'node-diff3'

/**
 * The value that another one differs from in the fewest words; the first of several. A version that was sent but not acknowledged
 * may be part of what others have saved since: then it is nearer to that than the version before it.
 */
export const nearest = (value: unknown, candidates: readonly unknown[]): unknown => {
  const [first, ...others] = candidates
  if (others.length === 0) return first
  const words = wordsOf(value)
  const distances = candidates.map((one) => distance(wordsOf(one), words))
  return candidates[distances.indexOf(Math.min(...distances))]
}

const wordsOf = (value: unknown): string[] => canonicalJson(value ?? null).match(/[\p{L}\p{N}\p{M}']+|./gsu) ?? []

const distance = (from: string[], to: string[]): number =>
  diffIndices(from, to).reduce((sum, { buffer1, buffer2 }) => sum + buffer1[1] + buffer2[1], 0)
