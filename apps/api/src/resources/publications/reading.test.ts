import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paragraph, upload } from '../../test/samples.ts'
import { type Company, createWorld, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

type Made = { uuid: string; rev: number }

const make = async (resource: string, body: object): Promise<Made> => {
  const answer = await company.people.Manager.send('POST', company.path(`${resource}/`), body)
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}
const put = async (resource: string, { uuid }: Made, body: object): Promise<Made> => {
  const { Manager } = company.people
  const { rev } = (await Manager.send('GET', company.path(`${resource}/${uuid}`))).json.data
  const answer = await Manager.send('PUT', company.path(`${resource}/${uuid}`), { ...body, rev })
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer.json.data
}
const text = (words: string) => ({ uuid: randomUUID(), type: 'text', body: paragraph(words) })
const termsOf = (words: string, status = 'published') => ({
  title: 'Booking terms',
  kind: 'terms',
  status,
  blocks: [text(words), { uuid: randomUUID(), type: 'enquiry_form', title: 'Write to us' }],
})

/** Publishes an itinerary with guides and company pages, and returns it with its page. */
const publish = async (reading: { guides?: string[]; pages?: string[] }) => {
  const itinerary = await make('itineraries', { title: 'Dunes', dayCount: 1, ...reading })
  return { itinerary, ...(await republish(itinerary)) }
}
const republish = async ({ uuid }: Made) => {
  const answer = await company.people.Manager.send('POST', company.path(`itineraries/${uuid}/publish`), {})
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  const { url } = answer.json.data.shares[0]
  const page = await world.anonymous.send('GET', new URL(url).pathname)
  return { html: String(page.bytes) }
}

describe('the guides and company pages of an itinerary', () => {
  it('are copied, so that later changes of the terms do not change the published page', async () => {
    const terms = await make('company-pages', termsOf('A fifth is due at once.'))
    const { itinerary, html } = await publish({ pages: [terms.uuid] })
    expect(html).toContain('A fifth is due at once.')
    // The page’s only form is the one with which the proposal is accepted.
    expect(html.match(/<form[^>]*>/g)).toEqual([expect.stringContaining('id="choices"')])
    await put('company-pages', terms, { blocks: [text('The whole is due at once.')] })
    const shares = (await company.people.Manager.send('GET', company.path(`itineraries/${itinerary.uuid}`))).json.data
      .shares
    const again = await world.anonymous.send('GET', new URL(shares[0].url).pathname)
    expect(String(again.bytes)).toContain('A fifth is due at once.')
    expect((await republish(itinerary)).html).toContain('The whole is due at once.')
  })

  it('are in the order of the itinerary', async () => {
    const [one, other] = [
      await make('company-pages', termsOf('First words')),
      await make('company-pages', termsOf('Others')),
    ]
    const { html } = await publish({ pages: [other.uuid, one.uuid] })
    expect(html.indexOf('Others')).toBeGreaterThan(0)
    expect(html.indexOf('Others')).toBeLessThan(html.indexOf('First words'))
  })

  it('include no drafts, nothing internal, nothing expired and nothing from the bin', async () => {
    const sections = (words: string) => [{ heading: 'Heading', body: paragraph(words) }]
    const guide = { kind: 'packing', status: 'published', audience: 'client' }
    const seen = await make('guides', { ...guide, title: 'Soft bags', sections: sections('Twenty kilograms') })
    const draft = await make('guides', {
      ...guide,
      title: 'Draft',
      status: 'draft',
      sections: sections('SECRET draft'),
    })
    const inner = await make('guides', {
      ...guide,
      title: 'In',
      audience: 'internal',
      sections: sections('SECRET rates'),
    })
    const past = { validUntil: '2020-01-01', sections: sections('SECRET past') }
    const expired = await make('guides', { ...guide, title: 'Past', ...past })
    const page = await make('company-pages', termsOf('SECRET page', 'draft'))
    const binned = await make('company-pages', termsOf('SECRET bin'))
    const itinerary = await make('itineraries', {
      title: 'Dunes',
      dayCount: 1,
      guides: [inner.uuid, draft.uuid, expired.uuid, seen.uuid],
      pages: [page.uuid, binned.uuid],
    })
    await company.people.Manager.send('DELETE', company.path(`company-pages/${binned.uuid}`))
    const { html } = await republish(itinerary)
    expect(html).toContain('Soft bags')
    expect(html).toContain('Twenty kilograms')
    expect(html).not.toContain('SECRET')
  })

  it('are left out if they have no content except for a title', async () => {
    const empty = { uuid: randomUUID(), type: 'text', body: { type: 'doc', content: [{ type: 'paragraph' }] } }
    const hero = { uuid: randomUUID(), type: 'hero', title: 'Hollow' }
    const hollow = await make('company-pages', { title: 'Hollow', status: 'published', blocks: [hero, empty] })
    expect((await publish({ pages: [hollow.uuid] })).html).not.toContain('Hollow')
  })

  it('show their images in page, preview and brochure, and protect them from being deleted', async () => {
    const picture = await upload(company, { alt: 'The loft' })
    const about = await make('company-pages', {
      title: 'About us',
      kind: 'about',
      status: 'published',
      blocks: [{ uuid: randomUUID(), type: 'image', media: { media: picture.uuid, role: 'gallery' } }],
    })
    const { itinerary, html } = await publish({ pages: [about.uuid] })
    const [, address = ''] = /src="([^"]+\/pictures\/[^"]+)"/.exec(html) ?? []
    const image = await world.anonymous.send('GET', address.replace(/^https?:\/\/[^/]+/, '').replaceAll('&amp;', '&'))
    expect(image.status).toBe(200)
    const { Manager } = company.people
    const preview = await Manager.send('GET', company.path(`itineraries/${itinerary.uuid}/preview`))
    expect(String(preview.bytes)).toMatch(/alt="The loft"/)
    const shares = (await Manager.send('GET', company.path(`itineraries/${itinerary.uuid}`))).json.data.shares
    const brochure = await world.anonymous.send('GET', new URL(shares[0].pdfUrl).pathname)
    expect(brochure.status).toBe(200)
    expect(brochure.bytes.includes('/Subtype/Image') || brochure.bytes.includes('/Subtype /Image')).toBe(true)
    await put('company-pages', about, { blocks: [] })
    const deleted = await Manager.send('DELETE', company.path(`media/${picture.uuid}`))
    expect(deleted.status).toBe(409)
  })
})
