import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pluralOf, samples } from '../../test/samples.ts'
import { type Answer, type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
let foreign: Company

beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  foreign = await world.createCompany()
  await foreign.people.Designer.send('POST', foreign.path('accommodations/'), { name: 'Of the neighbours' })
})
afterAll(() => world.close())

const exported = (rest: string, role: keyof Company['people'] = 'Owner', of = company): Promise<Answer> =>
  of.people[role].send('GET', of.path(rest))

/** Parses the records of an export, with a library other than the one that writes it. */
const rowsIn = ({ status, bytes, json }: Answer): Record<string, string>[] => {
  expect(status, JSON.stringify(json)).toBe(200)
  return parse(bytes, { bom: true, columns: true, record_delimiter: '\r\n' })
}

const create = async (of: Company, plural: string, body: unknown): Promise<Json> => {
  const { status, json } = await of.people.Owner.send('POST', of.path(`${plural}/`), body)
  expect(status, JSON.stringify(json)).toBe(201)
  return json.data
}

describe('the export of a list', () => {
  it('is a UTF-8 file with a byte order mark, named after company, list and day, for every resource', async () => {
    const full = await world.createCompany()
    for (const [name, sample] of Object.entries(samples)) {
      await sample.create(full)
      const answer = await exported(`${pluralOf(name)}/export.csv`, 'Owner', full)
      expect(rowsIn(answer).length, name).toBeGreaterThan(0)
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(answer.headers.get('content-disposition')).toMatch(
        new RegExp(`^attachment; filename="test-[0-9a-f-]+-${pluralOf(name)}-\\d{4}-\\d\\d-\\d\\d\\.csv"$`),
      )
      expect([...answer.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      expect(answer.bytes.toString('utf8').endsWith('\r\n')).toBe(true)
    }
  })

  it('shows the names of referenced records, and readable lists, places, prices and formatted text', async () => {
    const destination = await create(company, 'destinations', { name: 'Kaokoland' })
    const supplier = await create(company, 'suppliers', { name: 'Skeleton Coast Camps' })
    await create(company, 'accommodations', {
      name: 'Hoanib, the camp',
      destination: destination.uuid,
      supplier: supplier.uuid,
      location: { label: 'Hoanib', lat: 19.25, lng: 13.5, country: 'NA' },
      languages: ['en', 'de'],
      facilities: ['Pool; heated', 'Wi-Fi'],
      priceFrom: { amount: 1_250_005, currency: 'NAD' },
      description: {
        type: 'doc',
        content: ['One', 'Two'].map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
      },
    })
    const [row] = rowsIn(await exported('accommodations/export.csv'))
    expect(row).toMatchObject({
      Name: 'Hoanib, the camp',
      Destination: 'Kaokoland',
      Supplier: 'Skeleton Coast Camps',
      'Location: shown as': 'Hoanib',
      'Location: latitude': '19.25',
      'Location: longitude': '13.5',
      'Location: country': 'NA',
      'Languages spoken': 'en; de',
      Facilities: '"Pool; heated"; Wi-Fi',
      'Price from: amount': '12500.05',
      'Price from: currency': 'NAD',
      Description: 'One\nTwo',
    })
  })

  it('contains no cell that a spreadsheet would run as a formula', async () => {
    const of = await world.createCompany()
    const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠A', "'=1"]
    for (const familyName of hostile) await create(of, 'contacts', { familyName, phones: ['+264811234567'] })
    const rows = rowsIn(await exported('contacts/export.csv?sort=createdAt', 'Owner', of))
    expect(rows.map((row) => row['Family name'])).toEqual(hostile.map((text) => `'${text}`))
    expect(rows[0]?.['Phone numbers']).toBe("'+264811234567")
    expect(rows.flatMap((row) => Object.values(row)).filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([])
  })

  it('is searched, filtered and sorted like the list, and has all of its pages', async () => {
    const of = await world.createCompany()
    for (let n = 0; n < 230; n += 1)
      await create(of, 'excursions', {
        name: `Walk ${String(n).padStart(3, '0')}`,
        category: n % 2 ? 'food' : 'nature',
      })
    await of.people.Owner.send(
      'DELETE',
      of.path(`excursions/${(await create(of, 'excursions', { name: 'Gone walk' })).uuid}`),
    )
    for (const query of [
      '',
      'category=food',
      'q=walk&sort=name',
      'q=wlak&sort=-name',
      'letter=W&sort=name',
      'q=nowhere',
      'binned=true',
    ]) {
      const names: string[] = []
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const { json } = await exported(`excursions/?perPage=96&page=${page}&${query}`, 'Owner', of)
        pages = json.meta.pageCount
        names.push(...json.data.map(({ name }: Json) => name))
      }
      const rows = rowsIn(await exported(`excursions/export.csv?${query}`, 'Owner', of))
      expect(
        rows.map((row) => row.Name),
        query,
      ).toEqual(names)
    }
  }, 60_000)

  it('rejects the parameters that the list rejects, and those for paging', async () => {
    for (const query of ['page=1', 'perPage=24', 'colour=blue', 'sort=colour', 'letter=AB']) {
      const { status, json } = await exported(`accommodations/export.csv?${query}`)
      expect([status, json.code], query).toEqual([422, 'invalid'])
    }
  })

  it('contains only the chosen records, in the order of the list, and none of another company', async () => {
    const of = await world.createCompany()
    const uuids: Record<string, string> = {}
    for (const name of ['Alpha', 'Beta', 'Gamma', 'Delta'])
      uuids[name] = (await create(of, 'destinations', { name })).uuid
    const theirs = await create(foreign, 'destinations', { name: 'Theirs' })
    await of.people.Owner.send('DELETE', of.path(`destinations/${uuids.Delta}`))
    const chosen = [uuids.Gamma, uuids.Alpha, uuids.Delta, theirs.uuid].map((uuid) => `uuid=${uuid}`).join('&')
    const namesFor = async (query: string) =>
      rowsIn(await exported(`destinations/export.csv?${query}`, 'Owner', of)).map((row) => row.Name)
    expect(await namesFor(`${chosen}&sort=name`)).toEqual(['Alpha', 'Gamma'])
    expect(await namesFor(`${chosen}&sort=-name&letter=A`)).toEqual(['Alpha'])
    expect(await namesFor(`${chosen}&binned=true`)).toEqual(['Delta'])
    expect(await namesFor(`uuid=${uuids.Beta}`)).toEqual(['Beta'])
    expect(await namesFor(`uuid=${theirs.uuid}`)).toEqual([])
    const most = Array.from({ length: 97 }, () => `uuid=${uuids.Beta}`)
    expect(await namesFor(most.slice(1).join('&'))).toEqual(['Beta'])
    for (const query of ['uuid=alpha', 'uuid=', most.join('&')]) {
      const { status, json } = await exported(`destinations/export.csv?${query}`, 'Owner', of)
      expect([status, json.code], query.slice(0, 20)).toEqual([422, 'invalid'])
    }
    expect((await of.people.Owner.send('GET', of.path(`destinations/?uuid=${uuids.Beta}`))).status).toBe(422)
  })

  it('hides from a member what the list hides from them', async () => {
    const of = await world.createCompany()
    const supplier = await create(of, 'suppliers', { name: 'Secret Supplies', commissionBps: 1234 })
    await create(of, 'accommodations', { name: 'Camp', supplier: supplier.uuid })
    await create(of, 'contacts', { familyName: 'Traveller', passports: [{ number: 'X1234567', country: 'NA' }] })
    const camp = await exported('accommodations/export.csv', 'Viewer', of)
    expect(rowsIn(camp)[0]).not.toHaveProperty('Supplier')
    expect(camp.bytes.toString('utf8')).not.toContain('Secret Supplies')
    expect((await exported('accommodations/export.csv?supplier=' + supplier.uuid, 'Viewer', of)).status).toBe(422)
    for (const role of ['Owner', 'Viewer'] as const)
      expect((await exported('contacts/export.csv', role, of)).bytes.toString('utf8')).not.toContain('X1234567')
    expect((await exported('suppliers/export.csv', 'Viewer', of)).status).toBe(404)
    expect(rowsIn(await exported('contacts/export.csv', 'Agent', of))).toEqual([])
    expect((await exported('accommodations/export.csv', 'Owner', company)).bytes.toString('utf8')).not.toContain(
      'Of the neighbours',
    )
    expect((await foreign.people.Owner.send('GET', of.path('accommodations/export.csv'))).status).toBe(404)
  })

  it('has only as many columns as the records that the member may read need', async () => {
    const of = await world.createCompany()
    const [one, two] = [{ city: 'Windhoek' }, { city: 'Lüderitz' }]
    await create(of, 'contacts', { familyName: 'Theirs', addresses: [one, two] })
    await create(of, 'contacts', { familyName: 'Own', addresses: [one], owner: of.people.Agent.uuid })
    const cities = (answer: Answer) => Object.keys(rowsIn(answer)[0] ?? {}).filter((head) => /city/i.test(head))
    expect(cities(await exported('contacts/export.csv', 'Owner', of))).toHaveLength(2)
    expect(cities(await exported('contacts/export.csv', 'Agent', of))).toHaveLength(1)
  })

  it('contains itineraries or, on request, templates', async () => {
    const of = await world.createCompany()
    await create(of, 'itineraries', { title: 'A trip', dayCount: 2 })
    await create(of, 'itineraries', { title: 'A template', dayCount: 2, isTemplate: true })
    expect(rowsIn(await exported('itineraries/export.csv', 'Owner', of)).map((row) => row.Title)).toEqual(['A trip'])
    expect(rowsIn(await exported('itineraries/export.csv?template=true', 'Owner', of)).map((row) => row.Title)).toEqual(
      ['A template'],
    )
  })
})
