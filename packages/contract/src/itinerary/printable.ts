import { printableCharacters } from './printable-characters.ts'

/** Characters that need no glyph of their own because shaping removes or merges them. Only a few of \p{Cf} are. */
const invisible = /[\p{Cc}\p{Zs}\p{Zl}\p{Zp}\p{Variation_Selector}]|(?=\p{Cf})\p{Default_Ignorable_Code_Point}/u
/** Nearly every text has only these characters, which all brochure fonts contain. */
const ordinary = /^[\t\n\r\u0020-\u007e\u00a0-\u017f\u2010-\u2026]*$/

export const isInvisible = (sign: string): boolean => invisible.test(sign)

/** Whether a brochure font has a glyph for a character, or none is needed. */
export const isPrintable = (sign: string): boolean => hasGlyph(sign.codePointAt(0) ?? 0) || isInvisible(sign)

/** The words of a text with characters that the brochure cannot print, each once. */
export const unprintableWords = (text: string): string[] =>
  ordinary.test(text)
    ? []
    : [...new Set(text.split(/\s+/u).filter((word) => Array.from(word).some((sign) => !isPrintable(sign))))]

type Range = readonly [first: number, last: number]
let ranges: readonly Range[] | undefined

function hasGlyph(code: number): boolean {
  const glyphRanges = (ranges ??= rangesOf(printableCharacters))
  let low = 0
  let high = glyphRanges.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const [first, last] = glyphRanges[middle] ?? [0, 0]
    if (code < first) high = middle - 1
    else if (code > last) low = middle + 1
    else return true
  }
  return false
}

/** Encodes ranges of code points as text: for each, the distance from the end of the last one, and its length, in base 36. */
export const writtenRanges = (codes: Iterable<number>): string => {
  const runs: [number, number][] = []
  for (const code of [...codes].toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && code <= last[1] + 1) last[1] = code
    else runs.push([code, code])
  }
  return runs
    .map(([first, last], index) => {
      const start = (first - (runs[index - 1]?.[1] ?? 0)).toString(36)
      return last > first ? `${start}-${(last - first).toString(36)}` : start
    })
    .join(' ')
}

const rangesOf = (written: string): Range[] => {
  let end = 0
  return written.split(' ').map((run): Range => {
    const [start = '0', length = '0'] = run.split('-')
    const first = end + Number.parseInt(start, 36)
    end = first + Number.parseInt(length, 36)
    return [first, end]
  })
}
