import type { RoleName } from '@sojourn/contract/kit/role-names'
import type { Page } from '@sojourn/contract/kit/page'
import { user, userListQuery } from '@sojourn/contract/resources/user'
import { may } from '../../kit/actor.ts'
import type { Context } from '../../kit/context.ts'
import { readMeantWords } from '../../kit/list/spelling-suggestions.ts'
import { narrowingOf, orderOf } from '../../kit/list/plain-list.ts'
import { pageAround } from '../../kit/list/page-around.ts'
import { type ListQuery, parseListQuery, type RawQuery } from '../../kit/list/list-query.ts'
import { type Answer, toAnswers, type ServedResource } from '../../kit/records/served-resource.ts'
import { Problem } from '../../kit/problem.ts'
import { recordSql, type Stored } from '../../kit/records/records.ts'
import type { Target } from '../../kit/target.ts'
import { avatarOf } from '../../identity/avatar.ts'
import { policy } from './policy.ts'
import { statement } from '../../kit/statement.ts'
import { granted } from '../../kit/records/granted.ts'

export const users: ServedResource = { definition: user, policy }

/** References to members: only those who have accepted their invitation. */
export const userTarget: Target = {
  table: 'memberships',
  key: '"user"',
  link: 'member',
  live: 'r.accepted_at is not null',
  title: '(select u.name from users u where u.uuid = r."user")',
  named: 'r.accepted_at is not null',
}

type Person = { uuid: string; isOwner: boolean; state: 'invited' | 'active' | 'suspended' }

/** A member, before anything is redacted. */
export type User = Stored & Person & { roles: { name: RoleName }[] }

const columns = `${recordSql(user).columns}, r.avatar as "avatarKey"`

/** One page of the members that the actor may see. */
export const listUsers = async (ctx: Context, raw: RawQuery, path: string): Promise<Page<Answer>> => {
  const query = parseListQuery(user, raw, userListQuery)
  const typed = await pageOfUsers(ctx, query)
  const correctedWords = typed.total === 0 && query.q ? await readCorrectedWords(ctx, query.q) : null
  const { found, total } = correctedWords ? await pageOfUsers(ctx, query, correctedWords) : typed
  const data = await toAnswers(
    ctx,
    users,
    found.map((row) => userOf(ctx, row)),
  )
  return pageAround(data, total, false, query, path, raw)
}

const readCorrectedWords = (ctx: Context, q: string): Promise<string[][] | null> => {
  const { rows, condition, values } = rowsFor(ctx)
  const words = `select unnest(tsvector_to_array(r.search)) from ${rows} where ${condition}`
  return readMeantWords(ctx.tx, q, { words, values })
}

const pageOfUsers = async (ctx: Context, query: ListQuery, correctedWords: string[][] | null = null) => {
  const { rows, condition, values, bind } = rowsFor(ctx)
  const where = [condition, ...narrowingOf(user, query, bind, correctedWords)].join(' and ')
  const [counted] = await ctx.tx.query<{ total: number }>(
    `select count(*)::int as total from ${rows} where ${where}`,
    values,
  )
  const found = await ctx.tx.query<Row>(
    `select ${columns} from ${rows} where ${where}
     order by ${orderOf(user, query.sort)} limit ${bind(query.perPage)} offset ${bind((query.page - 1) * query.perPage)}`,
    values,
  )
  return { found, total: counted?.total ?? 0 }
}

/** One member; 404 for those who are none or whom the actor may not see. */
export const findUser = async (ctx: Context, uuid: string): Promise<User> => {
  const { rows, condition, values, bind } = rowsFor(ctx)
  const [row] = await ctx.tx.query<Row>(
    `select ${columns} from ${rows} where ${condition} and r.uuid = ${bind(uuid)}`,
    values,
  )
  if (!row) throw new Problem('not_found')
  return userOf(ctx, row)
}

/** One member, whose membership is locked until this transaction ends, or 404. */
export const lockUser = async (ctx: Context, uuid: string): Promise<User> => {
  await ctx.tx.query('select from memberships where tenant = $1 and "user" = $2 for update', [ctx.tenant, uuid])
  return findUser(ctx, uuid)
}

/** All members of the company for an export, in the order in which they joined. */
export const everybody = async (ctx: Context): Promise<Stored[]> => {
  const { rows, condition, values } = rowsFor(ctx)
  return ctx.tx.query<Stored>(
    `select r.uuid, r.email, r.name, r.job_title as "jobTitle", r.phone, r.state, r.roles, r.is_owner as "isOwner",
            r.created_at as since, r.invitation_expires_at as "invitationExpiresAt"
     from ${rows} where ${condition} order by r.created_at, r.uuid`,
    values,
  )
}

type Row = Stored & Person & { roles: RoleName[]; avatarKey: string | null }

const userOf = ({ deps }: Context, { avatarKey, ...row }: Row): User => ({
  ...row,
  roles: row.roles.map((name) => ({ name })),
  avatar: avatarOf(deps, avatarKey),
})

/**
 * SQL for the company's members as rows `r` with the resource's columns, and a condition for those that the actor may see. The
 * rows of users who have not accepted yet contain only what the inviter wrote. Email addresses are searched only by users who
 * may see them: a search must not reveal what a response redacts.
 */
const rowsFor = ({ tenant, actor }: Context) => {
  const grant = policy.read(actor)
  if (grant === false) throw new Problem('not_found')
  const { values, bind } = statement(tenant, actor.uuid, may(actor, 'users:manage'))
  const condition = `true${granted(grant, bind)}`
  const rows = `(
    select m.tenant, m."user" as uuid, m.rev, m.created_at, m.updated_at, m.is_owner, m.invitation_expires_at,
      p.email, p.name, p.job_title, p.phone, p.avatar, p.state, initial_of(p.name) as initial,
      case when m.is_owner and not 'Admin' = any(m.roles) then array_prepend('Admin', m.roles) else m.roles end as roles,
      array_to_tsvector(array_remove(regexp_split_to_array(
        fold(p.name || case when $3 or m."user" = $2 then ' ' || p.email else '' end), '[^[:alnum:]]+'), '')) as search
    from memberships m join users u on u.uuid = m."user"
    cross join lateral (
      select m.invited_email, m.invited_name, null, null, null, 'invited' where m.accepted_at is null
      union all
      select u.email, u.name, u.job_title, u.phone, u.avatar, case u.state when 'suspended' then 'suspended' else 'active' end
      where m.accepted_at is not null
    ) as p (email, name, job_title, phone, avatar, state)
    where m.tenant = $1
  ) r`
  return { rows, condition: condition, values, bind }
}
