import type { Publication } from '@sojourn/contract/itinerary/publication'
import type { RichText, RichTextBlock } from '@sojourn/contract/kit/rich-text'
import { describe, expect, it } from 'vitest'
import { pdfText } from '../fixtures/pdf-text.ts'
import { day, doc, paragraph, text } from '../fixtures/sample-parts.ts'
import { samplePublication } from '../fixtures/sample-publication.ts'
import { noLinks } from '../fixtures/no-links.ts'
import { renderPage } from '../page/render-page.ts'
import { createBrochureCompiler } from './render-brochure.ts'

const compiler = createBrochureCompiler()
const itineraryOf = (description: RichText) => ({
  ...samplePublication,
  stays: [],
  route: [],
  guides: [],
  pages: [],
  days: [day(1, null, { title: 'A day', description })],
})
const print = (description: RichText) => pdfText(compiler.render(itineraryOf(description), new Map()))
const link = (words: string) => text(words, { type: 'link', attrs: { href: 'https://www.example.com' } })

type Spans = { colspan?: number; rowspan?: number }
const cell = (words: string, attrs?: Spans, type: 'tableCell' | 'tableHeader' = 'tableCell') => ({
  type,
  ...(attrs ? { attrs } : {}),
  content: [{ type: 'paragraph' as const, content: [text(words)] }],
})
const table = (...rows: ReturnType<typeof cell>[][]): RichTextBlock => ({
  type: 'table',
  content: rows.map((content) => ({ type: 'tableRow' as const, content })),
})

describe('a brochure is printed', () => {
  it.each([
    ['overlap', table([cell('Aaa'), cell('Bbb', { rowspan: 2 })], [cell('Ccc', { colspan: 2 })])],
    ['extend below the last row', table([cell('Aaa', { rowspan: 9 }), cell('Bbb')], [cell('Ccc')])],
    ['extend beyond the edge', table([cell('Aaa'), cell('Bbb')], [cell('Ccc', { colspan: 20 })])],
    ['leave gaps', table([cell('Aaa')], [cell('Bbb'), cell('Ccc', { rowspan: 3 })], [cell('x')])],
    [
      'are all headings',
      table([cell('Aaa', {}, 'tableHeader'), cell('Bbb', {}, 'tableHeader'), cell('Ccc', {}, 'tableHeader')]),
    ],
    [
      'are headings of several rows',
      table(
        [cell('Aaa', { rowspan: 2 }, 'tableHeader'), cell('Bbb', {}, 'tableHeader')],
        [cell('Ccc', { colspan: 2 })],
      ),
    ],
  ])('with a table whose cells %s', (_, node) => {
    const words = print(doc(node))
    for (const each of ['Aaa', 'Bbb', 'Ccc']) expect(words).toContain(each)
  })

  it('with a small heading below a large one that is invisible', () => {
    const heading = (level: 3 | 4, words: string): RichTextBlock => ({
      type: 'heading',
      attrs: { level },
      content: [text(words)],
    })
    expect(print(doc(heading(3, '\u200b'), heading(4, 'Small'), paragraph('Words.')))).toContain('Small')
  })

  it('with a question and a name that are invisible', () => {
    const member = { name: '\u00ad', role: null, about: 'About.', picture: null }
    const item = { question: '\u00ad', answer: doc(paragraph('An answer.')) }
    const pages: Publication['pages'] = [
      {
        title: 'Page',
        isSmallPrint: false,
        blocks: [
          { type: 'team', title: null, members: [member] },
          { type: 'faq', title: null, items: [item] },
        ],
      },
    ]
    expect(pdfText(compiler.render({ ...itineraryOf(doc()), pages }, new Map()))).toContain('answer')
  })

  it.each(['\u{1343e}', '\ufff9', '\u{110bd}'])('with a format character that is in no font: %j', (sign) => {
    expect(print(doc(paragraph(`Words ${sign}.`)))).toContain('Words')
  })

  it('with a link within a link, which becomes one', () => {
    const nested = text(
      'Somewhere',
      { type: 'link', attrs: { href: 'https://www.example.com' } },
      { type: 'link', attrs: { href: 'tel:+1' } },
    )
    expect(print(doc(paragraph(nested)))).toContain('Somewhere')
  })

  it.each(['मुंबई', 'བོད', 'แม่น้ำ', '🐘🇳🇦\ufffdབོད𝌪➗', `${'x'.repeat(28)}🐘🐘`, 'E\u0323\u0302'])(
    'with a place called %s on its map',
    (label) => {
      const stop = { lat: -24.7, lng: 15.4, day: 1, nights: 0, country: null }
      const route = [
        { ...stop, label },
        { ...stop, label: 'Namib', lng: 18 },
      ]
      const words = pdfText(compiler.render({ ...itineraryOf(doc()), sections: ['route'], route }, new Map()))
      expect(words).toContain('Namib')
    },
  )

  it('with a running title that is cut within a grapheme cluster', () => {
    const title = `${'x'.repeat(58)}🐘 and more`
    expect(pdfText(compiler.render({ ...itineraryOf(doc()), title }, new Map()))).toContain('x…')
  })

  it.each([
    ['at its end', paragraph('Look ', link('here\u00ad'))],
    ['as its only character', paragraph('Look ', link('\u00ad'))],
    [
      'after it, in right-to-left text',
      table([
        cell('Look'),
        cell('b'),
        cell('c'),
        { type: 'tableCell', content: [paragraph(link('שלם'), '𐡩"\u00adﴀ⯳𒿠🫷')] } as never,
      ]),
    ],
  ])('with a link that has a soft hyphen %s', (_, node) => {
    expect(print(doc(node))).toContain('Look')
  })

  it.each(['Éleveur de chameaux', 'E\u0301leveur', '旅', '👨‍👩‍👧', '\ufeff'])('with a contact who is %s', (jobTitle) => {
    const designer = { name: 'Ada', jobTitle, email: 'ada@example.test', phone: null }
    expect(pdfText(compiler.render({ ...itineraryOf(doc()), designer }, new Map()))).toContain('Ada')
  })
})

it('overlapping cells have the same places in the brochure as on the page', () => {
  const description = doc(table([cell('Aaa'), cell('Bbb', { rowspan: 9 })], [cell('Ccc', { colspan: 2 }), cell('Ddd')]))
  const html = renderPage(itineraryOf(description), noLinks)
  expect(/<tbody>.*?<\/tbody>/.exec(html)?.[0]).toBe(
    '<tbody><tr><td><p dir="auto">Aaa</p></td><td rowSpan="2"><p dir="auto">Bbb</p></td></tr>' +
      '<tr><td><p dir="auto">Ccc</p></td><td><p dir="auto">Ddd</p></td></tr></tbody>',
  )
})
