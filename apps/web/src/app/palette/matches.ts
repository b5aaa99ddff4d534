import { foldText } from '@sojourn/contract/kit/fold-text'

/** Whether every typed word begins a word of the text; accents and case do not matter. */
export const matches = (text: string, typed: string): boolean => {
  const words = foldText(text).split(/[^\p{L}\p{N}]+/u)
  return foldText(typed)
    .split(/\s+/)
    .every((wanted) => words.some((word) => word.startsWith(wanted)))
}
