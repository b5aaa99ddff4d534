import { describe, expect, it } from 'vitest'
import { plantTree } from './planted-tree.ts'
import { projection } from './projection.ts'

const run = async (path: string, text: string) => projection.run(await plantTree({ files: { [path]: text } }))

const at = 'apps/api/src/resources/itinerary-sources/queries.ts'
const called = 'calls a record an Answer; toAnswers, toAnswer and redacted make them'
const marked = 'uses the mark of an Answer; only toAnswers, toAnswer and redacted do'
const inSql = 'writes a grant into SQL by hand; granted and grantedAmong do it'
const byHand = 'projects a record by hand; toAnswers, toAnswer and redacted do it'

describe('the projection gate', () => {
  it('passes if records are returned through toAnswers', async () => {
    const text = 'export const read = (ctx: Context): Promise<Answer[]> => toAnswers(ctx, contacts, rows)\n'
    expect(await run(at, text)).toEqual({ looked: 1, findings: [] })
  })

  it.each([
    ['const one = row as Answer', called],
    ['const one = row as unknown as Answer', called],
    ['const one = row as ProjectedMark', marked],
    ['const one = row as Stored & ProjectedMark', marked],
    ['const page = found as Promise<ProjectedMark>', marked],
    ['const one = <ProjectedMark>(row)', marked],
    ['const many = rows as Answer[]', called],
    ['const page = found as Page<Answer>', called],
    ["const rows = await ctx.tx.query<Answer>('select')", called],
    ['const one = contacts.policy.redact(ctx.actor, row)', byHand],
    ['const [one] = await contacts.derive(ctx, [row])', byHand],
    ['const rows = await contacts.derive?.(ctx, found)', byHand],
    ['const mine = ` and ${grant((value) => `$${values.push(value)}`)}`', inSql],
    ['const mine = ` and ${policy.read(actor).sql(bind)}`', inSql],
    ['const own = grant.among?.(bind)', inSql],
    ['const { sql } = grant', inSql],
    [
      'export const routes = (app: FastifyInstance) => app.get(url, () => rows)',
      'adds routes that may answer anything; take an App',
    ],
  ])('reports %s', async (line, says) => {
    expect((await run(at, `// first\n${line}\n`)).findings).toEqual([`${at}:2 ${says}`])
  })

  it('allows the kit to create responses, and tests to call anything', async () => {
    expect(
      (await run('apps/api/src/kit/records/served-resource.ts', 'policy.redact(actor, row) as Answer\n')).findings,
    ).toEqual([])
    expect((await run('apps/api/src/kit/records/granted.ts', 'grant.sql(bind)\n')).findings).toEqual([])
    expect((await run('apps/api/src/kit/http/app.ts', 'export type App = FastifyInstance<Server>\n')).findings).toEqual(
      [],
    )
    expect(await projection.run(await plantTree({ files: { 'apps/api/src/app.test.ts': 'a as Answer' } }))).toEqual({
      looked: 0,
      findings: ['looked at 0 files'],
    })
  })
})
