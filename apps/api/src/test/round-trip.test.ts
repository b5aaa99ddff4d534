import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resources } from '@sojourn/contract'
import { type Company, createWorld, type World } from './world.ts'
import { samples } from './samples.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

describe.each(Object.values(resources).map((resource) => [resource.plural, resource] as const))(
  '%s',
  (plural, resource) => {
    it('can be read, changed in one field and sent back whole, as the specification’s client does', async () => {
      const { Owner } = company.people
      const created = await samples[resource.name]?.create(company)
      const read = (await Owner.send('GET', company.path(`${plural}/${created.uuid}`))).json.data
      expect(Object.keys(read).toSorted()).toEqual(Object.keys(resource.fields).toSorted())
      const [field, value] = samples[resource.name]?.change ?? []
      const changed = await Owner.send('PUT', company.path(`${plural}/${created.uuid}`), {
        ...read,
        [field ?? '']: value,
      })
      expect(changed.status, JSON.stringify(changed.json)).toBe(200)
      expect(changed.json.data).toMatchObject({ [field ?? '']: value, rev: read.rev + 1 })
      const { rev: _1, updatedAt: _2, ...after } = changed.json.data
      const { rev: _3, updatedAt: _4, ...before } = read
      expect(after).toEqual({ ...before, [field ?? '']: value, ...derivedFrom(after) })
    })

    it('appears in lists newest first, and with and without the trailing slash', async () => {
      const { Owner } = company.people
      const created = await samples[resource.name]?.create(company)
      for (const path of [plural, `${plural}/`]) {
        const listed = await Owner.send('GET', company.path(path))
        expect(listed.json.data[0].uuid).toBe(created.uuid)
      }
      expect((await Owner.send('GET', company.path(`${plural}/${created.uuid}/`))).json.data.uuid).toBe(created.uuid)
    })

    it('accepts a multipart form as well as JSON', async () => {
      const { Owner } = company.people
      const { json, form } = samples[resource.name] ?? { json: {}, form: {} }
      const data = new FormData()
      const refers = await samples[resource.name]?.refers?.(company)
      for (const [name, text] of Object.entries({ ...form, ...refers })) data.append(name, text)
      const answer = await Owner.sendRaw('POST', company.path(`${plural}/`), { raw: data })
      expect(answer.status, JSON.stringify(answer.json)).toBe(201)
      expect(answer.json.data).toMatchObject(json)
    })
  },
)

/** Current values of fields that are derived from others. */
const derivedFrom = ({ completeness }: Record<string, unknown>) => (completeness === undefined ? {} : { completeness })
