import type { CreateInput } from '../kit/define-resource.ts'
import { paragraphs } from '../kit/rich-text.ts'
import type { KeptEmail, WholeEmail } from '../outbox.ts'
import type { PlaceLabel } from '../place-labels.ts'
import type { Place } from '../places.ts'
import type { faq } from '../resources/faq.ts'
import type { pageHelp } from '../resources/page-help.ts'
import type { supportRequest } from '../resources/support-request.ts'
import type { tenant } from '../resources/tenant.ts'
import type { user } from '../resources/user.ts'
import { ids } from './ids.ts'

export const newFaq: CreateInput<typeof faq> = {
  question: 'How do I share an itinerary with my client?',
  answer: paragraphs('Publish it, then copy the link or send it by email.'),
  category: 'Itineraries',
  order: 10,
  status: 'published',
}

export const newPageHelp: CreateInput<typeof pageHelp> = {
  page: 'itineraries/edit',
  title: 'Building an itinerary',
  body: paragraphs('The days are on the left. Drag items from the library onto them.'),
}

export const newTenant: CreateInput<typeof tenant> = {
  name: 'Example Journeys',
  slug: 'example-journeys',
  country: 'NA',
  currency: 'EUR',
  timezone: 'Africa/Windhoek',
}

export const newUser: CreateInput<typeof user> = {
  email: 'grace@example.com',
  name: 'Grace Example',
  roles: [{ name: 'Designer' }],
}

export const newSupportRequest: CreateInput<typeof supportRequest> = {
  subject: 'The brochure has no map',
  category: 'bug',
  message: 'The map of the second day is empty in the PDF.',
  attachments: [],
}

const requester = { uuid: ids.user, name: 'Ada Example' }
const message = {
  uuid: ids.part,
  author: requester,
  isStaff: false,
  body: 'The map of the second day is empty in the PDF.',
  attachments: [],
  at: '2026-11-20T09:30:00.000Z',
}

/** What the server adds to a support request. */
export const ofSupportRequest = {
  requester,
  messages: [message],
  lastMessage: { at: message.at, isStaff: message.isStaff, author: requester.name },
}

export const reply = { body: 'It is there on screen, though.', attachments: [ids.media] }

export const keptEmail: KeptEmail = {
  uuid: ids.record,
  to: 'grace@example.com',
  subject: 'Ada Example invited you to join Example Journeys',
  sentAt: '2026-11-20T09:30:00.000Z',
}

export const wholeEmail: WholeEmail = {
  ...keptEmail,
  from: 'Sojourn <no-reply@example.com>',
  replyTo: null,
  html: '<!doctype html><html lang="en"><title>Join Example Journeys</title><p>Accept invitation</p></html>',
  text: 'Accept invitation',
}

export const place: Place = {
  kind: 'town',
  code: null,
  name: 'Windhoek',
  city: 'Windhoek',
  region: null,
  country: 'NA',
  lat: -22.55941,
  lng: 17.08323,
  timezone: 'Africa/Windhoek',
  population: 268_132,
  match: 'exact',
}

export const placeLabel: PlaceLabel = {
  kind: 'airport',
  code: 'WDH',
  name: 'Hosea Kutako International Airport',
  country: 'NA',
  lat: -22.4799,
  lng: 17.4709,
  population: 0,
}
