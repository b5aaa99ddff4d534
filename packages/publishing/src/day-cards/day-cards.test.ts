import { readFileSync } from 'node:fs'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawnPublications } from '../fixtures/drawn-publications.ts'
import { hostilePublication } from '../fixtures/hostile-publication.ts'
import { pdfText } from '../fixtures/pdf-text.ts'
import { samplePublication } from '../fixtures/sample-publication.ts'
import { dayCardPictures } from './day-cards-data.ts'
import { createDayCardCompiler } from './render-day-cards.ts'

const warnings: string[] = []
const compiler = createDayCardCompiler((words) => warnings.push(words))
const grey = readFileSync(new URL('../fixtures/grey.jpg', import.meta.url))
const render = (publication: Publication) =>
  compiler.render(publication, new Map(dayCardPictures(publication).map(({ key }) => [key, grey])))
const latin = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1')
const pages = (pdf: Uint8Array) => latin(pdf).match(/\/Type \/Page\n/g)?.length ?? 0
const textOf = (pdf: Uint8Array) => pdfText(pdf).replaceAll(/[\u200b\s]/g, '')

describe('the day cards of a publication', () => {
  it('are a tagged PDF/UA-1 of one card of the size A6 for the journey and one for each day', () => {
    const pdf = render(samplePublication)
    expect(latin(pdf)).toMatch(/pdfuaid:part>1</)
    expect(latin(pdf)).toContain('/StructTreeRoot')
    expect(latin(pdf)).toMatch(/\/MediaBox \[0 0 297\.\d+ 419\.\d+\]/)
    expect(pages(pdf)).toBe(samplePublication.days.length + 1)
    const text = textOf(pdf)
    for (const { title } of samplePublication.days) expect(text).toContain(title?.replaceAll(' ', ''))
    for (const { title } of samplePublication.days.flatMap(({ segments }) => segments))
      expect(text).toContain(title.replaceAll(/\s/g, ''))
    for (const words of ['Dunes&Delta', '4–17May2027', 'LindiweMaseko']) expect(text).toContain(words)
    expect(text).not.toContain('€')
    expect(warnings).toEqual([])
  })

  it('continue on the next card if a day has more than fits', () => {
    const [day] = samplePublication.days
    const segment = day?.segments.find(({ kind }) => kind !== 'accommodation')
    if (!day || !segment) throw new Error('the sample has days with segments')
    const segments = Array.from({ length: 40 }, (_, index) => ({ ...segment, title: `Part ${index + 1} of 40` }))
    const pdf = render({ ...samplePublication, days: [{ ...day, segments }] })
    expect(pages(pdf)).toBeGreaterThan(2)
    for (const { title } of segments) expect(textOf(pdf)).toContain(title.replaceAll(' ', ''))
  })

  it('contain nothing of hidden sections', () => {
    const pdf = render({ ...samplePublication, sections: ['price'] })
    expect(pages(pdf)).toBe(1)
    for (const hidden of ['LindiweMaseko', 'Sossusvlei', '+27215550100']) expect(textOf(pdf)).not.toContain(hidden)
  })

  it('print hostile text literally, and all that a publication may contain', () => {
    expect(latin(render(hostilePublication))).toMatch(/pdfuaid:part>1</)
    fc.assert(
      fc.property(drawnPublications, (publication) => void render(publication)),
      { numRuns: 12, seed: 9 },
    )
  })
})
