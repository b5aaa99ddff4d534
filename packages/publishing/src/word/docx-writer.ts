import type { Picture } from '@sojourn/contract/kit/picture'
import type { IParagraphOptions, Paragraph, Table } from 'docx'
import type { Shape } from '../brochure/brochure-pictures.ts'
import type { TextNode } from '../rich-text-outline.ts'
import type { Words } from '../languages/words.ts'
import type { DocxLists } from './docx-rich-text.ts'
import type { DocxText } from './docx-text.ts'

type Look = Pick<IParagraphOptions, 'keepNext' | 'pageBreakBefore'>

/** What the sections of a document are written with. Levels are those of headings, 1 to 6. */
export type DocxWriter = {
  text: DocxText
  words: Words
  lists: DocxLists
  heading(words: string, level: number, look?: Look): Paragraph
  uiHeading(words: string, level: number, look?: Look): Paragraph
  rich(outlined: TextNode | null, level: number): (Paragraph | Table)[]
  /** Nothing if there is no crop of it. */
  picture(picture: Picture | null | undefined, shape: Shape): (Paragraph | Table)[]
}
