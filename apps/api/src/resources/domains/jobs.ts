import type { Deps } from '../../kit/deps.ts'
import { inEachTenant } from '../../kit/each-tenant.ts'
import type { AsServer } from '../../kit/in-tenant.ts'
import { confirmHost } from './confirm-host.ts'
import { findDomain, type StoredDomain } from './queries.ts'
import { storeCheck } from './store-check.ts'

type Surroundings = { deps: Deps; asServer: AsServer; now: Date }

const chore = 'check-domains'

/** So many hosts are asked about at once: servers that do not answer take seconds. */
const atOnce = 8

/** Checks all verified hosts, also those of companies that are closed, so that they do not keep them from others. */
export const checkDomains = async ({ deps, asServer, now }: Surroundings): Promise<void> => {
  const verified: (StoredDomain & { tenant: string })[] = []
  const collect = async (ctx: Parameters<typeof findDomain>[0]): Promise<null> => {
    const found = await findDomain(ctx)
    if (found?.verifiedAt) verified.push({ ...found, tenant: ctx.tenant })
    return null
  }
  await inEachTenant({ deps, asServer, now }, chore, collect, { closedToo: true })
  const failures: unknown[] = []
  const checkNext = async (): Promise<void> => {
    for (let next = verified.pop(); next !== undefined; next = verified.pop()) {
      const domain = next
      const problem = await confirmHost(deps, domain)
      await asServer(domain.tenant, chore, (ctx) => storeCheck(ctx, domain, problem, now)).catch((error: unknown) => {
        failures.push(error)
      })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, checkNext))
  if (failures.length > 0) throw new AggregateError(failures, `${chore} failed in ${failures.length} companies`)
}
