import { z } from 'zod'
import { about } from './kit/about.ts'

const rows = () => z.array(z.record(z.string(), z.unknown()))

/** Everything that is stored about a contact. */
export const personalData = z.object({
  contact: z.record(z.string(), z.unknown()),
  itineraries: rows(),
  travellerForms: rows(),
  emails: rows(),
  questions: rows(),
  acceptances: rows(),
  invoices: rows(),
  payments: rows(),
})
about.add(personalData, {
  id: 'PersonalData',
  description:
    'Everything that is stored about a contact. Questions and acceptances are found by the email addresses of the contact.',
})
export type PersonalData = z.infer<typeof personalData>
