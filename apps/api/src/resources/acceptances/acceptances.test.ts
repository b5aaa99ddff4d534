import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { emailLimits } from '../../identity/auth-limits.ts'
import { acceptProposal, versionOn } from '../../test/accept-proposal.ts'
import { paragraph } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const euros = (amount: number) => ({ amount: amount * 100, currency: 'EUR' })
const send = (method: string, path: string, body?: unknown) =>
  company.people.Designer.send(method, company.path(path), body)
const done = async (method: string, path: string, body?: unknown): Promise<Json> => {
  const answer = await send(method, path, body)
  expect(answer.status, JSON.stringify(answer.json)).toBeLessThan(300)
  return answer.json.data
}

type Proposed = { uuid: string; rev: number; url: string; share: string; plain: string; fine: string; flight: string }

/** Publishes a proposal for two: a lodge with a finer alternative for €300 more, and a balloon flight for €500. */
const propose = async (fields: Json = {}): Promise<Proposed> => {
  const [plain, fine, flight] = [randomUUID(), randomUUID(), randomUUID()]
  const stay = { kind: 'accommodation', day: 0, nights: 2, optionGroup: 'Lodge' }
  const { uuid } = await done('POST', 'itineraries/', {
    title: 'Dunes and delta',
    startDate: '2027-05-04',
    dayCount: 3,
    adults: 2,
    priceMode: 'total',
    currency: 'EUR',
    terms: paragraph('Cancel at any time.'),
    paymentSchedule: [
      { label: 'Deposit', amount: euros(250), due: null },
      { label: 'Balance', amount: euros(750), due: '2027-03-01' },
    ],
    segments: [
      { ...stay, uuid: plain, title: 'Plain Lodge', gross: euros(1000) },
      { ...stay, uuid: fine, title: 'Fine Lodge', gross: euros(1300), isSelected: false },
      { uuid: flight, kind: 'excursion', day: 1, title: 'Balloon', gross: euros(500), inclusion: 'optional' },
    ],
    ...fields,
  })
  const { rev, shares } = await done('POST', `itineraries/${uuid}/publish`, {})
  return { uuid, rev, url: shares[0].url, share: shares[0].uuid, plain, fine, flight }
}

const read = async (url: string): Promise<string> => (await world.anonymous.send('GET', url)).bytes.toString()
const priceOn = (html: string): string => /<p class="amount">(.*?)<\/p>/.exec(html)?.[1] ?? ''
const rowsOn = (html: string): string[] =>
  [...(/<caption>Payment schedule.*?<\/table>/.exec(html)?.[0] ?? '').matchAll(/<td>(.*?)<\/td>/g)].map(
    ([, amount]) => amount ?? '',
  )
const takenOn = (html: string): string[] =>
  [...html.matchAll(/<input id="option-([^"]*)"[^>]*>/g)].flatMap(([input, uuid]) =>
    input.includes('checked') ? (uuid ?? []) : [],
  )
const choose = (url: string, ...choices: string[]) =>
  world.anonymous.sendRaw('POST', `${url}/choices`, {
    raw: new URLSearchParams(choices.map((uuid, index) => [`choice-${index}`, uuid])),
  })
const accepted = (uuid: string): Promise<Json> => done('GET', `itineraries/${uuid}/acceptances`)

