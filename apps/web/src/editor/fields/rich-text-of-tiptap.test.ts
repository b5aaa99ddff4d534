import { getSchema } from '@tiptap/core'
import { TableKit } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import { describe, expect, it } from 'vitest'
import { type RichText, type RichTextInline, richText } from '@sojourn/contract/kit/rich-text'

const text = (value: string, ...marks: NonNullable<RichTextInline['marks']>) => ({
  type: 'text' as const,
  text: value,
  ...(marks.length > 0 ? { marks } : {}),
})
const paragraph = (...content: RichTextInline[]) => ({ type: 'paragraph' as const, content })
const item = (value: string) => ({ type: 'listItem' as const, content: [paragraph(text(value))] })

/** A document with every node and mark of the contract. */
const whole: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 3 }, content: [text('Getting there')] },
    paragraph(
      text('Book '),
      text('the ferry', { type: 'link', attrs: { href: 'https://ferry.example.com' } }, { type: 'bold' }),
      text(' early', { type: 'italic' }),
    ),
    { type: 'paragraph' },
    { type: 'bulletList', content: [item('Hat')] },
    { type: 'orderedList', content: [item('One'), item('Two')] },
    { type: 'orderedList', attrs: { start: 3 }, content: [item('Three')] },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [{ type: 'tableHeader', attrs: { colspan: 2 }, content: [paragraph(text('Fares'))] }],
        },
        {
          type: 'tableRow',
          content: [
            { type: 'tableCell', content: [paragraph(text('Adult'))] },
            { type: 'tableCell', content: [paragraph(text('12'))] },
          ],
        },
      ],
    },
  ],
}

/** The document as an editor with the default extensions outputs it. */
const asEdited = (doc: unknown): unknown => getSchema([StarterKit, TableKit]).nodeFromJSON(doc).toJSON()

const rejectedAt = (doc: unknown) =>
  richText()
    .safeParse(doc)
    .error?.issues.map((issue) => [...issue.path, ...('keys' in issue ? issue.keys : [])].join('.'))

describe('the output of Tiptap', () => {
  it('is accepted, and equals the original document after parsing', () => {
    const edited = asEdited(whole)
    expect(JSON.stringify(edited)).toMatch(/"target":"_blank".*"start":1,"type":null.*"rowspan":1,"colwidth":null/s)
    expect(richText().parse(edited)).toEqual(whole)
    expect(richText().parse(asEdited(richText().parse(edited)))).toEqual(whole)
  })

  it('is accepted with empty attributes', () => {
    const aligned = {
      type: 'doc',
      content: [
        { type: 'paragraph', attrs: { textAlign: null }, marks: null, content: [{ ...text('x'), marks: [] }] },
        { type: 'heading', attrs: { textAlign: null, level: 4 }, content: [{ ...text('y'), marks: null }] },
        { type: 'paragraph', attrs: {}, content: [text('z', { type: 'bold' })] },
        { type: 'paragraph', attrs: null },
      ],
    }
    expect(richText().parse(aligned)).toEqual({
      type: 'doc',
      content: [
        paragraph(text('x')),
        { type: 'heading', attrs: { level: 4 }, content: [text('y')] },
        paragraph(text('z', { type: 'bold' })),
        { type: 'paragraph' },
      ],
    })
  })

  it.each([
    ['content.0.type', { type: 'codeBlock', content: [text('x')] }],
    [
      'content.0.content.0.marks.0.type',
      { type: 'paragraph', content: [{ ...text('x'), marks: [{ type: 'underline' }] }] },
    ],
    ['content.0.content.0.type', { type: 'paragraph', content: [{ type: 'hardBreak' }] }],
    ['content.0.attrs', { type: 'paragraph', attrs: { textAlign: 'center' } }],
    ['content.0.attrs.level', { type: 'heading', attrs: { level: 1 } }],
    ['content.0.attrs', { type: 'heading', attrs: {} }],
    ['content.0.attrs.start', { type: 'orderedList', attrs: { start: 0 }, content: [item('x')] }],
    ['content.0.attrs', { type: 'paragraph', attrs: 7 }],
    ['content.0', null],
  ])('is rejected at %s if the contract does not allow it', (path, node) => {
    expect(rejectedAt({ type: 'doc', content: [node] })).toContain(path)
  })

  it.each([[null], [7], ['x'], [[]], [{ type: 'doc', content: 'x' }]])(
    'is rejected if it is not a document: %j',
    (value) => {
      expect(rejectedAt(value)).not.toBe(undefined)
    },
  )
})
