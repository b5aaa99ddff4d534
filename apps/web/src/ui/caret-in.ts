import { changedWords, wordsOf } from './changed-words.ts'

/**
 * Where a caret belongs after a text was changed in several places: still after the same characters, or, if those before it were
 * changed, still before the same ones.
 */
export const caretIn = (before: string, after: string, caret: number): number => {
  const [words, newWords] = [wordsOf(before), wordsOf(after)]
  const [starts, newStarts] = [startsOf(words), startsOf(newWords)]
  let shift = 0
  for (const { from, to, newFrom, newTo } of changedWords(words, newWords)) {
    const [start, end] = [starts[from] ?? 0, starts[to] ?? 0]
    if (start >= caret) break
    const [newStart, newEnd] = [newStarts[newFrom] ?? 0, newStarts[newTo] ?? 0]
    if (end >= caret)
      return newStart + caretInPart(before.slice(start, end), after.slice(newStart, newEnd), caret - start)
    shift += newEnd - newStart - (end - start)
  }
  return caret + shift
}

/** The same for a text that was changed in one place. */
const caretInPart = (before: string, after: string, caret: number): number => {
  let same = 0
  while (same < caret && before[same] === after[same]) same += 1
  return same === caret ? caret : Math.max(0, caret + after.length - before.length)
}

/** Where each word of a text begins; the last entry is the length of the text. */
const startsOf = (words: readonly string[]): number[] => {
  const starts = [0]
  for (const word of words) starts.push((starts.at(-1) ?? 0) + word.length)
  return starts
}
