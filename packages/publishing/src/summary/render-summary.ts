import type { Publication } from '@sojourn/contract/itinerary/publication'
import type { BrochureCompiler, BrochureCrops } from '../brochure/render-brochure.ts'
import { createTypst, type Typst } from '../brochure/typst.ts'
import { wordsIn } from '../languages/words.ts'
import { languageOf } from '../wording/language.ts'
import { summaryData } from './summary-data.ts'

/** Creates a compiler for repeated use. Typst's warnings do not stop a summary; they are passed to `onWarning`. */
export const createSummaryCompiler = (onWarning: (words: string) => void = () => {}): BrochureCompiler => {
  const typst = createTypst(onWarning)
  return { render: (publication, pictures) => renderSummary(typst, publication, pictures) }
}

/**
 * The PDF/UA-1 of a publication on one page, which grows only if the days do not fit in the smallest type. Throws with Typst's
 * message if Typst rejects it.
 */
export const renderSummary = (typst: Typst, publication: Publication, pictures: BrochureCrops): Uint8Array => {
  const language = languageOf(publication)
  const words = wordsIn(language)
  return typst.print({
    main: 'summary/summary.typ',
    data: summaryData(publication, new Set(pictures.keys()), words),
    language,
    brand: publication.company.brand,
    words,
    files: ({ data }) => [
      ...[...pictures].map(([key, bytes]) => [`pictures/${key}`, bytes] as const),
      ['data.json', JSON.stringify(data)],
    ],
  })
}
