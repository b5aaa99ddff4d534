/**
 * Byte order marks and non-characters, which PDF/UA-1 forbids in text, and soft hyphens: if one is drawn at the end of a line,
 * it may be outside its link, and Typst then rejects the whole brochure.
 */
const forbidden = /[\u0000\u00ad\ufeff\ufffe\uffff]/gu
const missing = '□'

/**
 * The text with a box for every code point without a glyph. PDF/UA-1 forbids missing glyphs, and a single such character must
 * not make the whole brochure fail.
 */
export const drawable = (text: string, canDraw: (sign: string) => boolean): string =>
  Array.from(text.replaceAll(forbidden, ''))
    .map((sign) => (canDraw(sign) ? sign : missing))
    .join('')

/** All code points for which a font file has a glyph. */
export function codePointsOf(font: Buffer): ReadonlySet<number> {
  const codePoints = new Set<number>()
  for (const [first, last] of rangesOf(font)) for (let code = first; code <= last; code++) codePoints.add(code)
  return codePoints
}

/** The first and last character of each range in a font's `cmap` (OpenType 1.9, formats 4 and 12). */
function rangesOf(font: Buffer): [first: number, last: number][] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16)
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap')
  if (entry === undefined) return []
  const cmap = font.readUInt32BE(entry + 8)
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + index * 8),
  )
  return subtables.flatMap((at) => {
    const format = font.readUInt16BE(at)
    if (format === 12) {
      return Array.from({ length: font.readUInt32BE(at + 12) }, (_, index): [number, number] => [
        font.readUInt32BE(at + 16 + index * 12),
        font.readUInt32BE(at + 20 + index * 12),
      ])
    }
    if (format !== 4) return []
    const segments = font.readUInt16BE(at + 6) / 2
    return Array.from({ length: segments }, (_, index): [number, number] => [
      font.readUInt16BE(at + 16 + (segments + index) * 2),
      font.readUInt16BE(at + 14 + index * 2),
    ]).filter(([first]) => first !== 0xffff)
  })
}
