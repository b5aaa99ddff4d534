import { readFileSync } from 'node:fs'
import { isPrintable, unprintableWords, writtenRanges } from '@sojourn/contract/itinerary/printable'
import { describe, expect, it } from 'vitest'
import { allFamilies, filesOf, latinFonts } from './brochure-fonts.ts'
import { codePointsOf } from './font-coverage.ts'

const regularFiles = [...latinFonts, ...allFamilies.flatMap((family) => filesOf(family).slice(0, 1))]
const covered = new Set(regularFiles.flatMap((file) => [...codePointsOf(readFileSync(file))]))

describe('the printable characters of the contract', () => {
  it('are those of the installed fonts; `-u` updates them', async () => {
    const source = `/** Every code point for which a brochure font has a glyph, encoded by \`writtenRanges\`. A test compares it with the fonts. */
export const printableCharacters =
  '${writtenRanges(covered)}'
`
    await expect(source).toMatchFileSnapshot('../../../contract/src/itinerary/printable-characters.ts')
  })

  it('are decoded one by one', () => {
    const codes = Array.from({ length: 0x3_0000 - 0x20 }, (_, index) => index + 0x20)
    const lost = codes.filter((code) => covered.has(code) && !isPrintable(String.fromCodePoint(code)))
    expect(lost).toEqual([])
    expect(unprintableWords('Łódź 欢迎 ᮞᮥᮔ᮪ᮓ to ᮞᮥᮔ᮪ᮓ')).toEqual(['ᮞᮥᮔ᮪ᮓ'])
  })
})
