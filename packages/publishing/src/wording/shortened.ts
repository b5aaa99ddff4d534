const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A text of at most `most` characters, with an ellipsis if it was cut. Grapheme clusters are never divided. */
export const shortened = (words: string, max: number): string => {
  if (words.length <= max) return words
  let prefix = ''
  for (const { segment } of graphemes.segment(words)) {
    if (prefix.length + segment.length > max - 1) break
    prefix += segment
  }
  return `${prefix.trimEnd()}…`
}