describe('choices on the page', () => {
  it('change the price, the payments and what is taken, for this link only', async () => {
    const { uuid, url, plain, fine, flight } = await propose()
    const before = await read(url)
    expect([priceOn(before), rowsOn(before), takenOn(before)]).toEqual(['€1,000', ['€250', '€750'], [plain]])
    const other = (await done('POST', `itineraries/${uuid}/shares`, { audience: 'client' })).url
    const answer = await choose(url, fine, flight)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, url])
    const after = await read(url)
    expect([priceOn(after), rowsOn(after)]).toEqual(['€1,800', ['€450', '€1,350']])
    expect(takenOn(after).toSorted()).toEqual([fine, flight].toSorted())
    expect(after).toContain('Instead of Fine Lodge: €300 less')
    expect(priceOn(await read(other))).toBe('€1,000')
    await choose(url, plain)
    expect([priceOn(await read(url)), takenOn(await read(url))]).toEqual(['€1,000', [plain]])
  })

  it('leave out what is not offered, and keep to one of several', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    const walk = { kind: 'excursion', day: 1, inclusion: 'optional', optionGroup: 'Walk', gross: euros(10) }
    const { url } = await propose({
      paymentSchedule: [],
      segments: [
        { ...walk, uuid: one, title: 'Morning walk' },
        { ...walk, uuid: other, title: 'Evening walk' },
        { uuid: randomUUID(), kind: 'excursion', day: 0, title: 'Drive', gross: euros(100) },
      ],
    })
    await choose(url, randomUUID(), one)
    expect(takenOn(await read(url))).toEqual([one])
    await choose(url, one, other)
    expect([takenOn(await read(url)), priceOn(await read(url))]).toEqual([[other], '€110'])
    expect((await choose(url, "'; drop table shares; --")).status).toBe(303)
    expect([takenOn(await read(url)), priceOn(await read(url))]).toEqual([[], '€100'])
  })

  it('are kept for the next version as far as it offers them', async () => {
    const { uuid, url, fine, flight } = await propose()
    await choose(url, fine, flight)
    const { rev, segments } = await done('GET', `itineraries/${uuid}`)
    const left = segments.filter((segment: Json) => segment.uuid !== flight)
    await done('PUT', `itineraries/${uuid}`, { rev, segments: left })
    await done('POST', `itineraries/${uuid}/publish`, {})
    expect([takenOn(await read(url)), priceOn(await read(url))]).toEqual([[fine], '€1,300'])
  })

  it('that exclude each other in a later version become one', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    const walk = { kind: 'excursion', day: 1, inclusion: 'optional', gross: euros(10) }
    const segments = [
      { uuid: randomUUID(), kind: 'excursion', day: 0, title: 'Drive', gross: euros(100) },
      { ...walk, uuid: one, title: 'Morning walk' },
      { ...walk, uuid: other, title: 'Evening walk' },
    ]
    const { uuid, rev, url } = await propose({ paymentSchedule: [], segments })
    await choose(url, one, other)
    expect(priceOn(await read(url))).toBe('€120')
    const grouped = (await done('GET', `itineraries/${uuid}`)).segments.map((segment: Json) =>
      segment.title === 'Drive' ? segment : { ...segment, optionGroup: 'Walk' },
    )
    await done('PUT', `itineraries/${uuid}`, { rev, segments: grouped })
    await done('POST', `itineraries/${uuid}/publish`, {})
    const page = await read(url)
    expect([takenOn(page).length, priceOn(page)]).toEqual([1, '€110'])
    expect((await acceptProposal(url, { choices: takenOn(page) })).status).toBe(303)
  })

  it('are sent along when the client goes on to accept', async () => {
    const { url, fine } = await propose()
    const version = await versionOn(url)
    const raw = new URLSearchParams({ 'group-x': fine, next: 'accept' })
    const answer = await world.anonymous.sendRaw('POST', `${url}/choices?version=${version}`, { raw })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${url}/accept?version=${version}`])
    expect(priceOn(await read(`${url}/accept?version=${version}`))).toBe('€1,300')
  })

  it('never publish net prices, internal notes or suppliers', async () => {
    const secret = 'SECRET-NOBODY-MAY-READ'
    const flight = randomUUID()
    const { url } = await propose({
      paymentSchedule: [],
      segments: [
        { uuid: randomUUID(), kind: 'excursion', day: 0, title: 'Drive', gross: euros(100) },
        {
          uuid: flight,
          kind: 'excursion',
          day: 0,
          title: 'Balloon',
          inclusion: 'optional',
          net: { amount: 765_432_100, currency: 'EUR' },
          gross: euros(10),
          notesInternal: secret,
          confirmationNo: secret,
        },
      ],
    })
    await choose(url, flight)
    const pages = [await read(url), await read(`${url}/accept?version=${await versionOn(url)}`)]
    for (const page of pages) {
      expect(page).toContain('Balloon')
      expect(page).not.toContain(secret)
      expect(page).not.toMatch(/7[,.]?654[,.]?321|765432100/)
    }
  })
})

describe('accepting a proposal', () => {
  it('stores who accepted what, and sends the receipt to both', async () => {
    const { uuid, url, fine } = await propose({ owner: company.people.Designer.uuid })
    await choose(url, fine)
    const form = await read(`${url}/accept?version=${await versionOn(url)}`)
    expect([priceOn(form), form.includes('Cancel at any time.')]).toEqual(['€1,300', true])
    expect(form.replaceAll(/<[^>]*>/g, '')).toContain('Day 1: Fine Lodge, instead of Plain Lodge')
    const answer = await acceptProposal(url, { choices: [fine] })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${url}/accepted`])
    expect(await read(`${url}/accepted`)).toContain('You accepted this proposal on')
    const [acceptance, ...others] = await accepted(uuid)
    expect(others).toEqual([])
    expect(acceptance).toMatchObject({
      isCurrent: true,
      name: 'Ada Client',
      email: 'ada@example.test',
      total: euros(1300),
      choices: [{ uuid: fine, title: 'Fine Lodge', day: 1, insteadOf: 'Plain Lodge' }],
      revokedAt: null,
    })
    await world.emailsSettled()
    const [toClient, toOwner] = ['ada@example.test', company.people.Designer.email].map((to) =>
      world.emails.findLast((email) => email.to === to),
    )
    for (const email of [toClient, toOwner]) {
      expect(email?.attachments).toMatchObject([{ contentType: 'application/pdf' }])
      expect(
        Buffer.from(email?.attachments?.[0]?.content ?? '', 'base64')
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
    }
    expect(toOwner?.text).toContain('Ada Client (ada@example.test)')
    expect(toOwner?.text).toContain('Day 1: Fine Lodge, instead of Plain Lodge')
    expect(await done('GET', `itineraries/${uuid}/emails`)).toMatchObject([{ to: 'ada@example.test' }])
    const receipt = await send('GET', `itineraries/${uuid}/acceptances/${acceptance.uuid}/receipt`)
    expect([receipt.status, receipt.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    const page = await read(url)
    expect([page.includes('This proposal was accepted on'), /<body class="[^"]*is-closed/.test(page)]).toEqual([
      true,
      true,
    ])
    expect(priceOn(page)).toBe('€1,300')
    await choose(url)
    expect(priceOn(await read(url))).toBe('€1,300')
  })

  it('says what is missing, and accepts nothing', async () => {
    const { uuid, url, plain, fine } = await propose()
    const wrong = [
      [{ name: ' ' }, 'Enter your full name.'],
      [{ email: 'nobody' }, 'Enter an email address'],
      [{ confirmation: '' }, 'Tick the box to accept.'],
      [{ name: 'x'.repeat(161) }, 'at most 160 characters'],
      [{ choices: [randomUUID()] }, 'cannot be combined'],
      [{ choices: [plain, fine] }, 'cannot be combined'],
    ] as const
    for (const [fields, words] of wrong) {
      const answer = await acceptProposal(url, fields)
      const page = await answer.text()
      expect([answer.status, page.includes(words), page.includes('ada@example.test')]).toEqual([
        422,
        true,
        !('email' in fields),
      ])
    }
    expect(await accepted(uuid)).toEqual([])
  })

  it('answers 409 with what has changed when a newer version is published', async () => {
    const { uuid, rev, url, plain } = await propose()
    const version = await versionOn(url)
    const { segments } = await done('GET', `itineraries/${uuid}`)
    const changed = segments.map((segment: Json) =>
      segment.uuid === plain ? { ...segment, title: 'Grand Lodge' } : segment,
    )
    await done('PUT', `itineraries/${uuid}`, { rev, segments: changed })
    await done('POST', `itineraries/${uuid}/publish`, {})
    for (const answer of [await acceptProposal(url, { version }), await fetch(`${url}/accept?version=${version}`)]) {
      const page = await answer.text()
      expect([answer.status, page.includes('Plain Lodge'), page.includes('Grand Lodge')]).toEqual([409, true, true])
    }
    expect(await accepted(uuid)).toEqual([])
    expect((await acceptProposal(url)).status).toBe(303)
    const page = await read(url)
    expect(page).toContain('What has changed since your last visit')
  })

  it('makes one acceptance of fifty at once', async () => {
    const { uuid, url } = await propose()
    const version = await versionOn(url)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => acceptProposal(url, { version, name: `Client ${index}` })),
    )
    expect(answers.some(({ status }) => status === 303)).toBe(true)
    expect([...new Set(answers.map(({ status }) => status))].every((status) => [303, 429, 503].includes(status))).toBe(
      true,
    )
    expect(await accepted(uuid)).toHaveLength(1)
    const [row] = await company.rows('select count(*)::int as n from acceptances where itinerary = $1', [uuid])
    expect(row.n).toBe(1)
  }, 120_000)

  it('is revoked with a reason, and can then be given again', async () => {
    const { uuid, url } = await propose()
    await acceptProposal(url)
    const [{ uuid: acceptance }] = await accepted(uuid)
    const revoke = `itineraries/${uuid}/acceptances/${acceptance}/revoke`
    expect((await send('POST', revoke, {})).status).toBe(422)
    expect(await done('POST', revoke, { reason: 'By mistake' })).toMatchObject({
      revokeReason: 'By mistake',
      revokedBy: { uuid: company.people.Designer.uuid },
    })
    expect((await send('POST', revoke, { reason: 'Again' })).status).toBe(409)
    expect((await acceptProposal(url, { name: 'Ben Client' })).status).toBe(303)
    expect((await accepted(uuid)).map(({ name, revokedAt }: Json) => [name, revokedAt === null])).toEqual([
      ['Ben Client', true],
      ['Ada Client', false],
    ])
  })

  it('is closed once the prices have ended, the itinerary is lost or archived, and to internal links', async () => {
    const ended = await propose({ validUntil: '2026-01-31' })
    expect(await read(ended.url)).toContain('These prices were valid until 31 January 2026')
    expect((await acceptProposal(ended.url)).status).toBe(409)
    const lost = await propose()
    await done('PUT', `itineraries/${lost.uuid}`, { rev: lost.rev, status: 'lost', statusReason: 'Went elsewhere' })
    const answer = await acceptProposal(lost.url)
    expect([answer.status, (await answer.text()).includes('cannot be accepted here')]).toEqual([409, true])
    const { uuid } = await propose()
    const internal = await done('POST', `itineraries/${uuid}/shares`, { audience: 'internal' })
    expect((await acceptProposal(internal.url)).status).toBe(409)
    expect((await choose(internal.url)).status).toBe(303)
  })

  it('shows what was accepted, whatever else is chosen meanwhile, and says so of later versions', async () => {
    const { uuid, rev, url, fine, flight } = await propose()
    await choose(url, fine)
    const version = await versionOn(url)
    await choose(url, flight)
    expect((await acceptProposal(url, { version, choices: [fine] })).status).toBe(303)
    expect([priceOn(await read(url)), (await accepted(uuid))[0].total]).toEqual(['€1,300', euros(1300)])
    await done('PUT', `itineraries/${uuid}`, { rev, subtitle: 'Another version' })
    await done('POST', `itineraries/${uuid}/publish`, {})
    const page = await read(url)
    expect(page).toContain('An earlier version of this proposal was accepted on')
    expect(page).toMatch(/<body class="[^"]*is-open/)
  })

  it('neither shows nor binds a price and terms whose sections are hidden', async () => {
    const { uuid, rev, url } = await propose()
    const { sections } = await done('GET', `itineraries/${uuid}`)
    const hidden = sections.map((one: Json) => (['price', 'terms'].includes(one.key) ? { ...one, shown: false } : one))
    await done('PUT', `itineraries/${uuid}`, { rev, sections: hidden })
    await done('POST', `itineraries/${uuid}/publish`, {})
    const form = await read(`${url}/accept?version=${await versionOn(url)}`)
    expect(form).toContain('I accept this proposal as shown here.')
    expect(form).not.toMatch(/1,000|Cancel at any time/)
    await acceptProposal(url)
    const [row] = await company.rows('select content from acceptances where itinerary = $1', [uuid])
    expect([row.content.price, row.content.terms, row.content.total]).toEqual([null, null, null])
  })

  it('sends at most so many receipts to clients, and keeps every acceptance', async () => {
    const { uuid, url } = await propose()
    const limited = await buildApp({ ...world.deps, emailLimits })
    await company.rows(
      `insert into audit_events (tenant, actor, action, target, changed)
       select $1, '{"kind":"job","job":"test"}', 'itinerary.accept', $2, '{}' from generate_series(1, $3)`,
      [company.uuid, uuid, emailLimits.mailsOfItinerary.max],
    )
    const fields = { name: 'Ada Client', email: 'last@example.test', confirmation: 'yes' }
    const payload = new URLSearchParams({ ...fields, version: await versionOn(url) }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await limited.inject({ method: 'POST', url: `${new URL(url).pathname}/accept`, headers, payload })
    expect(answer.statusCode).toBe(303)
    await limited.close()
    await world.emailsSettled()
    expect(world.emails.filter(({ to }) => to === 'last@example.test')).toEqual([])
    expect(await accepted(uuid)).toMatchObject([{ email: 'last@example.test' }])
  })

  it('asks for the passcode first', async () => {
    const { uuid, url, share, fine } = await propose()
    const version = await versionOn(url)
    await done('PUT', `itineraries/${uuid}/shares/${share}`, { passcode: 'owl 2027' })
    expect(await (await acceptProposal(url, { version })).text()).toContain('Enter the passcode')
    expect((await choose(url, fine)).bytes.toString()).toContain('Enter the passcode')
    const [row] = await company.rows('select choices from shares where uuid = $1', [share])
    expect([row.choices, await accepted(uuid)]).toEqual([[], []])
    await done('DELETE', `itineraries/${uuid}/shares/${share}`)
    expect((await acceptProposal(url, { version })).status).toBe(404)
  })

  it('gives the itinerary the status that the company has chosen, if the itinerary may have it', async () => {
    const { Owner } = company.people
    const settings = `/v1/tenants/${company.uuid}`
    const choice = async (statusOnAcceptance: string | null) => {
      const { defaults, rev } = (await Owner.send('GET', settings)).json.data
      const answer = await Owner.send('PUT', settings, { rev, defaults: { ...defaults, statusOnAcceptance } })
      expect(answer.status, JSON.stringify(answer.json)).toBe(200)
    }
    const statusAfter = async (fields: Json): Promise<string> => {
      const { uuid, url } = await propose({ owner: company.people.Designer.uuid, ...fields })
      expect((await acceptProposal(url)).status).toBe(303)
      return (await done('GET', `itineraries/${uuid}`)).status
    }
    await choice('held')
    expect(await statusAfter({})).toBe('held')
    await choice('booked')
    expect(await statusAfter({ startDate: null })).toBe('enquiry')
    await world.emailsSettled()
    const email = world.emails.findLast(({ to }) => to === company.people.Designer.email)
    expect(email?.text).toContain('could not be booked automatically. A booking needs a start date.')
    await choice(null)
    expect(await statusAfter({})).toBe('enquiry')
  })
})
