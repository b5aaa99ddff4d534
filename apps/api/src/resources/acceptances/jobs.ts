import type { Deps } from '../../kit/deps.ts'
import type { AsServer } from '../../kit/http/in-tenant.ts'
import { inDueTenants } from '../../kit/jobs/each-tenant.ts'
import { SigningUnavailable } from '../../platform/signing/signature-provider.ts'
import { followSigning } from './store-signature.ts'
import { endSigningRequest, type SigningRequest, takeOpenRequests } from './store-signing-requests.ts'

const chore = 'follow-signatures'
/** How many requests of a company are followed in one run. */
const atOnce = 50
/** How long after its end a request is asked about that the provider does not end itself, in days. */
const patienceDays = 3
/** How many requests the provider may fail to answer, and how long all may take, in one run. */
const maxUnavailable = 3
const longestMs = 600_000
/** How long requests that were not accepted are stored, in days. */
const storedDays = 30

const isUnavailable = (error: unknown): boolean => error instanceof SigningUnavailable

type ChoreContext = { deps: Deps; asServer: AsServer; now: Date }

/** Follows requests of which neither a callback nor the client brought news, and deletes old ones: they have names and addresses. */
export const followSignatures = async (context: ChoreContext): Promise<void> => {
  const { deps, asServer, now } = context
  const open: { tenant: string; request: SigningRequest }[] = []
  await inDueTenants(
    context,
    chore,
    [
      async (ctx) => {
        const at = now.toISOString()
        await ctx.tx.query(
          `update signing_requests set status = 'expired', ended_at = $2
           where tenant = $1 and (status = 'opening' or status = 'open' and $3)
             and expires_at < $2::timestamptz - make_interval(days => ${patienceDays})`,
          [ctx.tenant, at, deps.signatures === null],
        )
        await ctx.tx.query(
          `delete from signing_requests where tenant = $1 and ended_at < $2::timestamptz - make_interval(days => ${storedDays})`,
          [ctx.tenant, at],
        )
        if (deps.signatures === null) return null
        for (const request of await takeOpenRequests(ctx, now, atOnce)) open.push({ tenant: ctx.tenant, request })
        return null
      },
    ],
    { closedToo: true },
  )
  const failures: unknown[] = []
  const end = performance.now() + longestMs
  for (const { tenant, request } of open) {
    // Other scheduled jobs wait for this one, and what is left is asked about in the next hour.
    if (performance.now() > end || failures.filter(isUnavailable).length >= maxUnavailable) break
    await follow({ deps, asServer, tenant }, request, now).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, `${chore}: ${failures.length} were not followed`)
}

/** Asks about one request. If it has long been over and the provider cannot say what became of it, it is expired. */
const follow = async (
  following: { deps: Deps; asServer: AsServer; tenant: string },
  { uuid, expiresAt }: SigningRequest,
  now: Date,
): Promise<void> => {
  const isLongOver = new Date(expiresAt).getTime() < now.getTime() - patienceDays * 86_400_000
  try {
    await followSigning(following, uuid)
  } catch (error) {
    if (!(isLongOver && isUnavailable(error))) throw error
  } finally {
    if (isLongOver) await following.asServer(following.tenant, chore, (ctx) => endSigningRequest(ctx, uuid, 'expired'))
  }
}
