import { foldText } from '@sojourn/contract/kit/fold-text'

/** The same words, whatever their accents, capitals, order and punctuation. */
export const isAlike = (one: string, other: string): boolean => {
  const words = (name: string) =>
    foldText(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .toSorted()
      .join(' ')
  return words(one) !== '' && words(one) === words(other)
}
