import { writeAuditEvent } from '../../kit/records/audit.ts'
import { isDeepStrictEqual } from 'node:util'
import { brandOf, ofTenantAdmins, tenant } from '@sojourn/contract/resources/tenant'
import { may } from '../../kit/actor.ts'
import type { Context } from '../../kit/context.ts'
import { changesIn, isStale, obeyRules, type Precondition, readOnlyFields } from '../../kit/records/crud.ts'
import { changePlatformRecord } from '../../kit/list/platform-records.ts'
import { invalidField, Problem } from '../../kit/problem.ts'
import type { Stored } from '../../kit/records/records.ts'
import { requireReferences } from '../../kit/records/references.ts'
import { answerTenant, asStoredTenant, findTenant, type StoredTenant, type Tenant } from '../../identity/tenants.ts'

/** Updates the company of the context. Its Admins may change the company's own fields, the platform's staff all. */
export const updateTenant = async (ctx: Context, input: unknown, precondition: Precondition): Promise<Tenant> => {
  const before = await findTenant(ctx, { lock: true })
  if (!may(ctx.actor, 'company:manage')) throw new Problem('permission_denied')
  const present = await answerTenant(ctx, before)
  if (isStale(before, precondition)) throw new Problem('stale', { current: present })
  const changes = await checkSettings(ctx, before, present, input)
  await requireStep(ctx, before, changes)
  if (changes.requiresSecondFactor === true) await requireOwnFactor(ctx)
  const stored = await changePlatformRecord(ctx.tx, tenant, before, changes)
  if (Object.keys(changes).length > 0) await writeAuditEvent(ctx, 'tenant.update', ctx.tenant, Object.keys(changes))
  return answerTenant(ctx, asStoredTenant(stored))
}

/**
 * The changes that `input` makes to the settings; 422 for what the sender may not change, and for what cannot be saved.
 * @param lock whether what the settings refer to is locked against deletion, for a transaction that stores them
 */
export const checkSettings = async (
  ctx: Context,
  before: StoredTenant,
  present: Tenant,
  input: unknown,
  { lock = true }: { lock?: boolean } = {},
): Promise<Stored> => {
  rejectOthers(ctx, input, present)
  const changes = withWholeBrand(before, await changesIn(tenant, before, input, async () => present))
  const after = { ...before, ...changes }
  obeyRules(tenant, after)
  await requireReferences(ctx, tenant, before, after, { lock })
  return changes
}

/** 422 for changes of fields that the sender may not change; they may send them back unchanged. */
const rejectOthers = (ctx: Context, input: unknown, present: Stored): void => {
  if (typeof input !== 'object' || input === null) return
  const isTheirs = (name: string) =>
    may(ctx.actor, 'platform:manage')
      ? tenant.fields[name as keyof Tenant].access !== 'derived'
      : ofTenantAdmins.has(name)
  const touched = Object.entries(input)
    .filter(([name]) => Object.hasOwn(tenant.fields, name) && name !== 'rev' && !isTheirs(name))
    .filter(([name, value]) => !isDeepStrictEqual(value, present[name]))
  if (touched.length > 0) throw readOnlyFields(touched.map(([name]) => name))
}

const withWholeBrand = (before: Stored, changes: Stored): Stored => {
  if (!changes.brand) return changes
  const { brand, ...others } = changes
  const whole = brandOf(brand)
  return isDeepStrictEqual(whole, before.brand) ? others : { ...others, brand: whole }
}

/** 422 unless an Admin who requires a second factor of all members has one. Otherwise they would lock themselves out. */
const requireOwnFactor = async ({ tx, actor }: Context): Promise<void> => {
  const own = await tx.query('select uuid from second_factors where "user" = $1 limit 1', [actor.uuid])
  if (own.length === 0)
    throw invalidField(
      'requiresSecondFactor',
      'invalid_value',
      'can only be turned on once you have set up two-step login yourself',
    )
}

const requireStep = async (ctx: Context, before: Stored, changes: Stored): Promise<void> => {
  if (changes.status === 'closed') {
    const allowed = [before.status === 'active' ? 'suspended' : 'active']
    throw new Problem('invalid_transition', { allowed, detail: 'use DELETE to close a company' })
  }
  if (typeof changes.parent === 'string') await requireParent(ctx, changes.parent)
  if (changes.slug !== undefined) {
    const taken = await ctx.tx.query('select from tenants where slug = $1', [changes.slug])
    if (taken.length > 0) throw slugTaken()
  }
}

/** 422 unless `parent` is another company without a parent, and the company of the context has no children. */
export const requireParent = async (ctx: Context, parent: string): Promise<void> => {
  // One at a time, as two companies that become each other's parents at once would both pass the check.
  await ctx.tx.query(`select pg_advisory_xact_lock(hashtext('parents of companies'))`)
  const reject = (message: string) => invalidField('parent', 'invalid_value', message)
  if (parent === ctx.tenant) throw reject('must be another company')
  const [row] = await ctx.tx.query<{ isChild: boolean; hasChildren: boolean }>(
    `select parent is not null as "isChild", exists (select from tenants where parent = $2) as "hasChildren"
     from tenants where uuid = $1 and deleted_at is null`,
    [parent, ctx.tenant],
  )
  if (!row) throw invalidField('parent', 'reference_not_found', 'must be an existing company')
  if (row.isChild) throw reject('must not be a company that has a parent itself')
  if (row.hasChildren) throw reject('must be empty, because this company is itself the parent of others')
}

/** 409 with an error for the slug. */
export const slugTaken = (): Problem =>
  new Problem('conflict', {
    errors: { slug: [{ code: 'already_taken', message: 'is already used by another company' }] },
  })
