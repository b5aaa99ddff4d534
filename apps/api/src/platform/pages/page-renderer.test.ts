import type { Publication } from '@sojourn/contract/itinerary/publication'
import { hostilePublication } from '@sojourn/publishing/fixtures/hostile-publication'
import { samplePublication } from '@sojourn/publishing/fixtures/sample-publication'
import { noLinks } from '@sojourn/publishing/fixtures/no-links'
import type { PageLinks } from '@sojourn/publishing/page/page-links'
import { renderPage } from '@sojourn/publishing/page/render-page'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPageRenderer, type PageRenderer } from './page-renderer.ts'

let pages: PageRenderer
beforeAll(() => {
  pages = createPageRenderer()
})
afterAll(() => pages.close())

const linksOf = (query: string): PageLinks => ({
  ...noLinks,
  pictureUrl: ({ media, version }, width) =>
    `https://trips.example/pictures/${media}-${width}.webp?v=${version}&s=${query}`,
  documentUrl: (media) => `https://trips.example/documents/${media}?s=${query}`,
  brochureUrl: '#brochure',
  fontUrl: (file) => `https://trips.example/fonts/${file}`,
})

it.each([
  ['a sample', samplePublication],
  ['hostile text', hostilePublication],
])('renders %s like renderPage, with the same URLs', async (_, publication) => {
  const links = linksOf('a"b<c')
  // Both are parsed by the same rules of HTML, which allow several ways of escaping.
  const read = (html: string) =>
    html.replaceAll('&#38;', '&amp;').replaceAll('&#34;', '&quot;').replaceAll('&#60;', '&lt;')
  expect(read(await pages.traveller('a', publication, links))).toBe(read(renderPage(publication, links)))
})

it('returns a cached page without rendering it again, with the current URLs', async () => {
  const own = createPageRenderer()
  const first = await own.traveller('a', samplePublication, linksOf('one'))
  await own.close()
  const second = await own.traveller('a', samplePublication, linksOf('two'))
  expect(second).toBe(first.replaceAll('s=one', 's=two'))
  await expect(own.traveller('b', samplePublication, linksOf('one')), 'each company has its own').rejects.toThrow(
    'closed',
  )
})

// The processes have a low priority: they wait while other tests use both cores.
const turnsTimeout = 120_000

it(
  'lets companies take turns, and rejects requests when too many of the same company are waiting',
  async () => {
    // A short page: a long one takes seconds on a busy machine.
    const titled = (title: string): Publication => ({ ...samplePublication, title, days: [], stays: [], pages: [] })
    const ended: string[] = []
    const ask = (tenant: string, n: number) =>
      pages.traveller(tenant, titled(`${tenant} ${n}`), linksOf('x')).then(
        () => void ended.push(tenant),
        (error: Error) => void ended.push(error.name),
      )
    // Starts both processes.
    await Promise.all([ask('one', 0), ask('two', 0)])
    ended.length = 0
    const many = Array.from({ length: 30 }, (_, n) => ask('busy', n))
    await Promise.all([...many, ask('other', 0)])
    expect(ended.filter((one) => one === 'TooManyWait')).toHaveLength(9)
    expect(ended.filter((one) => one === 'busy')).toHaveLength(21)
    const rendered = ended.filter((one) => one !== 'TooManyWait')
    expect(rendered.indexOf('other'), rendered.join(' ')).toBeLessThan(4)
  },
  turnsTimeout,
)
