import { acceptancePictures } from '@sojourn/publishing/acceptance/acceptance-data'
import type { Context } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import type { AsServer } from '../../kit/http/in-tenant.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { SigningState } from '../../platform/signing/signature-provider.ts'
import { findSources } from '../publications/print-pages.ts'
import type { Link } from '../publications/queries.ts'
import { commitAcceptance } from './create.ts'
import { printReceipt } from './print-receipt.ts'
import { sendSignedTooLate } from './send-receipts.ts'
import {
  adoptSigningRequest,
  endSigningRequest,
  findSigningRequest,
  type SigningRequest,
} from './store-signing-requests.ts'

const job = 'follow-signatures'

type Signed = Extract<SigningState, { is: 'signed' }>
type Following = { deps: Deps; asServer: AsServer; tenant: string }

/**
 * Asks the provider what has become of a request, and stores it: the acceptance if it is signed. Whoever hears of it first does this, by a
 * callback, the client's return or the hourly job; the others find it done. Rejects with SigningUnavailable.
 */
export const followSigning = async (
  following: Following,
  uuid: string,
  reference: string | null = null,
): Promise<void> => {
  const { deps, asServer, tenant } = following
  const request = await asServer(tenant, job, (ctx) => findSigningRequest(ctx, uuid))
  if (deps.signatures === null || !request) return
  const referenceToRead =
    request.status === 'opening' ? reference : request.status === 'open' ? request.reference : null
  if (referenceToRead === null || (reference !== null && reference !== referenceToRead)) return
  const state = await deps.signatures.readRequest(uuid, referenceToRead)
  if (request.status === 'opening') {
    if (state.is === 'open') return
    await asServer(tenant, job, (ctx) => adoptSigningRequest(ctx, uuid, referenceToRead))
    return followSigning(following, uuid, referenceToRead)
  }
  if (state.is === 'signed') return storeSigned(following, request, state)
  const { is } = state
  if (is === 'open') return
  await asServer(tenant, job, (ctx) => storeUnsigned(ctx, request, is))
}

const storeUnsigned = async (ctx: Context, { uuid, itinerary }: SigningRequest, is: 'declined' | 'expired') => {
  if (await endSigningRequest(ctx, uuid, is))
    await writeAuditEvent(ctx, `itinerary.signature-${is}`, itinerary, ['acceptance'])
}

/** Stores the acceptance, if its version is still published and can be accepted; otherwise members are told that it was signed. */
const storeSigned = async ({ deps, asServer, tenant }: Following, request: SigningRequest, signed: Signed) => {
  const content = {
    ...request.content,
    acceptedAt: momentOf(request, signed),
    signature: { reference: request.reference ?? '' },
  }
  const sources = await asServer(tenant, job, (ctx) => findSources(ctx, acceptancePictures(content)))
  const pdf = await printReceipt(deps, tenant, content, { sources })
  await asServer(tenant, job, async (ctx) => {
    const locked = await findSigningRequest(ctx, request.uuid, { lock: true })
    if (locked?.status !== 'open') return
    const { revision, choices, itinerary } = request
    const link = await findWorkingLink(ctx, request)
    const draft = { fingerprint: content.fingerprint, revision, choices, content, sources }
    const acceptance = link && (await commitAcceptance(ctx, link, draft, pdf))
    await endSigningRequest(ctx, request.uuid, acceptance ? 'signed' : 'outdated')
    if (acceptance) return storeSignature(ctx, acceptance, draft.content.signature.reference, signed)
    await sendSignedTooLate(ctx, itinerary, { content, revision }, signed.document)
    await writeAuditEvent(ctx, 'itinerary.signature-outdated', itinerary, ['acceptance'])
  })
}

/** The provider's clock counts, as far as it can be right. */
const momentOf = ({ createdAt }: SigningRequest, { signedAt }: Signed): string =>
  new Date(Math.min(Math.max(Date.parse(signedAt), new Date(createdAt).getTime()), Date.now())).toISOString()

const storeSignature = async (
  ctx: Context,
  acceptance: string,
  reference: string,
  { name, email, signedAt, document }: Signed,
) => {
  await ctx.tx.query(
    'insert into signatures (tenant, acceptance, reference, name, email, signed_at, document) values ($1, $2, $3, $4, $5, $6, $7)',
    [ctx.tenant, acceptance, reference, name, email, signedAt, document],
  )
}

/** The link on whose page it was started; undefined if it no longer works. */
const findWorkingLink = async (
  ctx: Context,
  { share, language }: Pick<SigningRequest, 'share' | 'language'>,
): Promise<Link | undefined> => {
  const [link] = await ctx.tx.query<Omit<Link, 'language'>>(
    `select uuid, itinerary, audience, choices, passcode_hash as "passcodeHash", shows_invoices as "showsInvoices" from shares
     where tenant = $1 and uuid = $2 and revoked_at is null and (expires_at is null or expires_at > now())`,
    [ctx.tenant, share],
  )
  return link && { ...link, language }
}
