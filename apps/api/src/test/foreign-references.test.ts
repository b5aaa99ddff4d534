import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { resources } from '@sojourn/contract'
import { anyResource, columnOf, unwrap } from '@sojourn/contract/kit/column'
import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import { samples } from './samples.ts'
import { type Company, createWorld, type Json, type World } from './world.ts'

let world: World
let company: Company
let foreign: Company
const foreignUuids = new Map<string, string>()
const ownUuids = new Map<string, string>()

beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  foreign = await world.createCompany()
  for (const [name, sample] of Object.entries(samples)) {
    foreignUuids.set(name, (await sample.create(foreign)).uuid)
    ownUuids.set(name, (await sample.create(company)).uuid)
  }
  foreignUuids.set('user', foreign.people.Designer.uuid)
})
afterAll(() => world.close())

type Found = { path: string; target: string; body: (uuid: string) => unknown }

const day = { uuid: randomUUID() }
/** The fields that must accompany a reference for the rest of the body to be valid. */
const beside: Readonly<Record<string, Json>> = {
  'rooms.*': { name: 'Room' },
  'relations.*': { relation: 'friend' },
  'travellers.*': {},
  'days.*': day,
  'segments.*': { uuid: randomUUID(), kind: 'note', title: 'Stop' },
  'sections.*': { heading: 'Heading' },
  'blocks.*': { uuid: randomUUID(), title: 'Block' },
  'blocks.*.members.*': { name: 'Somebody' },
  'allocations.*': { amount: 1 },
  'markupRules.*': { markupBps: 0 },
}

/** Every path in a schema that can contain the uuid of another record, with a function that makes a body for it. */
const placesIn = (schema: z.core.$ZodType, path: string[]): Found[] => {
  // Formatted text is recursive and contains no references; nothing else is this deep.
  if (path.length > 8) return []
  const plain = unwrap(schema)
  const reference = referenceOf(plain)
  if (reference === anyResource) {
    return (['accommodation', 'excursion'] as const).map((target) => ({
      path: [...path, 'uuid'].join('.'),
      target,
      body: (uuid) => ({ resource: target, uuid, ...('rev' in shapeOf(plain) ? { rev: 1 } : {}) }),
    }))
  }
  if (reference) return [{ path: path.join('.'), target: reference, body: (uuid) => uuid }]
  if (plain instanceof z.ZodArray) {
    const inner = [...path, '*']
    return placesIn(plain.element, inner).map((found) => ({ ...found, body: (uuid) => [found.body(uuid)] }))
  }
  if (plain instanceof z.ZodDiscriminatedUnion) {
    return plain.options.flatMap((option) => {
      const type = option instanceof z.ZodObject ? [...(unwrap(option.shape.type) as z.ZodLiteral).values][0] : ''
      return placesIn(option, path).map((found) => ({
        ...found,
        path: `${found.path} (${String(type)})`,
        body: (uuid: string) => ({ ...(found.body(uuid) as object), type }),
      }))
    })
  }
  if (!(plain instanceof z.ZodObject)) return []
  const extra = beside[path.join('.')] ?? {}
  const siblings = Object.fromEntries(Object.entries(extra).filter(([name]) => name in plain.shape))
  return Object.entries(plain.shape).flatMap(([name, field]) =>
    placesIn(field, [...path, name]).map((found) => ({
      ...found,
      body: (uuid: string) => ({ ...siblings, [name]: found.body(uuid) }),
    })),
  )
}

const shapeOf = (schema: z.core.$ZodType) => (schema instanceof z.ZodObject ? schema.shape : {})

const referenceOf = (schema: z.core.$ZodType): string | undefined => {
  try {
    return columnOf(schema).reference
  } catch {
    return undefined
  }
}

const placesOf = (resource: AnyResource): Found[] =>
  Object.entries(resource.fields)
    .filter(([, field]) => field.access === 'editable' || field.access === 'setOnce')
    .flatMap(([name, field]) => placesIn(field.schema, [name]))

const servedResources = Object.values(resources).map((resource): [string, AnyResource] => [resource.plural, resource])
const places = servedResources.flatMap(([plural, resource]) =>
  placesOf(resource).map((found): [string, string, Found, AnyResource] => [plural, found.path, found, resource]),
)

