import { type SingleSignOn, singleSignOnInput } from '@sojourn/contract/single-sign-on'
import { type CompanyProvider, findCompanyProvider } from '../../identity/company-provider.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Steps } from '../../kit/http/in-tenant.ts'
import { invalid, invalidField } from '../../kit/problem.ts'
import { mailAdmins } from '../../kit/jobs/mail-admins.ts'
import { seal } from '../../kit/sealing.ts'
import { type Oidc, OidcError } from '../../platform/oidc/oidc.ts'
import { readSingleSignOn, requireManager } from './queries.ts'
import { endSingleSignOn } from './remove.ts'
import * as wording from './wording.ts'

/**
 * Saves the company's provider after its metadata could be read. With another provider or client, the same subjects are
 * other people, so all links to accounts and all sessions of the previous one end.
 */
export const saveSingleSignOn = async (steps: Steps, oidc: Oidc, body: unknown): Promise<SingleSignOn> => {
  const before = await steps.transact(async (ctx) => {
    requireManager(ctx)
    return findCompanyProvider(ctx)
  }, 'read only')
  const input = singleSignOnInput.safeParse(body)
  if (!input.success) throw invalid(input.error)
  const { issuer, clientId, trustsEmails } = input.data
  const isSameClient = (one: CompanyProvider | null) => one?.issuer === issuer && one.clientId === clientId
  // A stored secret is only ever sent to the provider that issued it.
  const clientSecret = input.data.clientSecret ?? (isSameClient(before) ? before?.clientSecret : undefined)
  if (clientSecret === undefined) throw invalidField('clientSecret', 'required', 'is required')
  await requireProvider(steps, oidc, { issuer, clientId, clientSecret })
  return steps.conclude(async (ctx) => {
    // Another Admin may have saved another provider during the check.
    const isUnchanged = isSameClient(await findCompanyProvider(ctx, { lock: true }))
    if (!isUnchanged) await endSingleSignOn(ctx)
    await ctx.tx.query(
      `insert into single_sign_on (tenant, issuer, client_id, client_secret, trusts_emails) values ($1, $2, $3, $4, $5)
       on conflict (tenant) do update set issuer = excluded.issuer, client_id = excluded.client_id,
         client_secret = excluded.client_secret, trusts_emails = excluded.trusts_emails, updated_at = now()`,
      [ctx.tenant, issuer, clientId, seal(clientSecret, ctx.deps.secretKey), trustsEmails],
    )
    await writeAuditEvent(ctx, 'single-sign-on.update', null)
    if (!isUnchanged) await mailAdmins(ctx, newProvider)
    return readSingleSignOn(ctx)
  })
}

type Client = { issuer: string; clientId: string; clientSecret: string }

/** 422 for an issuer that may not be called, or does not respond as one. */
const requireProvider = async ({ deps }: Steps, oidc: Oidc, client: Client): Promise<void> => {
  const rejection = await deps.outbound.findRejection(client.issuer)
  if (rejection !== null) throw invalidField('issuer', 'invalid_value', rejection)
  try {
    await oidc.check(client)
  } catch (error) {
    if (!(error instanceof OidcError)) throw error
    throw invalidField('issuer', 'invalid_value', `could not be read. ${error.message}`)
  }
}

/** An email to all Admins about a new provider, because whoever operates it can log in as any member. */
const newProvider = (company: string) => ({
  subject: wording.newSubject({ company }),
  heading: wording.newHeading,
  paragraphs: [wording.newText({ company }), wording.newNotExpected],
  button: { label: wording.openSettings, path: '/settings/single-sign-on' },
})
