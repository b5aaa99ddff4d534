import { AlignmentType, BorderStyle, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx'
import type { Reading, ReadingBlock } from '@sojourn/contract/site/reading'
import { outlinedText } from '../rich-text-outline.ts'
import { linesOf } from '../wording/lines.ts'
import type { brochureData } from '../brochure/brochure-data.ts'
import type { DocxWriter } from './docx-writer.ts'

type Data = ReturnType<typeof brochureData>
type Blocks = (Paragraph | Table)[]

/** The stops of the route as a numbered list. */
export function docxStops({ stops }: Data, { text, words, lists, uiHeading }: DocxWriter): Blocks {
  if (stops.length === 0) return []
  const numbering = { ...lists.numbers(1), level: 0 }
  return [
    uiHeading(words.sections.theRoute, 1),
    ...stops.map(
      ({ place, nights, day }) =>
        new Paragraph({
          numbering,
          bidirectional: text.isRightToLeft,
          children: [
            ...text.runs(place, { bold: true }),
            ...text.ui(` · ${[day, nights].filter(Boolean).join(' · ')}`),
          ],
        }),
    ),
  ]
}

/** The price, what it includes and how it is paid. */
export function docxPrice(price: Data['price'], writer: DocxWriter): Blocks {
  if (price === null) return []
  const { text, words, uiHeading, rich } = writer
  const { figure, basis, aside, lines, includes, excludes, deposit, schedule, validity, bankDetails } = price
  return [
    uiHeading(words.sections.price, 1),
    text.uiLine(figure, { run: { bold: true, size: 36 } }),
    text.uiLine(aside === null ? basis : `${basis} · ${aside}`),
    ...(lines.length === 0
      ? []
      : [
          uiHeading(words.price.breakdown, 2),
          amounts(
            lines.map(({ title, amount }) => [title, amount]),
            writer,
          ),
        ]),
    ...(includes === null ? [] : [uiHeading(words.price.included, 2), ...rich(includes, 3)]),
    ...(excludes === null ? [] : [uiHeading(words.price.notIncluded, 2), ...rich(excludes, 3)]),
    ...(schedule.length === 0 && deposit === null && validity === null ? [] : [uiHeading(words.price.payment, 2)]),
    ...[deposit, validity].filter((line) => line !== null).map((line) => text.uiLine(line)),
    ...(schedule.length === 0
      ? []
      : [
          amounts(
            schedule.map(({ label, due, amount }) => [label, due, amount]),
            writer,
          ),
        ]),
    ...(bankDetails === null ? [] : [uiHeading(words.price.bankDetails, 2), text.line(bankDetails)]),
  ]
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const hairline = { style: BorderStyle.SINGLE, size: 4, color: 'D9CFBE' }

/** A table whose first column is by the company, and whose last column has amounts. */
function amounts(rows: string[][], { text }: DocxWriter): Table {
  const cellOf = (words: string, column: number, count: number) =>
    new TableCell({
      margins: { top: 60, bottom: 60, left: 0, right: 100 },
      borders: { top: none, left: none, right: none, bottom: hairline },
      children: [
        column === 0
          ? text.line(words)
          : text.uiLine(
              words,
              column === count - 1 ? { alignment: text.isRightToLeft ? AlignmentType.LEFT : AlignmentType.RIGHT } : {},
            ),
      ],
    })
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    visuallyRightToLeft: text.isRightToLeft || undefined,
    rows: rows.map(
      (row) =>
        new TableRow({ children: row.map((words, column) => cellOf(words, column, row.length)), cantSplit: true }),
    ),
  })
}

/** A guide or a company page, without its images. */
export const docxReading = ({ title, blocks }: Reading, writer: DocxWriter): Blocks => [
  writer.heading(title, 1),
  ...blocks.flatMap((block) => blockOf(block, title, writer)),
]

function blockOf(block: ReadingBlock, title: string, { text, heading, rich }: DocxWriter): Blocks {
  const lines = (...all: (string | null)[]) =>
    all.flatMap((words) => linesOf(words)).map((words) => text.line(words, { run: { italics: true } }))
  const titled = 'title' in block && block.title !== null && block.title !== title ? [heading(block.title, 2)] : []
  switch (block.type) {
    case 'hero':
      return lines(block.title === title ? null : block.title, block.subtitle)
    case 'text':
      return rich(outlinedText(block.body), 2)
    case 'team':
      return [
        ...titled,
        ...block.members.flatMap(({ name, role, about }) => [
          text.line(name, { run: { bold: true } }),
          ...[role, ...linesOf(about)].filter((words) => words !== null).map((words) => text.line(words)),
        ]),
      ]
    case 'faq': {
      const level = titled.length > 0 ? 3 : 2
      return [
        ...titled,
        ...block.items.flatMap(({ question, answer }) => [
          heading(question, level),
          ...rich(outlinedText(answer), level + 1),
        ]),
      ]
    }
    case 'quote':
      return lines(block.text, block.author)
    case 'image':
    case 'gallery':
      return []
  }
}
