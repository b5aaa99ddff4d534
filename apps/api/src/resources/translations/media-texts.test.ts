import { belowUrl } from '@sojourn/contract/kit/below-url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { proposing } from '../../test/proposals.ts'
import { upload } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
let office: ReturnType<typeof proposing>
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  office = proposing(world, company)
})
afterAll(() => world.close())

const translate = (uuid: string, texts: Json) =>
  office.done('PUT', `itineraries/${uuid}/translations/de`, {
    texts: Object.entries(texts).map(([path, value]) => ({ path, value })),
  })
const textsOf = async (uuid: string): Promise<Json> =>
  Object.fromEntries(
    (await office.done('GET', `itineraries/${uuid}/translations`)).texts.map(({ path, value, translations }: Json) => [
      path,
      [value, translations.de?.value ?? null, translations.de?.state ?? null],
    ]),
  )
const inGerman = (url: string) => belowUrl(`${url}?language=de`, '')

const twoVouchers = (voucher: string, other: string) => [
  { media: voucher, name: 'Voucher of the lodge', kind: 'voucher', isVisible: true },
  { media: other, name: 'Our own notes', kind: 'other', isVisible: false },
]

/** A published itinerary with a cover, a gallery that has a caption of its own, and two documents of a segment. */
const propose = async () => {
  const [cover, dunes, voucher, other] = await Promise.all([
    upload(company, { alt: 'Dunes at dawn', caption: 'The dunes' }),
    upload(company, { alt: 'A tent' }),
    upload(company, {}),
    upload(company, {}),
  ])
  const proposal = await office.propose({
    cover: { media: cover.uuid, role: 'hero' },
    gallery: [{ media: dunes.uuid, caption: 'Our tent' }],
  })
  const { rev, segments } = await office.done('GET', `itineraries/${proposal.uuid}`)
  await office.done('PUT', `itineraries/${proposal.uuid}`, {
    rev,
    segments: segments.map((segment: Json) =>
      segment.uuid === proposal.plain ? { ...segment, documents: twoVouchers(voucher.uuid, other.uuid) } : segment,
    ),
  })
  return { ...proposal, cover, dunes, voucher, document: `segments/${proposal.plain}/documents/${voucher.uuid}/name` }
}

describe('texts of images and files', () => {
  it('are translated with the itinerary, where it replaces them and where it does not', async () => {
    const { uuid, url, cover, dunes, document } = await propose()
    const texts = await textsOf(uuid)
    expect(texts).toMatchObject({
      [`media/${cover.uuid}/alt`]: ['Dunes at dawn', null, null],
      [`media/${cover.uuid}/caption`]: ['The dunes', null, null],
      [`media/${dunes.uuid}/alt`]: ['A tent', null, null],
      [`gallery/${dunes.uuid}/caption`]: ['Our tent', null, null],
      [document]: ['Voucher of the lodge', null, null],
    })
    expect(JSON.stringify(texts), 'what clients do not see').not.toContain('Our own notes')
    await translate(uuid, {
      [`media/${cover.uuid}/alt`]: 'Dünen im Morgengrauen',
      [`gallery/${dunes.uuid}/caption`]: 'Unser Zelt',
      [document]: 'Gutschein der Lodge',
    })
    await office.done('POST', `itineraries/${uuid}/publish`, { languages: ['de'] })
    const [english, german] = [await office.read(url), await office.read(inGerman(url))]
    expect(german).toContain('alt="Dünen im Morgengrauen"')
    expect(german).toContain('Unser Zelt')
    expect(german).toContain('Gutschein der Lodge')
    expect(german, 'what is not translated').toContain('alt="A tent"')
    expect(english).toContain('alt="Dunes at dawn"')
    expect(english).not.toContain('Zelt')
  })

  it('are stale when the media item has another', async () => {
    const { uuid, cover } = await propose()
    const path = `media/${cover.uuid}/alt`
    await translate(uuid, { [path]: 'Dünen im Morgengrauen' })
    const { rev } = await office.done('GET', `media/${cover.uuid}`)
    await office.done('PUT', `media/${cover.uuid}`, { rev, alt: 'Dunes at dusk' })
    expect((await textsOf(uuid))[path]).toEqual(['Dunes at dusk', 'Dünen im Morgengrauen', 'stale'])
  })

  it('are published as they are, and then nothing is left to publish', async () => {
    const { uuid, url, cover } = await propose()
    const path = `media/${cover.uuid}/alt`
    await translate(uuid, { [path]: 'Dünen im Morgengrauen' })
    const publish = () => office.done('POST', `itineraries/${uuid}/publish`, { languages: ['de'] })
    const hasChanges = async () => (await office.done('GET', `itineraries/${uuid}`)).hasUnpublishedChanges
    await publish()
    expect(await hasChanges()).toBe(false)
    const { rev } = await office.done('GET', `media/${cover.uuid}`)
    await office.done('PUT', `media/${cover.uuid}`, { rev, alt: 'Dunes at dusk' })
    await publish()
    expect(await office.read(inGerman(url))).toContain('alt="Dunes at dusk"')
    expect(await hasChanges()).toBe(false)
    await translate(uuid, { [path]: 'Dünen in der Dämmerung' })
    expect(await hasChanges()).toBe(true)
    await publish()
    expect(await office.read(inGerman(url))).toContain('alt="Dünen in der Dämmerung"')
    expect(await hasChanges()).toBe(false)
  })

  it('come along with an image into another itinerary', async () => {
    const { uuid, cover } = await propose()
    const path = `media/${cover.uuid}/alt`
    await translate(uuid, { [path]: 'Dünen im Morgengrauen' })
    const other = await office.propose({})
    expect((await textsOf(other.uuid))[path]).toBeUndefined()
    const { rev } = await office.done('GET', `itineraries/${other.uuid}`)
    await office.done('PUT', `itineraries/${other.uuid}`, { rev, cover: { media: cover.uuid, role: 'hero' } })
    expect((await textsOf(other.uuid))[path]).toEqual(['Dunes at dawn', 'Dünen im Morgengrauen', 'done'])
  })

  it('of decorative images are none, but for the caption', async () => {
    const image = await upload(company, { caption: 'The dunes', decorative: 'true' })
    const { uuid } = await office.propose({ cover: { media: image.uuid, role: 'hero' } })
    const texts = await textsOf(uuid)
    expect(texts[`media/${image.uuid}/caption`]).toEqual(['The dunes', null, null])
    expect(texts[`media/${image.uuid}/alt`]).toBeUndefined()
  })
})
