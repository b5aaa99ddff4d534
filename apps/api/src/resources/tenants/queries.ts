import { tenant } from '@sojourn/contract/resources/tenant'
import { asStoredTenant, seenBy } from '../../identity/tenants.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import type { PlatformContext } from '../../kit/http/on-platform.ts'
import { listPlatformRecords } from '../../kit/list/platform-records.ts'

/** One page of all companies; the closed ones are in the bin. */
export const listTenants = async ({ tx, person }: PlatformContext, raw: RawQuery, path: string) => {
  const page = await listPlatformRecords(tx, { resource: tenant, raw, path })
  return { ...page, data: await seenBy(tx, person.uuid, page.data.map(asStoredTenant)) }
}
