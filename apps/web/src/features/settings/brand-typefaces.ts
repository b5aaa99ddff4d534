import type { BrandFonts } from '@sojourn/contract/document/brand-choices'
import { useEffect } from 'react'

type Typeface = { name: string; file: string; fallback: 'serif' | 'sans-serif' }

const typeface = (file: string, fallback: Typeface['fallback']): Typeface => ({
  name: `brand-${file}`,
  file: `${file}-normal.woff2`,
  fallback,
})

/** The typefaces of a brand, in the files that published pages use. */
const typefaces: Readonly<Record<BrandFonts, { heading: Typeface; text: Typeface }>> = {
  'fraunces-inter': {
    heading: typeface('fraunces-latin-opsz', 'serif'),
    text: typeface('inter-latin-wght', 'sans-serif'),
  },
  'playfair-source-serif': {
    heading: typeface('playfair-display-latin-wght', 'serif'),
    text: typeface('source-serif-4-latin-wght', 'serif'),
  },
  'cabin-source-sans': {
    heading: typeface('cabin-latin-wght', 'sans-serif'),
    text: typeface('source-sans-3-latin-wght', 'sans-serif'),
  },
  'jost-figtree': {
    heading: typeface('jost-latin-wght', 'sans-serif'),
    text: typeface('figtree-latin-wght', 'sans-serif'),
  },
}

/** What `font-family` is for the headings and the text of a brand. The browser loads a typeface once it is used. */
export const familiesOf = (fonts: BrandFonts): { heading: string; text: string } => {
  const { heading, text } = typefaces[fonts]
  return { heading: familyOf(heading), text: familyOf(text) }
}

const familyOf = ({ name, fallback }: Typeface): string => `"${name}", ${fallback}`

/** Makes the typefaces of all brands available on this screen. */
export const useBrandTypefaces = (): void => {
  useEffect(() => {
    const faces = Object.values(typefaces).flatMap(({ heading, text }) =>
      [heading, text].map(
        ({ name, file }) => new FontFace(name, `url(/p/fonts/${file}) format("woff2")`, { weight: '100 900' }),
      ),
    )
    for (const face of faces) document.fonts.add(face)
    return () => {
      for (const face of faces) document.fonts.delete(face)
    }
  }, [])
}
