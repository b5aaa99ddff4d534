import { keepTravellers, ticketsOf } from '@sojourn/contract/itinerary/stay-travellers'
import { invalidField } from '../../kit/problem.ts'
import type { Stored } from '../../kit/records/records.ts'
import { asItinerary } from './queries.ts'

/**
 * Removes former travellers from the segments. Contacts who never were travellers stay, so that `requireTravellers` rejects
 * them.
 */
export const fitTravellers = (before: Stored, changes: Stored): Stored => {
  if (!('travellers' in changes)) return changes
  const after = asItinerary({ ...before, ...changes })
  const existingContacts = new Set(asItinerary(before).travellers.map(({ contact }) => contact))
  const unknownContacts = after.segments.flatMap((segment) =>
    [...(segment.for ?? []), ...ticketsOf(segment).map(({ contact }) => contact)].filter(
      (contact) => !existingContacts.has(contact),
    ),
  )
  const allowed = unknownContacts.map((contact) => ({ contact, role: 'guest' as const, room: null }))
  const segments = keepTravellers(after.segments, [...after.travellers, ...allowed])
  return segments === after.segments ? changes : { ...changes, segments }
}

/**
 * 422 when a segment is for a contact who is not among the travellers, or has a ticket for one. That the contact exists has been
 * checked before.
 */
export const requireTravellers = (itinerary: Stored): void => {
  const { segments, travellers } = asItinerary(itinerary)
  const contacts = new Set(travellers.map(({ contact }) => contact))
  for (const [index, segment] of segments.entries()) {
    const message = `must be one of the travellers of the itinerary (“${segment.title}”)`
    const stranger = segment.for?.findIndex((contact) => !contacts.has(contact)) ?? -1
    if (stranger >= 0) throw invalidField(`segments.${index}.for.${stranger}`, 'invalid_value', message)
    const ticket = ticketsOf(segment).findIndex(({ contact }) => !contacts.has(contact))
    if (ticket >= 0) throw invalidField(`segments.${index}.tickets.${ticket}.contact`, 'invalid_value', message)
  }
}
