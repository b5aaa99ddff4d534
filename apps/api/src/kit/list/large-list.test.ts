import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { getStatements } from '../../test/get-statements.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
const rows = 10_050

beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  for (let from = 1; from <= rows; from += 670) {
    await world.inTenant(company.uuid, (query) =>
      query(
        `insert into accommodations (tenant, created_at, tags, name, type, stars, languages, suited_for, facilities, accessibility, rooms, closed_seasons, media)
         select $1, now() - (20000 - n) * interval '1 minute', array_remove(array[case when n % 1000 = 7 then 'cave' end, case when n > 45 then 'inland' end], null),
           (array['Kudu', 'Baobab'])[1 + n % 2] || ' Lodge ' || n, case when n % 500 = 3 then 'boat' else 'camp' end, nullif(n % 6, 0), '{}', '{}', '{}', '{}', '[]', '[]', '[]'
         from generate_series($2::int, least($2::int + 669, ${rows})) n`,
        [company.uuid, from],
      ),
    )
  }
  // With few known words, reading the whole table is reasonable.
  const wordy = await world.createCompany()
  await world.inTenant(wordy.uuid, (query) =>
    query(
      `select learn_words($1, array_agg(translate(left(md5(n::text), 12), '0123456789', 'ghijklmnop')))
       from generate_series(1, 800) n`,
      [wordy.uuid],
    ),
  )
  const owner = new Client({ connectionString: inject('migrationUrl') })
  await owner.connect()
  await owner.query('analyze accommodations, search_terms, search_spellings')
  await owner.end()
}, 180_000)
afterAll(() => world.close())

const list = async (query: string): Promise<Json> => {
  const answer = await company.people.Viewer.send('GET', company.path(`accommodations/${query}`))
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer.json
}
const names = async (query: string): Promise<string[]> => (await list(query)).data.map((one: Json) => one.name)

describe('a list of more than 10,000 records', () => {
  it('has an exact total, and exact counts up to 10,000 with filters', async () => {
    expect((await list('')).meta).toMatchObject({ total: rows, totalIsEstimate: false })
    expect((await list('?tag=cave')).meta).toMatchObject({ total: 11, totalIsEstimate: false })
    expect((await list('?q=baobab')).meta).toMatchObject({ total: rows / 2, totalIsEstimate: false })
    expect((await list('?q=baobab%20lodge&type=camp')).meta).toMatchObject({ totalIsEstimate: false })
    expect((await list('?type=camp')).meta).toMatchObject({ total: 10_000, totalIsEstimate: true })
    expect((await list('?type=camp&q=lodge')).meta).toMatchObject({ total: 10_000, totalIsEstimate: true })
    // Each of the two conditions is met by more than 10,000 records, both together by fewer.
    const inland = Array.from({ length: rows }, (_, n) => n + 1).filter((n) => n > 45 && n % 500 !== 3)
    expect((await list('?type=camp&tag=inland')).meta).toMatchObject({ total: inland.length, totalIsEstimate: false })
  })

  it('has the same last page, whichever end the page is counted from', async () => {
    const last = await list('?page=419&sort=createdAt')
    expect(last.meta).toMatchObject({ pageCount: 419, from: 10_033, to: 10_050 })
    expect(last.data.at(-1).name).toBe(`Kudu Lodge ${rows}`)
    expect((await names('?page=419')).at(-1)).toBe('Baobab Lodge 1')
    expect((await names('?page=418&perPage=24')).length).toBe(24)
    expect(await names('?page=419&sort=-name')).toEqual((await names('?sort=name')).slice(0, 18).toReversed())
    expect((await list('?page=420')).data).toEqual([])
    const [before, after] = [await names('?page=210'), await names('?page=211')]
    expect(new Set([...before, ...after]).size).toBe(48)
    const stars = (await list('?page=419&sort=stars')).data.map((one: Json) => one.stars)
    expect(new Set(stars)).toEqual(new Set([null]))
  })

  it('finds a single record, and sorts common matches by relevance', async () => {
    expect(await names('?q=kudu%20lodge%2010000')).toEqual(['Kudu Lodge 10000'])
    expect((await names('?q=kudu%20lodge'))[0]).toBe('Kudu Lodge 10')
    expect((await names('?q=lodge'))[0]).toBe(`Kudu Lodge ${rows}`)
    expect((await list('?q=loege&perPage=96')).data).toHaveLength(96)
    expect(await names('?type=boat&sort=name&perPage=12')).toHaveLength(12)
  })

  it('has the same search_terms as rebuilding them for the whole tenant gives', async () => {
    const [stored, filled] = await world.inTenant(company.uuid, async (query) => {
      const digest = async () =>
        (
          await query(
            `select count(*)::int as count, md5(string_agg(t::text, ' ' order by uuid, term)) as digest from search_terms t`,
          )
        ).rows[0]
      const before = await digest()
      await query('delete from search_terms')
      await query('select fill_search_accommodations($1)', [company.uuid])
      return [before, await digest()]
    })
    expect(stored.count).toBeGreaterThan(50_000)
    expect(filled).toEqual(stored)
  })
})

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

describe('the statements of a list', () => {
  it.each([
    '',
    '?sort=name',
    '?sort=-stars',
    '?sort=updatedAt',
    '?page=300',
    '?page=300&sort=-name',
    '?binned=true',
    '?letter=K',
    '?letter=%23&sort=name',
    '?type=boat',
    '?type=camp',
    '?type=camp&sort=stars',
    '?tag=cave&type=camp',
    '?q=baobab',
    '?q=b',
    '?q=kudu%20lodge',
    '?q=kudu%20lodge%20777',
    '?q=boabab',
    '?q=lodge&sort=-updatedAt',
    '?q=lodge&type=boat&letter=B',
  ])('%s read no table sequentially', async (query) => {
    const statements = await getStatements(() => list(query))
    const looked = statements.filter(({ text }) => /\bfrom (accommodations|search_terms|search_spellings)\b/.test(text))
    expect(looked.length).toBeGreaterThan(0)
    for (const { text, values } of looked) {
      const [explained] = await world.inTenant(
        company.uuid,
        async (ask) => (await ask(`explain (format json) ${text}`, values)).rows,
      )
      const whole = nodesOf(explained['QUERY PLAN'][0].Plan).filter((node) => node['Node Type'].includes('Seq Scan'))
      expect(
        whole.map((node) => node['Relation Name']),
        text,
      ).toEqual([])
    }
  })
})
