import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { bareText, passwordRules, personalParts } from '@sojourn/contract/passwords'
import { useEffect, useState } from 'react'
import type { PasswordStrength } from '../../ui/password-field.tsx'
import { dealWith } from '../lazy/page-code.ts'
import * as wording from './wording.ts'

/**
 * How long to wait after the last keystroke before a password is rated, so that screen readers announce one result rather than one
 * for each keystroke.
 */
const debounceMs = 350

/**
 * How strong a new password is, by the server's rules; null while nothing is typed or no result is available yet.
 * @param personal what it must not contain: the user's name, email address and the product's name
 */
export const usePasswordStrength = (password: string, personal: readonly string[]): PasswordStrength | null => {
  const [judged, setJudged] = useState<PasswordStrength | null>(null)
  const own = personal.join('\n')
  useEffect(() => {
    if (password === '') return undefined
    let isLate = false
    const judge = async () => {
      const strength = await judgeStrength(password, own.split('\n'))
      if (!isLate) setJudged(strength)
    }
    const timer = setTimeout(() => void judge(), debounceMs)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [password, own])
  // The last result stays until the next one, so that the line does not flicker with every keystroke.
  return password === '' ? null : judged
}

/** How the server would rate a password, as a text; null if the estimator cannot be loaded, and only the server checks. */
export const judgeStrength = async (
  password: string,
  personal: readonly string[],
): Promise<PasswordStrength | null> => {
  const { shortest, longest, minScore, maxEstimate } = passwordRules
  if (password.length < shortest)
    return { level: 1, isEnough: false, words: wording.charactersMissing({ count: shortest - password.length }) }
  if (password.length > longest)
    return { level: 1, isEnough: false, words: wording.passwordTooLong({ count: longest }) }
  const plain = bareText(password)
  const own = personalParts(personal)
  if (own.some((part) => plain.includes(part))) return { level: 1, isEnough: false, words: wording.passwordPersonal }
  estimator ??= loadEstimator()
  const judge = await estimator.catch((failure: unknown) => {
    dealWith(failure)
    return null
  })
  if (!judge) {
    estimator = undefined
    return null
  }
  const { score } = judge.check(password.normalize('NFKC').slice(0, maxEstimate), own)
  if (score >= minScore)
    return { level: score, isEnough: true, words: score === 4 ? wording.passwordVeryStrong : wording.passwordStrong }
  return {
    level: score === 2 ? 2 : 1,
    isEnough: false,
    words: wording.passwordEasy,
  }
}

let estimator: Promise<ZxcvbnFactory> | undefined

/** Half a megabyte of leaked passwords, loaded when the user starts to type one. */
const loadEstimator = async (): Promise<ZxcvbnFactory> => {
  const [core, common] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')])
  return new core.ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs })
}
