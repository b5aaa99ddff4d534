import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageScriptHashes } from '@sojourn/publishing/page/render-page'
import { paragraph, upload } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const send = (method: string, path: string, body?: unknown) =>
  company.people.Designer.send(method, company.path(path), body)

/** An itinerary with images, places, a price and an unscheduled segment. */
const makeItinerary = async (more: object = {}): Promise<Json> => {
  const picture = await upload(company, { alt: 'Dunes & sky' })
  const answer = await send('POST', 'itineraries/', {
    title: `Dunes <b>${randomUUID()}</b>`,
    dayCount: 2,
    startDate: '2027-05-04',
    cover: { media: picture.uuid, role: 'hero' },
    gallery: [{ media: picture.uuid }],
    days: [
      { uuid: randomUUID(), title: 'Into the sand', description: paragraph('Slowly.') },
      { uuid: randomUUID(), title: 'Home' },
    ],
    segments: [
      {
        uuid: randomUUID(),
        kind: 'accommodation',
        day: 0,
        title: 'Dune Camp',
        nights: 1,
        location: { label: 'Dune Camp', lat: -24.5, lng: 15.8 },
        notesInternal: 'SECRET',
        tags: ['SECRET'],
        net: { amount: 987_654_321, currency: 'EUR' },
      },
      { uuid: randomUUID(), kind: 'note', day: null, title: 'SECRET in the tray' },
    ],
    priceMode: 'total',
    displayPrice: { amount: 123_400, currency: 'EUR' },
    ...more,
  })
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}

const preview = (uuid: string, who = company.people.Designer) =>
  who.send('GET', company.path(`itineraries/${uuid}/preview`))

/** The tags of a page, with our own URLs and the links to its files replaced by the same text. */
const withoutAddresses = (html: string): string[] =>
  html
    .replaceAll(/"#(brochure|calendar|file|accept|questions[^"]*)"/g, '"LINK"')
    .replaceAll(new RegExp(`${world.base()}[^"\\s)]+`, 'g'), 'LINK')
    .split('<')

/** A published page without what saves it on a device, which a preview cannot do. `style` is the style of the preview. */
const withoutSaving = (html: string, style: string): string => {
  const saving = [
    /<link rel="(?:manifest|apple-touch-icon)"[^>]*>|<meta name="apple-mobile-web-app-title"[^>]*>/g,
    /<output id="pocket-bar">.*?<\/output>|<aside id="pocket-today".*?<\/aside>(?:<script>.*?<\/script>)?|<fieldset id="pocket".*?<\/fieldset><script>.*?<\/script>/gs,
    /<script type="application\/json" id="pocket-data">.*?<\/script>|<script type="module" src="[^"]*pocket\.js"><\/script>/gs,
    / data-segment="[^"]*"/g,
  ]
  const rest = saving.reduce((text, part) => {
    expect(text).toMatch(part)
    return text.replaceAll(part, '')
  }, html)
  // Its rules stand together, after the other ones of the preview or between them.
  const own = styleOf(html)
  const start = own.split('').findIndex((sign, index) => sign !== style[index])
  const rules = own.slice(start, start + own.length - style.length)
  expect(rules).toContain('#pocket')
  return rest.replace(rules, '')
}
const styleOf = (html: string): string => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''

