import { createTypst, type Typst } from '../brochure/typst.ts'
import { wordsIn } from '../languages/words.ts'
import { languageOfCompany } from '../wording/language.ts'
import { acceptanceData, type PrintableAcceptance } from './acceptance-data.ts'

export type AcceptanceCompiler = {
  /** The PDF/UA-1 of an acceptance, with the company's logo by its key in `acceptancePictures`. */
  render: (acceptance: PrintableAcceptance, pictures: ReadonlyMap<string, Uint8Array>) => Uint8Array
}

/** Creates a compiler for repeated use. Typst's warnings do not stop an acceptance; they are passed to `onWarning`. */
export const createAcceptanceCompiler = (onWarning: (words: string) => void = () => {}): AcceptanceCompiler => {
  const typst = createTypst(onWarning)
  return { render: (acceptance, pictures) => renderAcceptance(typst, acceptance, pictures) }
}

/** The PDF/UA-1 of an acceptance. Throws with Typst's message if Typst rejects it. */
export const renderAcceptance = (
  typst: Typst,
  acceptance: PrintableAcceptance,
  pictures: ReadonlyMap<string, Uint8Array>,
): Uint8Array => {
  const language = acceptance.language ?? languageOfCompany(acceptance.company)
  const words = wordsIn(language)
  return typst.print({
    main: 'acceptance/acceptance.typ',
    data: acceptanceData(acceptance, new Set(pictures.keys()), words),
    language,
    brand: acceptance.company.brand,
    words,
    files: ({ data }) => [
      ...[...pictures].map(([key, bytes]) => [`pictures/${key}`, bytes] as const),
      ['data.json', JSON.stringify(data)],
    ],
  })
}
