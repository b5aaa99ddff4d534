const longest = 22
const step = 14
const zeroWidthSpace = '\u200b'
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The same data with places to break in words too long for a narrow column. Keys and links stay as they are. */
export function breakable<T>(data: T): T {
  return walked(data, '') as T
}

const verbatim = new Set(['key', 'href', 'type', 'lang', 'theme'])

function walked(value: unknown, name: string): unknown {
  if (typeof value === 'string') return verbatim.has(name) ? value : broken(value)
  if (Array.isArray(value)) return value.map((each) => walked(each, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, walked(each, key)]))
}

/** After a sign that divides addresses; elsewhere only where no such sign comes for long. */
const broken = (text: string): string =>
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
