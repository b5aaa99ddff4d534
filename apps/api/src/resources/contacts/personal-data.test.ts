import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askQuestion } from '../../test/ask-question.ts'
import { askTraveller } from '../../test/ask-traveller.ts'
import { proposing } from '../../test/proposals.ts'
import { fillInForm } from '../../test/traveller-form-writes.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

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
})
