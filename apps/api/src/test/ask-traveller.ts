import { randomUUID } from 'node:crypto'
import type { proposing } from './proposals.ts'
import { allSections } from './traveller-form-writes.ts'
import type { Company, Json } from './world.ts'

type Wanted = { input?: Json; fields?: Json; person?: Json }

/**
 * An itinerary of the designer's with one traveller, who has been asked; `ask` asks again. `input` is for the request, `fields` for
 * the itinerary, `person` for the contact.
 */
export const askTraveller = async (
  company: Company,
  office: ReturnType<typeof proposing>,
  { input = {}, fields = {}, person = {} }: Wanted = {},
) => {
  const email = `${randomUUID()}@example.test`
  const contact = await office.done('POST', 'contacts/', { givenName: 'Ada', emails: [email], ...person })
  const { uuid, rev } = await office.done('POST', 'itineraries/', {
    title: 'Dunes and delta',
    startDate: '2099-05-04',
    dayCount: 3,
    owner: company.people.Designer.uuid,
    travellers: [{ contact: contact.uuid }],
    ...fields,
  })
  const base = `itineraries/${uuid}/traveller-forms`
  const ask = async (more: Json = {}): Promise<Json> =>
    (await office.done('POST', base, { contacts: [contact.uuid], sections: allSections, ...input, ...more }))[0]
  const { form } = await ask()
  const row = async (): Promise<Json> => (await office.done('GET', base))[0]
  return { uuid, rev, contact, email, ask, row, form, url: String(form.url), path: `${base}/${form.uuid}` }
}
