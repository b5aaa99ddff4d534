import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Publication, RouteStop } from '@sojourn/contract/itinerary/publication'
import { safeColour } from '../brand-colours.ts'
import { paperPalette } from '../map/palette.ts'
import { placeNames } from '../map/route-drawing.tsx'
import { routeSketch } from '../map/route-sketch.ts'
import { languageOf } from '../wording/language.ts'
import { mapTitle } from '../wording/facts.ts'
import { brochureData } from './brochure-data.ts'
import { type FontChoice, latinFonts } from './brochure-fonts.ts'
import { drawable } from './font-coverage.ts'
import { printable } from './printable.ts'

/** Crops by their keys in `brochurePictures`, as JPEG (logos as PNG). Missing ones are left out. */
export type BrochureCrops = ReadonlyMap<string, Uint8Array>

export type BrochureCompiler = {
  /** The PDF/UA-1 of a publication. Throws with Typst's message if Typst rejects it. */
  render: (publication: Publication, pictures: BrochureCrops) => Uint8Array
}

const workspace = dirname(fileURLToPath(import.meta.url))

/** Node only exposes its garbage collector with a flag, which can also be set at run time. */
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/**
 * Creates a compiler for repeated use: it reads its fonts once, and later brochures reuse earlier layouts. Typst's warnings do
 * not stop a brochure; they are passed to `onWarning`.
 */
export function createBrochureCompiler(onWarning: (words: string) => void = () => {}): BrochureCompiler {
  const latin = compilerWith([])
  // One compiler with additional fonts is cached, as consecutive brochures often use the same script.
  let other: { name: string; compiler: NodeCompiler } | null = null
  const compilerFor = ({ families, files }: FontChoice): NodeCompiler => {
    if (files.length === 0) return latin
    const name = families.join()
    other = other?.name === name ? other : { name, compiler: compilerWith(files) }
    return other.compiler
  }
  return {
    render: (publication, pictures) => {
      const { data, fonts } = printable(brochureData(publication, new Set(pictures.keys())), languageOf(publication))
      const compiler = compilerFor(fonts)
      provide(compiler, { ...publication, data, fonts }, pictures)
      try {
        return exported(compiler, onWarning)
      } finally {
        compiler.resetShadow()
        // Compiled documents live until they are garbage-collected, and cache entries evicted before that are never freed.
        collectGarbage()
        compiler.evictCache(1)
      }
    },
  }
}

const compilerWith = (files: readonly string[]): NodeCompiler =>
  NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [...latinFonts, ...files] }] })

type Content = Publication & { data: object; fonts: FontChoice }

/** Provides everything that the Typst files read as files in memory. */
function provide(compiler: NodeCompiler, content: Content, pictures: BrochureCrops): void {
  const file = (name: string, bytes: string | Uint8Array) =>
    compiler.mapShadow(join(workspace, name), Buffer.from(bytes))
  for (const [key, bytes] of pictures) file(`pictures/${key}`, bytes)
  const stops = content.route.map((stop) => ({ ...stop, label: drawable(stop.label, content.fonts.canDraw) }))
  const map = routeSketch(stops, {
    ...mapSize,
    title: mapTitle(content),
    palette: {
      route: safeColour(content.company.brand.primary, '#7a3b1d'),
      onRoute: safeColour(content.company.brand.onPrimary, '#ffffff'),
    },
    isNamed: isPlain,
  })
  if (map !== null) file('map.svg', map)
  file(
    'data.json',
    JSON.stringify({ ...content.data, map: { ...mapSize, land: paperPalette.land, names: namesApart(stops) } }),
  )
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

function exported(compiler: NodeCompiler, onWarning: (words: string) => void): Uint8Array {
  const compiled = compiler.compile({ mainFilePath: join(workspace, 'brochure.typ') })
  const document = compiled.result
  if (!document) throw new Error(`Typst: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`)
  const warnings = compiled.takeWarnings()
  if (warnings) onWarning(JSON.stringify(warnings.shortDiagnostics))
  return compiler.pdf(document, { pdfStandard: 'ua-1' })
}
