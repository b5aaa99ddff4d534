import { readFileSync } from 'node:fs'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import fc from 'fast-check'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { drawnPublications } from '../fixtures/drawn-publications.ts'
import { hostilePublication } from '../fixtures/hostile-publication.ts'
import { pdfText } from '../fixtures/pdf-text.ts'
import { samplePublication } from '../fixtures/sample-publication.ts'
import { createSummaryCompiler } from './render-summary.ts'
import { summaryPictures } from './summary-data.ts'

const warnings: string[] = []
const compiler = createSummaryCompiler((words) => warnings.push(words))
const grey = readFileSync(new URL('../fixtures/grey.jpg', import.meta.url))
const render = (publication: Publication) =>
  compiler.render(publication, new Map(summaryPictures(publication).map(({ key }) => [key, grey])))
const latin = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1')
const pages = (pdf: Uint8Array) => latin(pdf).match(/\/Type \/Page\n/g)?.length ?? 0
const textOf = (pdf: Uint8Array) => pdfText(pdf).replaceAll(/[\u200b\s]/g, '')

describe('the summary of a publication', () => {
  it('is a tagged PDF/UA-1 of one page with the days, the price and the contact', () => {
    const pdf = render(samplePublication)
    expect(latin(pdf)).toMatch(/pdfuaid:part>1</)
    expect(latin(pdf)).toContain('/StructTreeRoot')
    expect(pages(pdf)).toBe(1)
    const text = textOf(pdf)
    for (const { title } of samplePublication.days) expect(text).toContain(title?.replaceAll(' ', ''))
    for (const words of ['Dunes&Delta', '4–17May2027', '€18,460', 'LindiweMaseko', 'Sossusvlei', 'SignalHouse'])
      expect(text).toContain(words)
    expect(warnings).toEqual([])
  })

  it.each([1, 30, 60])('fits %i days on one page', (count) => {
    const [day] = samplePublication.days
    if (!day) throw new Error('the sample has days')
    const days = Array.from({ length: count }, (_, index) => ({ ...day, n: index + 1 }))
    expect(pages(render({ ...samplePublication, days }))).toBe(1)
  })

  it.each(['ar', 'pt'])('has each date on one line in %s, which writes longer ones', async (language) => {
    const document = await getDocument({
      data: new Uint8Array(render({ ...samplePublication, language })),
      verbosity: 0,
    }).promise
    const { items } = await (await document.getPage(1)).getTextContent()
    const rows = Map.groupBy(
      items.flatMap((item) => ('str' in item ? [{ text: item.str, y: Math.round(Number(item.transform[5])) }] : [])),
      ({ y }) => y,
    )
    const lines = [...rows.values()].map((row) => row.map(({ text }) => text).join(' '))
    const ofDays = lines.filter((line) => /[،,] *1?\d\/05|\p{Script=Arab}،.*مايو/u.test(line))
    expect(ofDays).toHaveLength(samplePublication.days.length)
  })

  it('contains nothing of hidden sections', () => {
    const text = textOf(render({ ...samplePublication, sections: ['highlights'] }))
    expect(text).toContain('Dunes&Delta')
    for (const hidden of ['€18,460', 'LindiweMaseko', 'Sossusvlei', 'SignalHouse', '+27215550100'])
      expect(text).not.toContain(hidden)
  })

  it('prints hostile text literally, and all that a publication may contain', () => {
    expect(latin(render(hostilePublication))).toMatch(/pdfuaid:part>1</)
    fc.assert(
      fc.property(drawnPublications, (publication) => void render(publication)),
      { numRuns: 12, seed: 9 },
    )
  })
})
