import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf, importFile, getList, sendImport } from '../../test/import-file.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const guessMapping = async (resource: string, heads: readonly string[]): Promise<(string | null)[]> => {
  const file = [heads, heads.map(() => 'x')].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')
  return dataOf(await sendImport(company, resource, file), 201).mapping
}

describe('an import into the library', () => {
  it('needs no label for a location with a town or a country', async () => {
    const of = await world.createCompany()
    const file = 'Name,Type,Town,Country,Stars\nDune Camp,Camp,Sesriem,Namibia,4\nCity Inn,Hotel,,South Africa,3.5\n'
    const { sent, counts, errors } = await importFile(of, 'accommodations', file)
    expect(sent.mapping).toEqual(['name', 'type', 'location.city', 'location.country', 'stars'])
    expect([counts.created, errors]).toEqual([2, []])
    expect(await getList(of, 'accommodations')).toMatchObject([
      { name: 'City Inn', type: 'hotel', location: { label: 'South Africa', city: null, country: 'ZA' }, stars: 3.5 },
      { name: 'Dune Camp', type: 'camp', location: { label: 'Sesriem', city: 'Sesriem', country: 'NA' }, stars: 4 },
    ])
  })

  it('adds to the location of an existing record, and keeps the fields that are not in the file', async () => {
    const of = await world.createCompany()
    const location = { label: 'At the dunes', lat: -24.5, lng: 15.8, country: 'NA' }
    await of.people.Owner.send('POST', of.path('accommodations/'), { name: 'Dune Camp', location })
    await importFile(of, 'accommodations', 'Name,Town\nDune Camp,Sesriem\n', { options: { onDuplicate: 'update' } })
    const [camp] = await getList(of, 'accommodations')
    expect(camp?.location).toMatchObject({ ...location, city: 'Sesriem' })
  })

  const heads: [string, Record<string, string>][] = [
    [
      'accommodations',
      {
        'Hotel name': 'name',
        Category: 'type',
        Town: 'location.city',
        'Street address': 'location.address',
        'Postal code': 'location.postcode',
        Country: 'location.country',
        Latitude: 'location.lat',
        Lon: 'location.lng',
        'Star rating': 'stars',
        'No. of rooms': 'roomCount',
        Website: 'url',
        'Phone number': 'phone',
        'E-mail': 'email',
        'Check-in time': 'checkIn',
        'Minimum age': 'minChildAge',
        Amenities: 'facilities',
        Price: 'priceFrom.amount',
        Currency: 'priceFrom.currency',
      },
    ],
    [
      'destinations',
      { Destination: 'name', Category: 'kind', Region: 'location.region', 'Part of': 'parent', Timezone: 'timezone' },
    ],
    [
      'excursions',
      {
        Activity: 'name',
        Category: 'category',
        City: 'location.city',
        Duration: 'durationMin',
        'Group size': 'maxPax',
        Inclusions: 'included',
        Operator: 'supplier',
        'Start time': 'startTimes',
      },
    ],
    [
      'suppliers',
      {
        'Company name': 'name',
        'Phone number': 'phone',
        'Emergency number': 'emergencyPhone',
        'VAT number': 'taxId',
        Website: 'url',
        Town: 'location.city',
        Commission: 'commissionBps',
        'Payment terms': 'paymentTermsDays',
        Remarks: 'notes',
      },
    ],
    ['guides', { Name: 'title', Type: 'kind', 'Valid to': 'validUntil', Language: 'languages' }],
  ]

  it.each(heads)('recognises column headers of other programs for %s', async (resource, expected) => {
    const mapping = await guessMapping(resource, Object.keys(expected))
    expect(Object.fromEntries(Object.keys(expected).map((head, at) => [head, mapping[at]]))).toEqual(expected)
  })

  it('labels columns with the words of the screens, and recognises headers of earlier exports', async () => {
    const { fields } = dataOf(await sendImport(company, 'accommodations', 'Name\nx\n'), 201)
    const labels = fields.map(({ label }: Json) => label)
    for (const words of ['Website', 'Minimum child age', 'Price from: amount', 'Price per', 'Location: latitude'])
      expect(labels).toContain(words)
    expect(labels.filter((label: string) => /\b(lat|lng|url|bps|min child)\b/i.test(label))).toEqual([])
    expect(
      await guessMapping('accommodations', [
        'Location lat',
        'Url',
        'Min child age',
        'Price from unit',
        'Location label',
      ]),
    ).toEqual(['location.lat', 'url', 'minChildAge', 'priceFromUnit', 'location.label'])
  })

  it('leaves out only the cell that cannot be read, in every list', async () => {
    const of = await world.createCompany()
    const cases: [string, string, Json][] = [
      ['accommodations', 'Name,Phone,Stars,Email\nA,ask us,4,x\n', { stars: 4, phone: null, email: null }],
      ['destinations', 'Name,Currency,Best months\nA,shells,5; 13; 6\n', { currency: null, bestMonths: [5, 6] }],
      ['excursions', 'Name,Smallest party,Largest party\nA,6,4\n', { minPax: 6, maxPax: null }],
      ['guides', 'Title,Languages,Valid until\nA,en; Klingon,never\n', { languages: ['en'], validUntil: null }],
      ['suppliers', 'Name,Website,Commission (%)\nA,not a site,12.5%\n', { url: null, commissionBps: 1250 }],
      [
        'contacts',
        'Family name,Email,Status\nA,x; a@example.test,odd\n',
        { emails: ['a@example.test'], lifecycle: 'lead' },
      ],
    ]
    for (const [resource, file, expected] of cases) {
      const { counts, errors } = await importFile(of, resource, file)
      expect([counts.created, counts.failed], resource).toEqual([1, 0])
      expect(counts.unreadCells, resource).toBe(errors.length)
      expect(
        errors.every((error: Json) => error.leavesOut === 'cell' && error.value !== ''),
        resource,
      ).toBe(true)
      const [record] = await getList(of, resource, 'createdAt')
      expect(record, resource).toMatchObject(expected)
    }
  })

  it('reads prices in the usual notations, in the currency that they name', async () => {
    const of = await world.createCompany()
    await world.deps.pool.query(`update tenants set currency = 'EUR' where uuid = $1`, [of.uuid])
    const file = 'Name,Price\nA,"USD 68,000"\nB,"1.250"\nC,$200\n'
    const { counts, errors } = await importFile(of, 'accommodations', file)
    expect(counts).toMatchObject({ created: 3, unreadCells: 1 })
    expect((await getList(of, 'accommodations')).map(({ priceFrom }) => priceFrom)).toEqual([
      { amount: 6_800_000, currency: 'USD' },
      { amount: 125_000, currency: 'EUR' },
      null,
    ])
    const message = 'has “$”, which several currencies use; write the currency code, such as USD 200'
    expect(errors).toEqual([{ row: 4, column: 'Price', value: '$200', message, leavesOut: 'cell' }])
  })

  it('leaves out only the cell with lists that are nested too deep', async () => {
    const of = await world.createCompany()
    const deep = `${'<ul><li>'.repeat(1000)}x${'</li></ul>'.repeat(1000)}`
    const { state, counts } = await importFile(of, 'suppliers', `Name,Notes\nA,${deep}\nB,short\n`)
    expect([state, counts.created, counts.unreadCells]).toEqual(['done', 2, 1])
  })

  it('leaves out a row with more cells than column headers, since its cells may be in the wrong columns', async () => {
    const of = await world.createCompany()
    const file =
      'Name,Address,Town\nA,1 Main Road, Unit 4,Windhoek\nB,2 Main Road,Windhoek,,\nC,"3 Main Road, Unit 4",Windhoek\n'
    const { sent, counts, errors, checked } = await importFile(of, 'accommodations', file)
    expect(sent.sample[0]).toEqual(['A', '1 Main Road', ' Unit 4'])
    expect(checked.counts).toMatchObject({ invalid: 1, unreadCells: 0 })
    expect([counts.created, counts.failed]).toEqual([2, 1])
    const message = 'has no column header; an earlier cell in this row may contain a comma and need quotes around it'
    expect(errors).toEqual([{ row: 2, column: 'Column 4', value: 'Windhoek', message, leavesOut: 'row' }])
    expect((await getList(of, 'accommodations')).map(({ name, location }) => [name, location.address])).toEqual([
      ['B', '2 Main Road'],
      ['C', '3 Main Road, Unit 4'],
    ])
  })

  it('leaves out a row only if it has no valid name', async () => {
    const of = await world.createCompany()
    const file = `Name,Stars\n,4\nA,4\n${'x'.repeat(161)},4\n`
    const { counts, errors, checked } = await importFile(of, 'accommodations', file)
    expect(checked.counts).toMatchObject({ invalid: 2, unreadCells: 0 })
    expect([counts.created, counts.failed]).toEqual([1, 2])
    expect(errors.map(({ row, column, message, leavesOut }: Json) => [row, column, message, leavesOut])).toEqual([
      [2, 'Name', 'is required', 'row'],
      [4, 'Name', 'must be at most 160 characters', 'row'],
    ])
    const csv = await of.people.Owner.send('GET', of.path(`imports/${checked.uuid}/errors.csv`))
    expect(csv.bytes.toString('utf8')).toContain('Row,Column,Value,Message\r\n2,Name,,is required\r\n')
  })

  it('can refer to records further down in the file', async () => {
    const of = await world.createCompany()
    const file = 'Name,Lies in\nSesriem,Namib\nNamib,Namibia\nNamibia,\nNowhere,Atlantis\nLoop,Loop\n'
    const { counts, errors } = await importFile(of, 'destinations', file)
    expect(counts).toMatchObject({ created: 5, failed: 0 })
    const found = await getList(of, 'destinations')
    const nameOf = new Map(found.map(({ uuid, name }) => [uuid, name]))
    expect(Object.fromEntries(found.map(({ name, parent }) => [name, nameOf.get(parent) ?? null]))).toEqual({
      Loop: null,
      Namib: 'Namibia',
      Namibia: null,
      Nowhere: null,
      Sesriem: 'Namib',
    })
    expect(errors.map(({ row, value }: Json) => [row, value])).toEqual([
      [5, 'Atlantis'],
      [6, 'Loop'],
    ])
  })
})
