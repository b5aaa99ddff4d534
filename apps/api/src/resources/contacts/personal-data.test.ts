import { randomUUID } from 'node:crypto'
import type { SitePage } from '@sojourn/contract/site/site-page'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asServerOf } from '../../identity/authenticate.ts'
import { askQuestion } from '../../test/ask-question.ts'
import { askTraveller } from '../../test/ask-traveller.ts'
import { proposing } from '../../test/proposals.ts'
import { fillInForm } from '../../test/traveller-form-writes.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'
import { storeEnquiry } from '../sites/store-enquiry.ts'

let world: World
let company: Company
let office: ReturnType<typeof proposing>
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  office = proposing(world, company)
})
afterAll(() => world.close())

const person = {
  familyName: 'Quillfeather',
  phones: ['+27215550142'],
  passports: [{ number: 'C01X00T47', country: 'DE', expiry: '2090-01-01' }],
  notes: 'Likes otters',
}
/** A traveller who has filled in the form and asked a question. */
const busyTraveller = async () => {
  const asking = await askTraveller(company, office, { input: { byEmail: true }, person })
  await fillInForm(asking.url)
  const { shares } = await office.done('POST', `itineraries/${asking.uuid}/publish`, {})
  await askQuestion(shares[0].url, { email: asking.email, name: 'Ada Quillfeather' })
  return { ...asking, path: company.path(`contacts/${asking.contact.uuid}`) }
}
const admin = () => company.people.Admin

