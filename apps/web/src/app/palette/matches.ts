import { foldText } from '@sojourn/contract/kit/fold-text'

/** Whether every typed word is the beginning of a word in the text, regardless of accents and case. */
export const matches = (text: string, typed: string): boolean => {
  const words = foldText(text).split(/[^\p{L}\p{N}]+/u)
  return foldText(typed)
    .split(/\s+/)
    .every((wanted) => words.some((word) => word.startsWith(wanted)))
}
