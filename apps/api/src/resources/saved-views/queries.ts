import { resources } from '@sojourn/contract'
import { type List, lists } from '@sojourn/contract/lists'
import { type SavedView, savedViewQuery } from '@sojourn/contract/saved-view'
import type { Context } from '../../kit/context.ts'
import { type RawQuery, readQuery } from '../../kit/list/list-query.ts'
import { Problem } from '../../kit/problem.ts'

type Row = Omit<SavedView, 'mayChange'>

const columns = `v.uuid, v.rev, v.created_at as "createdAt", v.updated_at as "updatedAt", v.list, v.name, v.query, v.columns,
  v.is_shared as "isShared", case when u.uuid is not null then jsonb_build_object('uuid', u.uuid, 'name', u.name) end as owner`
const tables = 'saved_views v left join users u on u.uuid = v.owner'

/** Own views and shared ones, of lists that the actor may read. `$2` is the actor and `$3` are these lists. */
const visible = 'v.tenant = $1 and (v.owner = $2 or v.is_shared) and v.list = any($3::text[])'

/** The views that the actor sees, by name; of one list or of all. */
export const listSavedViews = async (ctx: Context, raw: RawQuery): Promise<SavedView[]> => {
  const { list } = readQuery(savedViewQuery, raw, (_name, text) => text)
  const wanted = readableLists(ctx).filter((one) => list === undefined || one === list)
  const rows = await ctx.tx.query<Row>(
    `select ${columns} from ${tables} where ${visible} order by fold(v.name), v.uuid`,
    [ctx.tenant, ctx.actor.uuid, wanted],
  )
  return rows.map((row) => asSeen(ctx, row))
}

/** One view, locked if it is about to be changed; 404 if the actor does not see it. */
export const findSavedView = async (
  ctx: Context,
  uuid: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<SavedView> => {
  const [row] = await ctx.tx.query<Row>(
    `select ${columns} from ${tables} where ${visible} and v.uuid = $4${lock ? ' for update of v' : ''}`,
    [ctx.tenant, ctx.actor.uuid, readableLists(ctx), uuid],
  )
  if (!row) throw new Problem('not_found')
  return asSeen(ctx, row)
}

/** The view, locked. 422 if the actor sees it but may not change it. */
export const lockSavedView = async (ctx: Context, uuid: string): Promise<SavedView> => {
  const view = await findSavedView(ctx, uuid, { lock: true })
  if (!view.mayChange)
    throw new Problem('permission_denied', { detail: 'only its owner or an Admin can change a shared view' })
  return view
}

const asSeen = ({ actor }: Context, row: Row): SavedView => ({
  ...row,
  mayChange: actor.isAdmin || (row.owner !== null && row.owner.uuid === actor.uuid),
})

/** The lists of which the actor may read at least some records. */
export const readableLists = ({ deps, actor }: Context): List[] =>
  lists.filter((list) => deps.readGrant(resourceOfList(list), actor) !== false)

const resourceOfList = (list: List): string => {
  const found = Object.values(resources).find(({ plural }) => plural === (list === 'templates' ? 'itineraries' : list))
  if (!found) throw new TypeError(`no resource has a list ${list}`)
  return found.name
}
