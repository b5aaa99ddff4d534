import { foldText } from './kit/fold-text.ts'

/**
 * How the strength of a password is checked besides its length: with `zxcvbn`, whose score is 0 to 4, on its beginning only.
 */
export const passwordRules = {
  shortest: 12,
  longest: 1024,
  /** Below this score, 10^8 guesses suffice. */
  minScore: 3,
  /** If the beginning is strong, that is enough. The time that zxcvbn takes grows faster than the length of the text. */
  maxEstimate: 48,
} as const

/** Shorter parts occur in too many other words to count as personal. */
const shortestPart = 4

/** Each text as a whole, its words, and the local part of an email address, without case and accents. */
export const personalParts = (personal: readonly string[]): string[] => [
  ...new Set(
    personal
      .flatMap((text) => {
        const [front = ''] = text.split('@')
        return [text, front, ...front.split(/[^\p{L}\p{M}\p{N}]+/u)].map(bareText)
      })
      .filter((part) => part.length >= shortestPart),
  ),
]

/** Letters and digits only, without case and accents: `Ann-Marie` is in `ánnmarie1990`. */
export const bareText = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
