import { spacedWords } from '@sojourn/contract/kit/word-forms'
import { fieldLabels } from '@sojourn/contract/field-labels'

/** The path from a record to the value of a column. */
type Path = readonly [field: string, ...inside: (string | number)[]]

/** The resource, and the words for the path inside the field. */
export type Words = { resource: string; words: readonly (string | number)[] }

/** Units that are missing in the field's label because screens show them separately. */
const units: Readonly<Record<string, string>> = {
  durationMin: 'minutes',
  paymentTermsDays: 'days',
  commissionBps: '%',
  bufferBps: '%',
}

/** Words for path steps whose own name is not one. */
const partWords: Readonly<Record<string, string>> = {
  lat: 'latitude',
  lng: 'longitude',
  timezone: 'time zone',
  maxAdults: 'max. adults',
  maxChildren: 'max. children',
  minStay: 'min. nights',
  room: 'room or unit',
  givenAt: 'given',
  withdrawnAt: 'withdrawn',
  net: 'net price',
  body: 'text',
}

/** `Location: city`, `Address 2: street`, `Duration (minutes)`: the same words as on screens. */
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

/** `Rooms (name | description | beds)`: the fields in each line of the cell. */
export const headsOfTable = (path: Path, words: Words, columns: readonly { path: Path }[]): string =>
  `${headOf(path, words)} (${columns.map((column) => column.path.map((step) => wordsFor(String(step))).join(' ')).join(' | ')})`

/** The old heading of a column, from before headings used the words of the screens: such files still exist. */
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