describe('a preview', () => {
  it('is the page that publishing creates, except for its URLs and for saving it on a device', async () => {
    const itinerary = await makeItinerary()
    const before = (await preview(itinerary.uuid)).bytes.toString()
    const published = await send('POST', `itineraries/${itinerary.uuid}/publish`, {})
    const page = (await world.anonymous.send('GET', published.json.data.shares[0].url)).bytes.toString()
    expect(page).toContain('Dune Camp')
    const shown = withoutAddresses(withoutSaving(page, styleOf(before)))
    expect(withoutAddresses(before)).toEqual(shown)
    expect(withoutAddresses((await preview(itinerary.uuid)).bytes.toString())).toEqual(shown)
  })

  it('shows what was saved last, stores nothing and reveals nothing internal', async () => {
    const itinerary = await makeItinerary()
    await send('PUT', `itineraries/${itinerary.uuid}`, { subtitle: 'Three days of sand', rev: itinerary.rev })
    const html = (await preview(itinerary.uuid)).bytes.toString()
    expect(html).toContain('Three days of sand')
    for (const inside of ['SECRET', '987654321', '9,876,543']) expect(html).not.toContain(inside)
    expect(await company.rows('select revision from publications where itinerary = $1', [itinerary.uuid])).toEqual([])
    expect((await send('GET', `itineraries/${itinerary.uuid}`)).json.data.publishedRevision).toBeNull()
  })

  it('has images and fonts that need no token, and blocks everything else', async () => {
    const answer = await preview((await makeItinerary()).uuid)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const policy = answer.headers.get('content-security-policy') ?? ''
    for (const part of ["default-src 'none'", 'sandbox', "frame-ancestors 'none'", ...pageScriptHashes])
      expect(policy).toContain(part)
    const html = answer.bytes.toString()
    const pictures = [...html.matchAll(/srcset="([^"]*)"/gi)]
      .flatMap(([, set = '']) => set.split(', '))
      .map((one) => (one.split(' ')[0] ?? '').replaceAll(/&(#38|amp);/g, '&'))
    expect(pictures.length).toBeGreaterThan(2)
    const fonts = [...html.matchAll(/url\("([^")]*\.woff2)"\)/g)].map(([, address = '']) => address)
    expect(fonts.length).toBeGreaterThan(0)
    for (const [addresses, type] of [
      [pictures, 'image/webp'],
      [fonts, 'font/woff2'],
    ] as const)
      for (const address of new Set(addresses))
        expect((await world.anonymous.send('GET', address)).headers.get('content-type'), address).toBe(type)
  })

  it('is for all members who may read the itinerary, even for a template, but not for one in the bin', async () => {
    const itinerary = await makeItinerary()
    expect((await preview(itinerary.uuid, company.people.Viewer)).status).toBe(200)
    expect((await preview(itinerary.uuid, company.people.Agent)).status).toBe(404)
    expect((await send('GET', `itineraries/${itinerary.uuid}/preview?width=375`)).json.code).toBe('invalid')
    const template = await makeItinerary({ isTemplate: true, startDate: null })
    expect((await preview(template.uuid)).bytes.toString()).toContain('Dune Camp')
    await send('DELETE', `itineraries/${itinerary.uuid}`)
    expect((await preview(itinerary.uuid)).status).toBe(404)
  })
})

describe('a preview with settings', () => {
  const previewWith = (uuid: string, body: object, who = company.people.Admin, headers: Record<string, string> = {}) =>
    who.send('POST', company.path(`page-preview/${uuid}`), body, headers)

  it('shows an itinerary with the settings as they would be saved, and stores nothing', async () => {
    const itinerary = await makeItinerary()
    const settingsOf = async () => (await company.people.Admin.send('GET', `/v1/tenants/${company.uuid}`)).json.data
    const before = await settingsOf()
    expect((await previewWith(itinerary.uuid, {})).bytes.toString()).toBe(
      (await preview(itinerary.uuid)).bytes.toString(),
    )
    const answer = await previewWith(itinerary.uuid, {
      name: 'Another Name',
      phone: '+31205550100',
      brand: { primary: '#123456', logo: (await upload(company)).uuid },
    })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const html = answer.bytes.toString()
    for (const expected of ['Dune Camp', 'Another Name', '#123456', '+31 205 550 100']) expect(html).toContain(expected)
    expect(await settingsOf()).toEqual(before)
  })

  it('is the same when it is sent again with its key, of which nothing is stored', async () => {
    const itinerary = await makeItinerary()
    const key = randomUUID()
    const sendOnce = () =>
      previewWith(itinerary.uuid, { name: 'Twice' }, company.people.Admin, { 'idempotency-key': key })
    const answers = [await sendOnce(), await sendOnce()]
    for (const { status, bytes } of answers) {
      expect(status).toBe(200)
      expect(bytes.toString()).toContain('Twice')
    }
    expect(await company.rows('select from request_keys where key = $1', [key])).toEqual([])
  })

  it('rejects settings as saving them does', async () => {
    const itinerary = await makeItinerary()
    const { Admin } = company.people
    for (const settings of [
      { status: 'suspended' },
      { brand: { logo: randomUUID() } },
      { defaults: { paymentSchedule: [{ label: 'Half', percent: 50, daysBefore: 30 }] } },
    ]) {
      const saved = await Admin.send('PUT', `/v1/tenants/${company.uuid}`, settings)
      const shown = await previewWith(itinerary.uuid, settings)
      expect([saved.status, shown.status], JSON.stringify(saved.json)).toEqual([422, 422])
      expect(shown.json.errors).toEqual(saved.json.errors)
    }
  })

  it('is for Admins, and rejects what cannot be saved', async () => {
    const itinerary = await makeItinerary()
    expect((await previewWith(itinerary.uuid, {}, company.people.Designer)).json.code).toBe('permission_denied')
    const wrong = await previewWith(itinerary.uuid, { brand: { primary: 'red;}' } })
    expect([wrong.status, Object.keys(wrong.json.errors)]).toEqual([422, ['brand.primary']])
    expect((await previewWith(randomUUID(), {})).status).toBe(404)
  })
})
