import { randomBytes } from 'node:crypto'
import { type ApiKeyWithSecret, apiKeyCreate, apiKeyLimits } from '@sojourn/contract/api-key'
import { tokenHash } from '../../identity/sessions.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { noteIdentity } from '../../kit/records/identity-log.ts'
import { invalid, invalidField, Problem } from '../../kit/problem.ts'
import { findApiKey, requireManager } from './queries.ts'

const dayMs = 86_400_000

/** The random secret of a new key. */
export const newSecret = (): string => `sojourn_${randomBytes(32).toString('base64url')}`

/**
 * Creates an API key. Only the hash of its secret is stored. The secret is not part of the result, because a response may be
 * stored under an Idempotency-Key.
 */
export const createApiKey = async (ctx: Context, secret: string, input: unknown): Promise<ApiKeyWithSecret> => {
  requireManager(ctx)
  const parsed = apiKeyCreate.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const { name, scopes, expiresAt } = parsed.data
  const { actor, tx, tenant, origin } = ctx
  // A key acts as a member, and stops working when the membership ends.
  if (actor.uuid === null || actor.isVisiting)
    throw new Problem('permission_denied', { detail: 'only members of the company can create API keys' })
  // A key would outlive the single sign-on session by years.
  if (actor.isSingleSignOn) throw new Problem('password_login_required')
  await requireRoom(ctx)
  const [row] = await tx.query<{ uuid: string }>(
    `insert into api_keys (tenant, name, scopes, token_hash, last_four, created_by, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning uuid`,
    [tenant, name, scopes, tokenHash(secret), secret.slice(-4), actor.uuid, expiryOf(expiresAt)],
  )
  const uuid = row?.uuid ?? ''
  await writeAuditEvent(ctx, 'api-key.create', uuid)
  await noteIdentity(tx, origin, { kind: 'api_key_created', person: actor.uuid, tenant })
  return { ...(await findApiKey(ctx, uuid)), secret: null }
}

/** 409 if the company has the maximum number of keys. The lock makes two simultaneous requests run one after the other. */
const requireRoom = async ({ tx, tenant }: Context): Promise<void> => {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 3))', [`api keys ${tenant}`])
  const [held] = await tx.query<{ count: number }>(
    'select count(*)::int as count from api_keys where tenant = $1 and revoked_at is null',
    [tenant],
  )
  if ((held?.count ?? 0) < apiKeyLimits.keys) return
  throw new Problem('conflict', {
    detail: `a company can have at most ${apiKeyLimits.keys} API keys; revoke one first`,
  })
}

const expiryOf = (wanted: string | undefined): string => {
  const now = Date.now()
  if (wanted === undefined) return new Date(now + apiKeyLimits.defaultDays * dayMs).toISOString()
  const at = Date.parse(wanted)
  if (at <= now) throw invalidField('expiresAt', 'too_small', 'must be in the future')
  if (at > now + apiKeyLimits.maxDays * dayMs)
    throw invalidField('expiresAt', 'too_big', 'must be at most two years from now')
  return wanted
}
