import type { Deps } from '../../kit/deps.ts'
import { dueTenants } from '../../kit/jobs/each-tenant.ts'
import type { AsServer } from '../../kit/http/in-tenant.ts'
import { confirmHost } from './confirm-host.ts'
import { findDomain } from './queries.ts'
import { storeCheck } from './store-check.ts'

type ChoreContext = { deps: Deps; asServer: AsServer; now: Date }

const chore = 'check-domains'

/** How many hosts are checked at once, because servers that do not respond take seconds. */
const atOnce = 8

/** Checks all verified hosts. Those of closed companies too, because they would block the hosts for others. */
export const checkDomains = async (context: ChoreContext): Promise<void> => {
  const companies: string[] = []
  for await (const tenant of dueTenants(context.deps, chore, context.now, { closedToo: true })) companies.push(tenant)
  const failures: unknown[] = []
  const checkNext = async (): Promise<void> => {
    for (let tenant = companies.pop(); tenant !== undefined; tenant = companies.pop())
      await checkTenantDomain(context, tenant).catch((error: unknown) => failures.push(error))
  }
  await Promise.all(Array.from({ length: atOnce }, checkNext))
  if (failures.length > 0) throw new AggregateError(failures, `${chore} failed in ${failures.length} companies`)
}

/** Checks the verified host of one company, with no transaction open while waiting for someone else's server. */
export const checkTenantDomain = async ({ deps, asServer, now }: ChoreContext, tenant: string): Promise<void> => {
  const domain = await asServer(tenant, chore, (ctx) => findDomain(ctx))
  if (!domain?.verifiedAt) return
  const problem = await confirmHost(deps, domain)
  await asServer(tenant, chore, (ctx) => storeCheck(ctx, domain, problem, now))
}
