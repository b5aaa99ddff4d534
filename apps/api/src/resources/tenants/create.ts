import { writeAuditEvent } from '../../kit/records/audit.ts'
import { brandOf, tenant } from '@sojourn/contract/resources/tenant'
import type { Context } from '../../kit/context.ts'
import { obeyRules, parseNew } from '../../kit/records/crud.ts'
import { insertPlatformRecord } from '../../kit/list/platform-records.ts'
import { invalidField } from '../../kit/problem.ts'
import { requireReferences } from '../../kit/records/references.ts'
import { answerTenant, asStoredTenant, freeCompanySlug, type Tenant } from '../../identity/tenants.ts'
import { requireParent, slugTaken } from './update.ts'

/** Creates the company of the context, empty and without members. Without a slug, it gets a free one made from its name. */
export const createTenant = async (ctx: Context, input: unknown): Promise<Tenant> => {
  const parsed = parseNew(tenant, input)
  if (parsed.status === 'closed') throw invalidField('status', 'invalid_value', 'a new company is not closed')
  const fields = { ...parsed, uuid: ctx.tenant, brand: brandOf(parsed.brand ?? {}) }
  obeyRules(tenant, fields)
  await requireReferences(ctx, tenant, null, fields)
  if (typeof parsed.parent === 'string') await requireParent(ctx, parsed.parent)
  const slug = parsed.slug || (await freeCompanySlug(ctx.tx, String(parsed.name)))
  const record = await insertPlatformRecord(ctx.tx, tenant, { ...fields, slug }, 'slug')
  if (!record) throw slugTaken()
  await writeAuditEvent(ctx, 'tenant.create', ctx.tenant, Object.keys(fields))
  return answerTenant(ctx, asStoredTenant(record))
}
