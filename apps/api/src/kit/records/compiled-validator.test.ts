import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { resources } from '@sojourn/contract'
import { completenessOf } from '@sojourn/contract/completeness'
import { pageOf } from '@sojourn/contract/kit/page'
import { z } from 'zod'
import { fitsAsIs } from './compiled-validator.ts'

const paragraph = (text: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks: [{ type: 'bold' }] }],
})
const uuid = '01890a5d-ac96-774b-bcce-b302099a8057'
const stored = {
  ...resources.accommodation.create.parse({
    name: 'Dune Camp',
    description: {
      type: 'doc',
      content: [
        paragraph('Ten tents.'),
        { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('A pool')] }] },
      ],
    },
    location: { label: 'Sesriem', lat: -24.487312, lng: 15.797654, country: 'NA', timezone: 'Africa/Windhoek' },
    stars: 4.5,
    checkIn: '14:00',
    facilities: ['Pool'],
    rooms: [{ name: 'Tent', media: [{ media: uuid }] }],
    phone: '+26461555010',
    email: 'stay@example.test',
    url: 'https://example.test',
    priceFrom: { amount: 350_000, currency: 'NAD' },
  }),
  uuid,
  tenant: uuid,
  rev: 1,
  createdAt: '2026-11-20T18:05:00.000Z',
  createdBy: null,
  updatedAt: '2026-11-20T18:05:00.000Z',
  updatedBy: uuid,
  deletedAt: null,
}
const record: unknown = { ...stored, completeness: completenessOf('accommodation', stored) }

const strangers: unknown[] = [
  undefined,
  null,
  '',
  ' x',
  'x',
  'e\u0301',
  'a\u0000',
  '\ud800',
  -1,
  0,
  1.5,
  1e300,
  Number.NaN,
  true,
  [],
  {},
  ['x'],
  { x: 1 },
  new Date(0),
]

/** All variants of `value` in which one place is replaced, removed or extended. */
const mutationsOf = (value: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return strangers
  if (Array.isArray(value)) {
    const within = value.flatMap((item, index) => mutationsOf(item).map((other) => value.with(index, other)))
    return [...strangers, ...within, [...value, 'more'], [...value, ...value]]
  }
  const within = Object.entries(value).flatMap(([name, item]) => [
    ...mutationsOf(item).map((other) => ({ ...value, [name]: other })),
    Object.fromEntries(Object.entries(value).filter(([other]) => other !== name)),
  ])
  return [...strangers, ...within, { ...value, more: 1 }, { ...value, toJSON: () => 'else' }]
}

/** The value as it is sent: after a round trip through JSON. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null')

const givesBackAsIs = (schema: z.ZodType, value: unknown): boolean => {
  const result = schema.safeParse(value)
  return result.success && isDeepStrictEqual(sent(result.data), sent(value))
}

/** A refinement may throw at a value that an earlier check has rejected; that counts as a rejection too. */
const accepts = (ask: () => boolean): boolean => {
  try {
    return ask()
  } catch {
    return false
  }
}

describe('fitsAsIs', () => {
  const { read } = resources.accommodation

  it('accepts a record as the database returns it, without zod', () => {
    expect(fitsAsIs(read)(record)).toBe(true)
    expect(fitsAsIs(pageOf(read).pick({ data: true }))({ data: [record, record] })).toBe(true)
  })

  it('never accepts what the contract rejects or would change', () => {
    const fits = fitsAsIs(read)
    const mutations = mutationsOf(record)
    expect(mutations.length).toBeGreaterThan(1000)
    const wrong = mutations.filter((value) => accepts(() => fits(value)) && !accepts(() => givesBackAsIs(read, value)))
    expect(wrong).toEqual([])
  })

  it('accepts most of what the contract leaves unchanged, so that responses are rarely parsed', () => {
    const fits = fitsAsIs(read)
    const fitting = mutationsOf(record).filter((value) => accepts(() => givesBackAsIs(read, value)))
    expect(fitting.length).toBeGreaterThan(50)
    expect(fitting.filter((mutation) => fits(mutation)).length / fitting.length).toBeGreaterThan(0.9)
  })

  it.each([
    ['a transform', z.string().transform((text) => text.length), 'abc', false],
    ['a value changed by preprocessing', z.preprocess((text) => text ?? 'x', z.string()), null, false],
    ['a value left unchanged by preprocessing', z.preprocess((text) => text ?? 'x', z.string()), 'abc', true],
    ['an invalid value left unchanged by preprocessing', z.preprocess((text) => text, z.string()), 7, false],
    ['a record', z.record(z.string(), z.int()), { a: 1 }, true],
    ['a record with a wrong value', z.record(z.string(), z.int()), { a: 'x' }, false],
    ['a default that would be filled in', z.object({ a: z.string().default('x') }), {}, false],
    ['an optional field left out', z.object({ a: z.string().optional() }), {}, true],
    ['a field to strip', z.object({ a: z.string() }), { a: 'x', secret: 1 }, false],
    ['a field of a catchall', z.looseObject({ a: z.string() }), { a: 'x', more: 1 }, true],
    [
      'the first of two schemas that would strip',
      z.union([z.object({ a: z.int() }), z.object({ a: z.int(), b: z.int() })]),
      { a: 1, b: 2 },
      false,
    ],
    ['an inherited name for a missing field', z.object({ constructor: z.unknown() }), { other: 1 }, false],
    ['a number out of bounds', z.number().max(3), 4, false],
    ['text that trim would change', z.string().trim(), ' a', false],
    ['a field whose name is code', z.object({ '"]; return true; //': z.string() }), { a: 1 }, false],
    ['a lazy schema', z.lazy(() => z.string()), 'x', true],
  ])('is right about %s', (_, schema, value, expected) => {
    expect(fitsAsIs(schema)(value)).toBe(expected)
  })
})
