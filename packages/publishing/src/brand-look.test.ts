import { existsSync } from 'node:fs'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import type { PublishedBrand } from '@sojourn/contract/site/published-company'
import { brandFonts, coverLayouts, dayLayouts, galleryLayouts } from '@sojourn/contract/document/brand-choices'
import { themes } from '@sojourn/contract/document/themes'
import { describe, expect, it } from 'vitest'
import { createBrochureCompiler } from './brochure/render-brochure.ts'
import { dayCardPictures } from './day-cards/day-cards-data.ts'
import { createDayCardCompiler } from './day-cards/render-day-cards.ts'
import { noLinks } from './fixtures/no-links.ts'
import { pdfText } from './fixtures/pdf-text.ts'
import { greyCrops } from './fixtures/publication-pictures.ts'
import { samplePublication } from './fixtures/sample-publication.ts'
import { firstFonts, fontsFor, pageFonts } from './page/page-fonts.ts'
import { renderPage } from './page/render-page.ts'

const warnings: string[] = []
const brochures = createBrochureCompiler((words) => warnings.push(words))
const cards = createDayCardCompiler((words) => warnings.push(words))

/** What the look changes, without the days. */
const short: Partial<Publication> = { sections: ['summary', 'route', 'gallery', 'contact'] }

const withLook = (look: Partial<PublishedBrand>, changes: Partial<Publication> = {}): Publication => {
  const { company } = samplePublication
  return { ...samplePublication, ...changes, company: { ...company, brand: { ...company.brand, ...look } } }
}
const links = {
  ...noLinks,
  pictureUrl: ({ media }: { media: string }) => media,
  fontUrl: (file: string) => `/p/fonts/${file}`,
}
const page = (publication: Publication) => renderPage(publication, links)
const brochure = (publication: Publication) => brochures.render(publication, greyCrops(publication))
const latin = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1')
const familiesIn = (pdf: Uint8Array) =>
  new Set([...latin(pdf).matchAll(/\/BaseFont \/\w{6}\+([\w]+)/g)].map(([, name = '']) => name))
const textOf = (pdf: Uint8Array) => pdfText(pdf).replaceAll('\u200b', '')
const filesIn = (html: string) =>
  new Set([...html.matchAll(/\/p\/fonts\/([\w-]+\.woff2)/g)].map(([, file = '']) => file))

const families = {
  'fraunces-inter': { slugs: ['fraunces', 'inter'], printed: ['Fraunces', 'Inter'] },
  'playfair-source-serif': {
    slugs: ['playfair-display', 'source-serif-4'],
    printed: ['PlayfairDisplay', 'SourceSerif4'],
  },
  'cabin-source-sans': { slugs: ['cabin', 'source-sans-3'], printed: ['Cabin', 'SourceSans3'] },
  'jost-figtree': { slugs: ['jost', 'figtree'], printed: ['Jost', 'Figtree'] },
} as const

describe.each(brandFonts)('the typefaces %s', (fonts) => {
  const { slugs, printed } = families[fonts]

  it('are the only ones that the page loads, besides Inter for other alphabets', () => {
    const html = page(withLook({ fonts }))
    const files = [...filesIn(html)]
    for (const file of files) {
      const path = pageFonts.find((font) => font.file === file)?.path
      expect(path !== undefined && existsSync(path), file).toBe(true)
      const isOwn = slugs.some((slug) => file.startsWith(`${slug}-`))
      expect(isOwn || /^inter-(greek|cyrillic|vietnamese)/.test(file), file).toBe(true)
    }
    for (const slug of slugs) expect(files.some((file) => file.startsWith(`${slug}-latin-`))).toBe(true)
    const preloaded = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="\/p\/fonts\/([^"]+)"/g)]
    expect(preloaded.map(([, file]) => file)).toEqual(firstFonts({ fonts }))
    // What a saved page stores.
    for (const file of fontsFor(html)) expect(files).toContain(file)
    expect(fontsFor(html)).toEqual(expect.arrayContaining(firstFonts({ fonts })))
  })

  it('set the brochure and the day cards, of which the theme Minimal only uses that of the text', () => {
    const publication = withLook({ fonts }, short)
    expect(familiesIn(brochure(publication))).toEqual(new Set(printed))
    const pdf = cards.render(publication, new Map(dayCardPictures(publication).map(({ key }) => [key, grey()])))
    expect(familiesIn(pdf)).toEqual(new Set(printed))
    expect(familiesIn(brochure({ ...publication, theme: 'minimal' }))).toEqual(new Set([printed[1]]))
  })

  it('leave other scripts to the fonts that they always have', () => {
    const words = 'Ταξίδι Путешествие رحلة 旅行'
    const pdf = brochure(withLook({ fonts }, { ...short, subtitle: words }))
    const found = familiesIn(pdf)
    for (const name of printed) expect(found).toContain(name)
    expect([...found].some((name) => name.startsWith('NotoSans'))).toBe(true)
    for (const word of words.split(' ').slice(0, 2)) expect(textOf(pdf)).toContain(word)
  })
})

