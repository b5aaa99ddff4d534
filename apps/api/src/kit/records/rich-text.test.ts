import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Company, createWorld, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const linked = (attrs: object, ofParagraph: object) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      ...ofParagraph,
      content: [
        { type: 'text', text: 'Ferry', marks: [{ type: 'link', attrs: { href: 'https://e.example', ...attrs } }] },
      ],
    },
  ],
})
const stored = linked({}, {})
const edited = linked({ target: '_blank', rel: 'noopener', class: null, title: null }, { attrs: { textAlign: null } })

it('stores what an editor emits as the restricted document, and recognises it as unchanged', async () => {
  const { Designer } = company.people
  const created = await Designer.send('POST', company.path('accommodations/'), { name: 'Edited', description: edited })
  expect([created.status, created.json.data?.description]).toEqual([201, stored])
  const path = company.path(`accommodations/${created.json.data.uuid}`)
  const rows = await world.inTenant(
    company.uuid,
    async (query) =>
      (await query('select description from accommodations where uuid = $1', [created.json.data.uuid])).rows,
  )
  expect(rows).toEqual([{ description: stored }])
  for (const description of [stored, edited]) {
    const put = await Designer.send('PUT', path, { ...created.json.data, description })
    expect([put.status, put.json.data.rev, put.json.data.description]).toEqual([200, 1, stored])
  }
  const foreign = { type: 'doc', content: [{ type: 'paragraph', attrs: { textAlign: 'center' } }] }
  const rejected = await Designer.send('PUT', path, { description: foreign })
  expect(rejected.json.errors).toEqual({
    'description.content.0.attrs': [{ code: 'unknown_field', message: 'is not a known field' }],
  })
})
