import type { Publication, PublishedDay } from '@sojourn/contract/itinerary/publication'
import type { ReadingBlock } from '@sojourn/contract/site/reading'
import { describe, expect, it } from 'vitest'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { greyCrops } from '../fixtures/publication-pictures.ts'
import { bullets, doc, paragraph, picture } from '../fixtures/sample-parts.ts'
import { samplePublication } from '../fixtures/sample-publication.ts'
import { createBrochureCompiler } from './render-brochure.ts'

const compiler = createBrochureCompiler()
const linesOf = (itinerary: Partial<Publication>) => {
  const publication = { ...samplePublication, ...itinerary }
  return pdfLines(compiler.render(publication, greyCrops(publication)))
}

const sentence = 'The guide knows where the river bends and where the elephants come down to it in the late afternoon. '
const [sparse, other] = samplePublication.days
const outing = samplePublication.days.flatMap(({ segments }) => segments).find(({ kind }) => kind === 'excursion')
if (!sparse || !other || !outing) throw new Error('the sample has days and an excursion')

/** A day with `count` excursions of `sentences` sentences each, a number of images, and a stay with two paragraphs. */
const dense = (
  count: number,
  sentences: number,
  pictures: number,
  extra: Partial<PublishedDay> = {},
): PublishedDay => ({
  ...sparse,
  description: doc(paragraph(sentence.repeat(3))),
  hero: picture(1, 'Dunes'),
  segments: [
    ...sparse.segments
      .filter(({ kind }) => kind === 'accommodation')
      .map((stay) => ({ ...stay, description: doc(paragraph(sentence.repeat(3)), paragraph(sentence.repeat(2))) })),
    ...Array.from({ length: count }, (_, index) => ({
      ...outing,
      title: `Outing ${index + 1} of ${count}`,
      description: doc(paragraph(sentence.repeat(sentences))),
      note: `Note ${index + 1} of ${count}`,
      pictures: index < pictures ? [picture(2 + index, `Picture ${index}`, { caption: 'By the river' })] : [],
    })),
  ],
  ...extra,
})

const itinerary = [
  sparse,
  ...[3, 5, 7].flatMap((count) => [0, 1, 3].map((pictures) => dense(count, 3, pictures))),
  other,
  dense(14, 2, 1),
  dense(7, 4, 0, { hero: null }),
  dense(6, 3, 2, { hero: null, stay: null, segments: dense(6, 3, 2).segments.slice(1) }),
  sparse,
].map((day, index) => ({ ...day, n: index + 1 }))

/** The pages of days, without the cover and the table of all days. */
const dayPages = async (days: PublishedDay[]) => {
  const pages = await linesOf({ sections: ['days'], days })
  return pages.slice(pages.findIndex((lines) => lines.some((line) => opensDay.test(line))))
}
const opensDay = /^DAY\d+·/

/** A page with fewer lines, including its footer, would be less than about a third full. */
const minLines = 12

