import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jpeg } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const designer = () => company.people.Designer
const upload = async (name: string, bytes: Uint8Array, type = 'image/jpeg'): Promise<Json> => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
  const answer = await designer().sendRaw('POST', company.path('media/'), { raw: form })
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

/** The name under which a browser saves a file, by RFC 6266: the extended name if there is one. */
const savedAs = (header: string | null): { plain: string | undefined; full: string | undefined } => {
  const plain = /filename="((?:[^"\\]|\\.)*)"/.exec(header ?? '')?.[1]?.replaceAll(/\\(.)/g, '$1')
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1]
  return { plain, full: extended === undefined ? plain : decodeURIComponent(extended) }
}

describe('the name of an uploaded file', () => {
  it.each([
    // A browser encodes a quote in the file name of a form as %22.
    ['the "grand" tour.jpg', "the 'grand' tour.jpg"],
    ['holiday\u202egpj.exe', 'holidaygpj.exe'],
    ['a\u200eb\u2066c\u2069.jpg', 'abc.jpg'],
    ['CON.jpg', '_CON.jpg'],
    ['Łódź 東京.jpg', 'Łódź 東京.jpg'],
    [`${'東'.repeat(85)}.jpg`, `${'東'.repeat(83)}.jpg`],
  ])('%j is stored as %j, whether it comes with a form, with a new slot or with an update', async (name, safe) => {
    const sent = await upload(name, await jpeg())
    expect(sent.filename).toBe(safe)
    const announced = await designer().send('POST', company.path('media/'), { filename: name })
    expect([announced.status, announced.json.data?.filename]).toEqual([201, safe])
    const changed = await designer().send('PUT', company.path(`media/${sent.uuid}`), {
      filename: `New ${name}`,
      rev: sent.rev,
    })
    expect([changed.status, changed.json.data?.filename.startsWith('New ')]).toEqual([200, true])
    expect(changed.json.data.filename).not.toMatch(/[\u202a-\u202e\u2066-\u2069"]/)
  })

  it('is "untitled" if no valid characters are left, and may not be empty', async () => {
    expect((await upload('\u202e', await jpeg())).filename).toBe('untitled')
    const answer = await designer().send('POST', company.path('media/'), { filename: ' ' })
    expect([answer.status, Object.keys(answer.json.errors)]).toEqual([422, ['filename']])
  })
})

describe('the name of a downloaded file', () => {
  const published = async (title: string, documents: Json[] = []): Promise<Json> => {
    const created = await designer().send('POST', company.path('itineraries/'), {
      title,
      startDate: '2031-05-01',
      dayCount: 1,
      documents,
    })
    const answer = await designer().send('POST', company.path(`itineraries/${created.json.data.uuid}/publish`), {})
    expect(answer.status, JSON.stringify(answer.json)).toBe(200)
    return answer.json.data.shares[0]
  }
  const nameAt = async (url: string) =>
    savedAs((await world.anonymous.send('GET', url)).headers.get('content-disposition'))

  it.each([
    ['The "grand" tour', "The 'grand' tour"],
    ['Łódź; 東京 100%', 'Łódź; 東京 100%'],
    ['holiday\u202egpj.exe', 'holidaygpj.exe'],
    ['a/b\\c', 'a-b-c'],
    ['東'.repeat(160), '東'.repeat(83)],
  ])('for an itinerary called %j is %j', async (title, safe) => {
    const { url, pdfUrl } = await published(title)
    const calendar = await nameAt(`${url}/calendar.ics`)
    expect(calendar.full).toBe(`${safe}.ics`)
    expect(calendar.plain).toMatch(/^[\x20-\x7e]+\.ics$/)
    const brochure = await nameAt(pdfUrl)
    expect(brochure.full).toBe(`${safe}.pdf`)
  })

  it('for a document is its own, with the extension of its real type', async () => {
    const item = await upload('voucher\u202efdp.exe', pdf, 'application/pdf')
    const { url } = await published('With a document', [{ media: item.uuid, role: 'document' }])
    const { full } = await nameAt(`${url}/documents/${item.uuid}`)
    expect(full).toBe('voucherfdp.exe.pdf')
  })
})
