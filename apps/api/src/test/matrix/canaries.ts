import { randomBytes } from 'node:crypto'
import { roleNames } from '@sojourn/contract/kit/role-names'
import type { Company, Json, Person } from '../world.ts'

/** A word that is in every text of one company and nowhere else. */
export type Canary = { company: Company; word: string }

/** The fields that contain text written by users, in any record. */
const texts = new Set([
  'name',
  'title',
  'subtitle',
  'teaser',
  'text',
  'subject',
  'notes',
  'notesClient',
  'notesInternal',
  'heading',
  'label',
  'filename',
  'caption',
  'alt',
  'credit',
  'folder',
  'givenName',
  'familyName',
  'organisation',
  'legalName',
  'product',
  'room',
  'season',
  'message',
  'body',
  'food',
  'taxId',
  'confirmationNo',
  'voucherNo',
  'beds',
  'about',
  'author',
  'statusReason',
  'highlights',
  'tags',
  'facilities',
  'included',
  'excluded',
])

/** A role also has a name, but users do not write it. */
const isRole = (value: Json) => roleNames.includes(value)

const withWord = (value: Json, word: string, isText: boolean): Json => {
  if (typeof value === 'string') return isText && !isRole(value) ? `${value} ${word}` : value
  if (Array.isArray(value)) return value.map((item) => withWord(item, word, isText))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withWord(item, word, texts.has(name))]))
}

/** The same company with an owner who adds the canary to every text they send. */
export const withCanary = (company: Company): Canary => {
  const word = `canary${randomBytes(6).toString('hex')}`
  const { Owner } = company.people
  const owner: Person = {
    ...Owner,
    send: (method, path, body, headers) =>
      Owner.send(method, path, body === undefined ? undefined : withWord(body, word, false), headers),
    sendRaw: async (method, path, options) => {
      if (options.raw instanceof FormData)
        for (const [name, value] of Array.from(options.raw.entries()))
          if (typeof value === 'string' && texts.has(name)) options.raw.set(name, `${value} ${word}`)
      return Owner.sendRaw(method, path, options)
    },
  }
  return { company: { ...company, people: { ...company.people, Owner: owner } }, word }
}

/** The canaries of `others` that are in the bytes. */
export const foreignIn = (bytes: Buffer | string, others: readonly Canary[]): string[] => {
  const text = typeof bytes === 'string' ? bytes : bytes.toString('utf8')
  return others.filter(({ word }) => text.includes(word)).map(({ word }) => word)
}