describe('the personal data of a contact', () => {
  it('is exported with forms, consents, emails and questions', async () => {
    const { uuid, email, path } = await busyTraveller()
    const { status, json } = await admin().send('GET', `${path}/personal-data`)
    expect([status, json.data]).toMatchObject([
      200,
      {
        contact: { familyName: 'Quillfeather', notes: 'Likes otters', passports: [{ number: 'C01X00T47' }] },
        itineraries: [{ uuid, role: 'guest', isClient: null }],
        travellerForms: [{ itinerary: uuid, answers: { passportNumber: 'C01X00T48' }, consentAt: expect.any(String) }],
        emails: [{ to: email, subject: 'Your details for Dunes and delta' }],
        questions: [{ itinerary: uuid, email, messages: [{ client: 'Ada Quillfeather' }] }],
        enquiries: [],
        sharedEmails: [],
        acceptances: [],
        invoices: [],
        payments: [],
      },
    ])
    expect((await office.send('GET', path.split('/').slice(3).join('/') + '/personal-data')).json.code).toBe(
      'permission_denied',
    )
  })

  it('is erased for good, once, and by Admins only', async () => {
    const { uuid, email, path, url, contact } = await busyTraveller()
    expect((await company.people.Designer.send('POST', `${path}/erase`, {})).json.code).toBe('permission_denied')
    const invoice = await admin().send('POST', company.path('invoices'), {
      title: 'Deposit',
      currency: 'EUR',
      payer: contact.uuid,
    })
    for (let n = 0; n < 2; n += 1) expect((await admin().send('POST', `${path}/erase`, {})).status).toBe(200)
    expect((await admin().send('GET', path)).json.data).toMatchObject({
      name: 'Erased person',
      familyName: null,
      emails: [],
      passports: [],
      notes: null,
      lifecycle: 'do_not_contact',
    })
    const tables = ['contacts', 'traveller_forms', 'emails', 'questions', 'question_messages', 'shares', 'search_terms']
    for (const table of tables) {
      const rows: Json[] = await company.rows(`select r::text as text from ${table} r`)
      const found = rows.filter(({ text }: Json) =>
        new RegExp(`Quillfeather|${email}|C01X00T47|otters|5550142`, 'i').test(text),
      )
      // The contact of the test before has these names too.
      expect(
        found.filter(({ text }: Json) => text.includes(contact.uuid) || text.includes(email)),
        table,
      ).toEqual([])
    }
    expect((await fetch(url)).status).toBe(404)
    const events = await company.rows(
      `select changed from audit_events where target = $1 and action = 'contact.erase'`,
      [contact.uuid],
    )
    expect(events).toHaveLength(1)
    expect(JSON.stringify(events)).not.toMatch(/Quillfeather|otters/)
    expect((await admin().send('GET', company.path(`invoices/${invoice.json.data.uuid}`))).json.data.payer).toBe(
      contact.uuid,
    )
    const data = (await admin().send('GET', `${path}/personal-data`)).json.data
    expect(data).toMatchObject({ travellerForms: [{ itinerary: uuid, answers: null }], emails: [], questions: [] })
  })

  it('leaves out, and does not erase, what another contact with the same address may have written', async () => {
    const { uuid, email, path } = await busyTraveller()
    const other = await office.done('POST', 'contacts/', { givenName: 'Bo', emails: [email.toUpperCase()] })
    const otherPath = company.path(`contacts/${other.uuid}`)
    const exported = async (of: string) => (await admin().send('GET', `${of}/personal-data`)).json.data
    expect(await exported(otherPath)).toMatchObject({ emails: [], questions: [], sharedEmails: [email] })
    expect(await exported(path)).toMatchObject({
      emails: [{ to: email, subject: 'Your details for Dunes and delta' }],
      questions: [],
      sharedEmails: [email],
    })
    expect((await admin().send('POST', `${otherPath}/erase`, {})).status).toBe(200)
    // The address belongs to one contact alone now.
    expect(await exported(path)).toMatchObject({
      emails: [{ to: email }],
      questions: [{ itinerary: uuid, email, messages: [{ client: 'Ada Quillfeather' }] }],
      sharedEmails: [],
    })
  })

  it('includes the message, title and name of an enquiry and of links', async () => {
    const email = `${randomUUID()}@example.test`
    const message = 'Zebras, please.'
    const enquiry = { name: 'Ines Ottermole', email, message, dates: null, travellers: null, phone: '+27 21 555 0177' }
    await asServerOf(world.deps, () => {})(company.uuid, 'enquiry', (ctx) =>
      storeEnquiry(ctx, enquiry, { title: 'Contact' } as SitePage),
    )
    const [contact] = await company.rows('select uuid from contacts where $1 = any(emails)', [email])
    const [{ uuid }] = await company.rows('select uuid from itineraries where client = $1', [contact.uuid])
    const written = await office.done('POST', 'itineraries/', {
      title: 'Enquiry from Ines Ottermole',
      client: contact.uuid,
      dayCount: 1,
    })
    const { shares } = await office.done('POST', `itineraries/${uuid}/publish`, {})
    await askQuestion(shares[0].url, { name: 'Ines Linkname' })
    const path = company.path(`contacts/${contact.uuid}`)
    const { json } = await admin().send('GET', `${path}/personal-data`)
    expect(json.data).toMatchObject({
      enquiries: [
        {
          itinerary: uuid,
          title: 'Enquiry from Ines Ottermole',
          messages: [expect.stringContaining('+27 21 555 0177')],
        },
      ],
      shares: [{ itinerary: uuid, clientName: 'Ines Linkname' }],
    })
    for (let n = 0; n < 2; n += 1) expect((await admin().send('POST', `${path}/erase`, {})).status).toBe(200)
    expect(await office.done('GET', `itineraries/${uuid}`)).toMatchObject({
      title: 'Enquiry',
      days: [{ notesInternal: null }],
    })
    const left = await company.rows(
      `select i::text, e::text, s::text from itineraries i left join enquiries e on e.itinerary = i.uuid
       left join shares s on s.itinerary = i.uuid where i.uuid = $1`,
      [uuid],
    )
    expect(JSON.stringify(left)).not.toMatch(/Ottermole|5550177|555 0177|Zebras|Linkname/)
    const events = await company.rows(
      `select changed from audit_events where target = $1 and action = 'itinerary.erase'`,
      [uuid],
    )
    expect(events).toEqual([{ changed: ['title', 'days'] }])
    // What members have written stays.
    expect((await office.done('GET', `itineraries/${written.uuid}`)).title).toBe('Enquiry from Ines Ottermole')
  })
})
