import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { followNow } from '../../test/follow-checkouts.ts'
import { eventOf, postEvent } from '../../test/stripe-connect/connect-stand-in.ts'
import { type ConnectWorld, createConnectWorld } from '../../test/stripe-connect/connect-world.ts'
import type { Json } from '../../test/world.ts'

let stripe: ConnectWorld['stripe']
let world: ConnectWorld['world']
let company: ConnectWorld['company']
let office: ConnectWorld['office']
let inbox: string
let open: ConnectWorld['openSession']
let returnOf: ConnectWorld['returnOf']
let state: ConnectWorld['readState']
let close: ConnectWorld['close']
let account: string
beforeAll(async () => {
  ;({
    stripe,
    world,
    company,
    office,
    inbox,
    openSession: open,
    returnOf,
    readState: state,
    close,
  } = await createConnectWorld())
  account = await connect()
})
afterAll(() => close())
afterEach(() => stripe.mend())

/** Connects the company, finishes Stripe's form, and returns the id of its account. */
const connect = async (): Promise<string> => {
  const { status, json } = await office.settings('POST')
  expect(status).toBe(200)
  const { account: opened } = json.data
  stripe.finishSetup(opened)
  expect(await postEvent(inbox, eventOf('account.updated', { id: opened, object: 'account' }, opened))).toBe(200)
  return opened
}
const amountsOf = async (invoice: string): Promise<string[]> =>
  (await office.payments())
    .filter(({ allocations }) => allocations.some((one: Json) => one.invoice === invoice))
    .map(({ kind, amount }) => `${kind} ${amount}`)
    .toSorted()
const statusesOf = async (invoice: string): Promise<string[]> =>
  (await company.rows('select status from card_checkouts where invoice = $1 order by uuid', [invoice])).map(
    ({ status }) => status,
  )
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000)

describe('a refund that is reported before its payment is stored', () => {
  const both = ['payment 25000', 'refund -5000']
  const sellRefunded = async () => {
    const { url, invoice } = await office.sell()
    const session = await open(url, invoice)
    const paid = stripe.pay(session)
    return { invoice, session, paid, refunded: stripe.refund(session, 5000) }
  }

  it('brings the payment with it', async () => {
    const { invoice, refunded, paid } = await sellRefunded()
    expect(await postEvent(inbox, refunded)).toBe(200)
    expect(await amountsOf(invoice)).toEqual(both)
    expect(await postEvent(inbox, paid)).toBe(200)
    expect(await amountsOf(invoice)).toEqual(both)
  })

  it('is stored after the payment by the event about that', async () => {
    const { invoice, paid } = await sellRefunded()
    expect(await postEvent(inbox, paid)).toBe(200)
    expect(await amountsOf(invoice)).toEqual(both)
  })

  it('is stored after the payment by the way back', async () => {
    const { invoice, session } = await sellRefunded()
    await fetch(returnOf(session), { redirect: 'manual' })
    expect(await amountsOf(invoice)).toEqual(both)
  })

  it('is stored by the job, also if the payment was stored already', async () => {
    const { invoice } = await sellRefunded()
    await followNow(world.deps, company.uuid, later(1))
    expect(await amountsOf(invoice)).toEqual(both)

    // Ordering another checkout finds that this one was paid, and does not ask for refunds.
    const { url, invoice: second } = await office.sell()
    const session = await open(url, second)
    stripe.pay(session)
    stripe.refund(session, 5000)
    expect((await office.pay(url, second)).headers.get('location')).toContain('?paid=')
    expect(await amountsOf(second)).toEqual(['payment 25000'])
    await followNow(world.deps, company.uuid, later(2))
    expect(await amountsOf(second)).toEqual(both)
  })
})

