import fc from 'fast-check'
import { z } from 'zod'
import { columnOf, textKindOf, unwrap } from '@sojourn/contract/kit/column'
import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import { type RichText, type RichTextBlock, type RichTextInline, richText } from '@sojourn/contract/kit/rich-text'
import { location, mediaRef } from '@sojourn/contract/kit/values'

/** The uuids that a reference to a resource may contain. A resource without any is never referred to. */
export type Pools = Readonly<Record<string, readonly string[]>>

/**
 * Arbitrary valid records of a resource, drawn from its definition, without `without` and the fields that a client cannot set.
 */
export const recordOf = (resource: AnyResource, pools: Pools, without: readonly string[] = []) => {
  const fields = Object.entries(resource.fields).filter(
    ([name, { access }]) => (access === 'editable' || access === 'setOnce') && !without.includes(name),
  )
  return fc
    .record(Object.fromEntries(fields.map(([name, { schema }]) => [name, valueOf(schema, pools)])))
    .filter((record) => {
      const parsed = resource.create.safeParse(record)
      return parsed.success && resource.findFaults(parsed.data).length === 0
    })
}

/** Texts that cause trouble with quoting, splitting and guessing. */
const pieces = [
  'a',
  'Ö',
  '旅',
  'é',
  '🏕',
  '"',
  "'",
  ';',
  '|',
  ',',
  ':::',
  '=',
  '+',
  '<b>',
  '&amp;',
  '\\',
  '  ',
  '* ',
  '#',
  '1/2',
  '-',
]
const text = (most: number, more: readonly string[] = []) =>
  fc
    .array(fc.constantFrom(...pieces, ...more), { minLength: 1, maxLength: 12 })
    .map((some) => some.join('').normalize('NFC').trim().slice(0, Math.min(most, 40)).trim().toWellFormed())
    .map((one) => one.replaceAll('\uFFFD', '') || 'x')

const valueOf = (schema: z.core.$ZodType, pools: Pools): fc.Arbitrary<unknown> => {
  const bare = unwrap(schema)
  const value = bareValueOf(bare, pools)
  return z.safeParse(schema, null).success ? fc.option(value, { nil: null }) : value
}

const bareValueOf = (bare: z.core.$ZodType, pools: Pools): fc.Arbitrary<unknown> => {
  if (bare === richText()) return richTexts
  if (bare === location()) return locations(pools)
  if (bare instanceof z.ZodEnum) return fc.constantFrom(...bare.options)
  if (bare instanceof z.ZodBoolean) return fc.boolean()
  if (bare instanceof z.ZodNumber) return numberOf(bare)
  if (bare instanceof z.ZodArray) return listOf(bare, pools)
  if (bare instanceof z.ZodObject) return partOf(bare, pools)
  return textOf(bare, pools)
}

const partOf = (bare: z.ZodObject, pools: Pools) =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(bare.shape)
          .filter(([name]) => name !== 'media')
          .map(([name, inner]) => [name, valueOf(inner as z.core.$ZodType, pools)]),
      ),
    )
    // Leaves out elements whose fields are all empty.
    .filter((part) => Object.values(part).some((one) => one !== null && !(Array.isArray(one) && one.length === 0)))

const listOf = (bare: z.ZodArray, pools: Pools) => {
  const element = unwrap(bare.element)
  if (element === mediaRef()) return fc.constant([])
  const { reference } = safeColumnOf(element)
  if (reference && (pools[reference] ?? []).length === 0) return fc.constant([])
  return fc.uniqueArray(valueOf(bare.element, pools), {
    maxLength: 3,
    selector: (one) => JSON.stringify(one).toLowerCase(),
  })
}

const safeColumnOf = (schema: z.core.$ZodType): { type?: string; reference?: string } => {
  try {
    return columnOf(schema)
  } catch {
    return {}
  }
}

const numberOf = (schema: z.ZodNumber) => {
  const [min, max] = [schema.minValue ?? 0, schema.maxValue ?? 1000]
  const steps = schema.isInt ? 1 : schema.safeParse(0.5).success && !schema.safeParse(0.25).success ? 2 : 1_000_000
  return fc
    .integer({ min: Math.ceil(Math.max(min, -1e9) * steps), max: Math.floor(Math.min(max, 1e9) * steps) })
    .map((n) => n / steps)
}

