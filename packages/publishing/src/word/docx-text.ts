import { AlignmentType, type IParagraphOptions, type IRunOptions, Paragraph, TextRun } from 'docx'
import { directionOf, directionOfLanguage, hanLanguageOf, otherLanguageOf } from '../wording/language.ts'
import type { Words } from '../languages/words.ts'
import { xmlText } from '../xml.ts'

type Run = Omit<IRunOptions, 'text' | 'children'>
type Line = Omit<IParagraphOptions, 'text' | 'children'>

/** Writes texts of a document in one language, each in its own direction and, if another script identifies it, language. */
export type DocxText = {
  language: string
  isRightToLeft: boolean
  /** Runs of a text by the company. Line feeds are line breaks. */
  runs(text: string, look?: Run): TextRun[]
  /** A paragraph of a text by the company. */
  line(text: string, look?: Line & { run?: Run }): Paragraph
  /** The product’s own words. */
  ui(text: string, look?: Run): TextRun[]
  uiLine(text: string, look?: Line & { run?: Run }): Paragraph
  /** Whether a paragraph with this text is right-to-left. */
  isReversed(text: string): boolean
}

/** `all` is the text of the whole document, which decides whose Chinese characters are used. */
export function docxText(language: string, all: string, words: Pick<Words, 'lang' | 'dir'>): DocxText {
  const han = hanLanguageOf(all, language)
  const ownDirection = directionOfLanguage(language)
  const isReversed = (text: string) => (/\p{L}/u.test(text) ? directionOf(text) : ownDirection) === 'rtl'
  const inLanguage = (tag: string, text: string, look: Run): TextRun[] =>
    xmlText(text)
      .split('\n')
      .map(
        (words, index) =>
          new TextRun({
            ...look,
            text: words,
            break: index > 0 ? 1 : undefined,
            rightToLeft: isReversed(text) || undefined,
            language: tag === language ? undefined : { value: tag, eastAsia: tag, bidirectional: tag },
          }),
      )
  const runs = (text: string, look: Run = {}) =>
    inLanguage(otherLanguageOf(text, language, han) ?? language, text, look)
  const ui = (text: string, look: Run = {}) =>
    inLanguage(words.lang === 'en' && language !== 'en' ? 'en-GB' : words.lang, text, look)
  return {
    language,
    isRightToLeft: ownDirection === 'rtl',
    runs,
    ui,
    isReversed,
    line: (text, { run, ...look } = {}) =>
      new Paragraph({ ...look, bidirectional: isReversed(text), children: runs(text, run) }),
    // Words in another language begin on the side of the document, but in their own direction.
    uiLine: (text, { run, ...look } = {}) =>
      new Paragraph({
        alignment: ownDirection === 'rtl' && words.dir === 'ltr' ? AlignmentType.RIGHT : undefined,
        ...look,
        bidirectional: words.dir === 'rtl',
        children: ui(text, run),
      }),
  }
}
