import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jpeg } from '../../test/samples.ts'
import { type Company, createWorld, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

type Part = [field: string, value: string | Blob]

const send = (plural: string, parts: Part[]) => {
  const raw = new FormData()
  for (const [field, value] of parts) {
    if (typeof value === 'string') raw.append(field, value)
    else raw.append(field, value, 'picture.jpg')
  }
  return company.people.Owner.sendRaw('POST', company.path(`${plural}/`), { raw })
}

const picture = async () => new Blob([new Uint8Array(await jpeg())], { type: 'image/jpeg' })

const total = async (plural: string) =>
  (await company.people.Owner.send('GET', company.path(`${plural}/`))).json.meta.total

/** The rejection of a form, by field and code; checks that nothing was stored. */
const rejection = async (plural: string, parts: Part[]) => {
  const before = await total(plural)
  const { status, json } = await send(plural, parts)
  expect(await total(plural)).toBe(before)
  return [
    status,
    json.code,
    Object.entries<{ code: string }[]>(json.errors ?? {}).map(([at, [one]]) => [at, one?.code]),
  ]
}

describe('a form', () => {
  it('with a file in a field that takes none is rejected with the name of the field, and creates no record', async () => {
    expect(await rejection('media', [['photo', await picture()]])).toEqual([
      422,
      'invalid',
      [['photo', 'unknown_field']],
    ])
    const both: Part[] = [
      ['alt', 'Dunes'],
      ['file', await picture()],
      ['photo', await picture()],
    ]
    expect(await rejection('media', both)).toEqual([422, 'invalid', [['photo', 'unknown_field']]])
    const { json } = await send('media', [['photo', await picture()]])
    expect(json.errors.photo[0].message).toBe('cannot be a file; send the file as file')
  })

  it('with a file is rejected with the name of the field where no file is accepted', async () => {
    const lodge: Part[] = [
      ['name', 'With a file'],
      ['photo', await picture()],
    ]
    expect(await rejection('accommodations', lodge)).toEqual([422, 'invalid', [['photo', 'unknown_field']]])
    const { status, json } = await world.anonymous.sendRaw('POST', '/v1/auth/register', {
      raw: new FormData(),
    })
    expect([status, json.code]).toEqual([422, 'invalid'])
    const raw = new FormData()
    raw.append('avatar', await picture(), 'me.jpg')
    const registering = await world.anonymous.sendRaw('POST', '/v1/auth/register', { raw })
    expect([registering.status, registering.json.errors.avatar?.[0].code]).toEqual([422, 'unknown_field'])
  })

  it('with several files in a field for one is rejected, however many there are', async () => {
    for (const more of [1, 4]) {
      const files = await Promise.all(
        Array.from({ length: 1 + more }, async (): Promise<Part> => ['file', await picture()]),
      )
      expect(await rejection('media', files)).toEqual([422, 'invalid', [['file', 'invalid_value']]])
    }
  })

  it('with a repeated field is rejected with its name, for texts and lists', async () => {
    const twice: Part[] = [
      ['name', 'First'],
      ['name', 'Second'],
      ['tags', '["a"]'],
      ['tags', '["b"]'],
    ]
    expect(await rejection('accommodations', twice)).toEqual([
      422,
      'invalid',
      [
        ['name', 'invalid_value'],
        ['tags', 'invalid_value'],
      ],
    ])
    const captions: Part[] = [
      ['file', await picture()],
      ['caption', 'One'],
      ['caption', 'Two'],
    ]
    expect(await rejection('media', captions)).toEqual([422, 'invalid', [['caption', 'invalid_value']]])
    const raw = new FormData()
    raw.append('email', 'a@example.test')
    raw.append('email', 'b@example.test')
    const registering = await world.anonymous.sendRaw('POST', '/v1/auth/register', { raw })
    expect([registering.status, registering.json.errors.email?.[0].message]).toEqual([422, 'may be sent only once'])
  })

  it('with more text in a field than any document has gets 413', async () => {
    const { status, json } = await send('accommodations', [['name', 'x'.repeat(2 * 1024 * 1024 + 1)]])
    expect([status, json.code]).toEqual([413, 'too_large'])
  })

  it('with a repeated key in the JSON of a field is rejected', async () => {
    const { status, json } = await send('accommodations', [
      ['name', 'Twice'],
      ['location', '{"label":"Here","label":"There"}'],
    ])
    expect([status, json.code, json.detail]).toEqual([400, 'malformed', 'the key label appears twice in one object'])
  })
})
