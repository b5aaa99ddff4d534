import { richText } from '@sojourn/contract/kit/rich-text'
import { plainText } from '@sojourn/contract/kit/plain-text'
import { describe, expect, it } from 'vitest'
import { cleanRichText, forEditor } from './clean-rich-text.ts'

const doc = (...content: unknown[]) => ({ type: 'doc', content })
const text = (value: string, ...marks: unknown[]) => ({ type: 'text', text: value, ...(marks.length ? { marks } : {}) })
const p = (...content: unknown[]) => ({ type: 'paragraph', content })
const cell = (value: string, attrs: object = {}) => ({ type: 'tableCell', attrs, content: [p(text(value))] })
const row = (...content: unknown[]) => ({ type: 'tableRow', content })

/** Cleans a document, and checks the result against the contract. */
const cleaned = (document: unknown) => {
  const result = cleanRichText(document)
  expect(richText().nullable().safeParse(result).error).toBeUndefined()
  return result
}

describe('a cleaned document', () => {
  it.each([
    null,
    undefined,
    'text',
    {},
    doc(),
    doc({ type: 'paragraph' }),
    doc(p(), p(text('  '))),
    doc({ type: 'heading', attrs: { level: 3 } }),
    doc({ type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] }),
    doc({ type: 'horizontalRule' }),
  ])('is null if there is no text: %j', (document) => {
    expect(cleaned(document)).toBeNull()
  })

  it('loses attributes and marks that are not in the contract, and keeps the text', () => {
    const link = { type: 'link', attrs: { href: 'https://example.com', target: '_blank', rel: null, class: null } }
    expect(
      cleaned(
        doc(
          { type: 'heading', attrs: { level: 4, textAlign: 'center', id: 'x' }, content: [text('Visa')] },
          {
            ...p(text('a '), text('b', { type: 'bold' }, { type: 'underline' }), text('c', link)),
            attrs: { dir: 'rtl' },
          },
        ),
      ),
    ).toEqual(
      doc(
        { type: 'heading', attrs: { level: 4 }, content: [text('Visa')] },
        p(text('a '), text('b', { type: 'bold' }), text('c', { type: 'link', attrs: { href: 'https://example.com' } })),
      ),
    )
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '/local', 'ftp://example.com', 'https://a b', ''])(
    'keeps the text of a link to “%s” without the link',
    (href) => {
      expect(cleaned(doc(p(text('here', { type: 'link', attrs: { href } }))))).toEqual(doc(p(text('here'))))
    },
  )

  it('joins adjacent texts that look the same without unknown marks', () => {
    expect(cleaned(doc(p(text('a', { type: 'strike' }), text('b'), text('c', { type: 'bold' }))))).toEqual(
      doc(p(text('ab'), text('c', { type: 'bold' }))),
    )
  })

  it('has only headings of level 3 and 4', () => {
    const levels = [1, 2, 3, 4, 5, 6].map((level) => ({ type: 'heading', attrs: { level }, content: [text('x')] }))
    expect(cleaned(doc(...levels))?.content.map((one) => one.type === 'heading' && one.attrs.level)).toEqual([
      3, 3, 3, 4, 4, 4,
    ])
  })

  it('loses unknown nodes around text', () => {
    expect(
      cleaned(doc({ type: 'blockquote', content: [p(text('a')), { type: 'callout', content: [text('b')] }] })),
    ).toEqual(doc(p(text('a')), p(text('b'))))
  })

  it('keeps nested lists and their first number, with only paragraphs and lists in them', () => {
    const item = (...content: unknown[]) => ({ type: 'listItem', content })
    expect(
      cleaned(
        doc({
          type: 'orderedList',
          attrs: { start: 3, type: 'a' },
          content: [
            item(p(text('a')), { type: 'bulletList', content: [item(p(text('b')))] }),
            item({ type: 'heading', attrs: { level: 3 }, content: [text('c')] }),
            item(),
          ],
        }),
      ),
    ).toEqual(
      doc({
        type: 'orderedList',
        attrs: { start: 3 },
        content: [
          item(p(text('a')), { type: 'bulletList', content: [item(p(text('b')))] }),
          item(p(text('c'))),
          item({ type: 'paragraph' }),
        ],
      }),
    )
    expect(cleaned(doc({ type: 'orderedList', attrs: { start: 1 }, content: [item(p(text('a')))] }))).toEqual(
      doc({ type: 'orderedList', content: [item(p(text('a')))] }),
    )
  })

  it('keeps tables with the spans of their cells', () => {
    const table = { type: 'table', content: [row(cell('a', { colspan: 2, rowspan: 1, colwidth: [90], align: null }))] }
    expect(cleaned(doc(table))).toEqual(
      doc({ type: 'table', content: [row({ type: 'tableCell', attrs: { colspan: 2 }, content: [p(text('a'))] })] }),
    )
  })

  it('keeps an empty table', () => {
    expect(cleaned(doc({ type: 'table', content: [row({ type: 'tableCell', content: [] })] }))).not.toBeNull()
  })

  it('has lines instead of a table that is too large or nested, without losing text', () => {
    const wide = { type: 'table', content: [row(...Array.from({ length: 21 }, (_, n) => cell(`c${n}`)))] }
    const long = { type: 'table', content: Array.from({ length: 101 }, (_, n) => row(cell(`r${n}`))) }
    expect(plainText(cleaned(doc(wide)) ?? { type: 'doc', content: [] })).toContain('c19 | c20')
    expect(cleaned(doc(long))?.content).toHaveLength(101)
    const inner = { type: 'tableCell', content: [{ type: 'table', content: [row(cell('x'), cell('y'))] }] }
    expect(cleaned(doc({ type: 'table', content: [row(inner)] }))).toEqual(
      doc({ type: 'table', content: [row({ type: 'tableCell', content: [p(text('x | y'))] })] }),
    )
  })

  it('loses control characters and lone surrogates', () => {
    expect(cleaned(doc(p(text('a\u0000\u0085b'), text('\ud800'))))).toEqual(doc(p(text('ab\ufffd'))))
  })

  it('has no empty paragraphs at the end', () => {
    expect(cleaned(doc(p(), p(text('a')), p(), p()))).toEqual(doc({ type: 'paragraph' }, p(text('a'))))
  })
})

it('a list item that begins with a list gets a paragraph before it, and the document stays valid', () => {
  const inner = {
    type: 'bulletList' as const,
    content: [{ type: 'listItem' as const, content: [{ type: 'paragraph' as const }] }],
  }
  const ready = forEditor({
    type: 'doc',
    content: [{ type: 'bulletList', content: [{ type: 'listItem', content: [inner] }] }],
  })
  expect(ready.content[0]).toMatchObject({ content: [{ content: [{ type: 'paragraph' }, { type: 'bulletList' }] }] })
  expect(richText().safeParse(ready).success).toBe(true)
})
