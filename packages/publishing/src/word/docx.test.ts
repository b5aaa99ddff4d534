import { readFileSync } from 'node:fs'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { DOMParser } from '@xmldom/xmldom'
import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { drawnPublications } from '../fixtures/drawn-publications.ts'
import { arabicText, hostilePublication, hostileText } from '../fixtures/hostile-publication.ts'
import { readDocx } from '../fixtures/read-docx.ts'
import { samplePublication } from '../fixtures/sample-publication.ts'
import { wordsIn } from '../languages/words.ts'
import { docxPictures } from './docx-pictures.ts'
import { renderDocx } from './render-docx.ts'

const grey = readFileSync(new URL('../fixtures/grey.jpg', import.meta.url))
const cropsOf = (publication: Publication) =>
  new Map(docxPictures(publication).map(({ key }) => [key, new Uint8Array(grey)]))
const write = (publication: Publication) => renderDocx(publication, cropsOf(publication))

const read = async (publication: Publication) => readDocx(await write(publication))
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

/** The parts of the file by name. Throws for one that is not well-formed. */
const partsOf = async (publication: Publication) => {
  const parts = Object.entries(unzipSync(await write(publication))).filter(([name]) => /\.(?:xml|rels)$/.test(name))
  return new Map(
    parts.map(([name, bytes]) => {
      const text = new TextDecoder().decode(bytes)
      const parser = new DOMParser({
        onError: (level, words) => {
          if (level !== 'warning') throw new Error(`${name}: ${words}`)
        },
      })
      parser.parseFromString(text, 'application/xml')
      return [name, text]
    }),
  )
}
const sample = await read(samplePublication)

describe('the Word document of a publication', () => {
  it('has a cover and the whole itinerary, day by day', () => {
    const text = textOf(sample)
    expect(sample).toMatch(/<h1>Your journey<\/h1>/)
    for (const words of [
      'Dunes &amp; Delta',
      '4–17 May 2027',
      '2 adults',
      '€18,460',
      'Lindiwe Maseko',
      'Passports must',
    ])
      expect(text).toContain(words)
    for (const { n, title } of samplePublication.days) expect(sample).toContain(`<h2>Day ${n}: ${title}</h2>`)
    for (const { segments } of samplePublication.days)
      for (const { title } of segments) expect(text).toContain(title.replaceAll('&', '&amp;'))
  })

  it('has headings that do not skip a level, lists, tables, links and images with their text', () => {
    const levels = [...sample.matchAll(/<h([1-6])>/g)].map(([, level]) => Number(level))
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
    expect(sample).toMatch(/<ol><li>Deadvlei/)
    expect(sample).toMatch(/<ul><li>Thirteen nights/)
    expect(sample).toMatch(/<table>.*The deposit.*<\/table>/)
    expect(sample).toContain('<a href="https://kalahari-trails.example/terms">')
    const images = [...sample.matchAll(/<img alt="([^"]*)"/g)].map(([, alt]) => alt)
    expect(images).toContain('A line of red dunes at dawn, a single acacia in the foreground')
    expect(images.length).toBe(docxPictures(samplePublication).length)
  })

  it('shows the sections of the publication in their order, and nothing of others', async () => {
    const html = await read({ ...samplePublication, sections: ['price', 'days'] })
    expect(html.indexOf('Price</h1>')).toBeGreaterThan(0)
    expect(html.indexOf('Day by day</h1>')).toBeGreaterThan(html.indexOf('Price</h1>'))
    expect(html).not.toMatch(/Lindiwe|Passports must|The route|They talked us out|\+27 215/)
    expect(await read({ ...samplePublication, sections: ['days'] })).not.toContain('18,460')
  })

  it('has the language and direction of its texts', async () => {
    const inLanguage = async (language: string) => {
      const parts = await partsOf({
        ...hostilePublication,
        language,
        title: 'رحلة إلى الأقصر',
        highlights: ['京都の寺'],
      })
      expect(parts.get('word/styles.xml')).toContain(`w:bidi="${language}"`)
      const document = parts.get('word/document.xml') ?? ''
      expect(document).toMatch(/<w:pStyle w:val="Title"\/>.{0,40}<w:bidi\/>/)
      expect(document).toMatch(/<w:rtl\/>.{0,200}رحلة/)
      expect(document).toMatch(/w:eastAsia="ja"[^>]*\/>.{0,60}京都/)
      return document
    }
    const arabic = await inLanguage('ar')
    const { highlights } = wordsIn('ar').sections
    expect(arabic).toMatch(new RegExp(`<w:bidi/>(?:(?!</w:p>).){0,300}<w:rtl/>(?:(?!</w:p>).){0,200}>${highlights}<`))
    expect(arabic).not.toMatch(/Highlights|w:val="en-GB"|[٠-٩]/)
    const document = await inLanguage('fa')
    expect(document).toMatch(/w:val="en-GB"[^>]*\/>.{0,60}Highlights/)
    expect(document).toMatch(/<w:jc w:val="right"\/>.{0,300}>Highlights</)
    expect((await partsOf(samplePublication)).get('word/document.xml')).not.toContain('<w:bidi/>')
  })

  it('shows hostile text as text', async () => {
    const text = (await read(hostilePublication))
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
    expect(text.replaceAll('&amp;', '&')).toContain(hostileText.slice(0, 40))
    expect(text).toContain(arabicText)
  })

  it('is well-formed and can be read whatever a publication contains', async () => {
    await fc.assert(
      fc.asyncProperty(drawnPublications, async (publication) => {
        const parts = await partsOf(publication)
        expect(parts.has('word/document.xml')).toBe(true)
        await read(publication)
      }),
      { numRuns: 15, seed: 3 },
    )
  })
})
