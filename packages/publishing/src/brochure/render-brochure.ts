import type { Publication, RouteStop } from '@sojourn/contract/itinerary/publication'
import { safeColour } from '../brand-colours.ts'
import { paperPalette } from '../map/palette.ts'
import { placeNames } from '../map/route-drawing.tsx'
import { routeSketch } from '../map/route-sketch.ts'
import { type Words, wordsIn } from '../languages/words.ts'
import { languageOf } from '../wording/language.ts'
import { mapTitle } from '../wording/facts.ts'
import { facesOfBrand } from './brochure-fonts.ts'
import { brochureData } from './brochure-data.ts'
import { drawable } from './font-coverage.ts'
import type { printable } from './printable.ts'
import { createTypst, type Typst } from './typst.ts'

/** Crops by their keys in `brochurePictures`, as JPEG (logos as PNG). Missing ones are left out. */
export type BrochureCrops = ReadonlyMap<string, Uint8Array>

export type BrochureCompiler = {
  /** The PDF/UA-1 of a publication. Throws with Typst's message if Typst rejects it. */
  render: (publication: Publication, pictures: BrochureCrops) => Uint8Array
}

/** Creates a compiler for repeated use. Typst's warnings do not stop a brochure; they are passed to `onWarning`. */
export const createBrochureCompiler = (onWarning: (words: string) => void = () => {}): BrochureCompiler => {
  const typst = createTypst(onWarning)
  return { render: (publication, pictures) => renderBrochure(typst, publication, pictures) }
}

/** The PDF/UA-1 of a publication. Throws with Typst's message if Typst rejects it. */
export const renderBrochure = (typst: Typst, publication: Publication, pictures: BrochureCrops): Uint8Array => {
  const language = languageOf(publication)
  const words = wordsIn(language)
  return typst.print({
    main: 'brochure/brochure.typ',
    data: brochureData(publication, new Set(pictures.keys()), words),
    language,
    brand: publication.company.brand,
    words,
    files: (printed) => filesOf(publication, printed, { pictures, words }),
  })
}

/** Everything that the Typst files read. */
function* filesOf(
  publication: Publication,
  { data, fonts }: ReturnType<typeof printable>,
  { pictures, words }: { pictures: BrochureCrops; words: Words },
): Generator<readonly [name: string, bytes: string | Uint8Array]> {
  for (const [key, bytes] of pictures) yield [`pictures/${key}`, bytes]
  const stops = publication.route.map((stop) => ({ ...stop, label: drawable(stop.label, fonts.canDraw) }))
  const map = routeSketch(stops, {
    ...mapSize,
    title: mapTitle(publication, words),
    words,
    palette: {
      route: safeColour(publication.company.brand.primary, '#7a3b1d'),
      onRoute: safeColour(publication.company.brand.onPrimary, '#ffffff'),
    },
    families: publication.company.brand.fonts && facesOfBrand(publication.company.brand).sans.join(', '),
    isNamed: isPlain,
  })
  if (map !== null) yield ['map.svg', map]
  yield [
    'data.json',
    JSON.stringify({ ...data, map: { ...mapSize, land: paperPalette.land, names: namesApart(stops) } }),
  ]
}

const mapSize = { width: 1150, height: 920 }

/** Text that Typst can set within a drawing. Combined glyphs have no text there, which PDF/UA-1 forbids. */
const isPlain = (text: string): boolean => /^[\u0020-\u007e\u00a0-\u017f\u2010-\u2026]*$/.test(text)

/** Place names that are set on the map rather than in the drawing: the left end of their baselines, in its pixels. */
const namesApart = (stops: RouteStop[]) =>
  stops.length === 0
    ? []
    : placeNames(stops, mapSize.width, mapSize.height)
        .filter(({ text }) => !isPlain(text))
        .map(({ text, box, size }) => ({ words: text, x: box[0], y: box[3] - 5, size }))
