import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paragraph, upload } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const text = (words: string) => ({ uuid: randomUUID(), type: 'text', body: paragraph(words) })
const make = async (body: object): Promise<Json> => {
  const answer = await company.people.Designer.send('POST', company.path('company-pages/'), body)
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}
const save = async ({ uuid }: Json, body: object, who = company.people.Designer): Promise<Json> => {
  const answer = await who.send('PUT', company.path(`company-pages/${uuid}`), body)
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer.json.data
}
const revisions = async ({ uuid }: Json, path = ''): Promise<Json> =>
  (await company.people.Viewer.send('GET', company.path(`company-pages/${uuid}/revisions${path}`))).json.data

describe('the revisions of a company page', () => {
  it('are stored with their author each time the page is published with changes', async () => {
    const page = await make({ title: 'About', blocks: [text('First')] })
    expect(await revisions(page)).toEqual([])
    await save(page, { status: 'published' })
    await save(page, { blocks: [text('Second')] }, company.people.Manager)
    // These saves change nothing that visitors see.
    await save(page, { tags: ['office'] })
    await save(page, { status: 'draft', title: 'Unsaid' })
    const savedRevisions = await revisions(page)
    expect(savedRevisions.map(({ n, title, author }: Json) => [n, title, author.uuid])).toEqual([
      [2, 'About', company.people.Manager.uuid],
      [1, 'About', company.people.Designer.uuid],
    ])
    const first = await revisions(page, '/1')
    expect(first.snapshot).toMatchObject({ title: 'About', blocks: [{ body: paragraph('First') }], navOrder: 0 })
    expect(Object.keys(first.snapshot)).not.toContain('status')
  })

  it('include a first one when the page is created as published', async () => {
    expect(await revisions(await make({ title: 'Team', status: 'published' }))).toHaveLength(1)
  })

  it('come without deleted media, so that they can be saved again', async () => {
    const [picture, remaining] = [await upload(company), await upload(company)]
    const hero = { uuid: randomUUID(), type: 'hero', title: 'Slow', media: { media: picture.uuid, role: 'hero' } }
    const gallery = (media: Json[]) => ({
      uuid: randomUUID(),
      type: 'gallery',
      media: media.map(({ uuid }) => ({ media: uuid, role: 'gallery' })),
    })
    const image = { uuid: randomUUID(), type: 'image', media: { media: picture.uuid, role: 'gallery' } }
    const page = await make({
      title: 'Loft',
      status: 'published',
      blocks: [hero, gallery([picture, remaining]), image],
    })
    await save(page, { blocks: [text('Now in words')] })
    const gone = await company.people.Manager.send('DELETE', company.path(`media/${picture.uuid}`))
    expect(gone.status).toBe(200)
    const { snapshot } = await revisions(page, '/1')
    expect(snapshot.blocks.map(({ type }: Json) => type)).toEqual(['hero', 'gallery'])
    expect(snapshot.blocks[0]).toMatchObject({ title: 'Slow', media: null })
    expect(snapshot.blocks[1].media.map(({ media }: Json) => media)).toEqual([remaining.uuid])
    await save(page, snapshot)
  })

  it('cannot be read by another company', async () => {
    const page = await make({ title: 'Terms', status: 'published' })
    const other = await world.createCompany()
    for (const path of ['', '/1']) {
      const [own, foreign] = [company.path, other.path].map((at) => at(`company-pages/${page.uuid}/revisions${path}`))
      expect((await other.people.Admin.send('GET', String(foreign))).status).toBe(404)
      expect((await other.people.Admin.send('GET', String(own))).status).toBe(404)
    }
    expect(
      (await company.people.Admin.send('GET', company.path(`company-pages/${page.uuid}/revisions/2`))).status,
    ).toBe(404)
  })
})

describe('the preview of a company page', () => {
  const preview = (body: object, who = company.people.Designer) =>
    who.send('POST', company.path('company-pages/preview'), body)

  it('shows what visitors would see, with images that need no token, and stores nothing', async () => {
    const { json } = await company.people.Designer.send('GET', company.path('company-pages/'))
    const picture = await upload(company, { alt: 'The loft' })
    const answer = await preview({
      title: 'About us',
      slug: 'about-us',
      blocks: [
        { uuid: randomUUID(), type: 'hero', title: 'Slow journeys', media: { media: picture.uuid, role: 'hero' } },
        text('We walk <b>before</b> we sell.'),
        { uuid: randomUUID(), type: 'enquiry_form' },
      ],
    })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    const html = String(answer.bytes)
    expect(html).not.toMatch(/<script|src=""/)
    expect(html).toContain('We walk &lt;b&gt;before&lt;/b&gt; we sell.')
    const [, address = ''] = /<img[^>]* src="([^"]+)"/.exec(html) ?? []
    expect((await fetch(address.replaceAll('&amp;', '&').replace(world.deps.publicUrl(), world.base()))).status).toBe(
      200,
    )
    const after = await company.people.Designer.send('GET', company.path('company-pages/'))
    expect(after.json.meta.total).toBe(json.meta.total)
  })

  it('shows the page at its place in the navigation, and replaces the saved page there', async () => {
    const other = await world.createCompany()
    const create = async (title: string, navOrder: number) =>
      (await other.people.Manager.send('POST', other.path('company-pages/'), { title, navOrder, status: 'published' }))
        .json.data
    const [, about] = [await create('First', 1), await create('Second', 2), await create('Fourth', 4)]
    const navTitles = async (body: object, path = '') =>
      [
        ...String(
          (await other.people.Manager.send('POST', other.path(`company-pages${path}/preview`), body)).bytes,
        ).matchAll(/<li><a [^>]*>([^<]+)<\/a><\/li>/g),
      ].map(([, title]) => title)
    expect(await navTitles({ title: 'Third', slug: 'third', navOrder: 3 })).toEqual([
      'First',
      'Second',
      'Third',
      'Fourth',
    ])
    const moved = { title: 'Renamed', slug: 'renamed', navOrder: 9 }
    expect(await navTitles(moved, `/${about.uuid}`)).toEqual(['First', 'Fourth', 'Renamed'])
  })

  it('names invalid fields, and is only for members who may write pages', async () => {
    const wrong = await preview({ title: '', blocks: [{ uuid: randomUUID(), type: 'hero', title: '' }] })
    expect([wrong.status, Object.keys(wrong.json.errors)]).toEqual([422, ['title', 'blocks.0.title']])
    expect((await preview({ title: 'Mine' }, company.people.Viewer)).status).toBe(422)
  })
})
