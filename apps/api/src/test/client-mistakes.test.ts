import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samples, upload } from './samples.ts'
import { type Company, createWorld, type Json, type Person, type World } from './world.ts'
import { subscribe } from './writes.ts'

let world: World
let company: Company
let Owner: Person
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  Owner = company.people.Owner
})
afterAll(() => world.close())

const post = (plural: string, body: unknown) => Owner.send('POST', company.path(`${plural}/`), body)

describe('a body that cannot be read', () => {
  it.each([
    ['breaks off', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nHal'],
    ['has no boundary', 'multipart/form-data', 'nothing'],
    ['has another boundary', 'multipart/form-data; boundary=x', '--y\r\n\r\n--y--'],
  ])('is 400 when a form %s', async (_what, contentType, raw) => {
    const headers = { 'content-type': contentType }
    const answer = await Owner.sendRaw('POST', company.path('accommodations/'), { raw, headers })
    expect([answer.status, answer.json.code]).toEqual([400, 'malformed'])
  })

  it('is 415 when it is neither JSON nor a form', async () => {
    for (const contentType of ['text/plain', 'application/xml']) {
      const headers = { 'content-type': contentType }
      const answer = await Owner.sendRaw('POST', company.path('accommodations/'), { raw: 'name=x', headers })
      expect([answer.status, answer.json.code], contentType).toEqual([415, 'unsupported_media_type'])
    }
  })

  it('is 400 when If-Match contains no ETag', async () => {
    const { json } = await post('destinations', { name: 'Matched' })
    for (const header of ['garbage', '1', '"one"']) {
      const path = company.path(`destinations/${json.data.uuid}`)
      const answer = await Owner.send('PUT', path, { name: 'New' }, { 'if-match': header })
      expect([answer.status, answer.json.code], header).toEqual([400, 'malformed'])
    }
  })
})

describe('an invalid value', () => {
  it('is reported in the same plain words for a body, a form and a query', async () => {
    const body = await post('itineraries', { title: 7, dayCount: '5', startDate: '1 March', adults: 100 })
    expect(body.json.errors).toEqual({
      title: [{ code: 'invalid_type', message: 'must be text' }],
      dayCount: [{ code: 'invalid_type', message: 'must be a whole number between 1 and 180' }],
      startDate: [{ code: 'invalid_format', message: 'must be a date such as 2026-03-01' }],
      adults: [{ code: 'too_big', message: 'must be a whole number between 0 and 99' }],
    })
    const raw = new FormData()
    raw.append('dayCount', 'five')
    raw.append('startDate', '2026-02-30')
    const form = await Owner.sendRaw('POST', company.path('itineraries/'), { raw })
    expect(form.json.errors).toEqual({
      title: [{ code: 'required', message: 'is required' }],
      dayCount: [{ code: 'invalid_type', message: 'must be a whole number between 1 and 180' }],
      startDate: [{ code: 'invalid_format', message: 'must be a date such as 2026-03-01' }],
    })
    const query = await Owner.send('GET', company.path('accommodations/?perPage=5&page=x&type=tent'))
    expect(query.json.errors).toMatchObject({
      page: [{ code: 'invalid_type', message: 'must be a whole number between 1 and 1000000' }],
      perPage: [{ code: 'invalid_value', message: 'must be one of 12, 24, 48, 96' }],
      'type.0': [{ code: 'invalid_value', message: expect.stringMatching(/^must be one of hotel, lodge, camp,/) }],
    })
  })
})

describe('names of time zones and countries', () => {
  it('include all known time zones, with new names and old', async () => {
    const names = [
      'Asia/Kolkata',
      'Asia/Calcutta',
      'Europe/Kyiv',
      'America/Argentina/Buenos_Aires',
      'Etc/UTC',
      'GMT',
      'UTC',
    ]
    for (const timezone of names)
      expect((await post('destinations', { name: 'Zone', timezone })).status, timezone).toBe(201)
    for (const timezone of ['+01:00', 'europe/paris', 'Mars/Olympus', 'Europe/'])
      expect((await post('destinations', { name: 'Zone', timezone })).status, timezone).toBe(422)
    expect((await post('destinations', { name: 'Zone', timezone: '' })).json.data.timezone).toBeNull()
  })

  it('include only the officially assigned country codes', async () => {
    const at = (country: string) => post('destinations', { name: 'Land', location: { label: 'Land', country } })
    for (const country of ['NA', 'GB', 'SS', 'AX']) expect((await at(country)).status, country).toBe(201)
    for (const country of ['UK', 'EU', 'SU', 'ZZ', 'XK', 'AN']) {
      const { status, json } = await at(country)
      expect([status, Object.keys(json.errors ?? {})], country).toEqual([422, ['location.country']])
    }
  })
})

describe('related records', () => {
  it('report a contact with the same name and email address as a duplicate, regardless of case', async () => {
    const twin = (email: string) => post('contacts', { givenName: 'Twin', familyName: 'Pair', emails: [email] })
    await twin('twin@example.test')
    const { json } = await twin('TWIN@Example.test')
    expect(json.data.duplicates).toHaveLength(1)
  })

  it('keep a brochure while its itinerary uses it', async () => {
    const itinerary = await samples.itinerary?.create(company)
    const published = await Owner.send('POST', company.path(`itineraries/${itinerary.uuid}/publish-pdf`), {})
    const answer = await Owner.send('DELETE', company.path(`media/${published.json.data.pdf}`))
    expect([answer.status, answer.json.usedIn.map((use: Json) => use.uuid)]).toEqual([409, [itinerary.uuid]])
    const unused = await upload(company)
    expect((await Owner.send('DELETE', company.path(`media/${unused.uuid}`))).status).toBe(200)
  })

  it('accept the whole response for a link or a subscription in a PUT', async () => {
    const itinerary = await samples.itinerary?.create(company)
    const { json } = await Owner.send('POST', company.path(`itineraries/${itinerary.uuid}/publish`), {})
    const [share] = json.data.shares
    const path = company.path(`itineraries/${itinerary.uuid}/shares/${share.uuid}`)
    expect((await Owner.send('PUT', path, { ...share, audience: 'agent' })).json.data).toMatchObject({
      audience: 'agent',
    })
    expect((await Owner.send('PUT', path, { ...share, url: 'x' })).json.errors).toHaveProperty('url')
    await subscribe(company, 'agency-monthly')
    const info = (await Owner.send('GET', company.path('subscription/info'))).json
    const put = await Owner.send('PUT', company.path('subscription'), info.subscription)
    expect([put.status, put.json.subscription], JSON.stringify(put.json)).toEqual([200, info.subscription])
    const changed = await Owner.send('PUT', company.path('subscription'), { ...info.subscription, status: 'expired' })
    expect(changed.json.errors.status[0].code).toBe('read_only')
  })

  it('include an external video as a media item at once, and require its URL', async () => {
    const video = { kind: 'video_link', filename: 'Dawn', link: 'https://films.example.test/dawn' }
    const created = await post('media', video)
    expect([created.status, created.json.data.state, created.json.data.upload]).toEqual([
      201,
      'processing-complete',
      null,
    ])
    const listed = await Owner.send('GET', company.path('media/?kind=video_link'))
    expect(listed.json.data.map((one: Json) => one.uuid)).toEqual([created.json.data.uuid])
    expect((await post('media', { ...video, link: null })).json.errors).toHaveProperty('link')
  })

  it('require a new reason for an itinerary that is lost a second time', async () => {
    const { json } = await post('itineraries', { title: 'Lost twice' })
    const path = company.path(`itineraries/${json.data.uuid}`)
    const put = async (body: object) => Owner.send('PUT', path, body, { 'if-match': '*' })
    expect((await put({ status: 'lost', statusReason: 'Too dear' })).status).toBe(200)
    const again = await put({ status: 'enquiry' })
    expect([again.status, again.json.data.statusReason]).toEqual([200, null])
    expect((await put({ status: 'lost' })).json).toMatchObject({
      code: 'invalid_transition',
      detail: 'a reason is needed',
    })
  })
})
