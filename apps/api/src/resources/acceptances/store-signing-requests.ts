import type { TenantDefaults } from '@sojourn/contract/resources/tenant'
import type { TranslationLanguage } from '@sojourn/contract/kit/translation-languages'
import type { Context } from '../../kit/context.ts'
import { Problem } from '../../kit/problem.ts'
import type { Link } from '../publications/queries.ts'
import type { DraftedAcceptance } from './create.ts'
import type { AcceptedContent } from './queries.ts'

/** What a client is to sign, and what has become of it. */
export type SigningRequest = {
  uuid: string
  itinerary: string
  revision: number
  share: string
  language: TranslationLanguage | null
  choices: string[]
  content: AcceptedContent
  status: 'opening' | 'open' | 'signed' | 'declined' | 'expired' | 'outdated'
  reference: string | null
  url: string | null
  createdAt: string
  expiresAt: string
}

/** How long a client has to sign, in days. */
const daysToSign = 7
/** How long before its end a request is no longer given to a client who starts again. */
const minHours = 12

const columns = `uuid, itinerary, revision, share, language, choices, content, status, reference, url,
  created_at as "createdAt", expires_at as "expiresAt"`

/** Whether clients sign what they accept: the server has a provider, and the company wants it. */
export const findIsSigned = async (ctx: Context): Promise<boolean> => {
  if (ctx.deps.signatures === null) return false
  const [company] = await ctx.tx.query<{ defaults: Partial<TenantDefaults> }>(
    'select defaults from tenants where uuid = $1',
    [ctx.tenant],
  )
  return company?.defaults.signsAcceptances === true
}

/** A request, if there is one; `lock` makes others who end it wait. */
export const findSigningRequest = async (
  ctx: Context,
  uuid: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<SigningRequest | undefined> => {
  const [found] = await ctx.tx.query<SigningRequest>(
    `select ${columns} from signing_requests where tenant = $1 and uuid = $2 ${lock ? 'for update' : ''}`,
    [ctx.tenant, uuid],
  )
  return found
}

/** Those of a company that the provider has not been asked about for the longest time; `now` counts as the time of asking. */
export const takeOpenRequests = async (ctx: Context, now: Date, atMost: number): Promise<SigningRequest[]> =>
  ctx.tx.query<SigningRequest>(
    `update signing_requests set checked_at = $2 where tenant = $1 and uuid in (
       select uuid from signing_requests where tenant = $1 and status = 'open'
         and coalesce(checked_at, created_at) < $2::timestamptz - interval '10 minutes'
       order by coalesce(checked_at, created_at), uuid limit $3 for update skip locked)
     returning ${columns}`,
    [ctx.tenant, now.toISOString(), atMost],
  )

/** How many requests of one link may be open at a time. */
const maxOpen = 10

/** Throws if a link has too many open requests: each is sent to the provider, and anyone with the link can start one. */
export const checkOpenRequests = async (ctx: Context, { uuid }: Link): Promise<void> => {
  const open = await ctx.tx.query(
    `select from signing_requests where tenant = $1 and share = $2 and status in ('opening', 'open') limit ${maxOpen}`,
    [ctx.tenant, uuid],
  )
  if (open.length >= maxOpen) throw new Problem('too_many_requests', { retryAfterSeconds: 3600 })
}

/** The request of a client for exactly this acceptance, to continue with it; `opening` if the provider's answer was lost. */
export const findSameRequest = async (
  ctx: Context,
  link: Link,
  { revision, choices, content }: Pick<DraftedAcceptance, 'revision' | 'choices' | 'content'>,
): Promise<SigningRequest | undefined> => {
  const [found] = await ctx.tx.query<SigningRequest>(
    `select ${columns} from signing_requests where tenant = $1 and share = $2 and revision = $3 and status in ('opening', 'open')
     and language is not distinct from $4 and choices = $5 and content->>'name' = $6 and content->>'email' = $7
     and expires_at > now() + make_interval(hours => ${minHours}) order by created_at desc limit 1`,
    [ctx.tenant, link.uuid, revision, link.language, choices, content.name, content.email],
  )
  return found && { ...found, expiresAt: new Date(found.expiresAt).toISOString() }
}

/** The provider has a request whose start it could not tell us, for example because we were restarted. */
export const adoptSigningRequest = async (ctx: Context, uuid: string, reference: string): Promise<void> => {
  await ctx.tx.query(
    `update signing_requests set status = 'open', reference = $3, url = '' where tenant = $1 and uuid = $2 and status = 'opening'`,
    [ctx.tenant, uuid, reference],
  )
}

export const insertSigningRequest = async (
  ctx: Context,
  link: Link,
  { revision, choices, content }: DraftedAcceptance,
): Promise<{ uuid: string; expiresAt: string }> => {
  const [stored] = await ctx.tx.query<{ uuid: string; expiresAt: string }>(
    `insert into signing_requests (tenant, itinerary, revision, share, language, choices, content, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(days => ${daysToSign})) returning uuid, expires_at as "expiresAt"`,
    [ctx.tenant, link.itinerary, revision, link.uuid, link.language, choices, JSON.stringify(content)],
  )
  if (!stored) throw new Error('the request was not stored')
  return { ...stored, expiresAt: new Date(stored.expiresAt).toISOString() }
}

/** Ends a request that is not signed, or that cannot be accepted. Returns whether it was open. */
export const endSigningRequest = async (
  ctx: Context,
  uuid: string,
  status: 'signed' | 'declined' | 'expired' | 'outdated',
): Promise<boolean> => {
  const ended = await ctx.tx.query(
    `update signing_requests set status = $3, ended_at = now() where tenant = $1 and uuid = $2 and status = 'open' returning uuid`,
    [ctx.tenant, uuid, status],
  )
  return ended.length > 0
}