const bodyFor = async (resource: AnyResource, { path, body }: Found, uuid: string): Promise<Json> => {
  const [field = ''] = path.split('.')
  const whole = Object.entries(resource.fields).find(([name]) => name === field)
  if (!whole) throw new Error(`there is no field ${field}`)
  return { [field]: body(uuid) }
}

/** Whether a field is only set when a record is created, so that an update cannot try it. */
const isSetOnce = ({ fields }: AnyResource, path: string): boolean =>
  fields[path.split('.')[0] ?? '']?.access === 'setOnce'

/** What a new record needs or can only be given then, with the values of an existing one. */
const requiredOf = ({ fields }: AnyResource, present: Json): Json =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { access, hasInitial }]) => access === 'setOnce' || (access === 'editable' && !hasInitial))
      .map(([name]) => [name, present[name]]),
  )

describe('a uuid of another company', () => {
  it('is tried in every field that takes one', () => {
    expect(places.length).toBeGreaterThanOrEqual(35)
    expect(new Set(places.map(([, path]) => path))).toContain('rooms.*.media.*.media')
  })

  it.each(places)(
    'is rejected in %s.%s with the name of the field, like a random one',
    async (plural, path, found, resource) => {
      const { Owner } = company.people
      const own = ownUuids.get(resource.name)
      const present = (await Owner.send('GET', company.path(`${plural}/${own}`))).json.data
      const blamed = path.replace(/ \(.*/, '').replaceAll('*', '0')
      const answers: Json[] = []
      for (const uuid of [foreignUuids.get(found.target) ?? '', randomUUID()]) {
        expect(uuid).not.toBe('')
        const body = await bodyFor(resource, found, uuid)
        if (plural === 'itineraries' && path.startsWith('days')) Object.assign(body, { dayCount: 1, segments: [] })
        if (plural === 'guides' && path === 'contact') Object.assign(body, { kind: 'person' })
        if (path === 'allocations.*.itinerary') body.allocations[0].row = 0
        const { status, json } = isSetOnce(resource, path)
          ? await Owner.send('POST', company.path(`${plural}/`), { ...requiredOf(resource, present), ...body })
          : await Owner.send('PUT', company.path(`${plural}/${own}`), { ...body, rev: present.rev })
        expect([status, json.errors?.[blamed]?.[0].code], JSON.stringify(json)).toEqual([422, 'reference_not_found'])
        answers.push({ ...json, requestId: null })
      }
      expect(answers[0]).toEqual(answers[1])
      expect((await Owner.send('GET', company.path(`${plural}/${own}`))).json.data.rev).toBe(present.rev)
    },
  )

  it.each(servedResources)('is rejected by the database itself in every column of %s', async (plural, resource) => {
    const own = ownUuids.get(resource.name)
    for (const { column, reference } of resource.stored.filter((field) => field.reference && field.type === 'uuid')) {
      const rejected = world.inTenant(company.uuid, (query) =>
        query(`update ${resource.table} set "${column}" = $2 where uuid = $1 returning uuid`, [
          own,
          foreignUuids.get(reference ?? ''),
        ]),
      )
      await expect(rejected, `${plural}.${column}`).rejects.toMatchObject({ code: '23503' })
    }
  })

  it('is rejected by the database itself inside every document', async () => {
    const nested = new Set(places.filter(([, path]) => path.includes('.')).map(([, , { target }]) => target))
    expect(nested.size).toBeGreaterThanOrEqual(6)
    for (const target of nested) {
      const column = target === 'media-item' ? 'media' : target === 'user' ? 'member' : target.replaceAll('-', '_')
      const rejected = world.inTenant(company.uuid, (query) =>
        query(
          `insert into resource_links (tenant, owner_resource, owner, path, ${column}) values ($1, 'x', $2, 'x', $3)`,
          [company.uuid, randomUUID(), foreignUuids.get(target)],
        ),
      )
      await expect(rejected, target).rejects.toMatchObject({ code: '23503' })
    }
  })
})
