import { changedWords, wordsOf } from './changed-words.ts'

/**
 * Where a caret belongs after a text was changed in several places: still after the same characters, or, if those before it were
 * changed, still before the same ones.
 */
export const caretIn = (before: string, after: string, caret: number): number =>
  caretInParts(wordsOf(before), wordsOf(after), caret, (word, newWord, place) =>
    caretInParts(word.split(''), newWord.split(''), place, (_, newPart) => newPart.length),
  )

type PlaceIn = (before: string, after: string, caret: number) => number

/** The same for texts that are given in parts. `caretInChanged` finds the place if it is in parts that were replaced by others. */
const caretInParts = (
  before: readonly string[],
  after: readonly string[],
  caret: number,
  caretInChanged: PlaceIn,
): number => {
  const [starts, newStarts] = [startsOf(before), startsOf(after)]
  let shift = 0
  for (const { from, to, newFrom, newTo } of changedWords(before, after)) {
    const [start, end] = [starts[from] ?? 0, starts[to] ?? 0]
    if (start >= caret) break
    const [newStart, newEnd] = [newStarts[newFrom] ?? 0, newStarts[newTo] ?? 0]
    if (end >= caret) {
      const [changed, replacement] = [before.slice(from, to).join(''), after.slice(newFrom, newTo).join('')]
      return newStart + caretInChanged(changed, replacement, caret - start)
    }
    shift += newEnd - newStart - (end - start)
  }
  return caret + shift
}

/** Where each part of a text begins; the last entry is the length of the text. */
const startsOf = (parts: readonly string[]): number[] => {
  const starts = [0]
  for (const part of parts) starts.push((starts.at(-1) ?? 0) + part.length)
  return starts
}
