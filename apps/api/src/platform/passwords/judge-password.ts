import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { demoPassword } from './demo-password.ts'

/** Why nobody should choose a password. */
export type Weakness = 'personal' | 'guessable'

/** Below this, ten thousand million tries suffice; the scale is zxcvbn's, 0 to 4. */
const leastScore = 3
const shortestPart = 4
/** A strong beginning is strong enough; the time that estimating takes grows faster than the text. */
const mostEstimated = 48

/**
 * What speaks against a password: it holds something `personal` of its owner or of the product, is known from leaks, or
 * is made in a way that attackers try first. Null when nothing does.
 */
export const judgePassword = async (password: string, personal: readonly string[]): Promise<Weakness | null> => {
  const plain = bare(password)
  if (plain.includes(bare(demoPassword))) return 'guessable'
  const own = partsOf(personal)
  if (own.some((part) => plain.includes(part))) return 'personal'
  estimator ??= loadEstimator()
  return (await estimator).check(password.normalize('NFKC').slice(0, mostEstimated), own).score < leastScore
    ? 'guessable'
    : null
}

/** Letters and digits only, without case and accents: `Ann-Marie` is in `ánnmarie1990`. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Each text as a whole, its words, and the front of an email address. Very short ones are in too many words to count. */
const partsOf = (personal: readonly string[]): string[] => [
  ...new Set(
    personal
      .flatMap((text) => {
        const [front = ''] = text.split('@')
        return [text, front, ...front.split(/[^\p{L}\p{M}\p{N}]+/u)].map(bare)
      })
      .filter((part) => part.length >= shortestPart),
  ),
]

let estimator: Promise<ZxcvbnFactory> | undefined

/** Half a megabyte of leaked passwords: read when the first password is chosen, not at every start. */
const loadEstimator = async (): Promise<ZxcvbnFactory> => {
  const [core, common] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')])
  return new core.ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs })
}
