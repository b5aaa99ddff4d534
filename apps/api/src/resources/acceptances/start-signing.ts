import { belowUrl } from '@sojourn/contract/kit/below-url'
import type { Deps } from '../../kit/deps.ts'
import type { AsServer } from '../../kit/http/in-tenant.ts'
import { Problem } from '../../kit/problem.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import { SigningUnavailable } from '../../platform/signing/signature-provider.ts'
import type { Link } from '../publications/queries.ts'
import type { DraftedAcceptance } from './create.ts'
import { printReceipt } from './print-receipt.ts'
import { checkOpenRequests, findSameRequest, insertSigningRequest } from './store-signing-requests.ts'

/**
 * Has the provider prepare what a client is to sign, and returns the uuid of the request. Nothing is accepted yet. The same acceptance
 * continues with the same request. 503 if the provider does not respond.
 */
export const startSigning = async (
  { deps, asServer, tenant }: { deps: Deps; asServer: AsServer; tenant: string },
  { link, draft, url }: { link: Link; draft: DraftedAcceptance; url: string },
): Promise<string> => {
  if (deps.signatures === null) throw new Error('no provider of signatures is configured')
  const same = await asServer(tenant, 'sign', (ctx) => findSameRequest(ctx, link, draft))
  if (same?.status === 'open') return same.uuid
  const { sources } = draft
  const content = same?.content ?? draft.content
  const document = await printReceipt(deps, tenant, { ...content, isToSign: true }, { sources })
  // The row is stored first: a callback may come before the answer.
  const { uuid, expiresAt } =
    same ??
    (await asServer(tenant, 'sign', async (ctx) => {
      await checkOpenRequests(ctx, link)
      return insertSigningRequest(ctx, link, draft)
    }))
  const api = deps.publicConfig.apiUrl ?? deps.publicUrl()
  const opened = await deps.signatures
    .openRequest({
      uuid,
      name: content.name,
      email: content.email,
      title: content.title,
      language: content.language ?? 'en',
      document,
      returnUrl: belowUrl(url, `/signature/${uuid}`),
      callbackUrl: `${api}/v1/signatures/${tenant}/${uuid}`,
      expiresAt,
    })
    .catch(orUnavailable)
  await asServer(tenant, 'sign', async (ctx) => {
    await ctx.tx.query(
      `update signing_requests set status = 'open', reference = $3, url = $4 where tenant = $1 and uuid = $2 and status = 'opening'`,
      [ctx.tenant, uuid, opened.reference, opened.url],
    )
    await writeAuditEvent(ctx, 'itinerary.request-signature', link.itinerary, ['acceptance'])
  })
  return uuid
}

/** What the provider fails to do can be tried again later. */
export const orUnavailable = (error: unknown): never => {
  if (error instanceof SigningUnavailable) throw new Problem('unavailable', { detail: error.message })
  throw error
}
