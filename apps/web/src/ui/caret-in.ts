import { type ChangedWords, changedParts, changedWords, wordsOf } from './changed-words.ts'

/**
 * Where a caret belongs after a text was changed in several places: still after the same characters, or, if those before it were
 * changed, still before the same ones. If the word before it was made longer, it is after that word: its writer goes on typing
 * there, and the two texts must not be mixed.
 */
export const caretIn = (before: string, after: string, caret: number): number =>
  caretInParts(wordsOf(before), wordsOf(after), caret, {
    changesOf: changedWords,
    caretInChanged: (words, newWords, place) =>
      caretInParts(words.split(''), newWords.split(''), place, {
        changesOf: changedParts,
        caretInChanged: (_, newCharacters) => newCharacters.length,
      }),
  })

type Comparison = {
  changesOf: (before: readonly string[], after: readonly string[]) => ChangedWords[]
  /** Finds the place of a caret in a part of the text that was replaced by another. */
  caretInChanged: (before: string, after: string, caret: number) => number
}

/** The same for texts that are given in parts. */
const caretInParts = (
  before: readonly string[],
  after: readonly string[],
  caret: number,
  { changesOf, caretInChanged }: Comparison,
): number => {
  const [starts, newStarts] = [startsOf(before), startsOf(after)]
  let shift = 0
  for (const { from, to, newFrom, newTo } of changesOf(before, after)) {
    const [start, end] = [starts[from] ?? 0, starts[to] ?? 0]
    const [newStart, newEnd] = [newStarts[newFrom] ?? 0, newStarts[newTo] ?? 0]
    if (start > caret) break
    const [changed, replacement] = [before.slice(from, to).join(''), after.slice(newFrom, newTo).join('')]
    if (start === caret) {
      const isLonger = from === to && isInWord(before[from - 1])
      return newStart + (isLonger ? lengthOfWord(replacement) : 0)
    }
    if (end >= caret) return newStart + caretInChanged(changed, replacement, caret - start)
    shift += newEnd - newStart - (end - start)
  }
  return caret + shift
}

/** Whether what follows a part of a text can belong to the same word. */
const isInWord = (part: string | undefined): boolean => part !== undefined && /[^\s\p{Cc}]$/u.test(part)

/** The length of a text up to its first space or the end of a paragraph. */
const lengthOfWord = (text: string): number => /^[^\s\p{Cc}]*/u.exec(text)?.[0].length ?? 0

/** Where each part of a text begins; the last entry is the length of the text. */
const startsOf = (parts: readonly string[]): number[] => {
  const starts = [0]
  for (const part of parts) starts.push((starts.at(-1) ?? 0) + part.length)
  return starts
}
