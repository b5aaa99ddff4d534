import type { Account } from './account.ts'
import { takePending } from './change-subscription.ts'
import { expireSession } from './checkout-sessions.ts'
import { finalizeAndCollect, collectInvoice } from './collect-invoice.ts'
import { takeDebit } from './debits.ts'
import { endSubscription } from './end-subscription.ts'
import { change, record } from './event-log.ts'
import { draftInvoice } from './invoices.ts'
import { expirePendingUpdate } from './pending-updates.ts'
import { renewalLine } from './planned-change.ts'
import { itemOf } from './subscription-item.ts'
import type { WireInvoice, WireSession, WireSubscription } from './wire.ts'

type Due = { at: number; happen(): void }

const trialWarningSeconds = 3 * 86_400

/** Moves the clock forward, and does what falls due on the way, each at its own instant. */
export const advance = (account: Account, ms: number): void => {
  account.clock.move(ms)
  settle(account)
}

/** Does what has fallen due since the last time. */
export const settle = (account: Account): void => {
  const now = account.clock.seconds()
  for (let due = nextDue(account, now); due !== undefined; due = nextDue(account, now)) {
    account.clock.at(due.at, due.happen)
  }
}

const nextDue = (account: Account, now: number): Due | undefined => {
  const dues = [
    ...[...account.sessions.values()].flatMap((session) => duesOfSession(account, session)),
    ...[...account.invoices.values()].flatMap((invoice) => duesOfInvoice(account, invoice)),
    ...[...account.subscriptions.values()].flatMap((subscription) => duesOfSubscription(account, subscription)),
  ]
  return dues.filter((due) => due.at <= now).toSorted((a, b) => a.at - b.at)[0]
}

const duesOfSession = (account: Account, session: WireSession): Due[] =>
  session.status === 'open' ? [{ at: session.expires_at, happen: () => expireSession(account, session) }] : []

const duesOfInvoice = (account: Account, invoice: WireInvoice): Due[] => {
  const { automatically_finalizes_at: closes, next_payment_attempt: retries } = invoice
  if (invoice.status === 'draft' && closes !== null) {
    return [{ at: closes, happen: () => finalizeAndCollect(account, invoice) }]
  }
  if (invoice.status !== 'open' || retries === null) return []
  return [{ at: retries, happen: () => void collectInvoice(account, invoice, { payerPresent: false }) }]
}

const duesOfSubscription = (account: Account, subscription: WireSubscription): Due[] => {
  if (subscription.status === 'canceled') return []
  const { trial_end: trialEnd, cancel_at: cancelAt, pending_update: held } = subscription
  const end = itemOf(subscription).current_period_end
  const announces = subscription.status === 'trialing' && !account.announcedTrials.has(trialKey(subscription))
  return [
    ...(announces && trialEnd !== null
      ? [
          {
            at: Math.max(trialEnd - trialWarningSeconds, subscription.created),
            happen: () => announceTrialEnd(account, subscription),
          },
        ]
      : []),
    ...(held === null ? [] : [{ at: held.expires_at, happen: () => expirePendingUpdate(account, subscription) }]),
    cancelAt !== null && cancelAt <= end
      ? { at: cancelAt, happen: () => endSubscription(account, subscription, 'cancellation_requested') }
      : { at: end, happen: () => renew(account, subscription) },
  ]
}

/** A trial that is extended is announced again. */
const trialKey = (subscription: WireSubscription): string => `${subscription.id} ${subscription.trial_end}`

const announceTrialEnd = (account: Account, subscription: WireSubscription): void => {
  account.announcedTrials.add(trialKey(subscription))
  record(account, 'customer.subscription.trial_will_end', subscription)
}

/**
 * Starts the next period, with an invoice that is a draft for a while. The invoice of an unpaid subscription is never
 * collected.
 */
const renew = (account: Account, subscription: WireSubscription): void => {
  const line = renewalLine(account, subscription)
  const { current_period_start: start, current_period_end: end } = itemOf(subscription)
  const invoice = draftInvoice(account, {
    subscription,
    lines: [...takePending(account, subscription), line],
    reason: 'subscription_cycle',
    period: { start, end },
    closesAt: subscription.status === 'unpaid' ? null : account.clock.seconds() + account.settings.draftSeconds,
  })
  change(account, 'customer.subscription.updated', subscription, (one) => {
    const item = itemOf(one)
    item.current_period_start = line.period.start
    item.current_period_end = line.period.end
    one.latest_invoice = invoice.id
    if (one.status === 'trialing') one.status = 'active'
  })
  takeDebit(account, itemOf(subscription), invoice)
}
