import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { resources } from '../index.ts'
import { accountInput } from '../account.ts'
import type { AnyResource } from './define-resource.ts'
import { richText } from './rich-text.ts'

type Found = { path: string; schema: z.ZodType }

/** Rich text does not count: it cannot contain empty text nodes. */
const inner = (schema: z.ZodType): z.ZodType => {
  if (schema === richText()) return z.never()
  const { def } = schema._zod as unknown as { def: { type: string; innerType?: z.ZodType; out?: z.ZodType } }
  if (['nullable', 'optional', 'default'].includes(def.type) && def.innerType) return inner(def.innerType)
  return def.type === 'pipe' && def.out ? inner(def.out) : schema
}

const isText = (schema: z.ZodType): boolean => ['string', 'enum'].includes((schema._zod.def as { type: string }).type)

/** Every optional text in a schema, at any depth, with its own schema. */
const optionalTexts = (schema: z.ZodType, path: string): Found[] => {
  const bare = inner(schema)
  if (isText(bare)) return schema.safeParse(null).success ? [{ path, schema }] : []
  if (bare instanceof z.ZodArray) return optionalTexts(bare.element as z.ZodType, `${path}[]`)
  if (bare instanceof z.ZodDiscriminatedUnion)
    return bare.options.flatMap((option, at) => optionalTexts(option as z.ZodType, `${path}|${at}`))
  if (bare instanceof z.ZodObject)
    return Object.entries(bare.shape).flatMap(([name, field]) => optionalTexts(field as z.ZodType, `${path}.${name}`))
  return []
}

const sendable = (resource: AnyResource) =>
  Object.entries(resource.fields).filter(([, { access }]) => access === 'editable' || access === 'setOnce')

/** All texts of an exchange rate are required. */
const withOptionalTexts = (Object.values(resources) as AnyResource[]).filter(({ name }) => name !== 'exchange-rate')

describe.each(withOptionalTexts)('an optional text of $name', (resource) => {
  const found = sendable(resource).flatMap(([name, { schema }]) => optionalTexts(schema, name))

  it.each(found)('$path is null when it is empty or only whitespace', ({ schema }) => {
    for (const empty of ['', '   ', '\t\u00a0 ']) expect(schema.parse(empty)).toBeNull()
  })
})

describe('required text', () => {
  it.each(Object.values(resources) as AnyResource[])('of $name is rejected by its path when empty', (resource) => {
    const required = sendable(resource).filter(([, { schema, hasInitial }]) => !hasInitial && isText(inner(schema)))
    for (const [name] of required)
      for (const empty of ['', '  ']) {
        const { error } = resource.create.safeParse({ [name]: empty })
        expect(
          error?.issues.some(({ path }) => path[0] === name),
          `${name} “${empty}”`,
        ).toBe(true)
      }
  })
})

describe('the user’s own account', () => {
  it('has no job title and no phone when they are empty', () => {
    expect(accountInput.parse({ jobTitle: ' ', phone: '' })).toEqual({ jobTitle: null, phone: null })
  })
})

it('finds optional texts at any depth', () => {
  const paths = (resource: AnyResource) =>
    sendable(resource).flatMap(([name, { schema }]) => optionalTexts(schema, name))
  expect(paths(resources.contact as AnyResource).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['notes', 'addresses[].city', 'preferences.food']),
  )
  expect(paths(resources.itinerary as AnyResource).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['segments[].location.city', 'days[].notesInternal']),
  )
})
