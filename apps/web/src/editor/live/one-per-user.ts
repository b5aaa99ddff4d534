import type { Presence } from '@sojourn/contract/presence'

/** Each user once. A user with several open pages is where the last of these pages is. */
export const onePerUser = (people: readonly Presence[]): Presence[] => [
  ...new Map(people.map((one) => [one.user.uuid, one])).values(),
]

const colours = ['var(--quoted)', 'var(--held)', 'var(--booked)', 'var(--travelling)', 'var(--enquiry)']

/** The colour of a user, by their index in this list. */
export const colourOf = (index: number): string => colours[index % colours.length] ?? ''
