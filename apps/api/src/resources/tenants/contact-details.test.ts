import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { upload } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const details = {
  phone: '+31205550100',
  email: 'hello@dune-and-delta.test',
  website: 'https://www.dune-and-delta.test/',
  registration: 'KvK 12345678',
  licence: 'ANVR 1234',
  bankDetails: 'NL02 ABNA 0123 4567 89\nDune & Delta, Amsterdam',
}
const at = () => `/v1/tenants/${company.uuid}`
const set = (fields: object, person = company.people.Admin) => person.send('PUT', at(), fields)
const open = async (url: string) => (await world.anonymous.send('GET', url)).bytes.toString()

const published = async (fields: object): Promise<Json> => {
  const { Designer } = company.people
  const created = await Designer.send('POST', company.path('itineraries/'), {
    title: 'Dunes',
    startDate: '2031-05-01',
    dayCount: 1,
    segments: [{ uuid: crypto.randomUUID(), day: 0, kind: 'free_time', title: 'At leisure' }],
    ...fields,
  })
  expect(created.status, JSON.stringify(created.json)).toBe(201)
  const answer = await Designer.send('POST', company.path(`itineraries/${created.json.data.uuid}/publish`), {})
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer.json.data
}
const payable = {
  priceMode: 'total',
  displayPrice: { amount: 100_000, currency: 'EUR' },
  paymentSchedule: [{ label: 'In full', amount: { amount: 100_000, currency: 'EUR' }, due: '2031-03-01' }],
}

describe('the contact details of a company', () => {
  it('can be set by its Admins and read by its members', async () => {
    const answer = await set(details)
    expect([answer.status, answer.json.errors]).toEqual([200, undefined])
    expect((await company.people.Viewer.send('GET', at())).json.data).toMatchObject(details)
    const rejected = await set({ phone: '+31205550199' }, company.people.Manager)
    expect([rejected.status, rejected.json.code]).toEqual([422, 'permission_denied'])
  })

  it.each([
    ['phone', '020 555'],
    ['email', 'nobody'],
    ['website', 'javascript:alert(1)'],
    ['registration', 'x'.repeat(161)],
    ['licence', 'a\nb'],
    ['bankDetails', 'x'.repeat(1001)],
  ])('are rejected with an invalid %s, and the error names the field', async (field, value) => {
    const answer = await set({ [field]: value })
    expect([answer.status, Object.keys(answer.json.errors ?? {})]).toEqual([422, [field]])
    expect((await company.people.Admin.send('GET', at())).json.data).toMatchObject(details)
  })

  it('can be removed again', async () => {
    const nothing = Object.fromEntries(Object.keys(details).map((name) => [name, null]))
    expect((await set(nothing)).json.data).toMatchObject(nothing)
    expect((await set(details)).status).toBe(200)
  })

  it('are on the page and in the calendar of an itinerary', async () => {
    const [share] = (await published({})).shares
    const page = await open(share.url)
    for (const expected of ['tel:+31205550100', details.email, details.website, details.registration, details.licence])
      expect(page).toContain(expected)
    const calendar = (await open(`${share.url}/calendar.ics`)).replaceAll('\r\n ', '')
    for (const expected of ['+31 205 550 100', details.email, 'dune-and-delta.test'])
      expect(calendar).toContain(expected)
  })

  it('are on the company’s own site', async () => {
    const { Admin } = company.people
    const page = await Admin.send('POST', company.path('company-pages/'), {
      title: 'About',
      slug: 'about',
      kind: 'about',
      status: 'published',
      blocks: [],
    })
    expect(page.status, JSON.stringify(page.json)).toBe(201)
    const { slug } = (await Admin.send('GET', at())).json.data
    const site = await open(`/c/${slug}/about`)
    for (const expected of ['tel:+31205550100', details.email, details.website, details.registration, details.licence])
      expect(site).toContain(expected)
    expect(site).not.toContain('ABNA')
  })
})

describe('the bank details of a company', () => {
  it('are shown with payments, and nowhere else', async () => {
    const [share] = (await published(payable)).shares
    expect(await open(share.url)).toContain('NL02 ABNA 0123 4567 89')
    expect(await open(`${share.url}/calendar.ics`)).not.toContain('ABNA')
    for (const fields of [
      {},
      { priceMode: 'total', displayPrice: payable.displayPrice },
      { ...payable, priceMode: 'none' },
    ]) {
      const [other] = (await published({ ...fields, ...('deposit' in fields ? {} : { deposit: null }) })).shares
      expect(await open(other.url)).not.toContain('ABNA')
    }
  })

  it('are not shown if the page has no price section', async () => {
    const itinerary = await published(payable)
    const sections = itinerary.sections.map((section: Json) =>
      section.key === 'price' ? { ...section, shown: false } : section,
    )
    const { Designer } = company.people
    const changed = await Designer.send('PUT', company.path(`itineraries/${itinerary.uuid}`), {
      sections,
      rev: itinerary.rev,
    })
    expect(changed.status).toBe(200)
    const again = await Designer.send('POST', company.path(`itineraries/${itinerary.uuid}/publish`), {})
    expect(await open(again.json.data.shares[0].url)).not.toContain('ABNA')
  })
})

