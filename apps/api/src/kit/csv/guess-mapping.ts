import type { CsvColumn } from './columns.ts'

/** What other programs head their columns with, folded, for keys of ours; the first that a noun has is taken. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  title: ['name'],
  firstname: ['givenName'],
  lastname: ['familyName'],
  surname: ['familyName'],
  company: ['organisation', 'legalName'],
  email: ['emails'],
  emailaddress: ['email', 'emails'],
  phone: ['phones'],
  telephone: ['phone', 'phones'],
  mobile: ['phone', 'phones'],
  website: ['url'],
  web: ['url'],
  latitude: ['location.lat'],
  lat: ['location.lat'],
  longitude: ['location.lng'],
  lng: ['location.lng'],
  country: ['location.country'],
  city: ['location.city'],
  address: ['location.address'],
  region: ['location.region'],
  postcode: ['location.postcode'],
  place: ['location.label'],
  location: ['location.label'],
  price: ['priceFrom.amount'],
}

/** For each head of a file the key of the column it is meant to be, or null; no key twice. */
export const guessMapping = (heads: readonly string[], columns: readonly CsvColumn[]): (string | null)[] => {
  const taken = new Set<string>()
  const take = (key: string | undefined): string | null => {
    if (key === undefined || taken.has(key)) return null
    taken.add(key)
    return key
  }
  // What is written as we write it goes first: a column that is only alike does not take its place.
  const exact = heads.map((head) => take(columns.find(({ header }) => header === head.trim())?.key))
  return heads.map((head, at) => {
    const known = exact[at] ?? null
    if (known !== null) return known
    const folded = fold(head)
    const alike = columns.find(({ header, key }) => fold(header) === folded || fold(key) === folded)
    const named = alsoCalled[folded]?.find((key) => columns.some((column) => column.key === key))
    return take(alike?.key ?? named)
  })
}

/** `E-mail addréss` → `emailaddress`. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
