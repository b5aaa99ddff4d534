const longest = 22
const step = 14
const zeroWidthSpace = '\u200b'
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A text with places to break in words too long for a narrow column: after a sign that divides addresses, or every so often. */
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
