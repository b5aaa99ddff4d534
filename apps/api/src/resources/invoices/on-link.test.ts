import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { wordsIn } from '@sojourn/publishing/languages/words'
import { pdfText } from '@sojourn/publishing/fixtures/pdf-text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptProposal } from '../../test/accept-proposal.ts'
import { proposing } from '../../test/proposals.ts'
import { type Answer, type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
let office: ReturnType<typeof proposing>
let [client, agency]: Json[] = []
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  office = proposing(world, company)
  const bankAccount = { holder: 'Dune Ltd', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A', bank: null }
  await company.people.Admin.send('PUT', `/v1/tenants/${company.uuid}`, { name: 'Dune and Delta', bankAccount })
  client = await office.done('POST', 'contacts', { givenName: 'Ada', familyName: 'Client' })
  agency = await office.done('POST', 'contacts', { givenName: 'Otto', familyName: 'Agency' })
})
afterAll(() => world.close())

const ok = async (method: string, rest: string, body: unknown = {}): Promise<Json> => {
  const { status, json } = await company.people.Finance.send(method, company.path(rest), body)
  expect(status, JSON.stringify(json)).toBeLessThan(300)
  return json.data
}
const get = async (rest: string): Promise<Json> =>
  (await company.people.Finance.send('GET', company.path(rest))).json.data
/** A published itinerary of a client and an agency, with its link, which shows invoices unless they are off. */
const propose = async (link: object = { showsInvoices: true }) => {
  const proposed = await office.propose({ client: client?.uuid, agency: agency?.uuid, tags: ['SECRET-TAG'] })
  await change(proposed, link)
  return proposed
}
type Proposed = Awaited<ReturnType<typeof office.propose>>
const change = ({ uuid, share }: Proposed, link: object): Promise<Json> =>
  office.done('PUT', `itineraries/${uuid}/shares/${share}`, link)
const draft = (itinerary: string, fields: object = {}) =>
  ok('POST', 'invoices', {
    title: 'Dunes and delta',
    itinerary,
    payer: client?.uuid,
    currency: 'EUR',
    lines: [{ description: 'Deposit', price: 25_050 }],
    due: '2031-06-01',
    ...fields,
  })
const issued = async (itinerary: string, fields: object = {}) =>
  ok('POST', `invoices/${(await draft(itinerary, fields)).uuid}/issue`)
const pay = (amount: number, allocation: object, fields: object = {}) =>
  ok('POST', 'payments', {
    reference: 'SECRET-REFERENCE',
    notes: 'SECRET-PAYMENT',
    date: '2026-03-03',
    amount,
    currency: 'EUR',
    payer: client?.uuid,
    allocations: [{ ...allocation, amount }],
    ...fields,
  })
/** What a page shows of payments, as text, with a bar between elements. */
const shownOn = async (url: string): Promise<string> => {
  const [, shown] = (await office.read(url)).split('<div class="payments" id="payments">')
  if (shown === undefined) throw new Error('the page has no place for payments')
  return (shown.split('<footer')[0] ?? '').replaceAll(/(<[^>]*>)+/g, '|')
}
const open = (url: string): Promise<Answer> => world.anonymous.send('GET', url)
const euros = (amount: number) => moneyInWords({ amount, currency: 'EUR' })

