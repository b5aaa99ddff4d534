import type { CreateInput } from '../kit/define-resource.ts'
import { paragraphs } from '../kit/rich-text.ts'
import type { Share } from '../document/document.ts'
import type { contact } from '../resources/contact.ts'
import type { itinerary } from '../resources/itinerary.ts'
import type { SentEmail } from '../sent-email.ts'
import { type DraftedEmail, fillShareEmail, noShareEmailTexts } from '../document/share-email.ts'
import { ids } from './ids.ts'

export const newContact: CreateInput<typeof contact> = {
  kind: 'person',
  givenName: 'Ada',
  familyName: 'Example',
  emails: ['ada@example.com'],
  phones: ['+26461555011'],
  languages: ['en'],
  lifecycle: 'client',
  preferences: { food: 'No nuts', interests: ['Birds'] },
  consents: [{ purpose: 'marketing', givenAt: '2026-01-02T03:04:05.678Z' }],
}

export const newItinerary: CreateInput<typeof itinerary> = {
  title: 'Desert and delta',
  reference: 'EX-2027-014',
  subtitle: 'Three days of sand',
  summary: paragraphs('From the dunes to the water, without hurry.'),
  highlights: ['Sunrise from the first dune'],
  startDate: '2027-05-14',
  dayCount: 2,
  days: [
    { uuid: ids.part, title: 'Into the sand', routeLine: 'Windhoek to Sesriem', destination: ids.destination },
    { uuid: ids.otherPart, title: 'The dunes' },
  ],
  segments: [
    {
      uuid: ids.thirdPart,
      day: 0,
      kind: 'accommodation',
      source: { resource: 'accommodation', uuid: ids.accommodation, rev: 3 },
      title: 'Quiet Dune Camp',
      nights: 2,
      rooms: [{ type: 'Dune tent', count: 1 }],
      board: 'HB',
      timezone: 'Africa/Windhoek',
      supplier: ids.supplier,
      bookingStatus: 'requested',
      net: { amount: 210_000, currency: 'NAD' },
      quantity: 2,
      unit: 'per_person_night',
    },
  ],
  adults: 2,
  client: ids.contact,
  priceMode: 'total',
  currency: 'EUR',
  displayPrice: { amount: 250_000, currency: 'EUR' },
  status: 'enquiry',
}

export const share: Share = {
  uuid: ids.part,
  url: 'https://www.example.com/p/EXAMPLE-EXAMPLE-EXAMPLE-EXAMPLE-EXAMPLE-EXA',
  memberUrl: 'https://www.example.com/p/EXAMPLE-EXAMPLE-EXAMPLE-EXAMPLE-EXAMPLE-EXA/member/EXAMPLE-EXAMPLE',
  pdfUrl: 'https://www.example.com/p/EXAMPLE-EXAMPLE-EXAMPLE-EXAMPLE-EXAMPLE-EXA/brochure.pdf',
  audience: 'client',
  expiresAt: null,
  revokedAt: null,
  hasPasscode: false,
  showsInvoices: false,
  views: 3,
  createdAt: '2026-11-20T09:30:00.000Z',
}

export const draftedEmail: DraftedEmail = {
  to: 'ada@example.com',
  ...fillShareEmail(noShareEmailTexts, {
    client: 'Ada',
    itinerary: 'Ten days in Namibia',
    sender: 'Grace Example',
    company: 'Example Journeys',
  }),
}

export const sentEmail: SentEmail = {
  uuid: ids.record,
  createdAt: '2026-11-20T09:30:00.000Z',
  sentAt: '2026-11-20T09:30:02.000Z',
  to: 'ada@example.com',
  subject: draftedEmail.subject,
  state: 'sent',
  error: null,
  sender: { uuid: ids.user, name: 'Grace Example' },
  itinerary: { uuid: ids.record, title: 'Ten days in Namibia' },
  contact: { uuid: ids.contact, name: 'Ada Example' },
  share: share.uuid,
}
