import type { LimitName } from '@sojourn/contract/limits'
import { type Plan, planOf, type Usage, usageOf } from '@sojourn/contract/plans'
import type { Context } from '../kit/context.ts'
import { Problem } from '../kit/problem.ts'
import { lockCompany } from './store-subscription.ts'

/** An invitation is a membership that is not accepted yet: colleagues count from their invitation on. */
const people = `(select count(*)::int from memberships where tenant = $1)`
const branches = `(select count(*)::int from tenants where parent = $1 and status <> 'closed')`

/** How much there is of everything a plan limits. */
export const readUsage = async (ctx: Context): Promise<Usage> => {
  const [row] = await ctx.tx.query<Record<LimitName, number> & { stripePlan: string | null }>(
    `select ${people} as users, ${branches} as "childTenants",
            coalesce((select live from resource_counts where tenant = $1 and resource = 'itineraries'), 0) as itineraries,
            coalesce((select bytes from storage_usage where tenant = $1), 0) as "storageBytes",
            coalesce((select bytes from version_usage where tenant = $1), 0) as "versionBytes",
            (select stripe_plan from plan_in_force()) as "stripePlan"`,
    [ctx.tenant],
  )
  if (!row) throw new Error('usage was not answered')
  const limits = row.stripePlan === null ? undefined : planOf(row.stripePlan)?.limits
  const of = (name: LimitName) => usageOf(row[name], limits?.[name] ?? null)
  return {
    users: of('users'),
    itineraries: of('itineraries'),
    storageBytes: of('storageBytes'),
    versionBytes: of('versionBytes'),
    childTenants: of('childTenants'),
  }
}

type Measure = { used: number; stripePlan: string | null; isParents: boolean | null }

/** The kept counts: taking the row, even before there is one, makes all who create the same thing follow each other. */
const keptCounts = {
  itineraries: `insert into resource_counts as c (tenant, resource, live) values ($1, 'itineraries', 0)
                on conflict (tenant, resource) do update set live = c.live returning live as used`,
  storageBytes: `insert into storage_usage as c (tenant, bytes) values ($1, 0)
                 on conflict (tenant) do update set bytes = c.bytes returning bytes as used`,
  versionBytes: `insert into version_usage as c (tenant, bytes) values ($1, 0)
                 on conflict (tenant) do update set bytes = c.bytes returning bytes as used`,
} as const
const counted = { users: `select ${people} as used`, childTenants: `select ${branches} as used` } as const

const measure = async (ctx: Context, name: LimitName): Promise<Measure> => {
  const isKept = name === 'itineraries' || name === 'storageBytes' || name === 'versionBytes'
  // A statement of its own: what the others have created meanwhile is seen only by the next one.
  if (!isKept) await lockCompany(ctx)
  const [row] = await ctx.tx.query<Measure>(
    `with measure as (${isKept ? keptCounts[name] : counted[name]})
     select m.used, p.stripe_plan as "stripePlan", p.is_parents as "isParents" from measure m left join plan_in_force() p on true`,
    [ctx.tenant],
  )
  if (!row) throw new Error(`${name} were not measured`)
  return row
}

/**
 * Throws 402 when the plan has no room for `adding` more; asked in the transaction that creates them, and held until it ends,
 * so that of many at once only as many succeed as fit. Storage is asked with 0 once a file is recorded, because a file that
 * is there already adds nothing. Super admins who visit are not limited, nor is a company without a plan on offer.
 */
export const requireRoom = async (ctx: Context, name: LimitName, adding = 1): Promise<void> =>
  (await findRoom(ctx, name)).require(adding)

/** Measures and holds the same, for who learns only then how much there is to add. */
export const findRoom = async (ctx: Context, name: LimitName): Promise<{ require: (adding: number) => void }> => {
  if (ctx.actor.isVisiting) return { require: () => {} }
  const { used, stripePlan, isParents } = await measure(ctx, name)
  const plan = stripePlan === null ? undefined : planOf(stripePlan)
  const most = plan?.limits[name] ?? null
  return {
    require: (adding) => {
      if (plan && most !== null && used + adding > most)
        throw new Problem('plan_limit', { detail: limitReached(plan, name, most, isParents === true) })
    },
  }
}

const limitReached = (plan: Plan, name: LimitName, most: number, isParents: boolean): string => {
  const whose = isParents ? 'Your parent company’s plan' : `The plan ${plan.name}`
  const way = isParents ? 'choose a plan of your own in Billing' : 'choose a larger plan in Billing'
  return `${whose} has room for ${words[name](most)}. ${frees[name]}, or ${way}.`
}

const words: Record<LimitName, (most: number) => string> = {
  users: (most) => `${most} ${most === 1 ? 'person' : 'people'}, invitations included`,
  itineraries: (most) => `${most} itineraries`,
  storageBytes: (most) => `${most / 1024 ** 3} GB of files`,
  versionBytes: (most) => `${most / 1024 ** 3} GB of versions`,
  childTenants: (most) => (most === 0 ? 'no branch companies' : `${most} branch companies`),
}
const frees: Record<LimitName, string> = {
  users: 'Remove somebody or withdraw an invitation',
  itineraries: 'Move some to the bin',
  storageBytes: 'Move media you no longer need to the bin',
  versionBytes: 'Move itineraries with many versions to the bin',
  childTenants: 'Close one',
}
