import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { describe, expect, it } from 'vitest'
import { arabicText, emojiText, hostilePublication, hostileText } from '../fixtures/hostile-publication.ts'
import { pdfText } from '../fixtures/pdf-text.ts'
import { greyCrops } from '../fixtures/publication-pictures.ts'
import { samplePublication } from '../fixtures/sample-publication.ts'
import { brochurePictures } from './brochure-pictures.ts'
import { cropAround, focalWithin } from './crop.ts'
import { createBrochureCompiler } from './render-brochure.ts'

const warnings: string[] = []
const compiler = createBrochureCompiler((words) => warnings.push(words))
const render = (publication: Publication, crops = greyCrops(publication)) => compiler.render(publication, crops)
const latin = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1')
const pages = (pdf: Uint8Array) => latin(pdf).match(/\/Type \/Page\n/g)?.length ?? 0
/** The text without the break opportunities that are inserted into long words. */
const textOf = (pdf: Uint8Array) => pdfText(pdf).replaceAll('\u200b', '')

const sample = render(samplePublication)

describe('the brochure', () => {
  it('is a tagged PDF/UA-1 with an outline and all fonts embedded', () => {
    const source = latin(sample)
    expect(source).toMatch(/pdfuaid:part>1</)
    for (const part of ['/StructTreeRoot', '/Outlines', '/FontFile2', '/Lang']) expect(source).toContain(part)
    const fonts = new Set(
      [...source.matchAll(/\/BaseFont \/\w{6}\+([\w-]+)/g)].map(([, name]) => name?.split('-')[0] ?? ''),
    )
    expect(fonts).toEqual(new Set(['Fraunces', 'Inter']))
  })

  it('has a title, an author, links to call and to write an email, and links from the contents to the days', () => {
    const source = latin(sample)
    for (const part of [
      'Dunes & Delta',
      'Kalahari Trails',
      'tel:+27215550142',
      'mailto:lindiwe@kalahari-trails.example',
    ])
      expect(source).toContain(part)
    expect(source.match(/\/Dest/g)?.length).toBeGreaterThan(samplePublication.days.length)
  })

  it('contains the whole itinerary', () => {
    const text = textOf(sample)
    for (const day of samplePublication.days) expect(text).toContain(day.title)
    for (const stay of samplePublication.stays) expect(text).toContain(stay.title)
    for (const words of [
      'TUESDAY 4 MAY 2027',
      '4–17 May 2027',
      '€18,460',
      'Bed and breakfast',
      '2 h 5 min',
      'Lindiwe Maseko',
    ])
      expect(text).toContain(words)
  })

  it('causes no warnings in Typst, such as a missing font', () => {
    render(hostilePublication)
    expect(warnings).toEqual([])
  })

  it('is reproducible', () => {
    expect(Buffer.compare(render(samplePublication), sample)).toBe(0)
  })

  it('prints hostile text literally', () => {
    const pdf = render(hostilePublication)
    expect(latin(pdf)).toMatch(/pdfuaid:part>1</)
    const text = textOf(pdf)
    expect(text.split(hostileText).length).toBeGreaterThan(8)
    expect(text).toContain('🐘')
    expect(text).toContain(emojiText.slice(0, 9))
    // Arabic text is shaped and in visual order, but all of its letters are there.
    for (const letter of new Set(arabicText.match(/[\u0620-\u064a]/g))) expect(text).toContain(letter)
  })

  it('prints a box for a character without a glyph rather than fail', () => {
    const text = textOf(render({ ...hostilePublication, title: 'Łódź ᮞᮥ \u202e\ufeff', route: [] }))
    expect(text).toContain('Łódź □□')
  })

  it('does not make a heading of invisible text', () => {
    const empty = { type: 'heading', attrs: { level: 3 } } as const
    const words = { type: 'paragraph', content: [{ type: 'text', text: 'Seen.' }] } as const
    const unseen = ['', ' ', '\u200b\u2060', '\u00ad', '\ufeff', '\u3164', '\u200e\u200f']
    const headings = unseen.map(
      (text) => ({ ...empty, content: text === '' ? undefined : [{ type: 'text', text }] }) as const,
    )
    const description = {
      type: 'doc',
      content: [empty, ...headings, words],
    } as Publication['days'][number]['description']
    const days = samplePublication.days.map((day) => ({ ...day, title: '\u200b', description }))
    const stays = samplePublication.stays.map((stay) => ({ ...stay, title: '\u200b', description }))
    const pdf = render({ ...samplePublication, title: '\u3164', terms: description, days, stays })
    expect(textOf(pdf)).toContain('Seen.')
    expect(latin(pdf)).toMatch(/pdfuaid:part>1</)
  })

  it('sets two short days on a page and continues a long one on the next', () => {
    const days = samplePublication.days.slice(0, 4)
    const short = days.map((day) => ({ ...day, segments: [] }))
    const itinerary: Publication = { ...samplePublication, sections: ['days'] }
    const around = pages(render({ ...itinerary, days: [] }))
    expect(pages(render({ ...itinerary, days: short }))).toBe(around + 1 + 2)
    const long = days
      .slice(0, 1)
      .map((day) => ({ ...day, segments: Array.from({ length: 12 }, () => day.segments).flat() }))
    expect(pages(render({ ...itinerary, days: long }))).toBeGreaterThan(around + 1 + 2)
  })

  it('leaves out images that are not provided', () => {
    expect(pages(render(samplePublication, new Map()))).toBeGreaterThan(5)
  })

  it('treats an image without alternative text as decoration', () => {
    const [day] = samplePublication.days
    const days = day ? [{ ...day, hero: day.hero && { ...day.hero, alt: '' } }] : []
    expect(latin(render({ ...samplePublication, route: [], days }))).toMatch(/pdfuaid:part>1</)
  })

  it.each(['editorial', 'classic', 'minimal'] as const)('supports the theme %s', (theme) => {
    expect(pages(render({ ...samplePublication, theme }))).toBeGreaterThan(10)
  })
})

describe('the crops of a brochure', () => {
  it('are each requested once, and never larger than their source', () => {
    const crops = brochurePictures(samplePublication)
    expect(new Set(crops.map(({ key }) => key)).size).toBe(crops.length)
    for (const { width, height } of crops) expect(width <= 2400 && height <= 1600).toBe(true)
    const mediaUuids = new Set(crops.map(({ media }) => media))
    for (const day of samplePublication.days) expect(day.hero === null || mediaUuids.has(day.hero.media)).toBe(true)
  })

  it('keep the focal point in view, as close to the centre as the edges allow', () => {
    const source = { width: 2400, height: 1600 }
    const cover = { width: 210, height: 297 }
    expect(cropAround(source, { x: 0.5, y: 0.5 }, cover)).toEqual({ left: 635, top: 0, width: 1131, height: 1600 })
    expect(cropAround(source, { x: 1, y: 0.5 }, cover).left).toBe(2400 - 1131)
    expect(focalWithin(source, { x: 1, y: 0.5 }, cover)).toEqual({ x: 1, y: 0.5 })
  })
})

describe('the child process', () => {
  it('renders a publication', async () => {
    const child = fork(fileURLToPath(new URL('worker.ts', import.meta.url)), {
      execArgv: ['--import', 'tsx'],
      serialization: 'advanced',
    })
    try {
      child.send({ id: 'one', publication: hostilePublication, pictures: [] })
      const [reply] = await once(child, 'message')
      expect(reply.id).toBe('one')
      expect(Buffer.from(reply.file).toString('latin1', 0, 5)).toBe('%PDF-')
    } finally {
      child.kill()
    }
  })
})
