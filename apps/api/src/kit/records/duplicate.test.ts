import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pluralOf, samples, upload } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const ofRecord = ['uuid', 'rev', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy', 'shares', 'duplicates']
const duplicate = (plural: string, uuid: string, body: unknown = {}, person = company.people.Designer) =>
  person.send('POST', company.path(`${plural}/${uuid}/duplicate`), body)
const get = async (path: string, person = company.people.Owner): Promise<Json> =>
  (await person.send('GET', company.path(path))).json.data
const post = async (path: string, body: unknown, person = company.people.Owner): Promise<Json> => {
  const answer = await person.send('POST', company.path(path), body)
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}

/** Resources of which there are no copies. */
const withoutCopies = ['media-item', 'support-request', 'exchange-rate', 'invoice', 'payment', 'payable']

describe.each(Object.keys(samples).filter((name) => !withoutCopies.includes(name)))('a copy of %s', (name) => {
  const plural = pluralOf(name)
  const isHidden = name === 'supplier' || name === 'rate-sheet'
  const person = () => (isHidden ? company.people.Manager : company.people.Designer)

  it('has the values of the original, and a name that says it is a copy', async () => {
    const original = await samples[name]?.create(company)
    const answer = await duplicate(plural, original.uuid, {}, person())
    expect(answer.status, JSON.stringify(answer.json)).toBe(201)
    const copy = answer.json.data
    const title = 'title' in original ? 'title' : 'name'
    expect(copy[title]).toBe(`${original[title]} (copy)`)
    expect(copy).toMatchObject({ rev: 1, createdBy: person().uuid, deletedAt: null })
    expect(copy.uuid).not.toBe(original.uuid)
    const changed = [
      ...ofRecord,
      'name',
      'title',
      'familyName',
      'owner',
      'slug',
      'status',
      'days',
      'segments',
      'blocks',
      // In an itinerary these come from its first client.
      'client',
      'agency',
      'travellers',
      'documents',
    ]
    const unchangedFields = (of: Json) =>
      Object.fromEntries(Object.entries(of).filter(([field]) => !changed.includes(field)))
    expect(unchangedFields(copy)).toEqual(unchangedFields(original))
    expect((await duplicate(plural, original.uuid, { [title]: 'Another' }, person())).json.data[title]).toBe('Another')
  })

  it('requires permission to read and create, and rejects unknown fields', async () => {
    const original = await samples[name]?.create(company)
    const viewer = await duplicate(plural, original.uuid, {}, company.people.Viewer)
    expect(viewer.json.code).toBe(isHidden ? 'not_found' : 'permission_denied')
    const unknown = await duplicate(plural, original.uuid, { colour: 'red' }, person())
    expect([unknown.status, Object.keys(unknown.json.errors)]).toEqual([422, ['colour']])
    const foreign = await world.createCompany()
    const theirs = await samples[name]?.create(foreign)
    expect((await duplicate(plural, theirs.uuid, {}, person())).status).toBe(404)
  })
})

describe('the name of a copy', () => {
  it('is truncated between characters to the length of the field', async () => {
    const lodge = await post('accommodations', { name: `${'x'.repeat(152)}👩‍👩‍👧` })
    const copy = (await duplicate('accommodations', lodge.uuid)).json.data
    expect(copy.name).toBe(`${'x'.repeat(152)} (copy)`)
    const again = (await duplicate('accommodations', copy.uuid)).json.data
    expect(again.name.length).toBeLessThanOrEqual(160)
  })

  it('gives a page its own slug; the copy of a published page is a draft', async () => {
    const page = await post('company-pages', { title: 'Our story', status: 'published' })
    const [one, two] = await Promise.all(
      [1, 2].map(() => duplicate('company-pages', page.uuid, { title: 'Our story' })),
    )
    const copies = [one, two].filter((answer) => answer?.status === 201).map((answer) => answer?.json.data)
    expect(copies.length).toBeGreaterThan(0)
    for (const copy of copies) expect([copy.status, copy.slug.startsWith('our-story-')]).toEqual(['draft', true])
    const guide = await post('guides', { title: 'Packing', status: 'published' })
    expect((await duplicate('guides', guide.uuid)).json.data.status).toBe('draft')
  })
})

describe('what a copy keeps', () => {
  it('includes references to records now in the bin and to former members', async () => {
    const [supplier, place] = [await post('suppliers', { name: 'Gone' }), await post('destinations', { name: 'Gone' })]
    const lodge = await post('accommodations', { name: 'Stays', supplier: supplier.uuid, destination: place.uuid })
    const leaver = await world.createPerson()
    await world.hire(company.uuid, leaver, ['Designer'])
    const itinerary = await post('itineraries', { title: 'Kept', contributors: [leaver.uuid] })
    await company.people.Owner.send('DELETE', company.path(`suppliers/${supplier.uuid}`))
    await company.people.Owner.send('DELETE', company.path(`destinations/${place.uuid}`))
    await world.inTenant(company.uuid, (query) => query('delete from memberships where "user" = $1', [leaver.uuid]))
    const copy = (await duplicate('accommodations', lodge.uuid)).json.data
    expect([copy.supplier, copy.destination]).toEqual([supplier.uuid, place.uuid])
    expect((await duplicate('itineraries', itinerary.uuid)).status).toBe(201)
    const saved = await company.people.Owner.send('PUT', company.path(`itineraries/${itinerary.uuid}`), {
      subtitle: 'x',
      rev: 1,
    })
    expect(saved.status, JSON.stringify(saved.json)).toBe(200)
  })

  it('includes what the user may not see', async () => {
    const { Agent } = company.people
    const supplier = await post('suppliers', { name: 'Secret' })
    const itinerary = await post('itineraries', {
      title: 'Agent copies',
      owner: Agent.uuid,
      markupBps: 1200,
      segments: [
        {
          uuid: crypto.randomUUID(),
          kind: 'fee',
          title: 'Fee',
          supplier: supplier.uuid,
          net: { amount: 99_123, currency: 'EUR' },
        },
      ],
    })
    const answer = await duplicate('itineraries', itinerary.uuid, {}, Agent)
    expect(JSON.stringify(answer.json)).not.toContain('99123')
    expect(answer.json.data).toMatchObject({
      owner: Agent.uuid,
      markupBps: 0,
      segments: [{ supplier: null, net: null }],
    })
    expect(await get(`itineraries/${answer.json.data.uuid}`)).toMatchObject({
      markupBps: 1200,
      segments: [{ supplier: supplier.uuid, net: { amount: 99_123 } }],
    })
  })

  it('counts as a use of its images', async () => {
    const picture = await upload(company)
    const lodge = await post('accommodations', { name: 'Pictured', media: [{ media: picture.uuid }] })
    const copy = (await duplicate('accommodations', lodge.uuid)).json.data
    await company.people.Owner.send('DELETE', company.path(`accommodations/${lodge.uuid}`))
    const rejected = await company.people.Owner.send('DELETE', company.path(`media/${picture.uuid}`))
    expect([rejected.status, rejected.json.usedIn.map((use: Json) => use.uuid)]).toEqual([409, [copy.uuid]])
  })
})

describe('a copy of an itinerary', () => {
  const booked = async (): Promise<Json> => {
    const client = await post('contacts', { givenName: 'Client' })
    const itinerary = await post('itineraries', {
      title: 'Booked',
      reference: crypto.randomUUID().slice(0, 20),
      startDate: '2027-05-01',
      dayCount: 2,
      client: client.uuid,
      travellers: [{ contact: client.uuid, role: 'lead' }],
      deposit: { percentBps: 2000, due: '2027-01-01' },
      segments: [
        {
          uuid: crypto.randomUUID(),
          day: 1,
          kind: 'fee',
          title: 'Fee',
          bookingStatus: 'confirmed',
          confirmationNo: 'ABC',
          seat: '12A',
          deadline: '2027-02-01',
          notesInternal: 'Mrs Client has a bad knee.',
          tags: ['VIP'],
        },
      ],
      documents: [{ media: (await upload(company)).uuid, role: 'document', caption: 'Ticket of Mrs Client' }],
      agency: (await post('contacts', { organisation: 'Agency' })).uuid,
    })
    const { Owner } = company.people
    await Owner.send('PUT', company.path(`itineraries/${itinerary.uuid}`), { status: 'booked', rev: 1 })
    return (await Owner.send('POST', company.path(`itineraries/${itinerary.uuid}/publish`), {})).json.data
  }

  it('is an unpublished enquiry, with nothing booked', async () => {
    const itinerary = await booked()
    const copy = (await duplicate('itineraries', itinerary.uuid)).json.data
    expect(copy).toMatchObject({
      status: 'enquiry',
      reference: null,
      publishedRevision: null,
      pdf: null,
      shares: [],
      startDate: '2027-05-01',
      client: null,
      agency: null,
      travellers: [],
      documents: [],
      statusReason: null,
      heldUntil: null,
      owner: company.people.Designer.uuid,
      segments: [
        {
          bookingStatus: 'not_requested',
          confirmationNo: null,
          seat: null,
          deadline: null,
          priceLocked: false,
          day: 1,
        },
      ],
    })
    const parts = (of: Json) => [...of.days, ...of.segments].map((part: Json) => part.uuid)
    expect(new Set([...parts(itinerary), ...parts(copy)]).size).toBe(6)
    const revisions = await company.people.Designer.send('GET', company.path(`itineraries/${copy.uuid}/revisions`))
    expect(revisions.json.data).toHaveLength(1)
  })

  it('keeps client, agency and travellers only if requested, and never their bookings', async () => {
    const itinerary = await booked()
    const copy = (await duplicate('itineraries', itinerary.uuid, { keepPeople: true })).json.data
    expect(copy).toMatchObject({
      client: itinerary.client,
      agency: itinerary.agency,
      travellers: itinerary.travellers,
      documents: [],
      reference: null,
      segments: [{ bookingStatus: 'not_requested', confirmationNo: null, seat: null }],
    })
    const without = (await duplicate('itineraries', itinerary.uuid, { keepPeople: false })).json.data
    expect([without.client, without.agency, without.travellers]).toEqual([null, null, []])
    const wrong = await duplicate('itineraries', itinerary.uuid, { keepPeople: 'yes' })
    expect([wrong.status, Object.keys(wrong.json.errors)]).toEqual([422, ['keepPeople']])
  })

  it('as a template has no contacts or bookings, even if keeping them is requested', async () => {
    const itinerary = await booked()
    const { Owner } = company.people
    const days = itinerary.days.map((day: Json) => ({ ...day, notesInternal: 'Phone: +31 6 1234 5678' }))
    await Owner.send('PUT', company.path(`itineraries/${itinerary.uuid}`), { days, rev: itinerary.rev })
    for (const body of [{ isTemplate: true }, { isTemplate: true, keepPeople: true }]) {
      const template = (await duplicate('itineraries', itinerary.uuid, body)).json.data
      const whole = JSON.stringify(await get(`itineraries/${template.uuid}`))
      for (const personal of [
        itinerary.client,
        itinerary.agency,
        'ABC',
        '12A',
        'bad knee',
        'VIP',
        '1234 5678',
        'Mrs Client',
        itinerary.reference,
      ])
        expect(whole).not.toContain(personal)
    }
  })

  it('can turn an itinerary into a template without dates and contacts, and a template into an itinerary', async () => {
    const itinerary = await booked()
    const template = (await duplicate('itineraries', itinerary.uuid, { isTemplate: true, title: 'Two days' })).json.data
    expect(template).toMatchObject({
      isTemplate: true,
      title: 'Two days',
      status: null,
      startDate: null,
      client: null,
      agency: null,
      travellers: [],
      reference: null,
      deposit: { percentBps: 2000, due: null },
    })
    const back = (await duplicate('itineraries', template.uuid, { isTemplate: false })).json.data
    expect(back).toMatchObject({ isTemplate: false, status: 'enquiry', title: 'Two days (copy)', dayCount: 2 })
    expect((await duplicate('itineraries', template.uuid)).json.data.isTemplate).toBe(true)
  })
})
