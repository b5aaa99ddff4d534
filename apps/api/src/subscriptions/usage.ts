import type { LimitName } from '@sojourn/contract/limits'
import { type Plan, planOf, type Usage, usageOf } from '@sojourn/contract/plans'
import type { Context } from '../kit/context.ts'
import { Problem } from '../kit/problem.ts'
import { lockCompany } from './store-subscription.ts'

/** An invitation is a membership that is not accepted yet, so invited users count as well. */
const people = `(select count(*)::int from memberships where tenant = $1)`
const branches = `(select count(*)::int from tenants where parent = $1 and status <> 'closed')`

/** The present usage of everything that a plan limits. */
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

/**
 * The stored counts. Writing the row, which is created if missing, locks it, so that transactions creating the same thing run
 * one after the other.
 */
const storedCounts = {
  itineraries: `insert into resource_counts as c (tenant, resource, live) values ($1, 'itineraries', 0)
                on conflict (tenant, resource) do update set live = c.live returning live as used`,
  storageBytes: `insert into storage_usage as c (tenant, bytes) values ($1, 0)
                 on conflict (tenant) do update set bytes = c.bytes returning bytes as used`,
  versionBytes: `insert into version_usage as c (tenant, bytes) values ($1, 0)
                 on conflict (tenant) do update set bytes = c.bytes returning bytes as used`,
} as const
const countQueries = { users: `select ${people} as used`, childTenants: `select ${branches} as used` } as const

const measure = async (ctx: Context, name: LimitName): Promise<Measure> => {
  const isStored = name === 'itineraries' || name === 'storageBytes' || name === 'versionBytes'
  // A separate statement, because only the next one sees what other transactions have created meanwhile.
  if (!isStored) await lockCompany(ctx)
  const [row] = await ctx.tx.query<Measure>(
    `with measure as (${isStored ? storedCounts[name] : countQueries[name]})
     select m.used, p.stripe_plan as "stripePlan", p.is_parents as "isParents" from measure m left join plan_in_force() p on true`,
    [ctx.tenant],
  )
  if (!row) throw new Error(`${name} were not measured`)
  return row
}

/**
 * Throws 402 if the plan has no room for `adding` more. Called in the transaction that creates them, which holds the lock until
 * it ends, so that only as many succeed as fit. Storage is checked with 0 after a file is recorded, because a file that is
 * already stored adds nothing. Visiting super admins are not limited, nor is a company whose plan is not on offer.
 */
export const requireRoom = async (ctx: Context, name: LimitName, adding = 1): Promise<void> =>
  (await findRoom(ctx, name)).require(adding)

/** Measures and locks the same, for callers that learn the number to add only later. */
export const findRoom = async (ctx: Context, name: LimitName): Promise<{ require: (adding: number) => void }> => {
  if (ctx.actor.isVisiting) return { require: () => {} }
  const { used, stripePlan, isParents } = await measure(ctx, name)
  const plan = stripePlan === null ? undefined : planOf(stripePlan)
  const max = plan?.limits[name] ?? null
  return {
    require: (adding) => {
      if (plan && max !== null && used + adding > max)
        throw new Problem('plan_limit', { detail: limitReached(plan, name, max, isParents === true) })
    },
  }
}

const limitReached = (plan: Plan, name: LimitName, max: number, isParents: boolean): string => {
  const planName = isParents ? 'Your parent company’s plan' : `The ${plan.name} plan`
  const way = isParents ? 'choose your own plan on the Account page' : 'choose a larger plan on the Account page'
  return `${planName} includes ${words[name](max)}. ${frees[name]}, or ${way}.`
}

const words: Record<LimitName, (max: number) => string> = {
  users: (max) => `${max} ${max === 1 ? 'user' : 'users'}, counting invitations`,
  itineraries: (max) => `${max} itineraries`,
  storageBytes: (max) => `${max / 1024 ** 3} GB of files`,
  versionBytes: (max) => `${max / 1024 ** 3} GB of versions`,
  childTenants: (max) => (max === 0 ? 'no branch companies' : `${max} branch companies`),
}
const frees: Record<LimitName, string> = {
  users: 'Remove somebody or withdraw an invitation',
  itineraries: 'Move some itineraries to the bin',
  storageBytes: 'Move media you no longer need to the bin',
  versionBytes: 'Move itineraries with many versions to the bin',
  childTenants: 'Close a branch company',
}
