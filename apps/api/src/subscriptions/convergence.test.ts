import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import Stripe from 'stripe'
import { asServerOf } from '../identity/authenticate.ts'
import type { Context } from '../kit/context.ts'
import type { AsServer } from '../kit/http/in-tenant.ts'
import { randomFrom } from '../test/random-from.ts'
import { createStripeWorld, type StripeWorld } from '../test/stripe-world.ts'
import type { WireEvent } from '../test/stripe/wire.ts'
import { cancelSubscription, changeSubscription } from './change-subscription.ts'
import { followSubscription } from './settle-subscription.ts'
import { subscribe } from './subscribe.ts'

const { permutations, seed } = inject('billingRun')
const atOnce = 4
/** A stand-in keeps all its events and becomes slow, so it is replaced after this many lifecycles. */
const livesOfStage = 100
const hourMs = 3_600_000
const address = { line1: 'Long Street 1', city: 'Cape Town', postalCode: '8001', country: 'ZA' }

let stage: StripeWorld
let asServer: AsServer
let stripe: Stripe
const open = async () => {
  stage = await createStripeWorld({ retryDays: [1, 2] })
  asServer = asServerOf(stage.world.deps, () => {})
  const { host, port } = stage.standIn
  stripe = new Stripe('sk_test_of_this_test', { host, port, protocol: 'http', telemetry: false })
}
beforeAll(open)
afterAll(() => stage?.close())

type Payer = { tenant: string; customer: string; session: string }

const newPayer = async (): Promise<Payer> => {
  const { deps } = stage.world
  const { rows } = await deps.pool.query<{ uuid: string }>(
    `insert into tenants (name, slug, currency) values ('Converging', 'converging-' || uuidv7(), 'EUR') returning uuid`,
  )
  const tenant = rows[0]?.uuid ?? ''
  await asServer(tenant, 'test', (ctx) => subscribe(ctx, { stripe_plan: 'solo-monthly' }))
  const { customer, checkout } = await stored(tenant)
  return { tenant, customer: String(customer), session: String(checkout) }
}

const stored = (tenant: string) =>
  stage.world.inTenant(tenant, async (query) => (await query('select * from subscriptions')).rows[0])

const customerOf = (event: WireEvent): unknown => {
  const { object } = event.data
  return Reflect.get(object, 'object') === 'customer' ? Reflect.get(object, 'id') : Reflect.get(object, 'customer')
}

/** Requests of our own users, each sent twice at once. */
const askTwice = async ({ tenant }: Payer, verb: (ctx: Context) => Promise<unknown>): Promise<void> => {
  // Rejections are valid results too.
  await Promise.allSettled([asServer(tenant, 'test', verb), asServer(tenant, 'test', verb)])
}

const verbs: readonly ((ctx: Context) => Promise<unknown>)[] = [
  (ctx) => subscribe(ctx, { stripe_plan: 'solo-monthly' }),
  (ctx) => subscribe(ctx, { stripe_plan: 'studio-yearly' }),
  (ctx) => changeSubscription(ctx, { stripe_plan: 'studio-monthly' }),
  (ctx) => changeSubscription(ctx, { cancelAtPeriodEnd: false }),
  cancelSubscription,
]

/** What a payer and time can do. Each may be impossible at the moment. */
const actions: readonly ((payer: Payer, subscription: string | undefined) => unknown)[] = [
  ...verbs.map((verb) => (payer: Payer) => askTwice(payer, verb)),
  async (payer) => {
    const { checkout } = await stored(payer.tenant)
    stage.standIn.pay(checkout, { card: 'ok', address })
  },
  ({ session }) => void stage.standIn.pay(session, { card: 'ok', address }),
  ({ session }) => void stage.standIn.pay(session, { card: 'declined', address }),
  ({ customer }) => stage.standIn.setCard(customer, 'declined'),
  ({ customer }) => stage.standIn.setCard(customer, 'ok'),
  ({ customer }) => void stage.standIn.payOpenInvoices(customer),
  (_payer, subscription) => subscription && stage.standIn.portalCancel(subscription),
  (_payer, subscription) => subscription && stage.standIn.portalResume(subscription),
  (_payer, subscription) => subscription && stage.standIn.portalChangePrice(subscription, 'studio-monthly'),
  (_payer, subscription) => subscription && stage.standIn.portalChangePrice(subscription, 'studio-yearly'),
  () => stage.standIn.advance(15 * 24 * hourMs),
  () => stage.standIn.advance(2 * hourMs),
]

/** The object of a subscription event, whose type the caller has checked. */
const asSubscription = (object: object) => object as Stripe.Subscription

/** The latest state of each subscription in the events. */
const subscriptionsIn = (events: readonly WireEvent[]): Stripe.Subscription[] => {
  const latest = new Map<string, Stripe.Subscription>()
  for (const { type, data } of events)
    if (type.startsWith('customer.subscription.'))
      latest.set(asSubscription(data.object).id, asSubscription(data.object))
  return [...latest.values()]
}

type Truth = { contract: string | null; plan: string | undefined; status: string; end: string | null; ends: boolean }

