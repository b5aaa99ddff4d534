import { foldText } from '@sojourn/contract/kit/fold-text'

/** Whether two names have the same words, regardless of accents, case, order and punctuation. */
export const isAlike = (one: string, other: string): boolean => {
  const words = (name: string) =>
    foldText(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .toSorted()
      .join(' ')
  return words(one) !== '' && words(one) === words(other)
}
