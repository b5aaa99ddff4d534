import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { describe, expect, it } from 'vitest'
import { hostilePublication } from '../fixtures/hostile-publication.ts'
import { place } from '../fixtures/sample-parts.ts'
import { samplePublication } from '../fixtures/sample-publication.ts'
import { wordsIn } from '../languages/words.ts'
import type { PageLinks } from './page-links.ts'
import { pageFonts, pageScriptHashes, renderPage } from './render-page.ts'

const base = `https://journeys.example/p/${'k'.repeat(43)}`
const links: PageLinks = {
  pictureUrl: ({ media }, width) => `${base}/pictures/${media}-${width}.webp`,
  documentUrl: (media) => `${base}/documents/${media}`,
  brochureUrl: `${base}/brochure.pdf`,
  calendarUrl: `${base}/calendar.ics`,
  fontUrl: (file) => `https://journeys.example/p/fonts/${file}`,
  productName: 'Sojourn',
}
const page = (publication: Publication, changed: Partial<PageLinks> = {}) =>
  renderPage(publication, { ...links, ...changed })
const sample = page(samplePublication)
const hostile = page(hostilePublication)

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0
/** The URLs that the page loads or links to, except links in the content. */
const loaded = (html: string) =>
  [...html.matchAll(/(?:src|srcset|imagesrcset)="([^"]+)"|url\("([^"]+)"\)|<link[^>]* href="([^"]+)"/gi)].flatMap(
    (found) => (found.slice(1).find(Boolean) ?? '').split(/, | \d+w/).filter(Boolean),
  )

