import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paragraph } from '../../test/samples.ts'
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
const inCompanysLanguage = async (language: string) =>
  expect((await company.people.Admin.send('PUT', `/v1/tenants/${company.uuid}`, { language })).status).toBe(200)

const makeItinerary = async (more: object): Promise<Json> => {
  const days = [{ uuid: randomUUID(), title: 'الوصول إلى القاهرة', description: paragraph('تصل الساعة 14:30') }]
  const answer = await send('POST', 'itineraries/', { title: 'رحلة', dayCount: 1, days, ...more })
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}
/** Publishes an itinerary, and returns the first tag of its page and the languages in its brochure. */
const published = async ({ uuid }: Json) => {
  const answer = await send('POST', `itineraries/${uuid}/publish`, {})
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  const [{ url }] = answer.json.data.shares
  const html = (await world.anonymous.send('GET', url)).bytes.toString()
  const pdf = (await world.anonymous.send('GET', `${url}/brochure.pdf`)).bytes.toString('latin1')
  return { html: /<html[^>]*>/.exec(html)?.[0], languages: new Set(pdf.match(/(?<=\/Lang \()[\w-]+/g)) }
}

describe('the language of an itinerary', () => {
  it('is that of its page and its brochure', async () => {
    const { html, languages } = await published(await makeItinerary({ language: 'ar' }))
    expect(html).toBe('<html lang="ar" dir="rtl">')
    expect(languages).toContain('ar')
  })

  it('is the company’s if it has none of its own', async () => {
    await inCompanysLanguage('fr')
    const days = [{ uuid: randomUUID(), title: 'Arrivée au Caire' }]
    const itinerary = await makeItinerary({ title: 'Le Caire', days })
    expect(itinerary.language).toBeNull()
    expect((await published(itinerary)).html).toBe('<html lang="fr">')
    await inCompanysLanguage('en')
  })

  it('is detected from the script if none is set and the company’s language uses another one', async () => {
    const { html, languages } = await published(await makeItinerary({}))
    expect(html).toBe('<html lang="ar" dir="rtl">')
    expect(languages).toContain('ar')
    const mixed = await makeItinerary({ title: 'From Cairo to Aswan on the Nile, a week on a felucca' })
    expect((await published(mixed)).html).toBe('<html lang="en">')
  })

  it('changes the page when it is published again', async () => {
    const itinerary = await makeItinerary({})
    expect((await published(itinerary)).html).toBe('<html lang="ar" dir="rtl">')
    const { rev } = (await send('GET', `itineraries/${itinerary.uuid}`)).json.data
    const changed = await send('PUT', `itineraries/${itinerary.uuid}`, { language: 'he', rev })
    expect([changed.status, changed.json.data.hasUnpublishedChanges]).toEqual([200, true])
    expect((await published(itinerary)).html).toBe('<html lang="he" dir="rtl">')
  })

  it('must be a language code', async () => {
    for (const language of ['Arabic', 'ar_EG', 'EN', 7]) {
      const rejected = await send('POST', 'itineraries/', { title: 'x', language })
      expect([rejected.status, Object.keys(rejected.json.errors ?? {})]).toEqual([422, ['language']])
      const ofCompany = await company.people.Admin.send('PUT', `/v1/tenants/${company.uuid}`, { language })
      expect(ofCompany.status).toBe(422)
    }
  })
})

describe('words that no font can print', () => {
  it('are listed in the preview of the itinerary, wherever they are', async () => {
    const preview = async (uuid: string) => (await send('GET', `itineraries/${uuid}/preview`)).bytes.toString()
    const guide = await send('POST', 'guides/', {
      title: 'ᮞᮥᮔ᮪ᮓ',
      kind: 'practical',
      status: 'published',
      sections: [{ heading: 'Bali', body: paragraph('Selamat') }],
    })
    const itinerary = await makeItinerary({ language: 'en', guides: [guide.json.data.uuid], subtitle: '北京 · กรุงเทพ' })
    expect(await preview(itinerary.uuid)).toContain('These words cannot be printed in the brochure: <bdi>ᮞᮥᮔ᮪ᮓ</bdi>')
    const plain = await makeItinerary({ language: 'en', subtitle: '北京 · กรุงเทพ' })
    expect(await preview(plain.uuid)).not.toContain('cannot be printed')
  })
})
