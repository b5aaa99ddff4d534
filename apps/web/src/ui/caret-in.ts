import { diffIndices } from 'node-diff3'

/** Words, and single other characters. */
const words = /[\p{L}\p{N}\p{M}']+|./gsu

/**
 * Where a caret belongs after a text was changed in several places: still after the same characters, or, if those before it were
 * changed, still before the same ones.
 */
export const caretIn = (before: string, after: string, caret: number): number => {
  const [from, to] = [partsOf(before), partsOf(after)]
  let shift = 0
  for (const { buffer1, buffer2 } of diffIndices(from.parts, to.parts)) {
    const [start, end] = rangeOf(from, buffer1)
    if (start >= caret) break
    const [newStart, newEnd] = rangeOf(to, buffer2)
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

/** The words of a text, and where each begins; the last entry is the length of the text. */
type Parts = { parts: string[]; starts: number[] }

const partsOf = (text: string): Parts => {
  const parts = text.match(words) ?? []
  const starts = [0]
  for (const part of parts) starts.push((starts.at(-1) ?? 0) + part.length)
  return { parts, starts }
}

/** The range of characters of a range of parts, given by the index of the first part and the number of parts. */
const rangeOf = ({ starts }: Parts, [first, count]: [number, number]): [number, number] => [
  starts[first] ?? 0,
  starts[first + count] ?? 0,
]
