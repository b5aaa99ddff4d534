import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { resources } from '@sojourn/contract'
import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import { samples } from './samples.ts'
import { type Company, createWorld, type World } from './world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const hostile = fc.oneof(
  fc.constantFrom(
    '\0',
    'x\0y',
    '\ud800',
    '\udfff\ud800',
    '\u0007',
    '',
    ' ',
    '%00',
    "'; drop table users; --",
    '${1}',
    '{{7*7}}',
    '‮',
    'x'.repeat(70_000),
    '0193b0a0-0000-7000-8000-000000000000',
    'NaN',
    '-1',
  ),
  fc.constantFrom(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e308,
    -0,
    2 ** 53,
    [],
    {},
    [[]],
    [null],
    { type: 'doc' },
    { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '\ud800' }] }] },
  ),
  fc.json({ maxDepth: 4 }).map((text): unknown => JSON.parse(text)),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

/** The paths of all values inside a value. */
const pathsIn = (value: unknown, path: (string | number)[] = []): (string | number)[][] => [
  path,
  ...(Array.isArray(value)
    ? value.flatMap((item, index) => pathsIn(item, [...path, index]))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) => pathsIn(item, [...path, key]))
      : []),
]

const planted = (value: unknown, [head, ...rest]: (string | number)[], plant: unknown): unknown => {
  if (head === undefined) return plant
  if (Array.isArray(value)) return value.map((item, index) => (index === head ? planted(item, rest, plant) : item))
  return { ...(value as object), [head]: planted(Reflect.get(value as object, head), rest, plant) }
}

const accessOf = (resource: AnyResource, name: string) => resource.fields[name]?.access

/** The number of invalid requests for each resource. */
const { requests } = inject('hostileInputRun')

describe.each(Object.values(resources).map((resource) => [resource.plural, resource] as const))(
  '%s',
  (plural, resource) => {
    it('responds to invalid input with success or a named rejection, never with a failure, and rejections write nothing', async () => {
      const { Owner } = company.people
      const whole = await samples[resource.name]?.create(company)
      const editable = Object.fromEntries(
        Object.entries(whole).filter(([name]) => accessOf(resource, name) === 'editable'),
      )
      let rejected = 0
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...pathsIn(editable)),
          hostile,
          fc.boolean(),
          async (path, plant, isUpdate) => {
            const body = planted(editable, path, plant)
            const before = (await Owner.send('GET', company.path(`${plural}/${whole.uuid}`))).json.data
            const total = async () => (await Owner.send('GET', company.path(`${plural}/`))).json.meta.total
            const count = await total()
            const answer = isUpdate
              ? await Owner.send('PUT', company.path(`${plural}/${whole.uuid}`), body, {
                  'if-match': `"${before.rev}"`,
                })
              : await Owner.send('POST', company.path(`${plural}/`), body)
            expect(answer.status, JSON.stringify([path, plant, answer.json])).toBeLessThan(500)
            if (answer.status < 300) return
            rejected += 1
            expect(answer.json).toMatchObject({
              status: answer.status,
              code: expect.any(String),
              requestId: expect.any(String),
            })
            expect(answer.json.code !== 'invalid' || Object.keys(answer.json.errors).length > 0).toBe(true)
            expect(await total()).toBe(count)
            expect((await Owner.send('GET', company.path(`${plural}/${whole.uuid}`))).json.data.rev).toBe(before.rev)
          },
        ),
        { numRuns: requests, seed: 20_261_120 },
      )
      expect(rejected).toBeGreaterThan(requests / 4)
    }, 120_000)
  },
)

it('rejects what is nested too deeply in a form as it does in JSON', async () => {
  const depth = 20_000
  const deep = `${'[{"content":'.repeat(depth)}1${'}]'.repeat(depth)}`
  for (const type of ['text/plain', 'application/json']) {
    const parts = [
      ['name', 'text/plain', 'Deep Camp'],
      ['description', type, `{"type":"doc","content":${deep}}`],
    ].map(
      ([name, kind, value]) =>
        `--edge\r\ncontent-disposition: form-data; name="${name}"\r\ncontent-type: ${kind}\r\n\r\n${value}\r\n`,
    )
    const answer = await company.people.Owner.sendRaw('POST', company.path('accommodations'), {
      raw: `${parts.join('')}--edge--\r\n`,
      headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    })
    expect([answer.status, Object.values(answer.json.errors)], type).toEqual([
      422,
      [[expect.objectContaining({ code: 'too_deep' })]],
    ])
  }
})
