import { type ChangedParts, changedParts, changedWords, isWord, wordsOf } from './changed-words.ts'

/**
 * Where a caret belongs after a text was changed in several places: still after the same characters, or, if those before it were
 * changed, still before the same ones. If another user has continued the word before it, the caret goes after that word, so that
 * the two users' characters are not mixed.
 */
export const caretIn = (before: string, after: string, caret: number): number =>
  placeByWords(before, after, caret, lengthOfRest)

/** The same for an end of a selection, which does not grow over what others write. */
export const placeIn = (before: string, after: string, place: number): number =>
  placeByWords(before, after, place, () => 0)

/** Returns how far a place moves into a text that was inserted there, after `part`. */
type Push = (part: string | undefined, inserted: string) => number

const placeByWords = (before: string, after: string, place: number, push: Push): number =>
  placeByParts(wordsOf(before), wordsOf(after), place, {
    push,
    changesOf: changedWords,
    placeInChanged: (words, newWords, at) => {
      if (words.length + newWords.length > maxCompared) return Math.max(0, at + newWords.length - words.length)
      return placeByParts(Array.from(words), Array.from(newWords), at, {
        push,
        changesOf: changedParts,
        placeInChanged: (_, newCharacters) => newCharacters.length,
      })
    },
  })

/** The length above which words that were replaced by others are not compared by characters, which would take too long. */
const maxCompared = 2000

type Comparison = {
  push: Push
  changesOf: (before: readonly string[], after: readonly string[]) => ChangedParts[]
  /** Returns where a place goes inside a part of the text that was replaced. */
  placeInChanged: (before: string, after: string, place: number) => number
}

/** The same for texts that are split into parts. */
const placeByParts = (
  before: readonly string[],
  after: readonly string[],
  place: number,
  { push, changesOf, placeInChanged }: Comparison,
): number => {
  const [starts, newStarts] = [startsOf(before), startsOf(after)]
  let shift = 0
  for (const { from, to, newFrom, newTo } of changesOf(before, after)) {
    const [start, end] = [starts[from] ?? 0, starts[to] ?? 0]
    const [newStart, newEnd] = [newStarts[newFrom] ?? 0, newStarts[newTo] ?? 0]
    if (start > place) break
    const replacement = () => after.slice(newFrom, newTo).join('')
    if (start === place) return newStart + (from === to ? push(before[from - 1], replacement()) : 0)
    if (end >= place) return newStart + placeInChanged(before.slice(from, to).join(''), replacement(), place - start)
    shift += newEnd - newStart - (end - start)
  }
  return place + shift
}

/** The length of the rest of a word, with the signs between it and the next space. */
const lengthOfRest: Push = (part, inserted) =>
  part !== undefined && isWord(part) ? (restOfWord.exec(inserted)?.[0].length ?? 0) : 0

const restOfWord = /^[\p{L}\p{N}\p{M}']*(?:[^\s\p{L}\p{N}\p{M}\p{Cc}]+(?=[\s\p{Cc}]|$))?/u

/** Where each part of a text begins; the last entry is the length of the text. */
const startsOf = (parts: readonly string[]): number[] => {
  const starts = [0]
  for (const part of parts) starts.push((starts.at(-1) ?? 0) + part.length)
  return starts
}
