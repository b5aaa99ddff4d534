import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeKey } from '../../test/key-sender.ts'
import { upload } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
let voucher: Json
let photo: Json

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)
const uploadPdf = (filename: string): Promise<Json> =>
  uploadFile(new Blob([new Uint8Array(pdf), `% ${filename}`], { type: 'application/pdf' }), filename)
const uploadFile = async (file: Blob, filename: string): Promise<Json> => {
  const form = new FormData()
  form.append('file', file, filename)
  const answer = await company.people.Designer.sendRaw('POST', company.path('media/'), { raw: form })
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}

beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  voucher = await uploadPdf('lodge-voucher.pdf')
  photo = await upload(company)
})
afterAll(() => world.close())

const segment = (documents: object[], more: object = {}) => ({
  uuid: randomUUID(),
  kind: 'accommodation',
  day: 0,
  title: 'Dune Camp',
  nights: 1,
  documents,
  ...more,
})
const send = (documents: object[], more: object = {}) =>
  company.people.Designer.send('POST', company.path('itineraries/'), {
    title: 'Papers',
    startDate: '2027-05-01',
    dayCount: 2,
    segments: [segment(documents, more)],
  })
const create = async (documents: object[], more: object = {}): Promise<Json> => {
  const answer = await send(documents, more)
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}
const publish = async ({ uuid }: Json): Promise<string> => {
  const answer = await company.people.Designer.send('POST', company.path(`itineraries/${uuid}/publish`), {})
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer.json.data.shares[0].url
}
const htmlOf = async (url: string) => (await world.anonymous.send('GET', url)).bytes.toString()

describe('the documents of a segment', () => {
  it('have a name and a kind, and are not visible to travellers unless the request says so', async () => {
    const { segments } = await create([{ media: voucher.uuid }])
    expect(segments[0].documents).toEqual([{ media: voucher.uuid, name: null, kind: 'other', isVisible: false }])
    expect(segments[0].voucherNo).toBeNull()
    const rejected = await send([{ media: voucher.uuid, kind: 'boarding pass', isVisible: 'yes' }])
    expect([rejected.status, Object.keys(rejected.json.errors)]).toEqual([
      422,
      ['segments.0.documents.0.kind', 'segments.0.documents.0.isVisible'],
    ])
  })

  it('are files of the same company', async () => {
    const foreign = await world.createCompany()
    const { uuid } = await upload(foreign)
    const rejected = await send([{ media: uuid }])
    expect([rejected.status, Object.keys(rejected.json.errors)]).toEqual([422, ['segments.0.documents.0.media']])
  })

  it('count as uses of the file, which then cannot be deleted', async () => {
    const file = await uploadPdf('used.pdf')
    const { uuid } = await create([{ media: file.uuid }])
    const path = company.path(`media/${file.uuid}`)
    const { usedIn } = (await company.people.Designer.send('GET', path)).json.data
    expect(usedIn).toMatchObject([{ resource: 'itinerary', uuid }])
    const removed = await company.people.Designer.send('DELETE', path)
    expect([removed.status, removed.json.code]).toEqual([409, 'in_use'])
    const emptied = { segments: [segment([])] }
    await company.people.Designer.send('PUT', company.path(`itineraries/${uuid}`), emptied, { 'if-match': '*' })
    expect((await company.people.Designer.send('DELETE', path)).status).toBe(200)
  })

  it('are part of each version, and return when one is restored', async () => {
    const { uuid, segments } = await create([{ media: voucher.uuid, name: 'Lodge' }])
    const path = company.path(`itineraries/${uuid}`)
    const designer = company.people.Designer
    await designer.send('POST', `${path}/revisions`, { label: 'With papers' })
    const changed = { segments: [{ ...segments[0], documents: [] }] }
    expect((await designer.send('PUT', path, changed, { 'if-match': '*' })).json.data.segments[0].documents).toEqual([])
    const [first] = (await designer.send('GET', `${path}/revisions`)).json.data.filter(
      ({ label }: Json) => label === 'With papers',
    )
    const snapshot = (await designer.send('GET', `${path}/revisions/${first.n}`)).json.data.snapshot
    expect(snapshot.segments[0].documents).toMatchObject([{ name: 'Lodge' }])
    const restored = await designer.send('POST', `${path}/revisions/${first.n}/restore`, {}, { 'if-match': '*' })
    expect(restored.json.data.segments[0].documents).toMatchObject([{ name: 'Lodge' }])
  })

  it('are copied only with `keepDocuments`, whether or not bookings are kept', async () => {
    const { uuid } = await create([{ media: voucher.uuid, name: 'Lodge' }], { voucherNo: 'V-12' })
    const copyWith = async (body: object): Promise<Json> => {
      const answer = await company.people.Designer.send('POST', company.path(`itineraries/${uuid}/duplicate`), body)
      expect(answer.status, JSON.stringify(answer.json)).toBe(201)
      const [{ documents, voucherNo }] = answer.json.data.segments
      return { names: documents.map(({ name }: Json) => name), voucherNo }
    }
    expect(await copyWith({})).toEqual({ names: [], voucherNo: null })
    expect(await copyWith({ keepBookings: true })).toEqual({ names: [], voucherNo: 'V-12' })
    expect(await copyWith({ keepDocuments: true })).toEqual({ names: ['Lodge'], voucherNo: null })
    expect(await copyWith({ keepDocuments: true, isTemplate: true })).toEqual({ names: [], voucherNo: null })
    const variant = await company.people.Designer.send('POST', company.path(`itineraries/${uuid}/variant`), {})
    expect(variant.json.data.segments[0].documents).toEqual([])
  })

  it('are hidden from an API key that cannot read files, and stay when it saves', async () => {
    const { uuid, segments } = await create([{ media: voucher.uuid, name: 'Voucher of Ada' }])
    const path = company.path(`itineraries/${uuid}`)
    const { program } = await makeKey(world, company, ['itineraries:read', 'itineraries:write'])
    const seen = await program.send('GET', path)
    expect(seen.bytes.toString()).not.toMatch(new RegExp(`Voucher of Ada|${voucher.uuid}`))
    const [hidden] = seen.json.data.segments
    const saved = await program.send('PUT', path, { segments: [{ ...hidden, title: 'Away' }] }, { 'if-match': '*' })
    expect(saved.status, JSON.stringify(saved.json)).toBe(200)
    const after = await company.people.Designer.send('GET', path)
    expect(after.json.data.segments[0]).toMatchObject({ title: 'Away', documents: segments[0].documents })
    const changed = [{ ...hidden, documents: segments[0].documents }]
    const denied = await program.send('PUT', path, { segments: changed }, { 'if-match': '*' })
    expect(denied.json).toMatchObject({ code: 'permission_denied' })
  })

  it('can be changed only by users who may change the itinerary', async () => {
    const { uuid, segments } = await create([{ media: voucher.uuid }])
    const path = company.path(`itineraries/${uuid}`)
    const body = { segments: [{ ...segments[0], documents: [] }] }
    const denied = await company.people.Viewer.send('PUT', path, body, { 'if-match': '*' })
    expect([denied.status, denied.json.code]).toEqual([422, 'permission_denied'])
    const stranger = (await world.createCompany()).people.Owner
    expect((await stranger.send('GET', path)).status).toBe(404)
  })
})

