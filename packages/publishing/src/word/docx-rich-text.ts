import {
  ExternalHyperlink,
  HeadingLevel,
  type ILevelsOptions,
  LevelFormat,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  WidthType,
} from 'docx'
import { type TextNode, wordsOf } from '../rich-text-outline.ts'
import type { DocxText } from './docx-text.ts'

export const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const

/** The lists of a document. Every numbered list begins anew. */
export type DocxLists = { bullets: string; numbers(start: number): { reference: string; instance: number } }

/** Collects the numbered lists that a document uses; `config` is what the document needs for them. */
export function docxLists(): DocxLists & { config(): { reference: string; levels: ILevelsOptions[] }[] } {
  const starts = new Set<number>()
  let instance = 0
  const levels = (level: (n: number) => Pick<ILevelsOptions, 'format' | 'text' | 'start'>): ILevelsOptions[] =>
    Array.from({ length: 9 }, (_, n) => ({
      level: n,
      ...level(n),
      style: { paragraph: { indent: { start: 360 * (n + 1), hanging: 360 } } },
    }))
  return {
    bullets: 'bullets',
    numbers: (start) => {
      starts.add(start)
      instance += 1
      return { reference: `numbers-${start}`, instance }
    },
    config: () => [
      { reference: 'bullets', levels: levels(() => ({ format: LevelFormat.BULLET, text: '•' })) },
      ...[...starts].map((start) => ({
        reference: `numbers-${start}`,
        levels: levels((n) => ({ format: LevelFormat.DECIMAL, text: `%${n + 1}.`, start: n === 0 ? start : 1 })),
      })),
    ],
  }
}

type Numbering = { reference: string; level: number; instance?: number }
type Context = { text: DocxText; lists: DocxLists; level: number; list?: Numbering }

/** An outlined text as paragraphs and tables. `level` is that of its top headings, 1 to 6. */
export const docxRichText = (outlined: TextNode | null, context: Context): (Paragraph | Table)[] =>
  outlined === null ? [] : blocksOf(outlined, context)

const blocksOf = (node: TextNode, context: Context): (Paragraph | Table)[] =>
  (node.content ?? []).flatMap((child) => blockOf(child, context))

function blockOf(node: TextNode, context: Context): (Paragraph | Table)[] {
  const { text, lists, level, list } = context
  switch (node.type) {
    case 'heading': {
      const depth = Math.min(headings.length, level + (node.attrs?.level ?? 0))
      return [paragraphOf(node, text, { heading: headings[depth - 1] })]
    }
    case 'bulletList':
      return itemsOf(node, { ...context, list: { reference: lists.bullets, level: depthBelow(list) } })
    case 'orderedList':
      return itemsOf(node, { ...context, list: { ...lists.numbers(node.attrs?.start ?? 1), level: depthBelow(list) } })
    case 'table':
      return [tableOf(node, { ...context, list: undefined })]
    default:
      return [paragraphOf(node, text, list ? { numbering: list } : {})]
  }
}

/** Word has nine levels of lists. */
const depthBelow = (list: Numbering | undefined): number => Math.min(8, (list?.level ?? -1) + 1)

/** Only the first paragraph of an item has its bullet or number. */
const itemsOf = (node: TextNode, context: Context): (Paragraph | Table)[] =>
  (node.content ?? []).flatMap((item) =>
    (item.content ?? []).flatMap((child, index) => {
      if (index === 0 || child.type !== 'paragraph') return blockOf(child, context)
      const indent = { start: 360 * ((context.list?.level ?? 0) + 1) }
      return [paragraphOf(child, context.text, { indent })]
    }),
  )

type Look = Omit<ConstructorParameters<typeof Paragraph>[0] & object, 'children' | 'text'>

const paragraphOf = (node: TextNode, text: DocxText, look: Look): Paragraph =>
  new Paragraph({
    ...look,
    bidirectional: text.isReversed(wordsOf(node)),
    children: (node.content ?? []).flatMap((each) => inlineOf(each, text)),
  })

const inlineOf = (node: TextNode, text: DocxText): ParagraphChild[] => {
  const marks = node.marks ?? []
  const has = (type: string) => marks.some((mark) => mark.type === type)
  const link = marks.find((mark) => mark.type === 'link')
  const look = { bold: has('bold') || undefined, italics: has('italic') || undefined }
  if (!link || !isSafe(link.attrs.href)) return text.runs(node.text ?? '', look)
  const children = text.runs(node.text ?? '', { ...look, style: 'Hyperlink' })
  return [new ExternalHyperlink({ link: link.attrs.href, children })]
}

const isSafe = (href: string): boolean => /^(https?:\/\/|mailto:|tel:)/i.test(href)

const tableOf = (node: TextNode, context: Context): Table => {
  const rows = node.content ?? []
  const isHead = (row: TextNode | undefined) => (row?.content ?? []).every(({ type }) => type === 'tableHeader')
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    visuallyRightToLeft: context.text.isRightToLeft || undefined,
    rows: rows.map(
      (row, index) =>
        new TableRow({
          tableHeader: (index === 0 && isHead(row)) || undefined,
          children: (row.content ?? []).map((cell) => cellOf(cell, context)),
        }),
    ),
  })
}

/** A cell ends with a paragraph, as Word requires. */
const cellOf = (cell: TextNode, context: Context): TableCell => {
  const children = blocksOf(cell, context)
  return new TableCell({
    columnSpan: cell.attrs?.colspan,
    rowSpan: cell.attrs?.rowspan,
    margins: { top: 60, bottom: 60, left: 100, right: 100 },
    shading: cell.type === 'tableHeader' ? { fill: 'F3ECDF' } : undefined,
    children: children.at(-1) instanceof Paragraph ? children : [...children, new Paragraph('')],
  })
}
