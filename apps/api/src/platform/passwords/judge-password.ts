import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { bareText, passwordRules, personalParts } from '@sojourn/contract/passwords'
import { demoPassword } from './demo-password.ts'

/** Why nobody should choose a password. */
export type Weakness = 'personal' | 'guessable'

/**
 * What speaks against a password: it holds something `personal` of its owner or of the product, is known from leaks, or
 * is made in a way that attackers try first. Null when nothing does.
 */
export const judgePassword = async (password: string, personal: readonly string[]): Promise<Weakness | null> => {
  const plain = bareText(password)
  if (plain.includes(bareText(demoPassword))) return 'guessable'
  const own = personalParts(personal)
  if (own.some((part) => plain.includes(part))) return 'personal'
  estimator ??= loadEstimator()
  const { minScore, maxEstimate } = passwordRules
  const { score } = (await estimator).check(password.normalize('NFKC').slice(0, maxEstimate), own)
  return score < minScore ? 'guessable' : null
}

let estimator: Promise<ZxcvbnFactory> | undefined

/** Half a megabyte of leaked passwords: read when the first password is chosen, not at every start. */
const loadEstimator = async (): Promise<ZxcvbnFactory> => {
  const [core, common] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')])
  return new core.ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs })
}
