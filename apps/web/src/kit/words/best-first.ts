import { foldText } from '@sojourn/contract/kit/fold-text'

/**
 * The items that contain what was typed, without regard to accents: first the one that is exactly that, then those that begin
 * with it, those with a word that begins with it, and the others. Each group keeps its order.
 * @param textsOf what an item can be found by; the first text counts most
 */
export const bestFirst = <T>(items: readonly T[], typed: string, textsOf: (item: T) => readonly string[]): T[] => {
  const wanted = foldText(typed.trim())
  if (wanted === '') return [...items]
  const ranked = items.flatMap((item) => {
    const ranks = textsOf(item).map((text) => rankOf(foldText(text), wanted))
    const rank = Math.min(...ranks)
    return rank < notFound ? [{ item, rank }] : []
  })
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ item }) => item)
}

const notFound = 4

const rankOf = (text: string, wanted: string): number => {
  if (text === wanted) return 0
  if (text.startsWith(wanted)) return 1
  if (text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted))) return 2
  return text.includes(wanted) ? 3 : notFound
}