describe('the pages of a brochure', () => {
  it('are each at least a third full, whether days are full or not', async () => {
    const pages = await dayPages(itinerary)
    for (const lines of pages) expect(lines.length, lines.join('\n')).toBeGreaterThanOrEqual(minLines)
    const further = pages.filter((lines) => !lines.some((line) => opensDay.test(line)))
    expect(further.length).toBeGreaterThan(5)
    for (const lines of further) expect(lines.join('\n')).toMatch(/^DAY\d+,CONTINUED$/m)
  })

  it('show every part of every day, however full it is', async () => {
    const text = (await dayPages(itinerary)).flat().join('')
    for (const [index, day] of itinerary.entries()) {
      const expected = day.segments.flatMap(({ title, note }) => [title, note?.startsWith('Note') ? note : ''])
      for (const words of expected) expect(text, `day ${index + 1}`).toContain(words.replaceAll(' ', ''))
    }
  })

  it('keep a full day on one page rather than move a few lines or its images to the next', async () => {
    for (const [count, sentences, pictures] of [
      [3, 1, 2],
      [4, 1, 3],
      [2, 3, 1],
      [3, 3, 0],
      [3, 3, 3],
      [2, 4, 2],
    ] as const) {
      const day = dense(count, sentences, pictures)
      expect(await dayPages([day]), `${count} outings of ${sentences} sentences, ${pictures} pictures`).toHaveLength(1)
    }
  })

  it('break a part that is taller than a page, with enough of it on the next page', async () => {
    for (const sentences of [28, 44, 48, 70]) {
      const pages = await dayPages([dense(1, sentences, 2)])
      expect(pages.length).toBeGreaterThan(1)
      for (const lines of pages) expect(lines.length, `${sentences} sentences`).toBeGreaterThanOrEqual(minLines)
    }
  })

  it('keep price and terms together, even if the web page shows other sections between them', async () => {
    const both = await linesOf({ sections: ['price', 'documents', 'terms'] })
    expect(both).toHaveLength(2)
    expect(both[1]).toEqual(expect.arrayContaining(['Price', 'TERMSANDCONDITIONS']))
  })

  it('show guides one after another, and each company page under its own title', async () => {
    const pages = await linesOf({ sections: ['guides', 'pages'] })
    const at = (title: string) => pages.findIndex((lines) => lines.includes(title))
    expect([at('Goodtoknow'), at('Whoplansyourjourney'), at('Bookingterms')]).toEqual([1, 2, 3])
    const [, guides = [], people = [], terms = []] = pages
    expect(guides).toEqual(expect.arrayContaining(['Packingforlightaircraft', 'ThewateroftheOkavango']))
    expect(people).toEqual(expect.arrayContaining(['INTHELOFT', 'LindiweMaseko']))
    expect(terms.join('')).toMatch(/Whodowecallatnight\?.*Adepositofafifthconfirms/)
  })

  it('lose nothing of small print that is too long for one page', async () => {
    const whole = `${sentence.repeat(36)}The last words.`
    const items = Array.from({ length: 24 }, (_, n) => `${sentence}${sentence.slice(0, 50)} Item ${n + 1} ends.`)
    for (const body of [doc(paragraph(whole)), doc(bullets(...items))]) {
      const text: ReadingBlock = { type: 'text', body }
      const pages = await linesOf({
        sections: ['pages'],
        pages: [{ title: 'Booking terms', isSmallPrint: true, blocks: [text] }],
      })
      expect(pages.flat().join('')).toMatch(/Thelastwords|Item24ends/)
    }
  })

  it('divide price and terms evenly between two pages if one is too small', async () => {
    const terms = doc(...Array.from({ length: 8 }, () => paragraph(sentence.repeat(4))))
    const pages = await linesOf({ sections: ['price', 'terms'], terms })
    expect(pages).toHaveLength(3)
    for (const lines of pages.slice(1)) expect(lines.length).toBeGreaterThan(15)
    const long = doc(...Array.from({ length: 43 }, () => paragraph(sentence.repeat(5))))
    for (const lines of (await linesOf({ sections: ['terms'], terms: long })).slice(1)) {
      expect(lines.length).toBeGreaterThan(20)
    }
  })

  it('do not leave a page with only a few images of a gallery', async () => {
    for (const count of Array.from({ length: 24 }, (_, index) => index + 1)) {
      const gallery = Array.from({ length: count }, (_, index) =>
        picture(index, 'Evening', { caption: `Caption ${index}.` }),
      )
      const pages = (await linesOf({ sections: ['gallery'], gallery })).slice(1)
      const captionCounts = pages.map((lines) => lines.join('').match(/Caption\d+\./g)?.length ?? 0)
      expect(captionCounts.reduce((sum, each) => sum + each, 0)).toBe(count >= 6 ? count - 1 : count)
      for (const each of captionCounts.slice(1))
        expect(each, `${count} pictures: ${captionCounts.join(', ')}`).toBeGreaterThanOrEqual(6)
    }
  })
})

describe('words that are wider than the page', () => {
  it('are broken everywhere', async () => {
    const word = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4)
    const days = samplePublication.days.map((day) => ({
      ...day,
      title: word,
      routeLine: word,
      description: doc(paragraph(word)),
      segments: day.segments.map((segment) => ({ ...segment, title: word, note: word })),
    }))
    const publication = { ...samplePublication, title: word, subtitle: word, terms: doc(paragraph(word)), days }
    const pdf = compiler.render(publication, greyCrops(publication))
    const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
    const pages = await Promise.all(
      Array.from({ length: document.numPages }, async (_, page) => (await document.getPage(page + 1)).getTextContent()),
    )
    const ends = pages.flatMap(({ items }) =>
      items.flatMap((item) => ('str' in item ? [Number(item.transform[4]) + item.width] : [])),
    )
    // A4 is 595 points wide.
    expect(Math.max(...ends)).toBeLessThan(590)
  })
})

/**
 * The lines of text of each page of a PDF, from top to bottom; texts side by side are one line. Without spaces, so that
 * letter-spaced words match.
 */
async function pdfLines(pdf: Uint8Array): Promise<string[][]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent()
      const words = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []))
      const lines = Map.groupBy(words, ({ transform }) => Math.round(Number(transform[5])))
      // Ignores text outside the page.
      return [...lines]
        .filter(([height]) => height > 0)
        .toSorted(([above], [below]) => below - above)
        .map(([, line]) => line.map(({ str }) => str.replaceAll(/[\s\u200b]/g, '')).join(''))
    }),
  )
}
