import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brandFonts, coverLayouts, dayLayouts, galleryLayouts } from '@sojourn/contract/document/brand-choices'
import { upload } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const at = () => `/v1/tenants/${company.uuid}`
const set = (brand: object, person = company.people.Admin) => person.send('PUT', at(), { brand })
const chosen = { fonts: 'jost-figtree', coverLayout: 'split', galleryLayout: 'strip', dayLayout: 'columns' } as const

const created = async (): Promise<string> => {
  const images = [await upload(company), await upload(company)]
  const [cover, ...gallery] = images.map(({ uuid }) => ({ media: uuid, caption: null }))
  const answer = await company.people.Designer.send('POST', company.path('itineraries/'), {
    title: 'Dunes',
    dayCount: 1,
    cover,
    gallery,
  })
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data.uuid
}
const publish = async (uuid: string): Promise<Json> => {
  const answer = await company.people.Designer.send('POST', company.path(`itineraries/${uuid}/publish`), {})
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer.json.data
}
const pageOf = async ({ shares: [{ url }] }: Json) => (await world.anonymous.send('GET', url)).bytes.toString()
const withoutAddresses = (html: string) => html.replaceAll(/\/p\/[\w-]{43}/g, '/p/')
const publishedBrand = async (uuid: string) =>
  (
    await company.rows('select content from publications where itinerary = $1 order by revision desc limit 1', [uuid])
  )[0].content.company.brand

describe('the look of a company', () => {
  it('is the default until an Admin chooses another one', async () => {
    const { brand } = (await company.people.Viewer.send('GET', at())).json.data
    expect(brand).toMatchObject({
      fonts: brandFonts[0],
      coverLayout: coverLayouts[0],
      galleryLayout: galleryLayouts[0],
      dayLayout: dayLayouts[0],
    })
    const uuid = await created()
    await publish(uuid)
    expect(Object.keys(await publishedBrand(uuid)).toSorted()).toEqual(['onPrimary', 'primary', 'secondary'])
  })

  it.each([
    ['fonts', 'comic-sans'],
    ['coverLayout', 'video'],
    ['galleryLayout', null],
    ['dayLayout', 'rows'],
  ])('has no %s %o', async (field, value) => {
    const answer = await set({ [field]: value })
    expect([answer.status, Object.keys(answer.json.errors)]).toEqual([422, [`brand.${field}`]])
  })

  it.each(['Manager', 'Designer', 'Viewer'] as const)('cannot be changed by a %s', async (role) => {
    const answer = await set(chosen, company.people[role])
    expect([answer.status, answer.json.code]).toEqual([422, 'permission_denied'])
  })

  it('is shown by the preview at once, and by a page from the next publication on', async () => {
    const uuid = await created()
    const before = withoutAddresses(await pageOf(await publish(uuid)))
    const answer = await set(chosen)
    expect([answer.status, answer.json.data.brand]).toMatchObject([200, chosen])
    const preview = await company.people.Designer.send('GET', company.path(`itineraries/${uuid}/preview`))
    const draft = await company.people.Admin.send('POST', company.path(`page-preview/${uuid}`), {
      brand: { ...chosen, fonts: 'cabin-source-sans' },
    })
    expect(preview.bytes.toString()).toContain('--display:Jost')
    expect(draft.bytes.toString()).toContain('--display:Cabin')
    const [{ url }] = (await company.people.Designer.send('GET', company.path(`itineraries/${uuid}`))).json.data.shares
    expect(withoutAddresses((await world.anonymous.send('GET', url)).bytes.toString())).toBe(before)
    const after = await pageOf(await publish(uuid))
    for (const part of [
      '--display:Jost',
      'class="cover layout-split"',
      'class="strip"',
      'class="wrap days layout-columns"',
    ]) {
      expect(after).toContain(part)
      expect(before).not.toContain(part)
    }
    expect(await publishedBrand(uuid)).toMatchObject(chosen)
  })

  it('is in the activity log', async () => {
    await set({})
    await set({ ...chosen, fonts: 'cabin-source-sans' })
    const { data } = (await company.people.Admin.send('GET', company.path('audit'))).json
    expect(data[0]).toMatchObject({ action: 'tenant.update', actor: { uuid: company.people.Admin.uuid } })
    expect(data[0].changed).toEqual(['brand'])
  })

  it('serves the files of every pair of typefaces', async () => {
    const uuid = await created()
    for (const fonts of brandFonts) {
      expect((await set({ fonts })).status).toBe(200)
      const page = await pageOf(await publish(uuid))
      const files = [...page.matchAll(/url\("([^"]+\.woff2)"\)/g)].map(([, url = '']) => url)
      expect(files.length).toBeGreaterThan(5)
      for (const file of files) {
        const answer = await world.anonymous.send('GET', file)
        expect([answer.status, answer.headers.get('content-type')], file).toEqual([200, 'font/woff2'])
      }
    }
  })
})