describe.each(coverLayouts)('the cover %s', (coverLayout) => {
  const look = { coverLayout, fonts: brandFonts[coverLayouts.indexOf(coverLayout)] } as const
  const long = 'Along the rivers '.repeat(12).trim()

  it.each(galleryLayouts)('is on the page and in the brochure with the gallery %s', (galleryLayout) => {
    const publication = withLook({ ...look, galleryLayout })
    const html = page(publication)
    expect(html).toContain(`<header class="cover${coverLayout === 'picture' ? '' : ` layout-${coverLayout}`}">`)
    expect(html.includes('<ul class="strip" aria-labelledby="gallery-title" tabindex="0">')).toBe(
      galleryLayout === 'strip',
    )
    for (const { media } of publication.gallery) expect(html).toContain(media)
    const pdf = brochure(publication)
    expect(latin(pdf)).toMatch(/pdfuaid:part>1</)
    expect(textOf(pdf)).toContain(publication.title)
    expect(warnings).toEqual([])
  })

  it('has room for a long title in both directions, and stays plain without an image', () => {
    for (const language of ['en', 'ar']) {
      const pdf = brochure(withLook(look, { ...short, language, title: long, subtitle: long }))
      expect(latin(pdf)).toMatch(/pdfuaid:part>1</)
      expect(textOf(pdf).replaceAll(/\s/g, '')).toContain(long.replaceAll(' ', ''))
    }
    const plain = withLook(look, { ...short, cover: null })
    expect(page(plain)).toContain('<header class="cover plain">')
    expect(textOf(brochure(plain))).toContain(plain.title)
  })
})

describe('the gallery as a strip', () => {
  it.each([1, 2, 3, 4, 5, 7])('shows all of %i pictures in the brochure', (count) => {
    const [picture] = samplePublication.gallery
    if (!picture) throw new Error('the sample has a gallery')
    const gallery = Array.from({ length: count }, (_, n) => ({ ...picture, media: `m${n}`, caption: `Caption ${n}` }))
    const text = textOf(brochure(withLook({ galleryLayout: 'strip' }, { ...short, gallery })))
    // From six pictures on, the last one is at the opening of the brochure.
    for (const { caption } of count >= 6 ? gallery.slice(0, -1) : gallery) expect(text).toContain(caption)
  })
})

describe.each(dayLayouts)('the days %s', (dayLayout) => {
  const look = { dayLayout } as const
  const ofDays = (days: Publication['days'], more: Partial<Publication> = {}) =>
    withLook(look, { ...more, days, sections: ['days'] })
  const pagesOf = (pdf: Uint8Array) => latin(pdf).match(/\/Type \/Page\b/g)?.length ?? 0

  it.each(themes)('are on the page and in the brochure with the theme %s, with all that a day has', (theme) => {
    warnings.length = 0
    const publication = ofDays(samplePublication.days, { theme })
    const html = page(publication)
    expect(html).toContain(`<section class="wrap days${dayLayout === 'wide' ? '' : ` layout-${dayLayout}`}"`)
    expect(html.includes('.layout-columns')).toBe(dayLayout !== 'wide')
    const pdf = brochure(publication)
    expect(latin(pdf)).toMatch(/pdfuaid:part>1</)
    const text = textOf(pdf).replaceAll(/\s/g, '')
    for (const { title, segments } of publication.days)
      for (const words of [title, ...segments.map((segment) => segment.title)])
        expect(text).toContain((words ?? '').replaceAll(/\s/g, ''))
    const images = latin(pdf).match(/\/Subtype \/Image/g)
    expect(images?.length ?? 0).toBeGreaterThan(0)
    expect(warnings).toEqual([])
  })

  it.each(['en', 'ar'])(
    'have room for days without images, with long words, and longer than a page, in %s',
    (language) => {
      const [first, ...rest] = samplePublication.days
      const segment = first?.segments.find(({ kind }) => kind !== 'accommodation')
      if (!first || !segment) throw new Error('the sample has a day with a segment')
      const bare = { ...first, hero: null, segments: [], description: null, routeLine: null }
      const long = {
        ...first,
        n: 2,
        title: 'Along the rivers '.repeat(12).trim(),
        segments: Array.from({ length: 40 }, (_, n) => ({
          ...segment,
          uuid: `s${n}`,
          title: `Part ${n} ${'x'.repeat(120)}`,
          pictures: [],
        })),
      }
      const days = [bare, long, ...rest].map((day, index) => ({ ...day, n: index + 1 }))
      const pdf = brochure(ofDays(days, { language }))
      const text = textOf(pdf).replaceAll(/\s/g, '')
      for (const n of [0, 20, 39]) expect(text).toContain(`Part${n}xxx`)
      expect(latin(pdf)).toMatch(/pdfuaid:part>1</)
      expect(pagesOf(pdf)).toBeLessThan(days.length + 14)
    },
  )
})

describe('days in the compact layout', () => {
  it('take fewer pages than in the others', () => {
    const [wide, , compact] = dayLayouts.map(
      (dayLayout) =>
        latin(brochure(withLook({ dayLayout }, { sections: ['days'] }))).match(/\/Type \/Page\b/g)?.length ?? 0,
    )
    expect(compact).toBeLessThan(wide ?? 0)
  })
})

describe('a publication from before there was a choice', () => {
  it('has exactly the page of the default', () => {
    const chosen = withLook({
      fonts: brandFonts[0],
      coverLayout: coverLayouts[0],
      galleryLayout: galleryLayouts[0],
      dayLayout: dayLayouts[0],
    })
    expect(page(samplePublication)).toBe(page(chosen))
    expect(page(samplePublication)).not.toMatch(/layout-|\.strip|"strip"/)
  })

  it('has the brochure of the default', () => {
    expect(familiesIn(brochure({ ...samplePublication, ...short }))).toEqual(new Set(['Fraunces', 'Inter']))
    expect(greyCrops(samplePublication)).toEqual(greyCrops(withLook({ coverLayout: 'picture', galleryLayout: 'grid' })))
  })
})

const grey = (): Uint8Array => [...greyCrops(samplePublication).values()][0] ?? new Uint8Array()