describe('the brand of a company', () => {
  const setImages = async () => {
    const [logo, cover] = [await upload(company), await upload(company)]
    const answer = await set({ brand: { logo: logo.uuid, cover: cover.uuid, primary: '#0b5a6e' } })
    expect([answer.status, answer.json.data.brand]).toMatchObject([200, { logo: logo.uuid, cover: cover.uuid }])
    return { logo, cover }
  }

  it('has a cover image, which must be an image of the company and cannot be deleted', async () => {
    const { cover } = await setImages()
    const foreign = await upload(await world.createCompany())
    const rejected = await set({ brand: { cover: foreign.uuid } })
    expect([rejected.status, Object.keys(rejected.json.errors)]).toEqual([422, ['brand.cover']])
    const deletion = await company.people.Admin.send('DELETE', company.path(`media/${cover.uuid}`))
    expect([deletion.status, deletion.json.usedIn]).toMatchObject([409, [{ resource: 'tenant' }]])
  })

  it('has a logo, which is on the page of an itinerary and in its preview', async () => {
    const { logo } = await setImages()
    const itinerary = await published({})
    const page = await open(itinerary.shares[0].url)
    const [, image = 'none'] = new RegExp(`src="([^"]*/pictures/${logo.uuid}-[^"]*)"`).exec(page) ?? []
    expect((await world.anonymous.send('GET', image.replaceAll('&amp;', '&'))).status).toBe(200)
    const preview = await company.people.Designer.send('GET', company.path(`itineraries/${itinerary.uuid}/preview`))
    const [tag = ''] = /<img[^>]*alt="Test Company"[^>]*>/.exec(preview.bytes.toString()) ?? []
    const [, src = 'none'] = /src="([^"]+)"/.exec(tag) ?? []
    expect((await world.anonymous.send('GET', src.replaceAll('&amp;', '&'))).status).toBe(200)
    const { content } = (
      await company.rows('select content from publications where itinerary = $1', [itinerary.uuid])
    )[0]
    expect(content.company.logo.media).toBe(logo.uuid)
    expect(content.company.brand).toEqual({ primary: '#0b5a6e', secondary: '#b4703c', onPrimary: '#ffffff' })
  })
})

describe('the page of a link that no longer works', () => {
  const unknown = () => open(`${world.base()}/p/${'x'.repeat(43)}`)
  const end = async (how: 'revoked' | 'expired' | 'deleted', itinerary: Json): Promise<void> => {
    const [{ uuid }] = itinerary.shares
    const path = company.path(`itineraries/${itinerary.uuid}`)
    const { Designer } = company.people
    const answer =
      how === 'revoked'
        ? await Designer.send('DELETE', `${path}/shares/${uuid}`)
        : how === 'expired'
          ? await Designer.send('PUT', `${path}/shares/${uuid}`, { expiresAt: '2020-01-01T00:00:00.000Z' })
          : await Designer.send('DELETE', path, { rev: itinerary.rev })
    expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  }

  it.each(['revoked', 'expired', 'deleted'] as const)(
    'shows the company and how to reach it, and nothing of the itinerary: %s',
    async (how) => {
      const logo = await upload(company)
      await set({ ...details, brand: { logo: logo.uuid, primary: '#0b5a6e' } })
      const itinerary = await published({ title: 'Whispering Dunes', subtitle: 'A secret' })
      await end(how, itinerary)
      const gone = await world.anonymous.send('GET', itinerary.shares[0].url)
      const page = gone.bytes.toString()
      expect(gone.status).toBe(404)
      for (const expected of ['Test Company', '--brand:#0b5a6e', 'tel:+31205550100', details.email, details.website])
        expect(page).toContain(expected)
      expect(page).not.toMatch(/Whispering|secret|ABNA|KvK|<script/)
      const [, image = 'none'] = new RegExp(`src="([^"]*${logo.uuid}[^"]*)"`).exec(page) ?? []
      const picture = await world.anonymous.send('GET', image.replaceAll('&amp;', '&'))
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    },
  )

  it('names no company if the link never existed, or if the company is suspended', async () => {
    const itinerary = await published({})
    await end('revoked', itinerary)
    expect(await unknown()).not.toContain('Test Company')
    await world.deps.pool.query(`update tenants set status = 'suspended' where uuid = $1`, [company.uuid])
    expect(await open(itinerary.shares[0].url)).toBe(await unknown())
    await world.deps.pool.query(`update tenants set status = 'active' where uuid = $1`, [company.uuid])
  })
})
