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
let account: string
let open: ConnectWorld['openSession']
let returnOf: ConnectWorld['returnOf']
let state: ConnectWorld['readState']
let close: ConnectWorld['close']
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
})
afterAll(() => close())
afterEach(() => stripe.mend())

const locationOf = (response: Response): string => response.headers.get('location') ?? ''
const paymentsOf = async (invoice: string): Promise<Json[]> =>
  (await office.payments()).filter(({ allocations }) => allocations.some((one: Json) => one.invoice === invoice))

describe('connecting Stripe', () => {
  it('creates an account of the company’s own, and ends on Stripe’s form', async () => {
    const { status, json } = await office.settings('POST')
    expect([status, json.data.state]).toEqual([200, 'pending'])
    account = json.data.account
    expect(json.data.url).toBe(`${stripe.origin}/setup/${account}`)
    const created = stripe.seen.find(({ path }) => path === '/v1/accounts')
    expect(created?.form).toEqual({
      controller: {
        fees: { payer: 'account' },
        losses: { payments: 'stripe' },
        requirement_collection: 'stripe',
        stripe_dashboard: { type: 'full' },
      },
      metadata: { tenant: company.uuid },
    })
  })

  it('is pending until Stripe says otherwise: the way back only makes us ask', async () => {
    const { url, invoice } = await office.sell()
    const link = stripe.seen.findLast(({ path }) => path === '/v1/account_links')
    const back: string = link?.form.return_url
    expect(back).toMatch(new RegExp(`^${world.base()}/card-payments/return/[\\w-]{43}$`))
    const returned = await fetch(back, { redirect: 'manual' })
    expect(locationOf(returned)).toBe(`${world.base()}/settings#card-payments`)
    expect([await state(), (await office.pay(url, invoice)).status]).toEqual(['pending', 409])
    stripe.finishSetup(account)
    await fetch(back.replace(/.{43}$/, 'x'.repeat(43)), { redirect: 'manual' })
    expect(await state()).toBe('pending')
    await fetch(back, { redirect: 'manual' })
    expect(await state()).toBe('connected')
  })

  it('uses the same account again, and follows what Stripe says of it', async () => {
    const before = stripe.accounts.size
    expect((await office.settings('DELETE')).json.data.state).toBe('not_connected')
    expect((await office.settings('POST')).json.data).toMatchObject({ account, state: 'connected' })
    expect(stripe.accounts.size).toBe(before)
    Object.assign(stripe.accounts.get(account), { charges_enabled: false })
    expect(await postEvent(inbox, eventOf('account.updated', { id: account, object: 'account' }, account))).toBe(200)
    expect(await state()).toBe('problem')
    stripe.finishSetup(account)
    await postEvent(inbox, eventOf('account.updated', { id: account, object: 'account' }, account))
    expect(await state()).toBe('connected')
  })

  it('changes nothing while Stripe does not answer', async () => {
    const other = await world.createCompany()
    stripe.break('500', '500')
    const answer = await other.people.Admin.send('POST', other.path('card-payments/connect'), {})
    expect([answer.status, answer.json.code]).toEqual([503, 'unavailable'])
    expect((await other.people.Admin.send('GET', other.path('card-payments'))).json.data.state).toBe('not_connected')
  })
})

