const longest = 22
const step = 14
const zeroWidthSpace = '\u200b'
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * A text with break opportunities in words that are too long for a narrow column: after characters that separate parts of URLs,
 * or at regular intervals.
 */
export const breakable = (text: string): string =>
  text.replaceAll(/\S+/gu, (word) => {
    if (word.length <= longest) return word
    let since = 0
    return [...graphemes.segment(word)]
      .map(({ segment }, index) => {
        since += 1
        const divides = index > 0 && (since > step || (since > 3 && /[/.@?&=_-]/.test(word.charAt(index - 1))))
        if (!divides) return segment
        since = 0
        return zeroWidthSpace + segment
      })
      .join('')
  })
