import type { Context } from '../../kit/context.ts'
import type { AsServer } from '../../kit/http/in-tenant.ts'
import type { StoreOutcome } from '../../kit/jobs/email.ts'

type New = { itinerary: string; share: string | null; to: string; subject: string; likely: readonly (string | null)[] }

/**
 * Enters an email in the log of its itinerary and of the contact with its address: one of the `likely` contacts, such as the
 * client, before any other. @returns its uuid.
 */
export const storeEmail = async (ctx: Context, { itinerary, share, to, subject, likely }: New): Promise<string> => {
  const [stored] = await ctx.tx.query<{ uuid: string }>(
    `insert into emails (tenant, itinerary, share, recipient, subject, sender, contact)
     values ($1, $2, $3, $4, $5, $6, (
       select uuid from contacts where tenant = $1 and deleted_at is null
         and exists (select from unnest(emails) one where lower(one) = lower($4))
       order by uuid = any($7::uuid[]) desc, created_at, uuid limit 1))
     returning uuid`,
    [ctx.tenant, itinerary, share, to, subject, ctx.actor.uuid, likely.filter((uuid) => uuid !== null)],
  )
  if (!stored) throw new Error('the email was not stored')
  return stored.uuid
}

/** Stores what became of emails, as the server. */
export const storeOutcomeOf =
  (asServer: AsServer, onError: (error: unknown) => void): StoreOutcome =>
  ({ tenant, email }, { state, error }) =>
    asServer(tenant, 'letters', async ({ tx }) => {
      await tx.query(
        `update emails set state = $3, error = $4, sent_at = case when $3 = 'sent' then now() end
         where tenant = $1 and uuid = $2`,
        [tenant, email, state, error],
      )
    }).catch(onError)