describe('the page of a publication', () => {
  it('is one document with a language, hidden from search engines and without a referrer', () => {
    expect(sample).toMatch(/^<!doctype html><html lang="en">/)
    expect(sample).toContain('<meta name="robots" content="noindex,nofollow">')
    expect(sample).toContain('<meta name="referrer" content="no-referrer">')
  })

  it('is at most 150 kB, plus 12 kB for guides and company pages, with a script of at most 3 kB', () => {
    const itinerary = Buffer.byteLength(page({ ...samplePublication, guides: [], pages: [] }))
    expect(itinerary).toBeLessThan(150_000)
    expect(Buffer.byteLength(sample) - itinerary).toBeLessThan(12_000)
    const script = /<script>(.*?)<\/script>/.exec(sample)?.[1] ?? ''
    expect(script.length).toBeGreaterThan(100)
    expect(script.length).toBeLessThan(3000)
  })

  it('offers the other files in a collapsed group, and places only if there are any', () => {
    const url = (name: string) => `${base}/${name}`
    const fileUrls = {
      'summary.pdf': url('summary.pdf'),
      'cards.pdf': url('cards.pdf'),
      'itinerary.docx': url('itinerary.docx'),
      'itinerary.gpx': url('itinerary.gpx'),
      'itinerary.kml': url('itinerary.kml'),
      'itinerary.json': url('itinerary.json'),
    }
    expect(sample).not.toContain('class="downloads"')
    const group = (publication: Publication) =>
      /<details class="downloads">(.*?)<\/details>/.exec(page(publication, { fileUrls }))?.[1] ?? ''
    const offered = (publication: Publication) =>
      [...group(publication).matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
    expect(group(samplePublication)).toMatch(/^<summary>More files<\/summary>/)
    expect(offered(samplePublication)).toEqual(Object.values(fileUrls))
    expect(offered({ ...samplePublication, sections: ['price'] })).toEqual(
      ['summary.pdf', 'itinerary.docx', 'itinerary.json'].map(url),
    )
  })

  it('provides the hashes of its scripts, so that no other can run', () => {
    const hashesIn = (html: string) =>
      [...html.matchAll(/<script>(.*?)<\/script>/g)].map(
        ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      )
    expect(hashesIn(hostile)).toEqual(pageScriptHashes.slice(0, 1))
    expect(count(hostile, /<script[ >]/g)).toBe(2)
    const pocket = { url: 'https://trips.test/p/x', pageUrl: 'https://trips.test/p/x', scriptUrl: '/pocket.js' }
    expect(hashesIn(page(samplePublication, { pocket })).toSorted()).toEqual(pageScriptHashes.toSorted())
    expect(hostile).not.toMatch(/\son\w+=|javascript:[^a]/)
  })

  it('shows hostile text as text', () => {
    expect(hostile).not.toContain('<script>alert')
    expect(hostile).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(hostile).toContain('أهلًا وسهلًا')
    expect(hostile).not.toContain('href="javascript')
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(hostile)?.[1] ?? ''
    expect(data).not.toContain('<')
    expect(JSON.parse(data)).toMatchObject({ '@type': 'TouristTrip', name: hostilePublication.title })
  })

  it('keeps colours from breaking out of their place in the style', () => {
    const brand = {
      primary: 'red}</style><script>alert(2)</script>',
      secondary: 'url(https://evil.example)',
      onPrimary: '#fff',
    }
    const html = page({ ...samplePublication, company: { ...samplePublication.company, brand } })
    expect(html).not.toMatch(/alert\(2\)|evil\.example/)
  })

  it('only uses a placeholder that is a small image in a data URL', () => {
    const cover = samplePublication.cover
    if (!cover) throw new Error('the sample has a cover')
    const html = (placeholder: string) => page({ ...samplePublication, cover: { ...cover, placeholder } })
    expect(html('data:image/webp;base64,UklGRg==')).toContain('data:image/webp;base64,UklGRg==')
    expect(html('https://evil.example/x.png);')).not.toContain('evil.example')
  })

  it('loads nothing from another host', () => {
    const addresses = loaded(sample)
    expect(addresses.length).toBeGreaterThan(100)
    expect(
      addresses.filter((address) => !address.startsWith('https://journeys.example/p/') && !address.startsWith('data:')),
    ).toEqual([])
  })

  it('shows the sections of the publication in their order, and no others', () => {
    const sections: Publication['sections'] = ['price', 'days', 'route']
    const html = page({ ...samplePublication, sections })
    const order = ['id="price"', 'id="day-1"', 'id="route"'].map((id) => html.indexOf(id))
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    expect(order).not.toContain(-1)
    expect(html).not.toMatch(/id="(stays|gallery|contact|journey)"/)
  })

  it.each([
    ['sample', sample],
    ['hostile', hostile],
  ])('does not skip heading levels (%s)', (_, html) => {
    const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })

  it('gives every image a text, a size and sources in several widths', () => {
    const images = sample.match(/<img[^>]*>/g) ?? []
    expect(images.length).toBeGreaterThan(40)
    for (const image of images)
      expect(image).toMatch(/(?=.*alt="[^"]+)(?=.*width="\d+")(?=.*height="\d+")(?=.*srcSet="[^"]+480w)(?=.*sizes=")/)
    expect(images.filter((image) => !image.includes('loading="lazy"'))).toHaveLength(1)
  })

  it('links to every day from the contents, and has no broken internal links', () => {
    for (const { n } of samplePublication.days) expect(sample).toContain(`href="#day-${n}"`)
    const targets = [...sample.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id)
    expect(targets.filter((id) => !sample.includes(`id="${id}"`))).toEqual([])
  })

  it('shows a stay in full on its first night only', () => {
    expect(count(sample, /Nine rooms in a Victorian villa/g)).toBe(1)
    expect(count(sample, /Another night at <strong dir="auto">Signal House/g)).toBe(2)
  })

  it('links to the documents of a segment once, where the segment is shown in full', () => {
    const link = `<a href="${base}/documents/00000000-0000-4000-8000-000000000092" dir="auto">Mopane Plains, two nights</a>`
    expect(sample.split(`<span class="label">Voucher</span> ${link}`)).toHaveLength(2)
    expect(count(sample, /Mopane Plains, two nights/g)).toBe(1)
  })

  it('includes guides and company pages, and links to each from the contents', () => {
    expect(sample).toContain('Packing for light aircraft')
    expect(sample).toContain('href="#page-0"')
    expect(sample).toContain('They talked us out of half our list.')
    const without = page({ ...samplePublication, sections: ['days', 'contact'] })
    expect(without).not.toMatch(/Packing for light aircraft|Booking terms/)
  })

  it('shows that it is only a preview', () => {
    expect(sample).not.toContain('class="preview"')
    expect(page(samplePublication, { preview: true })).toContain('class="preview"')
  })

  it('only shares an image with other sites under an absolute URL', () => {
    expect(sample).toContain('property="og:image"')
    expect(page(samplePublication, { pictureUrl: ({ media }) => `pictures/${media}` })).not.toContain('og:image')
  })

  it('has every font file that it refers to', () => {
    const named = [...sample.matchAll(/p\/fonts\/([\w-]+\.woff2)/g)].map(([, file]) => file)
    expect(named.length).toBeGreaterThan(10)
    for (const file of named) expect(pageFonts.map((font) => font.file)).toContain(file)
    for (const { path } of pageFonts) expect(existsSync(path)).toBe(true)
  })
})

describe('the page in a language other than English', () => {
  const rightToLeft: Publication = {
    ...hostilePublication,
    title: 'رحلة إلى الأقصر',
    highlights: ['معبد الكرنك', '京都の寺', 'Hotel Adlon', 'Θήρα'],
  }
  const arabic = page({ ...rightToLeft, language: 'ar' })

  it('declares its language and direction', () => {
    expect(arabic).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/)
    expect(page({ ...samplePublication, language: 'pt-BR' })).toMatch(/^<!doctype html><html lang="pt-BR">/)
  })

  it('marks the product’s own words as English if there are none in the language', () => {
    const persian = page({ ...rightToLeft, language: 'fa' })
    expect(persian).toMatch(/^<!doctype html><html lang="fa" dir="rtl">/)
    for (const words of [
      'Your journey',
      'Day by day',
      'Download brochure (PDF)',
      'Where you stay',
      'Terms and conditions',
      '1 day',
    ])
      expect(persian).toContain(`<span lang="en" dir="ltr">${words}</span>`)
    expect(sample).not.toContain('<span lang="en"')
  })

  it('has the product’s own words in its language, unmarked and with Western digits', () => {
    const { sections } = wordsIn('ar')
    for (const words of [sections.yourJourney, sections.dayByDay, sections.whereYouStay, sections.termsAndConditions])
      expect(arabic).toContain(`>${words}<`)
    const sampleInArabic = page({ ...samplePublication, language: 'ar' })
    expect(sampleInArabic).toContain('4–17 مايو 2027')
    for (const html of [arabic, sampleInArabic]) {
      expect(html).not.toContain('lang="en"')
      expect(html).not.toMatch(/[٠-٩]/)
    }
  })

  it('marks a text in another script with its language if that is certain, and no other text', () => {
    expect(arabic).toContain('<li dir="auto">معبد الكرنك</li>')
    expect(arabic).toContain('<li dir="auto" lang="ja">京都の寺</li>')
    expect(arabic).toContain('<li dir="auto">Hotel Adlon</li>')
    expect(arabic).toContain('<li dir="auto" lang="el">Θήρα</li>')
    expect(hostile).toMatch(/<p dir="auto" lang="ar">أهلًا/)
  })

  it('shows the legs of a flight in reading direction', () => {
    const [day] = samplePublication.days
    const [segment] = day?.segments ?? []
    if (!day || !segment) throw new Error('the sample has a day with a segment')
    const [cairo, luxor] = ['القاهرة', 'الأقصر'].map((label) => ({ ...place(label), label }))
    const flight = { ...segment, origin: cairo ?? null, destination: luxor ?? null }
    expect(page({ ...samplePublication, days: [{ ...day, segments: [flight] }] })).toContain('القاهرة ← الأقصر')
  })
})
