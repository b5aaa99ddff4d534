import { tagsQuery } from '@sojourn/contract/tags'
import type { Context } from '../../kit/context.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import { listsOf, type ServedResource } from '../../kit/records/served-resource.ts'
import type { Filter } from '../../kit/grant.ts'
import { grantedAmong } from '../../kit/records/granted.ts'
import { parsePageQuery } from '../../kit/list/page-query.ts'
import { Problem } from '../../kit/problem.ts'
import { afterAll } from '../../kit/list/terms.ts'
import { statement } from '../../kit/statement.ts'

/** The maximum number of tags returned; longer lists are of no use to people. */
const maxTags = 500
const beginning = '=tags='

/** The tags of records outside the bin that the actor may read, of one or all lists; 404 for a list they may not see. */
export const readTags = async (
  ctx: Context,
  servedResources: readonly ServedResource[],
  raw: RawQuery,
): Promise<string[]> => {
  const { resource } = parsePageQuery(tagsQuery, raw)
  const places = servedResources.flatMap((served) => {
    const grant = served.policy.read(ctx.actor)
    const isTagged = served.definition.filters.tag === 'tags'
    return grant === false || !isTagged
      ? []
      : listsOf(served)
          .filter(({ name }) => resource === undefined || resource === name)
          .map(({ name }) => ({ served, listName: name, mine: grant === true ? null : grant }))
  })
  if (resource !== undefined && places.length === 0) throw new Problem('not_found')
  const found = new Set<string>()
  for (const { served, listName, mine } of places) {
    const tags = await (mine ? tagsAmong(ctx, served.definition.table, listName, mine) : tagsOn(ctx, listName))
    for (const tag of tags) found.add(tag)
  }
  return [...found].toSorted((one, other) => one.localeCompare(other, 'en')).slice(0, maxTags)
}

/** All tags of a list. Jumps from tag to tag in the index, so the cost depends on the number of tags, not of records. */
const tagsOn = async (ctx: Context, listName: string): Promise<string[]> => {
  const { values, bind } = statement(ctx.tenant, listName)
  const [from, to] = [bind(beginning), bind(beginning + afterAll)]
  const next = (after: string) =>
    `select t.term from search_terms t where t.tenant = $1 and t.shelf = $2 and t.term > ${after} and t.term < ${to} order by t.term limit 1`
  const rows = await ctx.tx.query<{ tag: string }>(
    `with recursive met(term) as (
       (${next(from)}) union all select (${next('met.term')}) from met where met.term is not null
     ) select substr(term, ${beginning.length + 1}) as tag from met where term is not null limit ${maxTags}`,
    values,
  )
  return rows.map(({ tag }) => tag)
}

/** The tags of the actor's own records in a list, which are few. */
const tagsAmong = async (ctx: Context, table: string, listName: string, mine: Filter): Promise<string[]> => {
  const { values, bind } = statement(ctx.tenant, listName)
  const rows = await ctx.tx.query<{ tag: string }>(
    `select distinct substr(t.term, ${beginning.length + 1}) as tag
     from ${table} r join search_terms t on t.tenant = r.tenant and t.uuid = r.uuid
     where r.tenant = $1 and r.deleted_at is null${grantedAmong(mine, bind)}
       and t.shelf = $2 and t.term > ${bind(beginning)} and t.term < ${bind(beginning + afterAll)} limit ${maxTags}`,
    values,
  )
  return rows.map(({ tag }) => tag)
}
