import type { SingleSignOn } from '@sojourn/contract/single-sign-on'
import { loginUrlOf, redirectUriOf } from '../../identity/company-provider.ts'
import { may } from '../../kit/actor.ts'
import type { Context } from '../../kit/context.ts'
import { Problem } from '../../kit/problem.ts'

/** 404 for users who may not manage the company. */
export const requireManager = ({ actor }: Context): void => {
  if (!may(actor, 'company:manage')) throw new Problem('not_found')
}

/** The company's provider without its client secret, and what to enter at the provider. */
export const readSingleSignOn = async (ctx: Context): Promise<SingleSignOn> => {
  requireManager(ctx)
  const [provider = null] = await ctx.tx.query<NonNullable<SingleSignOn['provider']>>(
    `select issuer, client_id as "clientId", trusts_emails as "trustsEmails", updated_at as "updatedAt"
     from single_sign_on where tenant = $1`,
    [ctx.tenant],
  )
  return { provider, redirectUri: redirectUriOf(ctx.deps, ctx.tenant), loginUrl: loginUrlOf(ctx.deps, ctx.tenant) }
}
