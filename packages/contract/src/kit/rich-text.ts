import { plainText } from './plain-text.ts'
import { z } from 'zod'
import { about } from './about.ts'
import { storedAs } from './column.ts'
import { maxRichTextLength, maxTableColumns, maxTableRows, maxUrlLength } from './field-limits.ts'
import { withoutEditorAttrs } from './without-editor-attrs.ts'

/** The allowed targets of a link in a rich text. */
export const linkTarget = z
  .string()
  .max(maxUrlLength)
  .refine(
    (href) => href.isWellFormed() && /^(https?:\/\/|mailto:|tel:)[^\s\u0000-\u001f\u007f-\u009f]+$/i.test(href),
    'must be an http, https, mailto or tel link',
  )
  .register(about, { description: 'An http, https, mailto or tel link.', examples: ['https://www.example.com'] })

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: linkTarget }) }),
])

const text = z
  .strictObject({
    type: z.literal('text'),
    text: z
      .string()
      .min(1)
      .max(maxRichTextLength)
      .refine((value) => value.isWellFormed(), 'contains a character that cannot be stored')
      .refine(
        (value) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/.test(value),
        'contains a control character',
      )
      .normalize('NFC'),
    marks: z.array(mark).max(3).optional(),
  })
  .register(about, { id: 'RichTextRun', description: 'Text with the same formatting.' })

const paragraph = z
  .strictObject({ type: z.literal('paragraph'), content: z.array(text).optional() })
  .register(about, { id: 'RichTextParagraph' })
const heading = z
  .strictObject({
    type: z.literal('heading'),
    attrs: z.strictObject({ level: z.union([z.literal(3), z.literal(4)]) }),
    content: z.array(text).optional(),
  })
  .register(about, { id: 'RichTextHeading' })

const listItem = z.strictObject({
  type: z.literal('listItem'),
  get content() {
    return z.array(z.discriminatedUnion('type', [paragraph, bulletList, orderedList])).min(1)
  },
})
about.add(listItem, { id: 'RichTextListItem' })
const bulletList = z
  .strictObject({ type: z.literal('bulletList'), content: z.array(listItem).min(1) })
  .register(about, { id: 'RichTextBulletList' })
const orderedList = z
  .strictObject({
    type: z.literal('orderedList'),
    attrs: z.strictObject({ start: z.int().min(1).max(9999) }).optional(),
    content: z.array(listItem).min(1),
  })
  .register(about, { id: 'RichTextOrderedList' })

const cellBlocks = z.array(z.discriminatedUnion('type', [paragraph, heading, bulletList, orderedList])).min(1)
const cellAttrs = z
  .strictObject({
    colspan: z.int().min(1).max(maxTableColumns).optional(),
    rowspan: z.int().min(1).max(maxTableRows).optional(),
  })
  .optional()
const tableCell = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('tableHeader'), attrs: cellAttrs, content: cellBlocks }),
  z.strictObject({ type: z.literal('tableCell'), attrs: cellAttrs, content: cellBlocks }),
])
const tableRow = z.strictObject({
  type: z.literal('tableRow'),
  content: z.array(tableCell).min(1).max(maxTableColumns),
})
const table = z
  .strictObject({ type: z.literal('table'), content: z.array(tableRow).min(1).max(maxTableRows) })
  .register(about, { id: 'RichTextTable' })

const block = z.discriminatedUnion('type', [paragraph, heading, bulletList, orderedList, table])

const documentSchema = z.strictObject({ type: z.literal('doc'), content: z.array(block) })

/** Rich text as a ProseMirror document with a few safe nodes; never HTML. */
export type RichText = z.infer<typeof documentSchema>
export type RichTextBlock = z.infer<typeof block>
export type RichTextInline = z.infer<typeof text>

const formatted = storedAs(
  z.preprocess(
    (doc: RichText) => withoutEditorAttrs(doc),
    documentSchema.refine(
      (doc) => plainText(doc).length <= maxRichTextLength,
      `has more than ${maxRichTextLength} characters of text`,
    ),
  ),
  'jsonb',
).register(about, {
  id: 'RichText',
  description:
    'Formatted text as a ProseMirror document, never HTML. Allows a few safe nodes and at most 20,000 characters, 5,000 nodes and 20 columns per table.',
})

/** Rich text of at most 20,000 characters. Meaningless attributes that Tiptap editors add are dropped. */
export const richText = () => formatted

/** A document of plain paragraphs. */
export const paragraphs = (...texts: string[]): RichText => ({
  type: 'doc',
  content: texts.map((value) => ({ type: 'paragraph', content: [{ type: 'text', text: value }] })),
})
