import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { resources } from '@sojourn/contract'
import { isNullable, unwrap } from '@sojourn/contract/kit/column'
import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import { samples } from './samples.ts'
import { type Company, createWorld, type Json, type World } from './world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const isText = (schema: z.core.$ZodType) => ['string', 'enum'].includes(unwrap(schema)._zod.def.type)

/** The record with `empty` in every optional text field. Adds the paths of these fields to `places`. */
const emptied = (schema: z.core.$ZodType, value: Json, empty: string, path: string, places: string[]): Json => {
  const bare = unwrap(schema)
  if (isText(schema) && isNullable(schema)) {
    places.push(path)
    return empty
  }
  if (bare instanceof z.ZodArray && Array.isArray(value))
    return value.map((item, at) => emptied(bare.element, item, empty, `${path}.${at}`, places))
  if (bare instanceof z.ZodObject && typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        emptied(bare.shape[name] as z.core.$ZodType, inner, empty, `${path}.${name}`, places),
      ]),
    )
  return value
}

const at = (record: Json, path: string): unknown => path.split('.').reduce((value: Json, step) => value?.[step], record)

/**
 * Fields that a record needs, such as one name of a contact, and those that the server fills in when they are null, such as the
 * owner.
 */
const excludedFields: Record<string, readonly string[]> = {
  contact: ['familyName', 'owner'],
  itinerary: ['owner', 'status', 'currency', 'language'],
  'rate-sheet': ['supplier'],
}

/** Resources whose texts are all required. */
const withoutOptionalText = ['exchange-rate']

describe.each(Object.values(resources).map((one) => [one.name, one as AnyResource] as const))(
  '%s',
  (name, resource) => {
    const editable = () =>
      Object.entries(resource.fields).filter(
        ([field, { access }]) => access === 'editable' && !excludedFields[name]?.includes(field),
      )

    it('accepts empty text in every optional text field as null, at any depth', async () => {
      const { Owner } = company.people
      const created = await samples[name]?.create(company)
      for (const empty of ['', '   ']) {
        const path = company.path(`${resource.plural}/${created.uuid}`)
        const { data: read } = (await Owner.send('GET', path)).json
        const places: string[] = []
        const body = Object.fromEntries(
          editable().map(([field, { schema }]) => [field, emptied(schema, read[field], empty, field, places)]),
        )
        const { status, json } = await Owner.send('PUT', path, { ...body, rev: read.rev })
        expect(status, JSON.stringify(json)).toBe(200)
        expect(places.length > 0).toBe(!withoutOptionalText.includes(name))
        expect(places.filter((place) => at(json.data, place) !== null)).toEqual([])
      }
    })

    it('accepts it in a form as in JSON', async () => {
      const texts = editable().filter(([, { schema }]) => isText(schema) && isNullable(schema))
      const form = new FormData()
      const refers = await samples[name]?.refers?.(company)
      for (const [field, text] of Object.entries({ ...samples[name]?.form, ...refers })) form.append(field, text)
      for (const [field] of texts) if (!form.has(field)) form.append(field, '  ')
      const { status, json } = await company.people.Owner.sendRaw('POST', company.path(`${resource.plural}/`), {
        raw: form,
      })
      expect(status, JSON.stringify(json.errors)).toBe(201)
      const empty = texts.filter(([field]) => form.get(field) === '  ')
      expect(empty.filter(([field]) => json.data[field] !== null)).toEqual([])
    })

    it('rejects required text that is empty, with the name of the field', async () => {
      const required = Object.entries(resource.fields).filter(
        ([, { access, hasInitial, schema }]) => access === 'editable' && !hasInitial && isText(schema),
      )
      for (const [field] of required)
        for (const empty of ['', '  ']) {
          const body = { ...samples[name]?.json, [field]: empty }
          const { status, json } = await company.people.Owner.send('POST', company.path(`${resource.plural}/`), body)
          expect([status, Object.keys(json.errors ?? {})], field).toEqual([422, expect.arrayContaining([field])])
        }
    })
  },
)