describe('a checkout at Stripe', () => {
  it.each([
    ['EUR', 25_050, '25050'],
    ['JPY', 118_000, '118000'],
    ['KWD', 12_340, '12340'],
  ])('asks for exactly what is open in %s, in the company’s account', async (currency, price, expected) => {
    const { url, invoice, number } = await office.sell(price, currency)
    const session = await open(url, invoice)
    const { account: of, form, key } = stripe.seen.at(-1) ?? {}
    expect(of).toBe(account)
    expect(key).toBe(`card-checkout:${form?.client_reference_id}`)
    expect(form.line_items[0].price_data).toEqual({
      currency: currency.toLowerCase(),
      unit_amount: expected,
      product_data: { name: number, description: 'Test Company · Dunes and delta' },
    })
    expect(JSON.stringify(form)).not.toContain('Ada')
    await postEvent(inbox, stripe.pay(session))
    expect(await paymentsOf(invoice)).toMatchObject([{ amount: price, currency, provider: 'stripe' }])
    expect((await office.call('GET', `invoices/${invoice}`)).status).toBe('paid')
  })

  it('is not offered for an amount that Stripe cannot charge exactly', async () => {
    const { url, invoice } = await office.sell(12_345, 'KWD')
    expect(await (await office.page(url)).text()).not.toContain('name="part"')
    expect((await office.pay(url, invoice)).status).toBe(409)
  })

  it('is the same for a second click, and another once the first has ended', async () => {
    const { url, invoice } = await office.sell()
    const [first, second] = await Promise.all([open(url, invoice), open(url, invoice)])
    expect(first).toBe(second)
    Object.assign(stripe.sessions.get(first), { status: 'expired' })
    const ended = await office.pay(url, invoice)
    expect(locationOf(ended)).toContain('/p/')
    expect(await open(url, invoice)).not.toBe(first)
  })

  it.each([['500'], ['reset'], ['hang']] as const)(
    'that cannot be opened (%s) says so, charges nothing and stores nothing',
    async (fault) => {
      const { url, invoice } = await office.sell()
      stripe.break(fault, fault)
      const response = await office.pay(url, invoice)
      const html = await response.text()
      expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'private, no-store'])
      expect(html).toContain(
        'The payment could not be started; nothing was charged. Try again or pay by bank transfer.',
      )
      const rows = await company.rows('select from card_checkouts where invoice = $1', [invoice])
      expect(rows).toEqual([])
      stripe.mend()
      await open(url, invoice)
    },
  )
})

