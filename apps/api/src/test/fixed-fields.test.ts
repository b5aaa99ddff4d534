import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resources } from '@sojourn/contract'
import { samples } from './samples.ts'
import { type Company, createWorld, type Json, type World } from './world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

/** Fields of users, plans and the platform, which no record accepts. */
const strange = ['is_god', 'isGod', 'isSubscribed', 'isParentSubscribed', 'isOwner', 'stripe_id', 'stripe_plan']

const otherThan = (value: Json): Json => {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return [...value, {}]
  if (typeof value === 'object' && value !== null) return { ...value, more: true }
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) && value.includes('T')
    ? '2001-01-01T00:00:00.000Z'
    : randomUUID()
}

describe.each(Object.values(resources).map((resource) => [resource.plural, resource] as const))(
  'a field that a client may not set in %s',
  (plural, resource) => {
    const sample = samples[resource.name]
    const fixed = Object.entries(resource.fields).filter(([, field]) => field.access !== 'editable')

    it('is rejected with its name when creating', async () => {
      const { Owner } = company.people
      const whole = await sample?.create(company)
      const names = fixed.filter(([, field]) => field.access !== 'setOnce').map(([name]) => name)
      for (const name of [...names, ...strange]) {
        const body = JSON.parse(`{${JSON.stringify(name)}: ${JSON.stringify(whole[name] ?? 'x')}}`)
        const answer = await Owner.send('POST', company.path(`${plural}/`), body)
        expect(answer.status, `${name} ${JSON.stringify(answer.json)}`).toBe(422)
        expect(['read_only', 'unknown_field'], name).toContain(answer.json.errors[name]?.[0].code)
      }
    })

    it('is rejected with its name when it differs, and has no effect when it does not', async () => {
      const { Owner } = company.people
      const created = await sample?.create(company)
      const path = company.path(`${plural}/${created.uuid}`)
      const whole = (await Owner.send('GET', path)).json.data
      for (const [name] of fixed.filter(([, field]) => field.access !== 'volatile' && field !== resource.fields.rev)) {
        const answer = await Owner.send(
          'PUT',
          path,
          { [name]: otherThan(whole[name]) },
          { 'if-match': `"${whole.rev}"` },
        )
        expect([answer.status, answer.json.errors?.[name]?.[0].code], `${name} ${JSON.stringify(answer.json)}`).toEqual(
          [422, 'read_only'],
        )
      }
      for (const name of strange) {
        const body = JSON.parse(`{${JSON.stringify(name)}: true}`)
        const answer = await Owner.send('PUT', path, body, { 'if-match': `"${whole.rev}"` })
        expect([answer.status, answer.json.errors?.[name]?.[0].code], name).toEqual([422, 'unknown_field'])
      }
      const unchanged = await Owner.send('PUT', path, whole)
      expect([unchanged.status, unchanged.json.data?.rev], JSON.stringify(unchanged.json)).toEqual([200, whole.rev])
    })
  },
)
