import { create, send } from './make-record.ts'
import type { Company, Json } from './world.ts'

/** What a traveller fills in; missing fields are filled in properly. */
export const properDetails = {
  givenName: 'Ada Maria',
  familyName: 'Quill',
  birthday: '1980-02-29',
  passportNumber: 'C01X00T48',
  passportCountry: 'DE',
  passportExpiry: '2099-05-01',
  food: 'Vegetarian',
  allergies: 'Walnuts',
  mobility: 'No stairs',
  emergencyName: 'Bea Quill',
  emergencyRelation: 'Sister',
  emergencyPhone: '+49 30 5550199',
  consent: 'yes',
}

/** Fills in the form behind a link, as the traveller. The response is not followed. */
export const fillInForm = (url: string, fields: Partial<typeof properDetails> = {}): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ ...properDetails, ...fields }), redirect: 'manual' })

export const allSections = ['names', 'birthday', 'passport', 'diet', 'mobility', 'emergency'] as const

/** An itinerary with one traveller, who has been asked, or with `isFilledIn` has answered: its path, and that of the form. */
export const askedTraveller = async (
  company: Company,
  { isFilledIn = true }: { isFilledIn?: boolean } = {},
): Promise<{ itinerary: string; path: string; contact: string; row: Json }> => {
  // The traveller sends the number of their stored passport. In tests of roles it is a secret, unless the members' own.
  const passports = [{ number: properDetails.passportNumber, country: 'DE', expiry: '2031-05-01' }]
  const contact = await send(company, 'POST', 'contacts', {
    givenName: 'Ada',
    emails: ['ada-traveller@example.test'],
    passports,
  })
  const { uuid, rev } = await create(company, 'itinerary')
  await send(company, 'PUT', `itineraries/${uuid}`, { travellers: [{ contact: contact.uuid }], rev })
  const body = { contacts: [contact.uuid], sections: allSections }
  const [row] = await send(company, 'POST', `itineraries/${uuid}/traveller-forms`, body)
  if (isFilledIn) {
    const { status } = await fillInForm(row.form.url, { passportNumber: contact.passports[0].number })
    if (status !== 303) throw new Error(`the details were not stored: ${status}`)
  }
  const itinerary = company.path(`itineraries/${uuid}`)
  return { itinerary, path: `${itinerary}/traveller-forms/${row.form.uuid}`, contact: contact.uuid, row }
}

const base = '/v1/:tenant/itineraries/:uuid/traveller-forms'

/** How to call the routes of details forms, and of the rights of a person, that write. */
export const travellerFormWrites: Record<string, (company: Company) => Promise<{ path: string; body?: unknown }>> = {
  'POST /v1/:tenant/contacts/:uuid/erase': async (company) => ({
    path: company.path(`contacts/${(await create(company, 'contact')).uuid}/erase`),
    body: {},
  }),
  [`POST ${base}`]: async (company) => {
    const { itinerary, contact } = await askedTraveller(company, { isFilledIn: false })
    return { path: `${itinerary}/traveller-forms`, body: { contacts: [contact], sections: ['names', 'passport'] } }
  },
  [`DELETE ${base}/:form`]: async (company) => ({ path: (await askedTraveller(company)).path }),
  [`POST ${base}/:form/save`]: async (company) => {
    const { path } = await askedTraveller(company)
    // A visiting super admin (who is the owner here in some tests) may read them too.
    const review = await company.people.Owner.send('GET', `${path}/answers`)
    return {
      path: `${path}/save`,
      body: { fields: ['birthday', 'passport'], contactRev: review.json.data.contact.rev },
    }
  },
  [`DELETE ${base}/:form/answers`]: async (company) => ({ path: `${(await askedTraveller(company)).path}/answers` }),
}
