import { randomUUID } from 'node:crypto'
import { itineraryFile } from '@sojourn/contract/itinerary/itinerary-file'
import { linkFiles } from '@sojourn/contract/itinerary/link-files'
import { pdfText } from '@sojourn/publishing/fixtures/pdf-text'
import { readDocx } from '@sojourn/publishing/fixtures/read-docx'
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

const secret = 'SECRET-NOBODY-MAY-READ'
const secretAmount = 98_765_432
const segment = (fields: Record<string, unknown>) => ({ uuid: randomUUID(), day: 0, notesInternal: secret, ...fields })
const camp = { label: 'Dune Camp', lat: -24.5, lng: 15.8, timezone: 'Africa/Windhoek' }

const send = async (method: string, path: string, body?: unknown): Promise<Json> => {
  const answer = await company.people.Designer.send(method, company.path(path), body)
  expect(answer.status, JSON.stringify(answer.json)).toBeLessThan(300)
  return answer.json?.data
}
const publish = async (uuid: string): Promise<Json> => send('POST', `itineraries/${uuid}/publish`, {})

/** An itinerary with a secret in every private field. */
const makeItinerary = async (fields: Record<string, unknown> = {}): Promise<Json> => {
  const { Owner } = company.people
  const supplier = (await Owner.send('POST', company.path('suppliers/'), { name: secret, kinds: ['excursion'] })).json
  const picture = await upload(company, { alt: 'Dunes' })
  const itinerary = await send('POST', 'itineraries/', {
    title: `Dunes & <b>Sand</b>`,
    startDate: '2027-05-04',
    dayCount: 2,
    reference: `${secret} ${randomUUID().slice(0, 8)}`,
    cover: { media: picture.uuid, role: 'hero' },
    priceMode: 'total',
    displayPrice: { amount: 123_400, currency: 'EUR' },
    segments: [
      segment({
        kind: 'excursion',
        title: 'Morning walk',
        startTime: '06:30',
        location: camp,
        supplier: supplier.data.uuid,
        confirmationNo: secret,
        voucherNo: secret,
        tags: [secret],
        net: { amount: secretAmount, currency: 'EUR' },
      }),
      segment({ kind: 'accommodation', title: 'Dune Camp', nights: 1, location: camp, confirmationNo: secret }),
      segment({ kind: 'fee', title: secret, gross: { amount: 1, currency: 'EUR' } }),
      segment({ kind: 'note', title: secret, day: null }),
    ],
    ...fields,
  })
  return publish(itinerary.uuid)
}
const read = async (url: string, name: string) => {
  const answer = await world.anonymous.send('GET', `${url}/${name}`)
  return { ...answer, text: answer.bytes.toString('utf8') }
}

describe('the files of a link', () => {
  it.each([
    ['itinerary.gpx', 'application/gpx+xml; charset=utf-8'],
    ['itinerary.kml', 'application/vnd.google-earth.kml+xml; charset=utf-8'],
    ['itinerary.json', 'application/json; charset=utf-8'],
  ])('contain what is published, and nothing internal (%s)', async (name, mime) => {
    const itinerary = await makeItinerary()
    const [{ url }] = itinerary.shares
    const file = await read(url, name)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, mime])
    expect(file.headers.get('cache-control')).toBe('private, no-cache')
    expect(file.headers.get('x-robots-tag')).toBe('noindex')
    expect(file.headers.get('content-disposition')).toContain(`.${name.split('.')[1]}`)
    expect(file.text).toContain('Morning walk')
    for (const inside of [secret, String(secretAmount)]) expect(file.text).not.toContain(inside)
  })

  it.each([
    ['summary.pdf', 'application/pdf'],
    ['cards.pdf', 'application/pdf'],
    ['itinerary.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('contain what is published, and nothing internal, printed once for the same content (%s)', async (name, mime) => {
    const itinerary = await makeItinerary()
    const [{ url }] = itinerary.shares
    const [file, again] = await Promise.all([read(url, name), read(url, name)])
    expect([file.status, file.headers.get('content-type')]).toEqual([200, mime])
    expect(file.headers.get('cache-control')).toBe('private, no-cache')
    expect(again.bytes.equals(file.bytes)).toBe(true)
    expect((await read(url, name)).bytes.equals(file.bytes)).toBe(true)
    const text = name.endsWith('.pdf') ? pdfText(file.bytes) : await readDocx(file.bytes)
    expect(text.replaceAll(/\s/g, '')).toContain(name.endsWith('.pdf') ? 'DuneCamp' : '<imgalt="Dunes"')
    for (const inside of [secret, '987,654', String(secretAmount)]) expect(text).not.toContain(inside)
  })

  it('are linked from the page, each once', async () => {
    const [{ url }] = (await makeItinerary()).shares
    const html = (await world.anonymous.send('GET', url)).bytes.toString()
    for (const name of linkFiles) expect(html.split(`href="${url}/${name}"`)).toHaveLength(2)
  })

  it('contain no price that the page does not show, and the published version rather than the draft', async () => {
    const hidden = await makeItinerary({ priceMode: 'none' })
    const [{ url }] = hidden.shares
    const before = await read(url, 'itinerary.json')
    const file = itineraryFile.parse(before.json)
    expect([file.price, before.text.includes('123400')]).toEqual([null, false])
    expect(file).toMatchObject({ url, revision: hidden.publishedRevision, startDate: '2027-05-04' })
    const image = await world.anonymous.send('GET', file.cover?.url ?? '')
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp'])
    await send('PUT', `itineraries/${hidden.uuid}`, { priceMode: 'total', rev: hidden.rev })
    expect((await read(url, 'itinerary.json')).text).toBe(before.text)
    await publish(hidden.uuid)
    expect(itineraryFile.parse((await read(url, 'itinerary.json')).json).price?.total).toMatchObject({
      amount: 123_400,
    })
  })

  it('say so where no place can be shown, and nothing links to them', async () => {
    const [{ url }] = (await makeItinerary({ segments: [segment({ kind: 'meal', title: 'Dinner' })] })).shares
    const html = (await world.anonymous.send('GET', url)).bytes.toString()
    for (const name of ['itinerary.gpx', 'itinerary.kml']) {
      const none = await read(url, name)
      expect([none.status, none.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
      expect(none.text).toContain('No places on the map')
      expect(html).not.toContain(name)
    }
  })

  it('are gone with their link, after its last day, and with the itinerary', async () => {
    const itinerary = await makeItinerary()
    const path = `itineraries/${itinerary.uuid}/shares`
    const links: Json[] = [itinerary.shares[0], await send('POST', path, {}), await send('POST', path, {})]
    const statuses = async () =>
      Promise.all(
        links.map(
          async ({ url }) => new Set(await Promise.all(linkFiles.map(async (name) => (await read(url, name)).status))),
        ),
      )
    const [open, gone] = [new Set([200]), new Set([404])]
    expect(await statuses()).toEqual([open, open, open])
    await send('DELETE', `${path}/${links[0].uuid}`)
    await company.rows(`update shares set expires_at = now() - interval '1 second' where uuid = $1`, [links[1].uuid])
    expect(await statuses()).toEqual([gone, gone, open])
    await send('DELETE', `itineraries/${itinerary.uuid}`)
    expect(await statuses()).toEqual([gone, gone, gone])
  })
})