describe('a published page', () => {
  it('links to the visible documents of a segment, and shows nothing of the others', async () => {
    const hidden = await uploadPdf('hidden-confirmation.pdf')
    const url = await publish(
      await create(
        [
          { media: voucher.uuid, name: 'Voucher of the camp', kind: 'voucher', isVisible: true },
          { media: photo.uuid, kind: 'ticket', isVisible: true },
          { media: hidden.uuid, name: 'Hidden confirmation' },
        ],
        { voucherNo: 'VOUCHER-742', confirmationNo: 'CONFIRMED-742' },
      ),
    )
    const html = await htmlOf(url)
    expect(html).toContain(`href="${url}/documents/${voucher.uuid}"`)
    expect(html).toMatch(/Voucher<\/span> <a [^>]*>Voucher of the camp<\/a>/)
    expect(html).toMatch(/Ticket<\/span> <a [^>]*>picture\.jpg<\/a>/)
    for (const secret of [hidden.uuid, 'Hidden confirmation', 'hidden-confirmation', 'VOUCHER-742', 'CONFIRMED-742'])
      expect(html).not.toContain(secret)

    const opened = await world.anonymous.send('GET', `${url}/documents/${voucher.uuid}`)
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(opened.headers.get('content-disposition')).toContain('lodge-voucher.pdf')
    const image = await world.anonymous.send('GET', `${url}/documents/${photo.uuid}`)
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect((await world.anonymous.send('GET', `${url}/documents/${hidden.uuid}`)).status).toBe(404)
  })

  it('links to a visible track, which is downloaded', async () => {
    const gpx = new Blob([
      '<?xml version="1.0"?><gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>' +
        '<trkpt lat="-24.7" lon="15.3"/><trkpt lat="-24.8" lon="15.4"/></trkseg></trk></gpx>',
    ])
    const track = await uploadFile(gpx, 'canyon-walk.gpx')
    const url = await publish(await create([{ media: track.uuid, isVisible: true }]))
    expect(await htmlOf(url)).toContain(`href="${url}/documents/${track.uuid}"`)
    const opened = await world.anonymous.send('GET', `${url}/documents/${track.uuid}`)
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/gpx+xml'])
    expect(opened.headers.get('content-disposition')).toMatch(/^attachment;.*canyon-walk\.gpx/)
  })

  it('shows a document as soon as it is visible and published again, and no longer when it is hidden', async () => {
    const created = await create([{ media: voucher.uuid, isVisible: true }])
    const url = await publish(created)
    const path = company.path(`itineraries/${created.uuid}`)
    const file = `${url}/documents/${voucher.uuid}`
    expect((await world.anonymous.send('GET', file)).status).toBe(200)
    const hidden = { segments: [{ ...created.segments[0], documents: [{ media: voucher.uuid }] }] }
    const put = await company.people.Designer.send('PUT', path, hidden, { 'if-match': '*' })
    expect(put.json.data.hasUnpublishedChanges).toBe(true)
    await publish(created)
    expect((await world.anonymous.send('GET', file)).status).toBe(404)
    expect(await htmlOf(url)).not.toContain('/documents/')
  })

  it('is previewed without documents for an API key that cannot read files', async () => {
    const { uuid } = await create([{ media: voucher.uuid, name: 'Voucher of the camp', isVisible: true }])
    const preview = company.path(`itineraries/${uuid}/preview`)
    const seen = (await company.people.Designer.send('GET', preview)).bytes.toString()
    expect(seen).toContain('Voucher of the camp')
    const { program } = await makeKey(world, company, ['itineraries:read'])
    const answer = await program.send('GET', preview)
    expect(answer.status).toBe(200)
    expect(answer.bytes.toString()).not.toContain('Voucher of the camp')
  })
})