describe('a refund that fails later', () => {
  it('is booked back once', async () => {
    const { url, invoice } = await office.sell()
    const session = await open(url, invoice)
    await postEvent(inbox, stripe.pay(session))
    await postEvent(inbox, stripe.refund(session, 5000))
    const failed = stripe.failRefund(session)
    expect(await Promise.all([1, 2, 3].map(() => postEvent(inbox, failed)))).toEqual([200, 200, 200])
    const refund = (await office.payments()).find(({ kind }) => kind === 'refund')
    const ofRefund = (await office.payments()).filter(({ reference }) => reference === failed.data.object.id)
    expect(ofRefund.map(({ kind, amount }) => `${kind} ${amount}`).toSorted()).toEqual(['payment 5000', 'refund -5000'])
    expect(ofRefund.find(({ kind }) => kind === 'payment')).toMatchObject({ unallocated: 5000, payer: refund?.payer })
    expect((await office.bell())[0]).toMatchObject({ kind: 'payment_on_account' })
  })

  it('changes nothing if it was never stored', async () => {
    const { url, invoice } = await office.sell()
    const session = await open(url, invoice)
    await postEvent(inbox, stripe.pay(session))
    stripe.refund(session, 5000)
    const before = (await office.payments()).length
    expect(await postEvent(inbox, stripe.failRefund(session))).toBe(200)
    expect((await office.payments()).length).toBe(before)
  })
})

describe('a session that is not ours', () => {
  it('cannot mark a checkout as paid, though it names it', async () => {
    const { url, invoice } = await office.sell()
    const checkout = stripe.sessions.get(await open(url, invoice)).client_reference_id
    expect(await postEvent(inbox, stripe.sellElsewhere(account, checkout, 100))).toBe(200)
    const other = await world.createCompany()
    const { json } = await other.people.Admin.send('POST', other.path('card-payments/connect'), {})
    expect(await postEvent(inbox, stripe.sellElsewhere(json.data.account, checkout, 100))).toBe(200)
    expect([await amountsOf(invoice), await statusesOf(invoice)]).toEqual([[], ['open']])
  })

  it('is ignored if it names something else', async () => {
    expect(await postEvent(inbox, stripe.sellElsewhere(account, 'order 4711', 100))).toBe(200)
    const refunded = stripe.sellElsewhere(account, 'order 4712', 100).data.object
    const event = eventOf('charge.refunded', { object: 'charge', payment_intent: refunded.payment_intent }, account)
    expect(await postEvent(inbox, event)).toBe(200)
  })
})

describe('the hourly job', () => {
  it('goes on after a session that cannot be read, and closes that days after its end', async () => {
    const [bad, good] = [await office.sell(), await office.sell()]
    stripe.sessions.delete(await open(bad.url, bad.invoice))
    stripe.pay(await open(good.url, good.invoice))
    await expect(followNow(world.deps, company.uuid, later(1))).rejects.toThrow(/was not followed: Stripe did not read/)
    expect(await amountsOf(good.invoice)).toEqual(['payment 25000'])
    await expect(followNow(world.deps, company.uuid, later(2))).rejects.toThrow(/was not followed/)
    expect(await statusesOf(bad.invoice)).toEqual(['open'])
    await expect(followNow(world.deps, company.uuid, later(100))).rejects.toThrow(/was not followed/)
    expect(await statusesOf(bad.invoice)).toEqual(['closed'])
    await followNow(world.deps, company.uuid, later(101))
  })

  it('gets to all checkouts, though those before them never end', async () => {
    const waiting = await office.sell()
    await open(waiting.url, waiting.invoice)
    await company.rows(
      `insert into card_checkouts (tenant, created_at, provider, account, invoice, return_url, amount, currency, status, session,
         expires_at)
       select tenant, now() - interval '1 day', provider, account, invoice, return_url, amount, currency, 'open', 'cs_' || n,
         now() + interval '1 day'
       from card_checkouts, generate_series(1, 60) n where invoice = $1`,
      [waiting.invoice],
    )
    const last = await office.sell()
    stripe.pay(await open(last.url, last.invoice))
    for (const hours of [1, 2]) await followNow(world.deps, company.uuid, later(hours)).catch(() => {})
    expect(await amountsOf(last.invoice)).toEqual(['payment 25000'])
    await company.rows(`delete from card_checkouts where invoice = $1`, [waiting.invoice])
  })

  it('holds no transaction while it waits for Stripe', async () => {
    const { url, invoice } = await office.sell()
    await open(url, invoice)
    stripe.break('hang', 'hang')
    const before = stripe.seen.length
    let isOver = false
    const run = followNow(world.deps, company.uuid, later(1))
      .catch(() => {})
      .finally(() => (isOver = true))
    await expect.poll(() => stripe.seen.length).toBeGreaterThan(before)
    const { pool } = world.deps
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0)
    expect(isOver).toBe(false)
    await run
  })
})

