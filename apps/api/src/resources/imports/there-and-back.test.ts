import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resources } from '@sojourn/contract'
import { type Importable, importable, leftOutOfTables } from '@sojourn/contract/imports'
import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import { csvColumnsOf } from '../../kit/csv/columns.ts'
import { dataOf, importFile, getList } from '../../test/import-file.ts'
import { type Pools, recordOf } from '../../test/record-of.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const resourceOf = (plural: string): AnyResource => {
  const found = (Object.values(resources) as AnyResource[]).find((one) => one.plural === plural)
  if (!found) throw new Error(`no resource is called ${plural}`)
  return found
}

/** Fields of the record itself rather than of its content. */
const recordFields = [
  'uuid',
  'tenant',
  'rev',
  'createdAt',
  'updatedAt',
  'createdBy',
  'updatedBy',
  'deletedAt',
  'completeness',
]

describe('exporting records and importing them into another company', () => {
  // Resources that others refer to come first.
  const named: readonly Importable[] = ['contacts', 'destinations', 'suppliers']
  const inOrder = [...named, ...importable.filter((plural) => !named.includes(plural))]

  it('covers every resource except those that do not fit into a table', () => {
    const plurals = Object.values(resources).map(({ plural }) => plural)
    const imported: readonly string[] = importable
    expect(plurals.filter((plural) => !imported.includes(plural)).toSorted()).toEqual([
      'company-pages',
      // The currency book reads files of its own (exchange-rates/import.test.ts).
      'exchange-rates',
      'invoices',
      'itineraries',
      'media',
      'payables',
      'payments',
      'rate-sheets',
      'snippets',
      'support',
    ])
  })

  it.each(importable)('has a column for all fields of %s except those listed as left out', (plural) => {
    const served = resourceOf(plural)
    const columns = new Set<string>(csvColumnsOf(served).map(({ path: [field] }) => field))
    const missing = Object.entries(served.fields).flatMap(([name, { access }]) =>
      (access === 'editable' || access === 'setOnce') && !columns.has(name) ? [name] : [],
    )
    expect(missing).toEqual(leftOutOfTables[plural].fields)
  })

  it('creates the same records', async () => {
    const [one, other] = [await world.createCompany(), await world.createCompany()]
    for (const { people } of [one, other])
      await world.deps.pool.query(`update users set name = 'The one and only' where uuid = $1`, [people.Owner.uuid])
    const pools: Record<string, string[]> = { user: [one.people.Owner.uuid] }
    const seed = 20_261_125
    for (const plural of inOrder) {
      const served = resourceOf(plural)
      const make = async (record: Json, n: number) => {
        const title = `${plural} ${n}`
        const named =
          plural === 'contacts'
            ? { ...record, givenName: title, familyName: null }
            : { ...record, [served.title]: title }
        // Destinations may be nested at most five deep.
        if (plural === 'destinations' && n > 4) delete named.parent
        const answer = await one.people.Owner.send('POST', one.path(`${plural}/`), named)
        return dataOf(answer, 201).uuid
      }
      const own: string[] = []
      pools[served.name] = own
      for (let n = 0; n < 20; n += 1) {
        const usable: Pools = { ...pools, [served.name]: own.slice(0, 3) }
        // The first few have no records of their own resource to refer to yet.
        const without = [...leftOutOfTables[plural].fields, ...(n < 3 ? ['relations', 'parent'] : [])]
        const [record] = fc.sample(recordOf(served, usable, without), { numRuns: 1, seed: seed + n })
        own.push(await make(record, n))
      }
      const file = await one.people.Owner.send('GET', one.path(`${plural}/export.csv`))
      const done = await importFile(other, plural, Uint8Array.from(file.bytes))
      expect(done.errors, plural).toEqual([])
      expect(done.counts.created, plural).toBe(20)
      const before = await readContent(one, plural)
      expect(await readContent(other, plural), plural).toEqual(before)
    }
  }, 120_000)

  /** The content of a list's records: with names instead of references, and without the fields that are left out. */
  const readContent = async (company: Company, plural: (typeof importable)[number]): Promise<Json[]> => {
    const names = new Map<string, string>([[company.people.Owner.uuid, 'The owner']])
    for (const other of inOrder)
      for (const { uuid, name, title } of await getList(company, other, 'createdAt')) names.set(uuid, name ?? title)
    const served = resourceOf(plural)
    const left = new Set([...recordFields, ...leftOutOfTables[plural].fields, 'duplicates', 'media'])
    return (await getList(company, plural, served.title)).map((record) => toContent(record, names, left))
  }

  const toContent = (value: Json, names: ReadonlyMap<string, string>, left: ReadonlySet<string>): Json => {
    if (typeof value === 'string') return names.get(value) ?? value
    if (Array.isArray(value)) return value.map((item) => toContent(item, names, left))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]) => (left.has(name) ? [] : [[name, toContent(inner, names, left)]])),
    )
  }
})
