import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Company, createWorld, type World } from '../../test/world.ts'
import { readJson } from './json-body.ts'

const rejectionOf = (text: string): string | undefined => {
  try {
    readJson(text)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe('JSON', () => {
  it.each([
    ['name', '{"name":"a","name":"b"}'],
    ['name', '[1, {"x":[{}, {"name" :\n"a","other":{"name":1},"name":"b"}]}]'],
    ['name', '{"n\\u0061me":1,"name":2}'],
    ['a"b', '{"a\\"b":1,"a\\"b":2}'],
    ['', '{"":1,"":2}'],
    ['k7', `{${Array.from({ length: 100 }, (_, i) => `"k${i}":${i}`).join(',')},"k7":null}`],
  ])('with the key %j twice in one object is rejected', (key, text) => {
    expect(rejectionOf(text)).toBe(`the key ${key} appears twice in one object`)
  })

  it.each([
    ['__proto__', '{"__proto__":{"isAdmin":true}}'],
    ['__proto__', '{"a":[{"\\u005f_proto__":1}]}'],
    ['constructor.prototype', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['constructor.prototype', '{"a":{"constructor" : {"x":{}, "prototype":1}}}'],
  ])('with the key %s is rejected', (key, text) => {
    expect(rejectionOf(text)).toBe(`the key ${key} is not allowed`)
  })

  it.each([
    '{"a":{"a":{"a":1}},"b":[{"a":1},{"a":2}]}',
    '{"text":"\\"name\\":1,\\"name\\":2 {","more":"\\\\"}',
    '["a","a",{"x":"x"}]',
    '{"constructor":"Ford","prototype":1}',
    '{"constructor":[{"prototype":1}]}',
    '"__proto__"',
    '{"a":"__proto__"}',
    '{}',
    'null',
  ])('such as %s is accepted', (text) => {
    expect(readJson(text)).toEqual(JSON.parse(text))
  })

  it('of any value is parsed as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), fc.constantFrom(undefined, 1), (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        fc.pre(!/__proto__|prototype/.test(text))
        expect(readJson(text)).toEqual(JSON.parse(text))
      }),
      { numRuns: 2000, seed: 20_261_121 },
    )
  })

  it('that is invalid gets 400 without quoting its content', () => {
    for (const text of ['{"a":1,}', '', '{"a"', 'NaN', '{"a":1}{'])
      expect(rejectionOf(text)).toBe('the body must be valid JSON in UTF-8')
  })
})

describe('a body', () => {
  let world: World
  let company: Company
  beforeAll(async () => {
    world = await createWorld()
    company = await world.createCompany()
  })
  afterAll(() => world.close())

  it.each([
    ['the key name appears twice in one object', '{"name":"a","name":"b"}'],
    ['the key __proto__ is not allowed', '{"name":"a","location":{"label":"x","__proto__":{"a":1}}}'],
  ])('is 400 and stores nothing: %s', async (detail, raw) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await company.people.Owner.sendRaw('POST', company.path('accommodations/'), { raw, headers })
    expect([answer.status, answer.json.code, answer.json.detail]).toEqual([400, 'malformed', detail])
    const { json } = await company.people.Owner.send('GET', company.path('accommodations/'))
    expect(json.meta.total).toBe(0)
  })

  it('of a PUT gets 400 and changes nothing', async () => {
    const { Owner } = company.people
    const { json } = await Owner.send('POST', company.path('destinations/'), { name: 'Before' })
    const path = company.path(`destinations/${json.data.uuid}`)
    const headers = { 'content-type': 'application/json' }
    for (const raw of ['{"name":"a","name":"b"}', '{"name":"c","__proto__":true}']) {
      const answer = await Owner.sendRaw('PUT', path, { raw, headers })
      expect([answer.status, answer.json.code], raw).toEqual([400, 'malformed'])
    }
    expect((await Owner.send('GET', path)).json.data).toEqual(json.data)
  })
})
