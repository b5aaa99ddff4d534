import { type MediaFolders, mediaFoldersQuery } from '@sojourn/contract/media'
import type { Context } from '../../kit/context.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import { parsePageQuery } from '../../kit/list/page-query.ts'
import { Problem } from '../../kit/problem.ts'
import { afterAll } from '../../kit/list/terms.ts'
import { listsOf } from '../../kit/records/served-resource.ts'
import { media } from './queries.ts'
import { statement } from '../../kit/statement.ts'

const atOnce = 1000
const beginning = '=folder='

/** The folders of files outside the bin, in the order of their characters. `next` is the `after` of the next page. */
export const readFolders = async (ctx: Context, raw: RawQuery): Promise<MediaFolders> => {
  if (media.policy.read(ctx.actor) === false) throw new Problem('not_found')
  const { after = '' } = parsePageQuery(mediaFoldersQuery, raw)
  const { values, bind } = statement(ctx.tenant, listsOf(media)[0].name)
  const found = await ctx.tx.query<MediaFolders['data'][number]>(
    `select substr(term, ${beginning.length + 1}) as folder, count(*)::int as count from search_terms
     where tenant = $1 and shelf = $2 and term > ${bind(beginning + after)} and term < ${bind(beginning + afterAll)}
     group by term order by term limit ${atOnce + 1}`,
    values,
  )
  const data = found.slice(0, atOnce)
  return { data, next: found.length > atOnce ? (data.at(-1)?.folder ?? null) : null }
}