describe('the invoices on the page of a link', () => {
  it('are only shown once a member turns that on', async () => {
    const { uuid, url, share } = await propose({})
    const one = await issued(uuid)
    expect(await office.read(url)).not.toContain(one.number)
    expect((await open(`${url}/invoices/${one.uuid}.pdf`)).status).toBe(404)
    const link = await office.done('PUT', `itineraries/${uuid}/shares/${share}`, { showsInvoices: true })
    expect(link.showsInvoices).toBe(true)
    expect(await shownOn(url)).toContain(one.number)
  })

  it('have the figures of the invoice in the app, and follow payments at once', async () => {
    const { uuid, url } = await propose()
    const one = await issued(uuid)
    const expectSame = async (words: string) => {
      const { sums, paid, open: left } = await get(`invoices/${one.uuid}`)
      const shown = await shownOn(url)
      expect(shown).toContain(`|Invoice ${one.number} (PDF)|${words}|`)
      expect(shown).toContain(`|Total|${euros(sums.total)}|Paid|${euros(paid)}|Still to pay|${euros(left)}|`)
      return { shown, balance: await get(`itineraries/${uuid}/balance`) }
    }
    const first = await expectSame('Due on 1 June 2031')
    expect(first.shown).toContain(`|${euros(first.balance.payers[0].open)}|Open invoices|`)
    expect(first.shown).toContain(`|Account holder|Dune Ltd|IBAN|NL91 ABNA 0417 1643 00|BIC|ABNANL2A|Amount|€250.50|`)
    await pay(10_025, { invoice: one.uuid })
    const partly = await expectSame('Due on 1 June 2031')
    expect([partly.balance.payers[0].open, partly.shown.includes('|Amount|€150.25|')]).toEqual([15_025, true])
    const last = await pay(15_025, { invoice: one.uuid }, { date: '2026-03-09', method: 'card' })
    const { shown } = await expectSame('Paid on 9 March 2026')
    expect(shown).toContain(`|9 March 2026|Card · For invoice ${one.number}|€150.25|`)
    expect([shown.includes('There are no open invoices.'), shown.includes('IBAN')]).toEqual([true, false])
    await ok('DELETE', `payments/${last.uuid}`, undefined)
    await expectSame('Due on 1 June 2031')
  })

  it('say what of the published schedule is paid and due, as the balance does', async () => {
    const proposed = await propose()
    const { uuid, url } = proposed
    await pay(10_000, { itinerary: uuid, row: 0 })
    const { rows } = await get(`itineraries/${uuid}/balance`)
    expect(rows).toEqual([{ row: 0, paid: 10_000 }])
    const balance = 'Balance|Due on 1 March 2027|€750.00|'
    expect(await shownOn(url)).toContain(
      `|Paid and due|Deposit|Date to be agreed · ${euros(rows[0].paid)} paid|€250.00|${balance}`,
    )
    const draftOfRow = await ok('POST', 'invoices', { itinerary: uuid, fromSchedule: { rows: [0] } })
    const { number } = await ok('POST', `invoices/${draftOfRow.uuid}/issue`)
    const shown = await shownOn(url)
    expect(shown).toContain(`|Paid and due|Deposit|Invoice ${number}|€250.00|${balance}`)
    expect(shown).toContain('|Total|€250.00|Paid|€100.00|Still to pay|€150.00|')
    const [deposit] = (await get(`itineraries/${uuid}`)).paymentSchedule
    const planned = [deposit, { label: 'SECRET-ROW', amount: { amount: 75_000, currency: 'EUR' }, due: null }]
    await office.done('PUT', `itineraries/${uuid}`, {
      paymentSchedule: planned,
      rev: (await get(`itineraries/${uuid}`)).rev,
    })
    const later = await shownOn(url)
    expect([later.includes('Paid and due'), later.includes('SECRET'), later.includes(number)]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('say when what was due on booking is due, once the client has accepted', async () => {
    const { uuid, url } = await propose()
    await pay(10_000, { itinerary: uuid, row: 0 })
    expect((await acceptProposal(url)).status).toBe(303)
    const [{ due }] = (await get(`itineraries/${uuid}`)).paymentSchedule
    expect(due).toMatch(/^\d{4}-/)
    const shown = await shownOn(url)
    expect(shown).toContain(
      `|Paid and due|Deposit|Due on ${wordsIn('en').dateText(due)} · ${euros(10_000)} paid|€250.00|`,
    )
  })

  it('are overdue from the day after they are due, and void ones stay with their credit note', async () => {
    const { uuid, url } = await propose()
    const late = await issued(uuid, { due: '2026-02-28' })
    const wrong = await issued(uuid)
    await ok('POST', `invoices/${wrong.uuid}/void`)
    const shown = await shownOn(url)
    expect(shown).toContain(`|Invoice ${late.number} (PDF)|Overdue since 1 March 2026|`)
    expect(shown).toContain(`|Invoice ${wrong.number} (PDF)|Credited in full|`)
    expect(shown).toMatch(new RegExp(`\\|Credit note CN-\\d{4}-\\d{4} \\(PDF\\)\\|For invoice ${wrong.number}\\|`))
    expect(shown).toContain('|€250.50|Open invoices|')
  })

  it('never show drafts, invoices of others, and what is private', async () => {
    const proposed = await propose()
    const { uuid, url } = proposed
    const other = await propose()
    const mine = await issued(uuid)
    const ofAgency = await issued(uuid, { payer: agency?.uuid })
    const elsewhere = await issued(other.uuid)
    const drafted = await draft(uuid, { title: 'SECRET-DRAFT' })
    await pay(2_000, { itinerary: uuid, row: 0 }, { payer: agency?.uuid })
    await pay(1_000, { itinerary: uuid, row: 0 })
    const together = await pay(3_000, { invoice: mine.uuid }, { date: '2026-03-05' })
    await ok('PUT', `payments/${together.uuid}`, {
      rev: together.rev,
      allocations: [
        { invoice: mine.uuid, amount: 1_000 },
        { invoice: elsewhere.uuid, amount: 2_000 },
      ],
    })
    const html = await office.read(url)
    for (const hidden of ['SECRET', ofAgency.number, elsewhere.number, drafted.uuid]) expect(html).not.toContain(hidden)
    const shown = await shownOn(url)
    expect(shown).toContain(`|Payments received|3 March 2026|Bank transfer|€10.00|5 March 2026|`)
    expect(shown).not.toMatch(/€20\.00|€30\.00/)
    for (const one of [ofAgency, elsewhere, drafted])
      expect((await open(`${url}/invoices/${one.uuid}.pdf`)).status).toBe(404)
    await change(proposed, { audience: 'agent' })
    const forAgency = await shownOn(url)
    expect([forAgency.includes(ofAgency.number), forAgency.includes(mine.number)]).toEqual([true, false])
    expect(forAgency).toContain('|€20.00|')
    await change(proposed, { audience: 'internal' })
    expect(await shownOn(url)).not.toContain('Payments')
  })

  it('appear on pages that were stored before there was a place for them', async () => {
    const { uuid, url } = await propose()
    const one = await issued(uuid)
    const [{ page_key: key }] = await company.rows('select page_key from publications where itinerary = $1', [uuid])
    const stored = (await world.deps.storage.get(key))?.toString() ?? ''
    const place = /<div class="payments" id="payments">[^<]+<\/div>/
    expect(stored).toMatch(place)
    await world.deps.storage.put(key, Buffer.from(stored.replace(place, '')))
    expect(await shownOn(url)).toContain(one.number)
  })

  it('can only be turned on by members who may read invoices', async () => {
    const { Agent } = company.people
    const created = await Agent.send('POST', company.path('itineraries/'), { title: 'Mine', dayCount: 1 })
    const path = `itineraries/${created.json.data.uuid}`
    const [{ uuid: share }] = (await Agent.send('POST', company.path(`${path}/publish`), {})).json.data.shares
    const put = (who: typeof Agent, body: object) => who.send('PUT', company.path(`${path}/shares/${share}`), body)
    const rejected = [
      await put(Agent, { showsInvoices: true }),
      await Agent.send('POST', company.path(`${path}/shares`), { showsInvoices: true }),
    ]
    for (const { status, json } of rejected) expect([status, json.code]).toEqual([422, 'permission_denied'])
    expect((await put(company.people.Designer, { showsInvoices: true })).json.data.showsInvoices).toBe(true)
    const audience = await put(Agent, { showsInvoices: true, audience: 'agent' })
    expect(audience.json.code).toBe('permission_denied')
    expect((await put(Agent, { showsInvoices: true, passcode: 'gemsbok-7' })).status).toBe(200)
    expect((await put(Agent, { showsInvoices: false })).json.data.showsInvoices).toBe(false)
  })
})

describe('the documents of a link', () => {
  it('are the PDF of an invoice, and the receipt of a payment once it is issued', async () => {
    const { uuid, url } = await propose()
    const one = await issued(uuid)
    const invoice = await open(`${url}/invoices/${one.uuid}.pdf`)
    expect([invoice.status, invoice.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(invoice.headers.get('content-disposition')).toBe(`inline; filename="Invoice ${one.number}.pdf"`)
    const member = await company.people.Finance.send('GET', company.path(`invoices/${one.uuid}/pdf`))
    expect(invoice.bytes.equals(member.bytes)).toBe(true)
    const payment = await pay(25_050, { invoice: one.uuid })
    const receiptUrl = `${url}/payments/${payment.uuid}/receipt.pdf`
    expect([(await open(receiptUrl)).status, (await office.read(url)).includes(receiptUrl)]).toEqual([404, false])
    await ok('POST', `payments/${payment.uuid}/receipt`)
    expect(await office.read(url)).toContain(`href="${receiptUrl}"`)
    const receipt = await open(receiptUrl)
    expect([receipt.status, receipt.bytes.toString('latin1').includes('pdfuaid')]).toEqual([200, true])
    const text = pdfText(receipt.bytes)
    expect([text.includes('€250.50'), text.includes('SECRET-PAYMENT')]).toEqual([true, false])
    const other = await propose()
    for (const below of [`invoices/${one.uuid}.pdf`, `payments/${payment.uuid}/receipt.pdf`])
      expect((await open(`${other.url}/${below}`)).status, below).toBe(404)
  })

  it('do not open through a link of another company', async () => {
    const { uuid } = await propose()
    const one = await issued(uuid)
    const stranger = await world.createCompany()
    const theirs = await proposing(world, stranger).propose()
    await stranger.people.Designer.send('PUT', stranger.path(`itineraries/${theirs.uuid}/shares/${theirs.share}`), {
      showsInvoices: true,
    })
    expect((await open(`${theirs.url}/invoices/${one.uuid}.pdf`)).status).toBe(404)
  })

  it('need the passcode, and end with the link and with its itinerary', async () => {
    const proposed = await propose({ showsInvoices: true, passcode: 'gemsbok-7' })
    const { uuid, url, share } = proposed
    const one = await issued(uuid)
    const pdf = `${url}/invoices/${one.uuid}.pdf`
    const locked = await open(pdf)
    expect([locked.status, locked.bytes.toString().includes(`value="invoices/${one.uuid}.pdf"`)]).toEqual([200, true])
    expect(locked.bytes.toString()).not.toContain(one.number)
    await change(proposed, { passcode: null })
    expect((await open(pdf)).headers.get('content-type')).toBe('application/pdf')
    await change(proposed, { expiresAt: '2020-01-01T00:00:00.000Z' })
    expect((await open(pdf)).status).toBe(404)
    await change(proposed, { expiresAt: null })
    expect((await open(pdf)).status).toBe(200)
    await office.done('DELETE', `itineraries/${uuid}/shares/${share}`)
    expect((await open(pdf)).status).toBe(404)
    const binned = await propose()
    const other = await issued(binned.uuid)
    await office.done('DELETE', `itineraries/${binned.uuid}`)
    expect((await open(`${binned.url}/invoices/${other.uuid}.pdf`)).status).toBe(404)
  })

  it('are printed a limited number of times', async () => {
    const { uuid, url } = await propose()
    const one = await issued(uuid)
    const pdf = `${url}/invoices/${one.uuid}.pdf`
    await open(pdf)
    await world.deps.pool.query(`update rate_limits set points = 60 where key like 'link-documents%'`)
    expect((await open(pdf)).status).toBe(429)
  })
})
