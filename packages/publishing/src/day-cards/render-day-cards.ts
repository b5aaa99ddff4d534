import type { Publication } from '@sojourn/contract/itinerary/publication'
import type { BrochureCompiler, BrochureCrops } from '../brochure/render-brochure.ts'
import { createTypst, type Typst } from '../brochure/typst.ts'
import { wordsIn } from '../languages/words.ts'
import { languageOf } from '../wording/language.ts'
import { dayCardsData } from './day-cards-data.ts'

/** Creates a compiler for repeated use. Typst's warnings do not stop it; they are passed to `onWarning`. */
export const createDayCardCompiler = (onWarning: (words: string) => void = () => {}): BrochureCompiler => {
  const typst = createTypst(onWarning)
  return { render: (publication, pictures) => renderDayCards(typst, publication, pictures) }
}

/**
 * The PDF/UA-1 of the day cards: pages of the size A6 (105 × 148 mm), of which four fit on a sheet of A4. A day with very many
 * segments continues on the next card. Throws with Typst's message if Typst rejects it.
 */
export const renderDayCards = (typst: Typst, publication: Publication, pictures: BrochureCrops): Uint8Array => {
  const language = languageOf(publication)
  const words = wordsIn(language)
  return typst.print({
    main: 'day-cards/day-cards.typ',
    data: dayCardsData(publication, new Set(pictures.keys()), words),
    language,
    brand: publication.company.brand,
    words,
    files: ({ data }) => [
      ...[...pictures].map(([key, bytes]) => [`pictures/${key}`, bytes] as const),
      ['data.json', JSON.stringify(data)],
    ],
  })
}