describe('a second checkout', () => {
  it('is not opened for an amount that is paid at this moment', async () => {
    const { url, invoice } = await office.sell()
    const session = await open(url, invoice)
    const holder = await world.deps.pool.connect()
    const lock = `hashtextextended('card payments ' || $1, 0)`
    await holder.query('begin')
    await holder.query(`select pg_advisory_xact_lock(${lock})`, [invoice])
    const { rows } = await holder.query('select pg_backend_pid() as pid')
    const second = office.pay(url, invoice)
    const waiting = async () => {
      const blocked = 'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))'
      return (await world.deps.pool.query(blocked, [rows[0].pid])).rowCount
    }
    await expect.poll(waiting).toBeGreaterThan(0)
    expect(await postEvent(inbox, stripe.pay(session))).toBe(200)
    await holder.query('commit')
    holder.release()
    expect((await second).status).toBe(409)
    expect(await statusesOf(invoice)).toEqual(['paid'])
  })
})

describe('a notification of a payment', () => {
  it('is not shown to a member who may no longer read payments', async () => {
    const { url, invoice } = await office.sell()
    await postEvent(inbox, stripe.pay(await open(url, invoice)))
    const [notification] = await office.bell('Finance')
    expect(notification).toMatchObject({ kind: 'payment' })
    const { uuid } = company.people.Finance
    await company.rows(`update memberships set roles = '{Viewer}' where tenant = $1 and "user" = $2`, [
      company.uuid,
      uuid,
    ])
    expect(await office.bell('Finance')).toEqual([])
    await company.rows(`update memberships set roles = '{Finance}' where tenant = $1 and "user" = $2`, [
      company.uuid,
      uuid,
    ])
    expect((await office.bell('Finance'))[0]).toMatchObject({ uuid: notification?.uuid })
  })
})

describe('an account that has left the platform', () => {
  it('is replaced when the company connects again, and events about it are still followed', async () => {
    const { url, invoice } = await office.sell()
    const session = await open(url, invoice)
    await postEvent(inbox, stripe.pay(session))
    const refunded = stripe.refund(session, 5000)
    const unfinished = await office.sell()
    await open(unfinished.url, unfinished.invoice)
    const left = stripe.accounts.get(account)
    stripe.accounts.delete(account)
    expect(await postEvent(inbox, eventOf('account.application.deauthorized', { id: 'ca_1' }, account))).toBe(200)
    expect(await state()).toBe('not_connected')
    const second = await connect()
    expect([second === account, await state()]).toEqual([false, 'connected'])
    const created = stripe.seen.findLast(({ method, path }) => method === 'POST' && path === '/v1/accounts')
    expect(created?.key).toContain(account)
    await open(unfinished.url, unfinished.invoice)
    expect(await statusesOf(unfinished.invoice)).toEqual(['closed', 'open'])
    stripe.accounts.set(account, left)
    expect(await postEvent(inbox, refunded)).toBe(200)
    expect(await amountsOf(invoice)).toEqual(['payment 25000', 'refund -5000'])
    account = second
  })

  it('is noticed without an event: by connecting again, and by a checkout that cannot be opened', async () => {
    stripe.accounts.delete(account)
    const { url, invoice } = await office.sell()
    expect([await state(), (await office.pay(url, invoice)).status]).toEqual(['connected', 503])
    expect([await state(), (await office.pay(url, invoice)).status]).toEqual(['not_connected', 409])
    const third = await connect()
    stripe.accounts.delete(third)
    const fourth = await connect()
    expect(new Set([account, third, fourth]).size).toBe(3)
    await open(url, invoice)
    account = fourth
  })
})
