import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { resources } from '../index.ts'
import { listQueryOf } from './page.ts'
import { richText } from './rich-text.ts'
import * as values from './values.ts'

const words = (schema: z.ZodType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(({ message }) => message)

/** Every kind of value in values.ts, and texts that its schema rejects with its own messages. */
const kinds: Record<keyof typeof values, [schema: z.ZodType, ...rejected: unknown[]]> = {
  fileName: [values.fileName(), '', '\ud800', 'x'.repeat(1001)],
  line: [values.line(5, 2), 'x', 'x'.repeat(6), 'a\nb', '\ud800'],
  prose: [values.prose(5), '', 'x'.repeat(6), '\u0007'],
  oneOf: [values.oneOf('hotel', 'lodge'), 'tent'],
  integer: [values.integer(1, 500), 0, 501, 1.5, 1e300, '7', NaN, Infinity],
  bigInteger: [values.bigInteger(0, 50e9), -1, 51e9, 1.5, 1e300],
  decimal: [values.decimal(0, 5, 0.5), -1, 6, 0.3, '1', NaN],
  flag: [values.flag(), 'true', 1],
  date: [values.date(), '01.03.2026', '2026-02-30', '0000-01-01', ''],
  time: [values.time(), '24:00', '7:00'],
  instant: [values.instant(), '2026-03-01', '2026-03-01T09:30:00+01:00', '0000-01-01T00:00:00Z'],
  monthDay: [values.monthDay(), '02-30', '3-1'],
  yearlySeason: [values.yearlySeason(), { from: '02-30', to: '03-01' }, { from: '03-01' }, {}],
  zone: [values.zone(), 'Mars/Olympus', 'x'.repeat(65)],
  country: [values.country(), 'na', 'XX'],
  currency: [values.currency(), 'eur', 'XYZ'],
  language: [values.language(), 'english'],
  email: [values.email(), 'nobody', `${'x'.repeat(255)}@example.com`],
  phone: [values.phone(), '0815'],
  url: [values.url(), 'ftp://example.com', 'nowhere', `https://example.com/${'x'.repeat(2000)}`],
  slug: [values.slug(), 'About Us', 'x'.repeat(81)],
  reference: [values.reference('contact'), 'not-a-uuid'],
  list: [values.list(values.line(5), 1), ['a', 'b'], ['']],
  lines: [values.lines(2, 3), ['a', 'b', 'c'], ['long']],
  someOf: [values.someOf('a', 'b'), ['c'], ['a', 'a'], ['a', 'a', 'b']],
  part: [values.part({ name: values.line(5) }), { name: 'a', more: 1 }, {}],
  money: [values.money(), { amount: -1, currency: 'EUR' }, { amount: 1.5, currency: '' }, { amount: 1e13 }],
  location: [
    values.location(),
    { label: '' },
    { label: 'x', lat: 91, lng: 0 },
    { label: 'x', lat: 1 },
    { label: 'x', lat: 0.12345678, lng: 0 },
  ],
  mediaRef: [values.mediaRef(), { media: 'x' }, { role: 'other' }, {}],
  focalPoint: [values.focalPoint(), { x: -1, y: 2 }, { x: '0' }],
  sealedList: [values.sealedList(values.line(5), 0), ['a']],
}

const ofAnyKind = [
  undefined,
  null,
  0,
  -1,
  1.5,
  true,
  '',
  'x',
  'x'.repeat(20_001),
  [],
  [1],
  {},
  { a: 1 },
  NaN,
  new Date(),
]

describe('the message for an invalid value', () => {
  it.each(Object.entries(kinds))('is plain language for %s', (_, [schema, ...rejected]) => {
    for (const value of rejected) expect(words(schema, value), JSON.stringify(value)).not.toEqual([])
    for (const value of [...rejected, ...ofAnyKind]) expectPlain(words(schema, value))
  })

  it('is plain language for every field of every resource and parameter of every list', () => {
    let messageCount = 0
    for (const resource of Object.values(resources)) {
      const schemas = { ...resource.create.shape, ...resource.read.shape, ...listQueryOf(resource).shape }
      for (const schema of Object.values<z.ZodType>(schemas)) {
        for (const value of [...ofAnyKind, [{}], [[]], { type: 'doc', content: [{ type: 'x' }] }]) {
          const messages = words(schema, value)
          expectPlain(messages)
          messageCount += messages.length
        }
      }
    }
    expect(messageCount).toBeGreaterThan(1000)
  })

  it.each<[string, z.ZodType, unknown]>([
    ['is required', values.line(160), undefined],
    ['is required', values.part({}), null],
    ['is required', values.part({}), ''],
    ['must be text', values.line(160), 7],
    ['must be at most 160 characters', values.line(160), 'x'.repeat(161)],
    ['must not be empty', values.line(160), ' '],
    ['must be at least 3 characters', values.line(160, 3), 'x'],
    ['must be a whole number between 1 and 500', values.integer(1, 500), '7'],
    ['must be a whole number between 1 and 500', values.integer(1, 500), 1.5],
    ['must be a whole number between 1 and 500', values.integer(1, 500), 0],
    ['must be a whole number between 1 and 500', values.integer(1, 500), 501],
    ['must be a whole number of at least 1', values.bigInteger(1, Number.MAX_SAFE_INTEGER), 0],
    ['must be a number between 0 and 5, in steps of 0.5', values.decimal(0, 5, 0.5), 0.3],
    ['must be a number between 0 and 5', values.decimal(0, 5, 0.5), 'three'],
    ['must be one of hotel, lodge', values.oneOf('hotel', 'lodge'), 'tent'],
    ['must be one of 0, 90, 180, 270', resources.mediaItem.fields.rotation.schema, 45],
    ['must be a date such as 2026-03-01', values.date(), '1 March'],
    ['must be a date and time such as 2026-03-01T09:30:00Z', values.instant(), '2026-03-01'],
    ['must be a web address such as https://www.example.com', values.url(), 'nowhere'],
    ['must be true or false', values.flag(), 'yes'],
    ['must be a list', values.lines(2, 3), 'a'],
    ['must have at most 2 entries', values.lines(2, 3), ['a', 'b', 'c']],
    ['is not a known field', values.part({}), { other: 1 }],
    ['must be an object with named fields', values.part({}), []],
    ['must be text or a list', z.union([z.string(), z.array(z.string())]), 7],
    ['must be less than 5', z.number().lt(5), 5],
    [
      'must be one of paragraph, heading, bulletList, orderedList, table',
      richText(),
      { type: 'doc', content: [{ type: 'code' }] },
    ],
  ])('is "%s"', (message, schema, value) => {
    expect(words(schema, value)).toEqual([message])
  })
})

/** No wording of zod may appear. */
const expectPlain = (messages: string[]): void => {
  for (const message of messages)
    expect(message).toMatch(/^(?!.*(Invalid|expected|received|regex|Too |undefined|NaN))[a-z].{5,}$/s)
}
