import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { singleSignOnFinishInput, singleSignOnStartInput } from '@sojourn/contract/single-sign-on'
import type { Context } from '../kit/context.ts'
import { noteIdentity } from '../kit/records/identity-log.ts'
import type { AsServer } from '../kit/http/in-tenant.ts'
import { originOf } from '../kit/origin.ts'
import { invalid, Problem } from '../kit/problem.ts'
import { seal, unseal } from '../kit/sealing.ts'
import { type Identity, type Oidc, OidcError } from '../platform/oidc/oidc.ts'
import { issueChallenge, redeemChallenge } from './auth-challenges.ts'
import type { Limits } from './auth-limits.ts'
import { type CompanyProvider, findCompanyProvider, redirectUriOf } from './company-provider.ts'
import { type GuestContext, guestFor } from './guest-context.ts'
import { findHolder, loginAddress, openSession } from './sessions.ts'

const startedSeconds = 10 * 60

/** What is stored, sealed, while the browser is at the provider. */
const started = z.object({
  tenant: z.string(),
  provider: z.string(),
  browser: z.string(),
  nonce: z.string(),
  verifier: z.string(),
})

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Logging in to one company with its identity provider. */
export const singleSignOnOf = (guest: GuestContext, asServer: AsServer, oidc: Oidc, limits: Limits) => {
  const { deps } = guest

  /** 404 for a company that has no provider or does not exist. */
  const getProvider = async (tenant: string): Promise<CompanyProvider> => {
    const found = await asServer(tenant, 'single-sign-on', findCompanyProvider)
    if (!found) throw new Problem('not_found')
    return found
  }

  const start = async (tenant: string, body: unknown): Promise<{ url: string }> => {
    const input = singleSignOnStartInput.safeParse(body)
    if (!input.success) throw invalid(input.error)
    const provider = await getProvider(tenant)
    const { url, pending } = await withReadableErrors(() => oidc.begin(provider, redirectUriOf(deps, tenant)))
    const stored: z.infer<typeof started> = {
      tenant,
      provider: provider.uuid,
      browser: hashOf(input.data.binding),
      nonce: pending.nonce,
      verifier: pending.verifier,
    }
    await guest.transact((tx) =>
      issueChallenge(tx, {
        purpose: 'single_sign_on',
        user: null,
        seconds: startedSeconds,
        token: pending.state,
        secret: seal(stored, deps.secretKey),
      }),
    )
    return { url }
  }

  /** The login that was started in this browser for this company; 422 if there is none, it has expired or was used. */
  const redeemStarted = async (tenant: string, state: string, binding: string) => {
    const begun = await guest.transact((tx) => redeemChallenge(tx, 'single_sign_on', state))
    const stored = begun && started.parse(unseal(begun.secret, deps.secretKey))
    if (!stored || stored.tenant !== tenant || stored.browser !== hashOf(binding)) throw new Problem('login_expired')
    return stored
  }

  /** The company's provider, locked against changes; 422 if it has been replaced since the login began. */
  const requireProvider = async ({ tx, tenant }: Context, provider: string): Promise<void> => {
    const [found] = await tx.query('select uuid from single_sign_on where tenant = $1 and uuid = $2 for share', [
      tenant,
      provider,
    ])
    if (!found) throw new Problem('login_expired')
  }

  /** The member whom the provider identifies; records a failed login for the company's Admins. */
  const findMember = async (
    request: FastifyRequest,
    tenant: string,
    provider: CompanyProvider,
    identity: Identity,
  ): Promise<string> => {
    try {
      return await asServer(tenant, 'single-sign-on', async (ctx) => {
        await requireProvider(ctx, provider.uuid)
        return identifyMember(ctx, provider, identity)
      })
    } catch (error) {
      if (error instanceof Problem && error.code === 'single_sign_on_failed')
        await noteFailure(request, tenant, { address: identity.email ?? '' })
      throw error
    }
  }

  const noteFailure = (request: FastifyRequest, tenant: string, who: { person: string } | { address: string }) =>
    guest.transact((tx) =>
      noteIdentity(tx, originOf(request), { kind: 'single_sign_on', outcome: 'failure', tenant, ...who }),
    )

  /** @returns the bearer token of a session that reaches this company only. */
  const finish = async (request: FastifyRequest, tenant: string): Promise<string> => {
    const input = singleSignOnFinishInput.safeParse(request.body)
    if (!input.success) throw invalid(input.error)
    const response = new URL(redirectUriOf(deps, tenant))
    response.search = input.data.response
    const state = response.searchParams.get('state') ?? ''
    const begun = await redeemStarted(tenant, state, input.data.binding)
    const provider = await getProvider(tenant)
    if (provider.uuid !== begun.provider) throw new Problem('login_expired')
    const identity = await withReadableErrors(() => oidc.finish(provider, response, { ...begun, state }))
    const member = await findMember(request, tenant, provider, identity)
    const holder = await findHolder(deps.pool, member)
    const opening = { userAgent: request.headers['user-agent'], place: limits.placeOf(request), onlyTenant: tenant }
    const opened =
      holder &&
      (await asServer(tenant, 'single-sign-on', async (ctx) => {
        // Under the lock, so that a provider that is being removed leaves no session behind.
        await requireProvider(ctx, provider.uuid)
        const served = guestFor({ ...guest, transact: (work) => work(ctx.tx) }, request)
        return openSession(served, holder, opening)
      }))
    if (!opened || !('token' in opened)) {
      await noteFailure(request, tenant, { person: member })
      throw failed('Your account is suspended, or its email address has not been confirmed yet.')
    }
    return opened.token
  }

  return { getProvider, start, finish }
}

