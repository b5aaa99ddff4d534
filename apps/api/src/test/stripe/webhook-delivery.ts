import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from './account.ts'
import type { AutoDelivery, AutoDeliveryRun, Delivery, DeliveryAnswer } from './stand-in-options.ts'
import type { WireEvent } from './wire.ts'
import { randomFrom } from '../random-from.ts'

/** Posts an event once, signed as Stripe does: https://docs.stripe.com/webhooks#verify-manually */
export const deliver = async (event: WireEvent, delivery: Delivery): Promise<DeliveryAnswer> => {
  const { to, secret = '', timestamp = Math.floor(Date.now() / 1000), headers = {} } = delivery
  const body = JSON.stringify(event, null, 2)
  const response = await fetch(to, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'stripe-signature': signatureOf(body, secret, timestamp),
      ...headers,
    },
    body,
    redirect: 'manual',
  })
  return { status: response.status, body: await response.text() }
}

/** The `Stripe-Signature` of a body at an instant in seconds. */
const signatureOf = (body: string, secret: string, timestamp: number): string =>
  `t=${timestamp},v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`

/** Posts every event from now on, one after the other, until the response is 2xx or the retries are used up. */
export const autoDeliver = (account: Account, delivery: AutoDelivery): AutoDeliveryRun => {
  const failed: string[] = []
  const random = randomFrom(delivery.shuffleSeed ?? 0)
  let waiting: WireEvent[] = []
  let work = Promise.resolve()
  let isStopped = false

  const postWaiting = async () => {
    // Waits until all events of the current task have been recorded.
    await new Promise(setImmediate)
    const batch = delivery.shuffleSeed === undefined ? waiting : shuffled(waiting, random)
    waiting = []
    for (const event of batch) {
      if (!isStopped && !(await meets2xx(event, delivery, () => isStopped))) failed.push(event.id)
    }
  }
  const listener = (event: WireEvent) => {
    waiting.push(event)
    work = work.then(postWaiting)
  }
  const settled = async () => {
    for (let before = null; before !== work;) {
      before = work
      await work
    }
  }
  account.listeners.add(listener)
  return {
    failed,
    settled,
    stop: async () => {
      account.listeners.delete(listener)
      isStopped = true
      await settled()
    },
  }
}

const meets2xx = async (event: WireEvent, delivery: AutoDelivery, isStopped: () => boolean): Promise<boolean> => {
  const { to, secret, retries = 5, retryMs = 100 } = delivery
  for (let attempt = 0; attempt <= retries && !isStopped(); attempt += 1) {
    if (attempt > 0) await sleep(retryMs)
    const status = await deliver(event, { to, secret }).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status >= 200 && status < 300) return true
  }
  return false
}

const shuffled = <One>(all: One[], random: () => number): One[] =>
  all
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
