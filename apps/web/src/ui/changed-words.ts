import { diffArrays } from 'diff'

/** Parts of a text that were replaced by others, by their indices: from `from` up to `to`, by those from `newFrom` up to `newTo`. */
export type ChangedParts = { from: number; to: number; newFrom: number; newTo: number }

/** The number of added and removed words above which two texts are treated as different from the first change to the last. */
const maxChanges = 800

/** Words, and all other characters alone. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}']+|./gsu) ?? []

/** Whether a character or a word of `wordsOf` is part of a word. */
export const isWord = (text: string): boolean => /^[\p{L}\p{N}\p{M}']/u.test(text)

/** The changes between two texts, given as their words, in the order of the texts. */
export const changedWords = (before: readonly string[], after: readonly string[]): ChangedParts[] =>
  changedParts(keysOf(before), keysOf(after))

/** The same for any list of parts, such as single characters. Equal parts count as the same. */
export const changedParts = (keys: readonly string[], newKeys: readonly string[]): ChangedParts[] => {
  const shortest = Math.min(keys.length, newKeys.length)
  let start = 0
  while (start < shortest && keys[start] === newKeys[start]) start += 1
  let end = 0
  while (end < shortest - start && keys.at(-1 - end) === newKeys.at(-1 - end)) end += 1
  const [to, newTo] = [keys.length - end, newKeys.length - end]
  if (start === to && start === newTo) return []
  const whole = { from: start, to, newFrom: start, newTo }
  const parts =
    start === to || start === newTo
      ? undefined
      : diffArrays(keys.slice(start, to), newKeys.slice(start, newTo), { maxEditLength: maxChanges })
  return parts ? changesOf(parts, start) : [whole]
}

const changesOf = (parts: readonly { count: number; added: boolean; removed: boolean }[], start: number) => {
  const changes: ChangedParts[] = []
  let [at, newAt, isOpen] = [start, start, false]
  for (const { count, added, removed } of parts) {
    const isChange = added || removed
    if (isChange && !isOpen) changes.push({ from: at, to: at, newFrom: newAt, newTo: newAt })
    isOpen = isChange
    if (!added) at += count
    if (!removed) newAt += count
    const last = changes.at(-1)
    if (isChange && last) Object.assign(last, { to: at, newTo: newAt })
  }
  return changes
}

/** Spaces and signs are everywhere, so they are only the same before the same word. */
const keysOf = (words: readonly string[]): string[] => {
  let next = ''
  return words
    .toReversed()
    .map((one) => {
      if (!isWord(one)) return `${one}\u0000${next}`
      next = one
      return one
    })
    .toReversed()
}
