import type { Segment } from '../document/document.ts'
import type { ItineraryDocument } from './edit.ts'

type Party = Pick<ItineraryDocument, 'adults' | 'children' | 'infants' | 'travellers'>

/** From this age on, a traveller is a child and not an infant. */
export const firstAgeOfChild = 2

/** The contacts that a stay is for; null if it is for all. Older stays do not have the field. */
export const travellersOf = (stay: Segment): readonly string[] | null => (stay.for?.length ? stay.for : null)

/** Whether no traveller is at both stays. */
export const isApart = (one: Segment, other: Segment): boolean => {
  const [some, others] = [travellersOf(one), travellersOf(other)]
  return some !== null && others !== null && !some.some((contact) => others.includes(contact))
}

/** How many people the rooms of a stay sleep; null if it has no rooms. */
const bedsOf = ({ rooms }: Segment): number | null =>
  rooms.length === 0 ? null : rooms.reduce((sum, { count, adults, children }) => sum + count * (adults + children), 0)

/** How many of all travellers a stay is for. */
export type People = { count: number; of: number }

/** How many travellers of a party are named. Contacts who only pay do not count. */
export const namedIn = ({ travellers }: Pick<Party, 'travellers'>): number =>
  travellers.filter(({ role }) => role !== 'payer').length

/** Whether all of a party are named. Only then do the contacts of a stay show how many it is for. */
export const isPartyNamed = (party: Party): boolean => namedIn(party) >= party.adults + party.children + party.infants

/**
 * How many people a stay is for, if not for all: because it names some of a party of whom all are named, or because its rooms
 * sleep fewer than the party, and it names some travellers or others have another stay that night.
 * @param others the other stays of its nights
 */
export const peopleOf = (stay: Segment, others: readonly Segment[], party: Party): People | null => {
  const named = travellersOf(stay)
  if (named && isPartyNamed(party)) return fewer(named.length, namedIn(party))
  return named || others.length > 0 ? fewer(bedsOf(stay), party.adults + party.children) : null
}

const fewer = (count: number | null, of: number): People | null => (count !== null && count < of ? { count, of } : null)

/** The tickets of a segment. Older segments do not have the field. */
export const ticketsOf = (segment: Pick<Segment, 'tickets'>): Segment['tickets'] => segment.tickets ?? []

/**
 * Removes contacts who are no longer travellers from segments, and their tickets. If none of the travellers of a stay is left, it is for all
 * again. Returns the same list if nothing changes.
 */
export const keepTravellers = <S extends Pick<Segment, 'for' | 'tickets'>>(
  segments: S[],
  travellers: Party['travellers'],
): S[] => {
  const contacts = new Set(travellers.map(({ contact }) => contact))
  const fits = (segment: S) =>
    (segment.for ?? []).every((contact) => contacts.has(contact)) &&
    ticketsOf(segment).every(({ contact }) => contacts.has(contact))
  if (segments.every(fits)) return segments
  return segments.map((segment) => {
    if (fits(segment)) return segment
    const remaining = segment.for?.filter((contact) => contacts.has(contact)) ?? []
    return {
      ...segment,
      for: remaining.length > 0 ? remaining : null,
      tickets: ticketsOf(segment).filter(({ contact }) => contacts.has(contact)),
    }
  })
}
