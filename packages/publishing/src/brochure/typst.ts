import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { WithFonts } from '../brand-fonts.ts'
import type { Words } from '../languages/words.ts'
import { facesOfBrand, type FontChoice, fontsOfBrand } from './brochure-fonts.ts'
import { printable } from './printable.ts'

type Printed = ReturnType<typeof printable>

/** What is to be printed. */
type Sheets = {
  /** The Typst file that is compiled, below `src`. */
  main: `${string}.typ`
  data: object
  language: string
  /** Determines the typefaces. */
  brand: WithFonts
  /** The product's own words, which `ui` sets in their language. */
  words: Pick<Words, 'lang' | 'dir'>
  /** The files in memory that the Typst files read, by name, given the data with all texts made printable. */
  files: (printed: Printed) => Iterable<readonly [name: string, bytes: string | Uint8Array]>
}

export type Typst = {
  /** The PDF/UA-1. Throws with Typst's message if Typst rejects it. */
  print: (sheets: Sheets) => Uint8Array
}

const workspace = dirname(dirname(fileURLToPath(import.meta.url)))
/** Where `style.typ` reads data and pictures. */
const folder = join(workspace, 'brochure')

/** Node only exposes its garbage collector with a flag, which can also be set at run time. */
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Creates a compiler for repeated use. It reads its fonts once, and reuses earlier layouts. Warnings are passed to `onWarning`. */
export function createTypst(onWarning: (words: string) => void): Typst {
  const usual = compilerWith(fontsOfBrand({}))
  // One compiler with other fonts is cached, as consecutive documents often are of one company and use the same script.
  let other: { name: string; compiler: NodeCompiler } | null = null
  const compilerFor = ({ files }: FontChoice, brand: WithFonts): NodeCompiler => {
    const paths = [...fontsOfBrand(brand), ...files]
    if (paths.length === usualCount) return usual
    const name = paths.join()
    other = other?.name === name ? other : { name, compiler: compilerWith(paths) }
    return other.compiler
  }
  return {
    print: ({ main, data, language, brand, words, files }) => {
      const { fonts, data: asPrinted } = printable(data, language, words)
      const printed = { fonts, data: { ...asPrinted, faces: facesOfBrand(brand) } }
      const compiler = compilerFor(fonts, brand)
      for (const [name, bytes] of files(printed)) compiler.mapShadow(join(folder, name), Buffer.from(bytes))
      try {
        return exported(compiler, main, onWarning)
      } finally {
        compiler.resetShadow()
        // Compiled documents live until they are garbage-collected, and cache entries evicted before that are never freed.
        collectGarbage()
        compiler.evictCache(1)
      }
    },
  }
}

const usualCount = fontsOfBrand({}).length

const compilerWith = (fontPaths: string[]): NodeCompiler =>
  NodeCompiler.create({ workspace, fontArgs: [{ fontPaths }] })

function exported(compiler: NodeCompiler, main: string, onWarning: (words: string) => void): Uint8Array {
  const compiled = compiler.compile({ mainFilePath: join(workspace, main) })
  const document = compiled.result
  if (!document) throw new Error(`Typst: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`)
  const warnings = compiled.takeWarnings()
  if (warnings) onWarning(JSON.stringify(warnings.shortDiagnostics))
  return compiler.pdf(document, { pdfStandard: 'ua-1' })
}