/** The true state according to Stripe, read and converted without the gateway. */
const readTruth = async (customer: string, events: readonly WireEvent[]): Promise<Truth> => {
  const all = subscriptionsIn(events)
  const { data: checkouts } = await stripe.checkout.sessions.list({ customer, limit: 100 })
  const [latest] = checkouts
  expect(all.filter(({ status }) => status !== 'canceled').length, 'nobody pays twice').toBeLessThanOrEqual(1)
  expect(checkouts.filter(({ status }) => status === 'open').length, 'one may be paid').toBeLessThanOrEqual(1)
  const unended = all.findLast(({ status }) => status !== 'canceled')
  // If all subscriptions have ended, an open checkout after them determines the state.
  if (!unended && latest && latest.status !== 'complete')
    return {
      contract: null,
      plan: latest.metadata?.plan,
      status: latest.status === 'open' ? 'incomplete' : 'over',
      end: null,
      ends: false,
    }
  const subscription = unended ?? all.at(-1)
  const item = subscription?.items.data[0]
  if (!subscription || !item) throw new Error('what was paid is a subscription')
  const words: Record<string, string> = { canceled: 'cancelled', unpaid: 'past_due' }
  return {
    contract: subscription.id,
    plan: item.price.lookup_key ?? undefined,
    status: words[subscription.status] ?? subscription.status,
    end: new Date(item.current_period_end * 1000).toISOString(),
    // A cancellation date set in the portal before the period changed may belong to a later period.
    ends:
      subscription.status !== 'canceled' &&
      (subscription.cancel_at_period_end || (subscription.cancel_at ?? Infinity) <= item.current_period_end),
  }
}

/**
 * The stored state. For a subscription that was never paid, expired and cancelled count as the same, because Stripe cannot tell
 * them apart.
 */
const localTruth = async (tenant: string): Promise<Truth> => {
  const { contract, stripe_plan: plan, status, period_end: end, cancel_at_period_end: ends } = await stored(tenant)
  if (end !== null) return { contract, plan, status, end, ends }
  return { contract: null, plan, status: status === 'incomplete' ? status : 'over', end, ends }
}

const counts = { events: 0, delivered: 0, again: 0, twice: 0, dropped: 0, early: 0, lives: 0 }

/** One lifecycle: actions in random order, whose events arrive late, twice, out of order, in parallel, or never. */
const runLifecycle = async (n: number): Promise<void> => {
  const random = randomFrom(seed + n)
  const draw = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)]
  const payer = await newPayer()
  const mine = () => stage.standIn.events().filter((event) => customerOf(event) === payer.customer)
  const deliver = async (events: readonly WireEvent[]) => {
    for (let left = [...events], tries = 0; left.length > 0; tries += 1) {
      expect(tries, 'an event is taken in the end').toBeLessThan(20)
      const answers = await Promise.all(left.map((event) => stage.standIn.deliver(event, { to: stage.inbox })))
      for (const { status } of answers) expect([200, 503]).toContain(status)
      // A server that is too busy gets the event again, as it does from Stripe.
      left = left.filter((_event, n) => answers[n]?.status !== 200)
      counts.again += left.length
    }
    counts.delivered += events.length
  }
  let seen = 0
  let waiting: WireEvent[] = []
  const steps = 4 + Math.floor(random() * 5)
  for (let step = 0; step < steps; step += 1) {
    const subscription = mine().findLast(({ type }) => type.startsWith('customer.subscription.'))
    const id = subscription && asSubscription(subscription.data.object).id
    try {
      // Without a payment at the beginning, there would be few events.
      const action = step === 0 && random() < 0.9 ? actions[0] : draw(actions)
      await action?.(payer, id)
    } catch {
      // Impossible at the moment.
    }
    const newEvents = mine().slice(seen)
    seen += newEvents.length
    counts.events += newEvents.length
    for (const event of newEvents) {
      if (random() < 0.2) counts.dropped += 1
      else waiting.push(event)
      if (random() < 0.2) {
        counts.twice += 1
        waiting.push(event)
      }
    }
    const now = waiting.filter(() => random() < 0.4)
    waiting = waiting.filter((event) => !now.includes(event))
    await deliver(shuffled(now, random))
  }
  await deliver(shuffled(waiting, random))
  // The last event that arrives is enough to find everything. Only if that one is lost does the hourly job matter.
  const truthNow = () => readTruth(payer.customer, mine())
  if (isDeepStrictEqual(await localTruth(payer.tenant), await truthNow())) counts.early += 1
  let truth: Truth
  do {
    truth = await truthNow()
    await asServer(payer.tenant, 'billing', followSubscription)
    // All lifecycles share the clock, so another one may have moved it meanwhile.
  } while (!isDeepStrictEqual(await truthNow(), truth))
  expect(await localTruth(payer.tenant), `life ${n}, seed ${seed}`).toEqual(truth)
  counts.lives += 1
}

const shuffled = <T>(list: readonly T[], random: () => number): T[] =>
  list
    .map((one) => [random(), one] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one)

describe('events from Stripe', () => {
  it(`lead to one state, however they arrive: ${permutations} lifecycles from seed ${seed}`, async () => {
    for (let first = 0; first < permutations; first += livesOfStage) {
      const end = Math.min(permutations, first + livesOfStage)
      let next = first
      const work = async () => {
        for (let n = next++; n < end; n = next++) await runLifecycle(n)
      }
      await Promise.all(Array.from({ length: atOnce }, work))
      if (end === permutations) break
      await stage.close()
      await open()
    }
    process.stdout.write(`${JSON.stringify({ seed, ...counts })}\n`)
    expect(counts.lives).toBe(permutations)
    expect(counts.dropped).toBeGreaterThan(permutations)
    expect(counts.twice).toBeGreaterThan(permutations)
    // Most do not need the hourly job.
    expect(counts.early / counts.lives).toBeGreaterThan(0.6)
  }, 3_600_000)
})
