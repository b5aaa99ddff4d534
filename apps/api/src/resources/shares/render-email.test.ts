import { randomUUID } from 'node:crypto'
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

const send = (method: string, path: string, body?: unknown) =>
  company.people.Designer.send(method, company.path(path), body)
const published = async (fields: object = {}): Promise<{ path: string; itinerary: Json }> => {
  const created = await send('POST', 'itineraries/', { title: 'Dunes', dayCount: 1, ...fields })
  expect(created.status, JSON.stringify(created.json)).toBe(201)
  const path = `itineraries/${created.json.data.uuid}`
  return { path, itinerary: (await send('POST', `${path}/publish`, {})).json.data }
}
const imagesIn = (html: string) =>
  [...html.matchAll(/<img src="([^"]+)"/g)].map(([, url = '']) => url.replaceAll('&#38;', '&'))

describe('the preview of the email for a link', () => {
  const preview = (path: string, share: Json, body: object, person = company.people.Designer) =>
    person.send('POST', company.path(`${path}/shares/${share.uuid}/email-preview`), body)

  it('shows the itinerary with what was typed, or else with the company’s texts, and sends nothing', async () => {
    const cover = await upload(company)
    const { path, itinerary } = await published({ cover: { media: cover.uuid, role: 'hero' } })
    const [share] = itinerary.shares
    const answer = await preview(path, share, { message: 'Look:\n\nhttps://evil.example <b>now</b>' })
    const html = answer.bytes.toString()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    for (const expected of ['>Dunes</h1>', 'Look:', share.url]) expect(html).toContain(expected)
    for (const unexpected of ['evil.example', '<b>']) expect(html).not.toContain(unexpected)
    const images = imagesIn(html)
    expect(images).toHaveLength(1)
    for (const url of images) expect((await world.anonymous.send('GET', url)).status).toBe(200)
    expect((await preview(path, share, {})).bytes.toString()).toContain('Your itinerary “Dunes” is ready')
    expect((await send('GET', `${path}/emails`)).json.data).toEqual([])
  })

  it('is rejected like the email itself if the link has been revoked or has expired', async () => {
    const { path, itinerary } = await published()
    const [revoked] = itinerary.shares
    const expired = (await send('POST', `${path}/shares`, { audience: 'client' })).json.data
    await send('DELETE', `${path}/shares/${revoked.uuid}`)
    await company.rows(`update shares set expires_at = now() - interval '1 minute' where uuid = $1`, [expired.uuid])
    for (const share of [revoked, expired]) {
      const mailed = await send('POST', `${path}/shares/${share.uuid}/mail`, { to: 'a@b.example' })
      const shown = await preview(path, share, {})
      expect([mailed.status, shown.status]).toEqual([409, 409])
      expect(shown.json.detail).toBe(mailed.json.detail)
    }
  })

  it('rejects what cannot be sent, and members who may not read the itinerary', async () => {
    const { path, itinerary } = await published()
    const [share] = itinerary.shares
    const wrong = await preview(path, share, { subject: 'x'.repeat(201), message: 'x'.repeat(4001), to: 'a@b.example' })
    expect([wrong.status, Object.keys(wrong.json.errors).toSorted()]).toEqual([422, ['message', 'subject', 'to']])
    expect((await preview(path, share, {}, company.people.Agent)).status).toBe(404)
    expect((await preview(path, { uuid: randomUUID() }, {})).status).toBe(404)
  })
})