describe('a payment at Stripe', () => {
  it('is recorded once by fifty events, the way back and the hourly job at the same time', async () => {
    const { url, invoice, number } = await office.sell()
    const session = await open(url, invoice)
    const event = stripe.pay(session)
    const statuses = await Promise.all([
      ...Array.from({ length: 50 }, () => postEvent(inbox, event)),
      ...Array.from({ length: 5 }, async () => (await fetch(returnOf(session), { redirect: 'manual' })).status),
    ])
    await followNow(world.deps, company.uuid)
    expect(statuses.filter((status) => status === 200)).toHaveLength(50)
    const paid = await paymentsOf(invoice)
    expect(paid).toMatchObject([
      { reference: stripe.sessions.get(session).payment_intent, method: 'card', amount: 25_000, unallocated: 0 },
    ])
    const rows = await company.rows('select from payments where reference = $1', [paid[0]?.reference])
    expect(rows).toHaveLength(1)
    expect((await office.bell()).filter(({ payment }) => payment === paid[0]?.uuid)).toMatchObject([
      { kind: 'payment', excerpt: `€250.00 · ${number}` },
    ])
  })

  it('is being processed until Stripe has confirmed it, and is recorded by the way back', async () => {
    const { url, invoice } = await office.sell()
    const session = await open(url, invoice)
    const first = await fetch(returnOf(session), { redirect: 'manual' })
    const waiting = await (await office.page(locationOf(first))).text()
    expect(waiting).toContain('is being processed')
    expect(waiting).not.toContain('has been received')
    stripe.pay(session)
    const second = await fetch(returnOf(session), { redirect: 'manual' })
    expect(await (await office.page(locationOf(second))).text()).toContain('Your payment of €250.00 has been received.')
    expect(await paymentsOf(invoice)).toHaveLength(1)
  })

  it('is found by the hourly job if neither an event nor the client brings it', async () => {
    const { url, invoice } = await office.sell()
    const session = await open(url, invoice)
    stripe.pay(session)
    await company.rows(`update card_checkouts set created_at = now() - interval '1 hour' where session = $1`, [session])
    await followNow(world.deps, company.uuid)
    expect(await paymentsOf(invoice)).toHaveLength(1)
  })

  it('is recorded on account if the invoice was credited meanwhile', async () => {
    const { url, invoice, number } = await office.sell()
    const session = await open(url, invoice)
    await office.call('POST', `invoices/${invoice}/void`, {})
    await postEvent(inbox, stripe.pay(session))
    const reference = stripe.sessions.get(session).payment_intent
    const payment = (await office.payments()).find((one) => one.reference === reference)
    expect(payment).toMatchObject({ amount: 25_000, unallocated: 25_000, allocations: [] })
    expect((await office.bell())[0]).toMatchObject({ kind: 'payment_on_account', excerpt: `€250.00 · ${number}` })
  })

  it('is recorded before another checkout is opened for the same invoice', async () => {
    const { url, invoice } = await office.sell()
    const session = await open(url, invoice)
    await office.call('POST', 'payments', {
      reference: 'By bank',
      date: '2026-03-03',
      amount: 5000,
      currency: 'EUR',
      allocations: [{ invoice, amount: 5000 }],
    })
    stripe.pay(session)
    const again = await office.pay(url, invoice)
    expect(locationOf(again)).toMatch(/\?paid=[\w-]{36}#payments$/)
    expect((await office.call('GET', `invoices/${invoice}`)).status).toBe('paid')
  })

  it('is refunded once for each refund, and taken back by a dispute until that is won', async () => {
    const { url, invoice } = await office.sell()
    const session = await open(url, invoice)
    await postEvent(inbox, stripe.pay(session))
    const refunded = stripe.refund(session, 5000)
    expect(await Promise.all([1, 2, 3].map(() => postEvent(inbox, refunded)))).toEqual([200, 200, 200])
    await postEvent(inbox, stripe.refund(session, 1000))
    const amounts = async () => (await paymentsOf(invoice)).map(({ kind, amount }) => `${kind} ${amount}`).toSorted()
    expect(await amounts()).toEqual(['payment 25000', 'refund -1000', 'refund -5000'])
    expect((await office.call('GET', `invoices/${invoice}`)).open).toBe(6000)
    expect((await office.bell())[0]).toMatchObject({ kind: 'refund' })

    await postEvent(inbox, stripe.dispute(session, 'warning_needs_response'))
    expect(await amounts()).toHaveLength(3)
    await postEvent(inbox, stripe.dispute(session, 'needs_response'))
    expect((await office.bell())[0]).toMatchObject({ kind: 'dispute' })
    const dispute = (await office.payments()).find(({ reference }) => reference.startsWith('dp_'))
    // No more can be given back of the invoice than is paid of it.
    expect(dispute).toMatchObject({ kind: 'refund', amount: -25_000, unallocated: -6000 })
    await postEvent(inbox, stripe.dispute(session, 'won'))
    await postEvent(inbox, stripe.dispute(session, 'won'))
    const won = (await office.payments()).filter(({ reference }) => reference === dispute?.reference)
    expect(won.map(({ kind, amount }) => `${kind} ${amount}`).toSorted()).toEqual(['payment 25000', 'refund -25000'])
  })
})

describe('an event', () => {
  it('is rejected unless Stripe has just signed it, and never believed', async () => {
    const { url, invoice } = await office.sell()
    const session = await open(url, invoice)
    const lie = eventOf('checkout.session.completed', { id: session, object: 'checkout.session' }, account)
    const now = Math.floor(Date.now() / 1000)
    expect(await postEvent(inbox, lie, { secret: 'whsec_of_somebody' })).toBe(400)
    expect(await postEvent(inbox, lie, { at: now - 3600 })).toBe(400)
    expect(await postEvent(inbox, lie, { at: now + 3600 })).toBe(400)
    expect(await postEvent(inbox, lie)).toBe(200)
    expect(await paymentsOf(invoice)).toEqual([])
  })

  it('about the session of another account, or one that is not ours, does nothing', async () => {
    const other = await world.createCompany()
    const { json } = await other.people.Admin.send('POST', other.path('card-payments/connect'), {})
    const { url, invoice } = await office.sell()
    const session = await open(url, invoice)
    const event = { ...stripe.pay(session), account: json.data.account }
    expect(await postEvent(inbox, event)).toBe(503)
    expect(await paymentsOf(invoice)).toEqual([])
    expect(await postEvent(inbox, { ...event, account: 'acct_unknown' })).toBe(200)
    expect(
      await postEvent(inbox, eventOf('charge.refunded', { object: 'charge', payment_intent: 'pi_x' }, account)),
    ).toBe(200)
  })

  it('is sent again by Stripe if we could not ask about it', async () => {
    const { url, invoice } = await office.sell()
    const event = stripe.pay(await open(url, invoice))
    stripe.break('500', '500')
    expect(await postEvent(inbox, event)).toBe(503)
    stripe.mend()
    expect(await postEvent(inbox, event)).toBe(200)
    expect(await paymentsOf(invoice)).toHaveLength(1)
  })
})
