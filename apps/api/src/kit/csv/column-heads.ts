import { spacedWords } from '@sojourn/contract/kit/word-forms'
import { fieldLabels } from '@sojourn/contract/field-labels'

/** The way from a record to what a column holds. */
type Path = readonly [field: string, ...inside: (string | number)[]]

/** Whose field it is, and what of it, as the steps into it are called. */
export type Words = { resource: string; words: readonly (string | number)[] }

/** What a figure counts, where the field's label leaves it to the screen. */
const units: Readonly<Record<string, string>> = {
  durationMin: 'minutes',
  paymentTermsDays: 'days',
  commissionBps: '%',
}

/** What a step into a field is called where its own name is no word for it. */
const partWords: Readonly<Record<string, string>> = {
  lat: 'latitude',
  lng: 'longitude',
  timezone: 'time zone',
  maxAdults: 'adults at most',
  maxChildren: 'children at most',
  minStay: 'shortest stay',
  room: 'room or unit',
  givenAt: 'given',
  withdrawnAt: 'withdrawn',
  net: 'net price',
  body: 'text',
}

/** `Location: city`, `Address 2: street`, `Lasts (minutes)`: the words that screens use. */
export const headOf = (path: Path, { resource, words }: Words): string => {
  const [field] = path
  const unit = units[field]
  const steps = path.length > words.length + 1 ? [...words, ...path.slice(words.length + 1)] : words
  const [first, ...rest] = steps
  const label =
    typeof first === 'number' ? `${singular(labelOf(resource, field))} ${first + 1}` : labelOf(resource, field)
  const inside = (typeof first === 'number' ? rest : steps).map((step) => wordsFor(String(step))).join(' ')
  return `${label}${inside ? `: ${inside}` : ''}${unit ? ` (${unit})` : ''}`
}

/** `Rooms (name | description | beds)`: what stands side by side in a line of the cell. */
export const headsOfTable = (path: Path, words: Words, columns: readonly { path: Path }[]): string =>
  `${headOf(path, words)} (${columns.map((column) => column.path.map((step) => wordsFor(String(step))).join(' ')).join(' | ')})`

/** How a column was headed before the heads were the words of the screens: files with these heads are still about. */
export const formerHead = ({ path }: { path: Path }): string => {
  const words = spacedWords(path.join(' '))
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const labelOf = (resource: string, field: string): string => {
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = fieldLabels
  const words = spacedWords(field)
  return labels[resource]?.[field] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

const wordsFor = (step: string): string => partWords[step] ?? spacedWords(step)

const singular = (label: string): string => (label === 'Addresses' ? 'Address' : label)
