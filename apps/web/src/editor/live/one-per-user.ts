import type { Presence } from '@sojourn/contract/presence'

/** A user with several pages is listed once, at their place in the last of them. */
export const onePerUser = (people: readonly Presence[]): Presence[] => [
  ...new Map(people.map((one) => [one.user.uuid, one])).values(),
]

const colours = ['var(--quoted)', 'var(--held)', 'var(--booked)', 'var(--travelling)', 'var(--enquiry)']

/** The colour of a user, by their place among those who are here. */
export const colourOf = (index: number): string => colours[index % colours.length] ?? ''
