import { randomBytes } from 'node:crypto'
import type { CardPayments } from '@sojourn/contract/card-payments'
import type { Context } from '../../kit/context.ts'
import type { Steps } from '../../kit/http/in-tenant.ts'
import { Problem } from '../../kit/problem.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import { AccessLost, type CardAccount, type CardGateway } from '../../platform/card-payments/card-gateway.ts'
import { tokenHash } from '../../identity/sessions.ts'
import { askProvider } from './order-checkout.ts'
import { findAccount, readCardPayments, requireManager } from './queries.ts'

/**
 * Connects the company with the provider, or continues where it was left: the answer says where. The account that was connected
 * before is used again, unless it has left the platform: then the company gets another one.
 */
export const connectCards = async (steps: Steps): Promise<CardPayments> => {
  requireManager(steps.actor)
  const { cards, publicUrl } = steps.deps
  if (cards.provider === null)
    throw new Problem('conflict', { detail: 'this server is not set up for card payments of clients' })
  const before = await steps.transact(findAccount, 'read only')
  const account = await askProvider(() =>
    before ? readOrReplace(cards, steps.tenant, before.account) : cards.openAccount(steps.tenant, null),
  )
  // The token in the URL proves that the browser was sent by us. All it does is make us ask the provider.
  const token = randomBytes(32).toString('base64url')
  const url = await askProvider(() => cards.accountUrl(account.account, `${publicUrl()}/card-payments/return/${token}`))
  return steps.conclude(async (ctx) => {
    await ctx.tx.query(
      `update card_accounts set lost_at = now(), charges_enabled = false, return_hash = null
       where tenant = $1 and provider = $2 and account <> $3 and lost_at is null`,
      [ctx.tenant, cards.provider, account.account],
    )
    await ctx.tx.query(
      `insert into card_accounts (tenant, provider, account, charges_enabled, details_submitted, connected_by, return_hash)
       values ($1, $2, $3, $4, $5, (select "user" from memberships where tenant = $1 and "user" = $6), $7)
       on conflict (tenant, account) do update set charges_enabled = excluded.charges_enabled,
         details_submitted = excluded.details_submitted, checked_at = now(), return_hash = excluded.return_hash,
         connected_by = case when coalesce(card_accounts.disconnected_at, card_accounts.lost_at) is null
           then card_accounts.connected_by else excluded.connected_by end,
         connected_at = case when coalesce(card_accounts.disconnected_at, card_accounts.lost_at) is null
           then card_accounts.connected_at else now() end,
         disconnected_at = null, lost_at = null`,
      [
        ctx.tenant,
        cards.provider,
        account.account,
        account.chargesEnabled,
        account.detailsSubmitted,
        ctx.actor.uuid,
        url === null ? null : tokenHash(token),
      ],
    )
    if (!before?.isConnected || before.account !== account.account)
      await writeAuditEvent(ctx, 'card-payments.connect', null)
    return readCardPayments(ctx, url)
  })
}

const readOrReplace = (cards: CardGateway, tenant: string, account: string): Promise<CardAccount> =>
  cards.readAccount(account).catch((error: unknown) => {
    if (!(error instanceof AccessLost)) throw error
    return cards.openAccount(tenant, account)
  })

/** Stores what the provider says of the company's account; in the activity log if payments are possible now, or no longer. */
export const storeAccount = async (
  ctx: Context,
  { account, chargesEnabled, detailsSubmitted }: CardAccount,
): Promise<void> => {
  const [row] = await ctx.tx.query<{ before: boolean }>(
    `update card_accounts a set charges_enabled = $3, details_submitted = $4, checked_at = now()
     from (select charges_enabled from card_accounts where tenant = $1 and account = $2 for update) old
     where a.tenant = $1 and a.account = $2 and a.lost_at is null returning old.charges_enabled as before`,
    [ctx.tenant, account, chargesEnabled, detailsSubmitted],
  )
  if (row && row.before !== chargesEnabled) await writeAuditEvent(ctx, 'card-payments.update', null)
}
