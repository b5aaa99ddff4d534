import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Company, createWorld, type World } from '../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const openCheckout = async (stripe_plan = 'studio-yearly') => {
  const company = await world.createCompany({ isSubscribed: false })
  const answer = await company.people.Finance.send('POST', company.path('subscription'), { stripe_plan })
  return { company, url: String(answer.json.subscription.checkoutUrl) }
}
const look = async (url: string) => {
  const answer = await world.anonymous.send('GET', url)
  return { status: answer.status, headers: answer.headers, html: answer.bytes.toString('utf8') }
}
const post = (url: string, fields: Record<string, string>) =>
  world.anonymous.sendRaw('POST', url, {
    raw: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
const getStatus = async (company: Company) =>
  (await company.people.Owner.send('GET', company.path('subscription/info'))).json.subscription.status

describe('the checkout page', () => {
  it('shows plan, price, company and what follows, and may only post its form', async () => {
    const { url } = await openCheckout()
    const { status, headers, html } = await look(url)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ])
    for (const text of [
      'Test Company',
      'Studio',
      '€890.00 a year',
      '14 days are free',
      'Pay €0.00 today',
      '3‑D Secure',
      'declined',
    ])
      expect(html).toContain(text)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' http:/)
    expect(policy).not.toContain('unsafe')
    expect(html).not.toMatch(/<script|style=|src=/)
  })

  it('shows a hostile company name as text', async () => {
    const { company, url } = await openCheckout()
    const hostile = `"><script>alert(1)</script><img src=x onerror='alert(2)'>&amp;`
    await world.deps.pool.query('update tenants set name = $1 where uuid = $2', [hostile, company.uuid])
    for (const outcome of [undefined, 'paid']) {
      if (outcome) await post(url, { outcome })
      const { html } = await look(url)
      expect(html).not.toMatch(/<script|<img/)
      expect(html).toContain('&#60;script&#62;alert(1)')
    }
  })

  it('changes nothing when the card is declined or the payer goes back', async () => {
    const { company, url } = await openCheckout()
    const challenge = await post(url, { outcome: 'confirm' })
    expect([challenge.status, challenge.bytes.toString('utf8').includes('Is this you?')]).toEqual([200, true])
    // A rejection has its own URL, so that the payer can go back and forward.
    for (const [outcome, message] of [
      ['declined', 'The card was declined'],
      ['refused', 'did not confirm the card'],
    ] as const) {
      const answer = await post(url, { outcome })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `${url}?refused=${outcome}`])
      expect((await look(`${url}?refused=${outcome}`)).html).toContain(message)
      expect(await getStatus(company)).toBe('incomplete')
    }
    expect((await look(`${url}?refused=%3Cscript%3E`)).html).not.toContain('role="alert"')
    const back = await post(url, { outcome: 'cancelled' })
    expect([back.status, back.headers.get('location')]).toEqual([303, `${world.base()}/account`])
    expect(await getStatus(company)).toBe('incomplete')
    for (const outcome of ['free', '']) expect((await post(url, { outcome })).status).toBe(422)
    expect((await post(url, { outcome: 'confirmed' })).status).toBe(303)
    expect(await getStatus(company)).toBe('trialing')
    const { subscription } = (await company.people.Owner.send('GET', company.path('subscription/info'))).json
    expect(subscription.paymentMethod).toMatchObject({ last4: '3155' })
  })

  it('is paid once, and says so from then on', async () => {
    const { company, url } = await openCheckout()
    await Promise.all(Array.from({ length: 5 }, () => post(url, { outcome: 'paid' })))
    const { subscription } = (await company.people.Owner.send('GET', company.path('subscription/info'))).json
    expect((await post(url, { outcome: 'paid' })).headers.get('location')).toContain('stripe=success')
    expect((await company.people.Owner.send('GET', company.path('subscription/info'))).json.subscription).toEqual(
      subscription,
    )
    const { html } = await look(url)
    expect(html).toContain('Test Company is subscribed')
    expect(html).not.toContain('<form')
  })

  it('is followed by a page for changing the card, which pays what is overdue', async () => {
    const { company, url } = await openCheckout('solo-monthly')
    const portal = () => company.people.Owner.send('POST', company.path('subscription/portal'))
    expect((await portal()).status, 'nothing was paid yet').toBe(409)
    expect((await look(`${url}/card`)).status).toBe(404)
    await post(url, { outcome: 'paid-once' })
    const pass = (change: string) =>
      world.inTenant(company.uuid, (query) =>
        query(`update subscriptions set ${change} where tenant = $1`, [company.uuid]),
      )
    await pass(`period_end = now() - interval '2 days', trial_ends_at = now() - interval '2 days'`)
    const read = async () =>
      (await company.people.Owner.send('GET', company.path('subscription/info'))).json.subscription
    const invoices = async () => {
      const { data } = (await company.people.Owner.send('GET', company.path('subscription/invoices'))).json
      return data.map((one: { status: string; amount: { amount: number } }) => [one.status, one.amount.amount])
    }
    const late = await read()
    expect(late).toMatchObject({ status: 'past_due', paymentMethod: { last4: '0341' } })
    expect(Date.parse(late.graceEndsAt) - Date.now()).toBeGreaterThan(11.9 * 86_400_000)
    expect(await invoices()).toEqual([['open', 2900]])
    const page = String((await portal()).json.data.url)
    expect(page).toBe(`${url}/card`)
    expect((await look(page)).html).toContain('Choose another card to pay the amount due')
    expect((await post(page, { outcome: 'declined' })).headers.get('location')).toBe(`${page}?refused=declined`)
    expect((await look(`${page}?refused=declined`)).html).toContain('The card was declined')
    expect((await read()).status).toBe('past_due')
    expect((await post(page, { outcome: 'paid' })).headers.get('location')).toBe(`${world.base()}/account`)
    expect(await read()).toMatchObject({ status: 'active', graceEndsAt: null, paymentMethod: { last4: '4242' } })
    expect(await invoices()).toEqual([['paid', 2900]])
  })

  it('is closed to every other token, and its own token is not stored', async () => {
    const { company, url } = await openCheckout()
    const token = url.split('/').at(-1) ?? ''
    for (const other of [`${token.slice(0, -2)}xx`, `${token}x`, 'x', '%00', company.uuid]) {
      const answer = await look(`${world.base()}/checkout/${other}`)
      expect([answer.status, answer.html.includes('This checkout is closed')], other).toEqual([404, true])
    }
    const stored = await world.inTenant(
      company.uuid,
      async (query) => (await query('select * from subscriptions')).rows,
    )
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(stored[0].checkout_token_hash).toHaveLength(32)
  })
})
