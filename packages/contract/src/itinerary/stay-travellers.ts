import type { Segment } from '../document/document.ts'
import type { ItineraryDocument } from './edit.ts'

type Party = Pick<ItineraryDocument, 'adults' | 'children' | 'infants' | 'travellers'>

/** Whom a stay is for, by their contacts; null when it is for all. Stays stored before there was a choice say nothing. */
export const travellersOf = (stay: Segment): readonly string[] | null => (stay.for?.length ? stay.for : null)

/** Whether nobody is at both stays. */
export const isApart = (one: Segment, other: Segment): boolean => {
  const [some, others] = [travellersOf(one), travellersOf(other)]
  return some !== null && others !== null && !some.some((contact) => others.includes(contact))
}

/** How many the rooms of a stay sleep; null where it names no rooms. */
const bedsOf = ({ rooms }: Segment): number | null =>
  rooms.length === 0 ? null : rooms.reduce((sum, { count, adults, children }) => sum + count * (adults + children), 0)

/** For how many of all travellers a stay is. */
export type People = { count: number; of: number }

/** How many of a party are known by name; whoever only pays is no part of it. */
export const namedIn = ({ travellers }: Pick<Party, 'travellers'>): number =>
  travellers.filter(({ role }) => role !== 'payer').length

/** Whether everybody in a party is known by name: only then do the contacts of a stay say how many it is for. */
export const isPartyNamed = (party: Party): boolean => namedIn(party) >= party.adults + party.children + party.infants

/**
 * For how many a stay is when that is not all: because it names some of a party that is named as a whole, or because its
 * rooms sleep fewer, and it names some or others of the party have another place that night.
 * @param others the other stays of its nights
 */
export const peopleOf = (stay: Segment, others: readonly Segment[], party: Party): People | null => {
  const named = travellersOf(stay)
  if (named && isPartyNamed(party)) return fewer(named.length, namedIn(party))
  return named || others.length > 0 ? fewer(bedsOf(stay), party.adults + party.children) : null
}

const fewer = (count: number | null, of: number): People | null => (count !== null && count < of ? { count, of } : null)

/**
 * Segments without those who do not travel any more; a stay for nobody else is for all again. The same list when there
 * are none.
 */
export const keepTravellers = <S extends Pick<Segment, 'for'>>(segments: S[], travellers: Party['travellers']): S[] => {
  const contacts = new Set(travellers.map(({ contact }) => contact))
  const isGone = (contact: string) => !contacts.has(contact)
  if (!segments.some((segment) => segment.for?.some(isGone))) return segments
  return segments.map((segment) => {
    if (!segment.for?.some(isGone)) return segment
    const remaining = segment.for.filter((contact) => contacts.has(contact))
    return { ...segment, for: remaining.length > 0 ? remaining : null }
  })
}