const locations = (pools: Pools) =>
  fc
    .record(Object.fromEntries(Object.entries(location().shape).map(([name, inner]) => [name, valueOf(inner, pools)])))
    .map((place): Record<string, unknown> =>
      place.lat === null || place.lng === null ? { ...place, lat: null, lng: null } : place,
    )

const pick = (...values: string[]) => fc.constantFrom(...values)

const textOf = (bare: z.core.$ZodType, pools: Pools): fc.Arbitrary<unknown> => {
  const { reference, type } = safeColumnOf(bare)
  if (reference)
    return fc
      .constantFrom(null, ...(pools[reference] ?? []))
      .filter((uuid) => uuid !== null || !pools[reference]?.length)
  if (type === 'timestamp with time zone') return pick('2026-01-02T03:04:05.678Z', '2019-12-31T23:59:59.000Z')
  const most = bare instanceof z.ZodString ? (bare.maxLength ?? 40) : 40
  switch (textKindOf(bare)) {
    case 'prose':
      return text(most, ['\n', '\n\n'])
    case 'line':
      return text(most)
    case 'date':
      return pick('1980-02-29', '2027-03-04', '2031-12-31')
    case 'time':
      return pick('00:00', '09:30', '23:59')
    case 'country':
      return pick('NA', 'DE', 'GB')
    case 'currency':
      return pick('EUR', 'JPY', 'KWD')
    case 'language':
      return pick('en', 'de', 'pt-BR')
    case 'email':
      return pick('ana@example.test', 'info@münchen.test', 'a+b@example.test', "o'neil@example.test")
    case 'phone':
      return pick('+264811234567', '+4930901820', '+12125550199')
    case 'url':
      return pick('https://example.test/a;b?c=1,2', 'http://example.test')
    case undefined:
      return bare instanceof z.ZodString && bare.safeParse('Africa/Windhoek').success
        ? pick('Africa/Windhoek', 'Asia/Tokyo')
        : pick('01-05', '12-31')
  }
}

const looks: RichTextInline['marks'][] = [
  undefined,
  [{ type: 'bold' }],
  [{ type: 'italic' }],
  [{ type: 'bold' }, { type: 'italic' }],
  [{ type: 'link', attrs: { href: 'https://example.test/?a=1&b="2"'.replaceAll('"', '%22') } }],
]
const run = fc
  .record({ text: text(40), marks: fc.constantFrom(...looks) })
  .map(({ text: words, marks }): RichTextInline => ({ type: 'text', text: words, ...(marks && { marks }) }))
/** Adjacent runs with the same marks would be merged, so the marks are unique. */
const runs = fc.uniqueArray(run, { maxLength: 3, selector: ({ marks }) => JSON.stringify(marks) })
const paragraph = runs.map((content) => ({ type: 'paragraph' as const, ...(content.length > 0 && { content }) }))
const heading = fc
  .tuple(runs, fc.constantFrom(3 as const, 4 as const))
  .map(([content, level]) => ({ type: 'heading' as const, attrs: { level }, ...(content.length > 0 && { content }) }))
const items = fc.array(
  fc.array(paragraph, { minLength: 1, maxLength: 2 }).map((content) => ({ type: 'listItem' as const, content })),
  { minLength: 1, maxLength: 2 },
)
const cell = paragraph.map((one) => ({ type: 'tableCell' as const, content: [one] }))
const block: fc.Arbitrary<RichTextBlock> = fc.oneof(
  paragraph,
  heading,
  items.map((content) => ({ type: 'bulletList' as const, content })),
  items.map((content) => ({ type: 'orderedList' as const, attrs: { start: 3 }, content })),
  fc.array(cell, { minLength: 1, maxLength: 2 }).map((content) => ({
    type: 'table' as const,
    content: [{ type: 'tableRow' as const, content }],
  })),
)
const richTexts: fc.Arbitrary<RichText> = fc
  .oneof(
    fc.array(
      text(40).map((words) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text: words }] })),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
    fc.array(block, { minLength: 1, maxLength: 3 }),
  )
  .map((content) => ({ type: 'doc', content }))
