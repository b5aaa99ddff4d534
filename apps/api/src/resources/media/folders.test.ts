import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  company = await world.createCompany()
})

const send = async (method: string, rest: string, body?: unknown): Promise<Json> => {
  const answer = await company.people.Designer.send(method, company.path(rest), body)
  expect(answer.status, JSON.stringify(answer.json)).toBeLessThan(300)
  return answer.json
}
const video = async (folder: string | null, fields: object = {}): Promise<Json> =>
  (await send('POST', 'media/', { kind: 'video_link', link: 'https://video.example.com/1', folder, ...fields })).data
const among = async (query: Record<string, string>) => {
  const { data, meta } = await send('GET', `media/?${new URLSearchParams({ perPage: '96', ...query })}`)
  expect(meta.total).toBe(data.length)
  return data.map((one: Json) => one.folder).toSorted()
}

describe('media within a folder', () => {
  it('are in the folder itself or in one below it, at any depth', async () => {
    const folders = ['Africa', 'Africa/Namibia', ' Africa /Namibia/ Dunes/', 'Africana', 'Asia/Africa']
    for (const folder of folders) await video(folder)
    await video(null)
    expect(await among({ within: 'Africa' })).toEqual(['Africa', 'Africa /Namibia/ Dunes/', 'Africa/Namibia'])
    expect(await among({ within: 'Africa/Namibia' })).toEqual(['Africa /Namibia/ Dunes/', 'Africa/Namibia'])
    expect(await among({ within: 'Africa/Namibia/Dunes' })).toEqual(['Africa /Namibia/ Dunes/'])
    expect(await among({ within: 'Namibia' })).toEqual([])
    expect(await among({ folder: 'Africa' })).toEqual(['Africa'])
  })

  it('show their folders, and are found there after they were moved or deleted', async () => {
    const { uuid } = await video('Africa/Namibia', { filename: 'Dunes at dawn' })
    const moved = await send('PUT', `media/${uuid}`, { folder: 'Asia/Oman/Dunes' })
    expect(moved.data.folders).toEqual(['Asia', 'Asia/Oman', 'Asia/Oman/Dunes'])
    expect(await among({ within: 'Africa' })).toEqual([])
    expect(await among({ within: 'Asia', q: 'dawn', kind: 'video_link' })).toEqual(['Asia/Oman/Dunes'])
    await send('DELETE', `media/${uuid}`)
    expect(await among({ within: 'Asia' })).toEqual([])
    expect(await among({ within: 'Asia', binned: 'true' })).toEqual(['Asia/Oman/Dunes'])
    expect((await send('PUT', `media/${(await video('x')).uuid}`, { folder: null })).data.folders).toEqual([])
  })
})

describe('the list of folders', () => {
  it('returns all of them in pages', async () => {
    const { uuid } = await video('Africa')
    const { rows } = await world.deps.pool.query<{ columns: string }>(
      `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
       where attrelid = 'media'::regclass and attnum > 0 and not attisdropped and attname not in ('uuid', 'id', 'folder')`,
    )
    const columns = rows[0]?.columns
    await company.rows(
      `insert into media (folder, ${columns}) select 'Folder ' || n, ${columns} from media, generate_series(1, 2100) n where uuid = $1`,
      [uuid],
    )
    const found: Json[] = []
    let answers = 0
    for (let next: string | null = ''; next !== null; answers += 1) {
      const query: string = next === '' ? '' : `?${new URLSearchParams({ after: next })}`
      const answer: Json = await send('GET', `media-folders${query}`)
      found.push(...answer.data)
      next = answer.next
    }
    expect(answers).toBe(3)
    expect(new Set(found.map(({ folder }) => folder)).size).toBe(2101)
    expect(found).toContainEqual({ folder: 'Africa', count: 1 })
    const names = found.map(({ folder }) => String(folder))
    expect(names).toEqual(names.toSorted())
  })
})
