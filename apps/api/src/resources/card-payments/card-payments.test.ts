import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CardOffice, cardOffice } from '../../test/card-office.ts'
import { followNow } from '../../test/follow-checkouts.ts'
import { type Company, createWorld, type World } from '../../test/world.ts'
import { dueNow } from './read-offers.ts'

let world: World
let company: Company
let office: CardOffice
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  office = await cardOffice(world, company)
})
afterAll(() => world.close())

const connect = async () => expect((await office.settings('POST')).status).toBe(200)
const locationOf = (response: Response): string => response.headers.get('location') ?? ''
/** Presses a button of the built-in checkout. */
const press = (checkout: string, outcome: string) =>
  fetch(checkout, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
const textOf = (html: string): string => html.replaceAll(/<style>.*?<\/style>|<script.*?<\/script>/gs, '')

describe('test payments, where no provider is set up', () => {
  it('are off until an Admin turns them on, and that is in the activity log', async () => {
    const { url, invoice } = await office.sell()
    expect(await (await office.page(url)).text()).not.toContain('name="part"')
    expect((await office.pay(url, invoice)).status).toBe(409)
    const off = await office.settings('GET')
    expect(off.json.data).toEqual({
      provider: 'test',
      state: 'not_connected',
      account: null,
      connectedAt: null,
      connectedBy: null,
      url: null,
    })
    const on = await office.settings('POST')
    expect(on.json.data).toMatchObject({ provider: 'test', state: 'connected', connectedBy: 'Test Person', url: null })
    const log = await company.people.Admin.send('GET', company.path('audit'))
    expect(log.json.data.map(({ action }: { action: string }) => action)).toContain('card-payments.connect')
    expect((await office.settings('GET', company.people.Manager)).status).toBe(404)
  })

  it('take the client from the page to the checkout and back, and record the payment', async () => {
    await connect()
    const { uuid, url, invoice, number } = await office.sell()
    const page = await office.page(url)
    const html = await page.text()
    expect(html).toContain(`<form class="pay" action="${url}/pay" method="post">`)
    expect(textOf(html)).toContain('Pay €250.00 by card')
    expect(textOf(html)).toContain('These are test payments: no card is charged.')
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${world.base()} ${world.base()};`)
    expect(page.headers.get('cache-control')).toBe('private, no-store')

    const begun = await office.pay(url, invoice)
    expect([begun.status, begun.headers.get('cache-control')]).toEqual([303, 'private, no-store'])
    const checkout = locationOf(begun)
    const shown = await (await fetch(checkout)).text()
    for (const words of [number, 'Dunes and delta', '€250.00', 'nothing is charged']) expect(shown).toContain(words)
    expect(shown).not.toContain('Ada')

    const declined = await press(checkout, 'declined')
    expect(locationOf(declined)).toMatch(/\?declined$/)
    const paid = await press(checkout, 'paid')
    expect(locationOf(paid)).toMatch(new RegExp(`^${url}/paid/[\\w-]{36}$`))
    const back = await fetch(locationOf(paid), { redirect: 'manual' })
    expect(locationOf(back)).toMatch(/\/p\/[\w-]+\?paid=[\w-]{36}#payments$/)
    const after = textOf(await (await office.page(locationOf(back))).text())
    expect(after).toContain('<output class="pay-notice received">')
    expect(after).toContain('Thank you. Your payment of €250.00 has been received.')
    expect(after).toContain('There are no open invoices.')
    expect(after).not.toContain('name="part"')

    const [payment] = await office.payments()
    expect(payment).toMatchObject({
      kind: 'payment',
      amount: 25_000,
      currency: 'EUR',
      method: 'card',
      provider: 'test',
      payer: office.client.uuid,
      allocations: [{ invoice, itinerary: null, row: null, amount: 25_000 }],
      unallocated: 0,
    })
    const [notification] = await office.bell()
    expect(notification).toMatchObject({
      kind: 'payment',
      payment: payment?.uuid,
      excerpt: `€250.00 · ${number}`,
      itinerary: { uuid },
    })
    expect((await office.bell('Finance'))[0]).toMatchObject({ payment: payment?.uuid })
    expect(await office.bell('Viewer')).toEqual([])
    const log = await company.people.Admin.send('GET', company.path(`audit?target=${uuid}`))
    expect(log.json.data.map(({ action }: { action: string }) => action)).toContain('itinerary.pay')
  })

  it('can be paid once, also by fifty clicks at once, and opened once by a double click', async () => {
    await connect()
    const { url, invoice } = await office.sell()
    const opened = await Promise.all([1, 2, 3].map(() => office.pay(url, invoice)))
    expect(new Set(opened.map(locationOf)).size).toBe(1)
    const checkout = locationOf(await office.pay(url, invoice))
    expect(checkout).toBe(locationOf(opened[0] as Response))
    const before = (await office.payments()).length
    const paid = await Promise.all(Array.from({ length: 50 }, () => press(checkout, 'paid')))
    expect(new Set(paid.map(({ status }) => status))).toEqual(new Set([303]))
    expect((await office.payments()).length).toBe(before + 1)
    expect((await office.pay(url, invoice)).status).toBe(409)
    expect((await fetch(checkout)).status).toBe(404)
  })

  it('change nothing if the client cancels, and close what was opened for another amount', async () => {
    await connect()
    const { url, invoice } = await office.sell()
    const first = locationOf(await office.pay(url, invoice))
    const cancelled = await press(first, 'cancelled')
    expect(locationOf(cancelled)).toBe(`${url}#payments`)
    expect(textOf(await (await office.page(url)).text())).toContain('Pay €250.00 by card')
    await office.call('POST', 'payments', {
      reference: 'By bank',
      date: '2026-03-03',
      amount: 5000,
      currency: 'EUR',
      allocations: [{ invoice, amount: 5000 }],
    })
    const second = locationOf(await office.pay(url, invoice))
    expect(second).not.toBe(first)
    expect([(await fetch(first)).status, (await press(first, 'paid')).status]).toEqual([404, 404])
    expect(await (await fetch(second)).text()).toContain('€200.00')
  })

  it('are recorded on account if the invoice was paid meanwhile, also if the link was revoked', async () => {
    await connect()
    const { uuid, share, url, invoice, number } = await office.sell()
    const checkout = locationOf(await office.pay(url, invoice))
    await office.call('POST', 'payments', {
      reference: 'By bank',
      date: '2026-03-03',
      amount: 20_000,
      currency: 'EUR',
      allocations: [{ invoice, amount: 20_000 }],
    })
    await office.done('DELETE', `itineraries/${uuid}/shares/${share}`)
    expect((await press(checkout, 'paid')).status).toBe(303)
    const payment = (await office.payments()).find(({ method, unallocated }) => method === 'card' && unallocated > 0)
    expect(payment).toMatchObject({ amount: 25_000, unallocated: 20_000, allocations: [{ invoice, amount: 5000 }] })
    expect((await office.bell())[0]).toMatchObject({ kind: 'payment_on_account', excerpt: `€250.00 · ${number}` })
  })

  it('offer what is due now beside everything, and work the amount out on the server', async () => {
    await connect()
    const { uuid, url, share } = await office.propose({ client: office.client.uuid })
    await office.done('PUT', `itineraries/${uuid}/shares/${share}`, { showsInvoices: true })
    const invoice = await office.issue({ itinerary: uuid, fromSchedule: { rows: [0, 1] } })
    const html = textOf(await (await office.page(url)).text())
    expect(html).toContain('Pay what is due now by card: €250.00')
    expect(html).toContain('Pay everything by card: €1,000.00')
    const due = await office.pay(url, invoice.uuid, { part: 'due', amount: '1' })
    expect(await (await fetch(locationOf(due))).text()).toContain('€250.00')
    const all = await office.pay(url, invoice.uuid, { part: 'all' })
    expect(await (await fetch(locationOf(all))).text()).toContain('€1,000.00')
    expect((await fetch(locationOf(due))).status).toBe(404)
  })

  it('end for clients when they are turned off, but what is open is still recorded', async () => {
    await connect()
    const { url, invoice } = await office.sell()
    const checkout = locationOf(await office.pay(url, invoice))
    expect((await office.settings('DELETE')).json.data).toMatchObject({ state: 'not_connected' })
    expect((await office.settings('DELETE')).status).toBe(404)
    expect((await office.pay(url, invoice)).status).toBe(409)
    expect((await press(checkout, 'paid')).status).toBe(303)
    expect((await office.call('GET', `invoices/${invoice}`)).status).toBe('paid')
    await connect()
  })
})

describe('paying by card', () => {
  it('is not there for other links, other companies, guesses and invoices that are not shown', async () => {
    await connect()
    const [one, other] = [await office.sell(), await office.sell()]
    expect((await office.pay(one.url, other.invoice)).status).toBe(409)
    expect((await office.pay(one.url, 'x')).status).toBe(409)
    expect((await office.pay(`${world.base()}/p/${'x'.repeat(43)}`, one.invoice)).status).toBe(404)
    const hidden = await office.sell(25_000, 'EUR', { showsInvoices: false })
    expect((await office.pay(hidden.url, hidden.invoice)).status).toBe(404)
    const checkout = locationOf(await office.pay(one.url, one.invoice))
    const uuid = checkout.split('/').at(-2) ?? ''
    const elsewhere = await fetch(`${other.url}/paid/${uuid}`, { redirect: 'manual' })
    expect([elsewhere.status, locationOf(elsewhere)]).toEqual([303, other.url])
    expect((await fetch(checkout.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(404)
    const stranger = await world.createCompany()
    expect((await fetch(checkout.replace(company.uuid, stranger.uuid))).status).toBe(404)
    expect((await (await office.page(`${other.url}?paid=${uuid}`)).text()).includes('pay-notice ')).toBe(false)
  })

  it('asks for the passcode of the link first', async () => {
    await connect()
    const { uuid, share, url, invoice } = await office.sell()
    await office.done('PUT', `itineraries/${uuid}/shares/${share}`, { passcode: 'open sesame' })
    const locked = await office.pay(url, invoice)
    expect([locked.status, (await locked.text()).includes('Enter the passcode')]).toEqual([200, true])
    const [row] = await company.rows('select count(*)::int as count from card_checkouts where invoice = $1', [invoice])
    expect(row.count).toBe(0)
  })

  it('is limited for each link', async () => {
    await connect()
    const { url } = await office.sell()
    const answers: number[] = []
    for (let n = 0; n < 31; n += 1) answers.push((await office.pay(url, 'none')).status)
    expect([answers[0], answers.at(-1)]).toEqual([409, 429])
  })

  it('leaves nothing open once a checkout has expired', async () => {
    await connect()
    const { url, invoice } = await office.sell()
    const checkout = locationOf(await office.pay(url, invoice))
    await company.rows(`update card_checkouts set expires_at = now() - interval '1 minute' where invoice = $1`, [
      invoice,
    ])
    expect((await press(checkout, 'paid')).status).toBe(404)
    await followNow(world.deps, company.uuid)
    const rows = await company.rows('select status from card_checkouts where invoice = $1', [invoice])
    expect(rows).toEqual([{ status: 'closed' }])
  })
})

describe('what is due now', () => {
  const rows = [
    { amount: { amount: 700, currency: 'EUR' }, due: '2027-03-01' },
    { amount: { amount: 300, currency: 'EUR' }, due: null },
  ]
  it.each([
    ['the first row, before its day', { open: 1000, today: '2026-01-01' }, 300],
    ['the next row, once the first is paid', { open: 700, today: '2026-01-01' }, 700],
    ['the rest of a row that is paid in part', { open: 900, today: '2026-01-01' }, 200],
    ['every row whose day has come', { open: 1000, today: '2027-03-01' }, 1000],
  ])('is %s', (_what, { open, today }, expected) => {
    expect(dueNow({ total: 1000, open, currency: 'EUR' }, rows, today)).toBe(expected)
  })

  it('is everything if the schedule is no longer what was invoiced', () => {
    expect(dueNow({ total: 900, open: 900, currency: 'EUR' }, rows, '2026-01-01')).toBe(900)
    expect(dueNow({ total: 1000, open: 1000, currency: 'ZAR' }, rows, '2026-01-01')).toBe(1000)
  })
})
