const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A text of at most so many characters, with an ellipsis where it was cut; what stands as one sign is never divided. */
export const shortened = (words: string, most: number): string => {
  if (words.length <= most) return words
  let prefix = ''
  for (const { segment } of graphemes.segment(words)) {
    if (prefix.length + segment.length > most - 1) break
    prefix += segment
  }
  return `${prefix.trimEnd()}…`
}
