import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paragraph, upload } from '../../test/samples.ts'
import { makeKey } from '../../test/key-sender.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const make = async (plural: string, body: object): Promise<Json> => {
  const answer = await company.people.Manager.send('POST', company.path(`${plural}/`), body)
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}

const preview = (plural: string, uuid: string, who = company.people.Viewer) =>
  who.send('GET', company.path(`${plural}/${uuid}/preview`))

const pageOf = async (plural: string, uuid: string): Promise<string> => {
  const answer = await preview(plural, uuid)
  expect(answer.status).toBe(200)
  return answer.bytes.toString()
}

describe('the preview of a record', () => {
  it('is the page of a stay with its texts and images, and says nothing of the supplier', async () => {
    const picture = await upload(company, { alt: 'Tents under stars' })
    const supplier = await make('suppliers', { name: 'SECRET Supplies' })
    const stay = await make('accommodations', {
      name: 'Dune <b>Camp</b>',
      description: paragraph('Five tents in the sand.'),
      media: [{ media: picture.uuid, role: 'hero' }],
      location: { label: 'Sossusvlei', lat: -24.7, lng: 15.3 },
      checkIn: '14:00',
      supplier: supplier.uuid,
    })
    const html = await pageOf('accommodations', stay.uuid)
    for (const visible of ['Dune &lt;b&gt;Camp&lt;/b&gt;', 'Five tents in the sand.', 'Tents under stars'])
      expect(html).toContain(visible)
    expect(html).not.toContain('SECRET')
  })

  it('is the page of an excursion', async () => {
    const walk = await make('excursions', {
      name: 'Canyon walk',
      description: paragraph('Down and up again.'),
      included: ['Water and fruit'],
    })
    const html = await pageOf('excursions', walk.uuid)
    for (const visible of ['Canyon walk', 'Down and up again.', 'Water and fruit']) expect(html).toContain(visible)
  })

  it('is the page of a guide, also before it is published', async () => {
    const guide = await make('guides', {
      title: 'What to pack',
      status: 'draft',
      sections: [{ heading: 'For the desert', body: paragraph('A warm coat.') }],
    })
    const html = await pageOf('guides', guide.uuid)
    for (const visible of ['What to pack', 'For the desert', 'A warm coat.']) expect(html).toContain(visible)
  })

  it('has images only for API keys that may read media', async () => {
    const picture = await upload(company, { alt: 'Tents under stars' })
    const media = [{ media: picture.uuid, role: 'hero' }]
    const stay = await make('accommodations', { name: 'Dune Camp', media })
    const itinerary = await make('itineraries', { title: 'Dunes', dayCount: 1, cover: media[0] })
    for (const [plural, uuid] of [
      ['accommodations', stay.uuid],
      ['itineraries', itinerary.uuid],
    ] as const) {
      const pageFor = async (...scopes: ('media:read' | 'accommodations:read' | 'itineraries:read')[]) =>
        (await preview(plural, uuid, (await makeKey(world, company, scopes)).program)).bytes.toString()
      expect(await pageFor(`${plural}:read`, 'media:read')).toContain('signature=')
      const without = await pageFor(`${plural}:read`)
      expect(without).toContain('Dune')
      expect(without).not.toContain('signature=')
    }
  })

  it('shows what was saved last, and stores nothing', async () => {
    const stay = await make('accommodations', { name: 'First name' })
    const count = 'select count(*)::int as count from itineraries where tenant = $1'
    const before = await company.rows(count, [company.uuid])
    await company.people.Manager.send('PUT', company.path(`accommodations/${stay.uuid}`), {
      name: 'Second name',
      rev: stay.rev,
    })
    const html = await pageOf('accommodations', stay.uuid)
    expect(html).toContain('Second name')
    expect(html).not.toContain('First name')
    expect(await company.rows(count, [company.uuid])).toEqual(before)
  })

  it('does not exist for unknown records, those of another company and those in the bin', async () => {
    const stay = await make('accommodations', { name: 'Gone' })
    const other = await world.createCompany()
    expect((await preview('accommodations', randomUUID())).status).toBe(404)
    expect((await preview('excursions', stay.uuid)).status).toBe(404)
    const foreign = await other.people.Viewer.send('GET', other.path(`accommodations/${stay.uuid}/preview`))
    expect(foreign.status).toBe(404)
    await company.people.Manager.send('DELETE', company.path(`accommodations/${stay.uuid}`))
    expect((await preview('accommodations', stay.uuid)).status).toBe(404)
  })
})
