import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { bareText, passwordRules, personalParts } from '@sojourn/contract/passwords'
import { demoPassword } from './demo-password.ts'

/** Why a password is rejected. */
export type Weakness = 'personal' | 'guessable'

/**
 * The weakness of a password: it contains something `personal` to its owner or the product, is known from leaks, or has a
 * pattern that attackers try first. Null if it has none.
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

/** Half a megabyte of leaked passwords, loaded when the first password is chosen instead of at every start. */
const loadEstimator = async (): Promise<ZxcvbnFactory> => {
  const [core, common] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')])
  return new core.ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs })
}
