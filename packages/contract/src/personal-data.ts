import { z } from 'zod'
import { about } from './kit/about.ts'

const rows = () => z.array(z.record(z.string(), z.unknown()))

/** A contact, and what is stored about it elsewhere. */
export const personalData = z.object({
  contact: z.record(z.string(), z.unknown()),
  itineraries: rows(),
  enquiries: rows(),
  shares: rows(),
  travellerForms: rows(),
  emails: rows(),
  questions: rows(),
  acceptances: rows(),
  sharedEmails: z.array(z.string()),
  invoices: rows(),
  payments: rows(),
})
about.add(personalData, {
  id: 'PersonalData',
  description:
    'The contact, its itineraries, messages from enquiries, names on share links, details forms, entries of the log of emails, questions, acceptances, invoices and payments. Questions and acceptances are found by email address; those with an address in `sharedEmails`, which another contact has too, are left out.',
})
export type PersonalData = z.infer<typeof personalData>
