import type { MediaFolders } from '@sojourn/contract/media'
import type { Context } from '../../kit/context.ts'
import { Problem } from '../../kit/problem.ts'
import { afterAll, statement } from '../../kit/terms.ts'
import { media } from './queries.ts'

const mostFolders = 500
const beginning = '=folder='

/** The folders that live files lie in, by the alphabet. */
export const readFolders = async (ctx: Context): Promise<MediaFolders['data']> => {
  if (media.policy.read(ctx.actor) === false) throw new Problem('not_found')
  const { values, bind } = statement(ctx.tenant, media.shelves?.[0]?.name)
  const found = await ctx.tx.query<MediaFolders['data'][number]>(
    `select substr(term, ${beginning.length + 1}) as folder, count(*)::int as count from search_terms
     where tenant = $1 and shelf = $2 and term > ${bind(beginning)} and term < ${bind(beginning + afterAll)}
     group by term order by term limit ${mostFolders}`,
    values,
  )
  return found.toSorted((one, other) => one.folder.localeCompare(other.folder, 'en'))
}
