import { type Brand, brandOf, defaultsOf, tenant, type TenantDefaults } from '@sojourn/contract/resources/tenant'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { may } from '../kit/actor.ts'
import type { Context, Transaction } from '../kit/context.ts'
import { freeSlug } from '../kit/records/free-slug.ts'
import { findPlatformRecord } from '../kit/list/platform-records.ts'
import { Problem } from '../kit/problem.ts'
import { type Kept, recordSql, type Stored } from '../kit/records/records.ts'

/** A company as the API returns it. */
export type Tenant = Read<typeof tenant>
export type StoredTenant = Kept<Omit<Tenant, 'isSubscribed' | 'isParentSubscribed' | 'isOwner' | 'domain'>>
type Tx = Pick<Transaction, 'query'>

/** The companies of a user, oldest membership first. */
export const findTenants = async (tx: Tx, person: string): Promise<Tenant[]> => {
  const rows = await tx.query<Stored>(
    `select ${recordSql(tenant).columns} from memberships_of($1) m join tenants r on r.uuid = m.tenant order by m.since, r.uuid`,
    [person],
  )
  return seenBy(tx, person, rows.map(asStoredTenant))
}

/** The company of the context as its reader may see it; 404 for a closed one unless `binned` is set. */
export const getTenant = async (ctx: Context, options: { binned?: boolean } = {}): Promise<Tenant> =>
  answerTenant(ctx, await findTenant(ctx, options))

/** The stored company of the context, or 404. */
export const findTenant = async (
  ctx: Context,
  { binned = false, lock = false }: { binned?: boolean; lock?: boolean } = {},
): Promise<StoredTenant> => {
  const found = asStoredTenant(await findPlatformRecord(ctx.tx, tenant, 'uuid', ctx.tenant, lock))
  if (found.deletedAt !== null && !binned) throw new Problem('not_found')
  return found
}

/** A stored company as the actor of the context may see it. */
export const answerTenant = async (ctx: Context, stored: StoredTenant): Promise<Tenant> => {
  const [seen] = await seenBy(ctx.tx, ctx.actor.uuid, [stored])
  if (!seen) throw new Error('a company was derived away')
  return may(ctx.actor, 'pricing:read') ? seen : withoutPrices(seen)
}

/** A company for a user who may not see how costs become prices. */
export const withoutPrices = (seen: Tenant): Tenant => {
  const { terms, paymentSchedule, theme } = seen.defaults
  return { ...seen, defaults: defaultsOf({ terms, paymentSchedule, theme }) }
}

/**
 * The row, with a complete brand and complete defaults: companies saved before a field of them existed have no value stored for
 * it.
 */
export const asStoredTenant = (row: Stored): StoredTenant => {
  const { brand, defaults, ...rest } = row as StoredTenant & {
    brand: Partial<Brand>
    defaults: Partial<TenantDefaults>
  }
  return { ...rest, brand: brandOf(brand), defaults: defaultsOf(defaults) }
}

/**
 * Adds what the row does not contain. A parent company shares only one thing with its children: whether it has a subscription.
 */
export const seenBy = async (tx: Tx, reader: string | null, rows: StoredTenant[]): Promise<Tenant[]> => {
  type Seen = Pick<Tenant, 'uuid' | 'isSubscribed' | 'isParentSubscribed' | 'isOwner' | 'domain'>
  const found = await tx.query<Seen>(
    `select t.uuid, is_subscribed(t.uuid) as "isSubscribed", coalesce(is_subscribed(t.parent), false) as "isParentSubscribed",
            coalesce(m.is_owner, false) as "isOwner", host_of_tenant(t.uuid) as domain
     from tenants t left join memberships_of($2) m on m.tenant = t.uuid where t.uuid = any($1::uuid[])`,
    [rows.map((row) => row.uuid), reader],
  )
  const byUuid = new Map(found.map((one) => [one.uuid, one]))
  return rows.map((row) => ({
    ...row,
    ...(byUuid.get(row.uuid) ?? { isSubscribed: false, isParentSubscribed: false, isOwner: false, domain: null }),
  }))
}

/** The first free slug for a company name; no other company can take one until the transaction ends. */
export const freeCompanySlug = async (tx: Tx, name: string): Promise<string> => {
  await tx.query(`select pg_advisory_xact_lock(hashtext('slugs of companies'))`)
  return freeSlug(tx, name, 'company', (stem) =>
    tx.query('select slug from tenants where starts_with(slug, $1)', [stem]),
  )
}
