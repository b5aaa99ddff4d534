import { foldText } from './kit/fold-text.ts'

/** How a password is judged beside its length: by `zxcvbn`, whose scale is 0 to 4, on its beginning only. */
export const passwordRules = {
  shortest: 12,
  longest: 1024,
  /** Below this, ten thousand million tries suffice. */
  minScore: 3,
  /** A strong beginning is strong enough; the time that estimating takes grows faster than the text. */
  maxEstimate: 48,
} as const

/** Very short words are in too many others to count as personal. */
const shortestPart = 4

/** Each text as a whole, its words, and the front of an email address, without case and accents. */
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