const failed = (detail: string) => new Problem('single_sign_on_failed', { detail })

const withReadableErrors = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof OidcError) throw failed(error.message)
    throw error
  }
}

/**
 * The member identified by a provider's subject. The first login links the subject to the member with the same email address;
 * from then on only the subject counts, as OpenID Connect requires (Core 1.0, 5.7), because an address may change or be
 * reassigned.
 */
const identifyMember = async (
  { tx, tenant }: Context,
  { company, trustsEmails }: CompanyProvider,
  { subject, email, isEmailVerified }: Identity,
): Promise<string> => {
  const [linked] = await tx.query<{ user: string }>(
    `select s."user" from single_sign_on_members s
     join memberships m on m.tenant = s.tenant and m."user" = s."user" and m.accepted_at is not null
     where s.tenant = $1 and s.subject = $2`,
    [tenant, subject],
  )
  if (linked) return linked.user
  if (email === null)
    throw failed(`Your company’s identity provider did not send your email address. Contact an Admin of ${company}.`)
  if (!isEmailVerified && !trustsEmails)
    throw failed(
      `Your company’s identity provider has not marked ${email} as verified. Contact an Admin of ${company}.`,
    )
  const [member] = await tx.query<{ user: string; isTied: boolean }>(
    `select m."user", exists (select from single_sign_on_members s where s.tenant = m.tenant and s."user" = m."user") as "isTied"
     from memberships m join users u on u.uuid = m."user"
     where m.tenant = $1 and m.accepted_at is not null and lower(u.email) = lower($2)`,
    [tenant, loginAddress(email)],
  )
  if (!member) throw failed(`No member of ${company} has the email address ${email}. Ask an Admin to invite you.`)
  if (member.isTied)
    throw failed(
      `Another account at your company’s identity provider is already linked to ${email}. Contact an Admin of ${company}.`,
    )
  const inserted = await tx.query(
    `insert into single_sign_on_members (tenant, subject, "user") values ($1, $2, $3) on conflict do nothing returning subject`,
    [tenant, subject, member.user],
  )
  if (inserted.length === 0) throw failed('Another login finished at the same time. Try again.')
  return member.user
}
