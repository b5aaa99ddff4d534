import { randomUUID } from 'node:crypto'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { emailLimits } from '../../identity/auth-limits.ts'
import { ChildTaskError } from '../../platform/child/worker-child.ts'
import { createSmtpMail } from '../../platform/mail/mail.ts'
import { acceptProposal, versionOn } from '../../test/accept-proposal.ts'
import { startMailServer } from '../../test/mail-server.ts'
import { euros, priceOn, proposing } from '../../test/proposals.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
let office: ReturnType<typeof proposing>
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  office = proposing(world, company)
})
afterAll(() => world.close())

describe('accepting a proposal', () => {
  it('stores who accepted what, and sends the receipt to both', async () => {
    const { uuid, url, fine } = await office.propose({ owner: company.people.Designer.uuid })
    await office.choose(url, fine)
    const form = await office.read(`${url}/accept?version=${await versionOn(url)}`)
    expect([priceOn(form), form.includes('Cancel at any time.')]).toEqual(['€1,300', true])
    expect(form.replaceAll(/<[^>]*>/g, '')).toContain('Day 1: Fine Lodge, instead of Plain Lodge')
    const answer = await acceptProposal(url, { choices: [fine] })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${url}/accepted`])
    expect(await office.read(`${url}/accepted`)).toContain('You accepted this proposal on')
    const [acceptance, ...others] = await office.accepted(uuid)
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
    expect(await office.done('GET', `itineraries/${uuid}/emails`)).toMatchObject([{ to: 'ada@example.test' }])
    const receipt = await office.send('GET', `itineraries/${uuid}/acceptances/${acceptance.uuid}/receipt`)
    expect([receipt.status, receipt.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    const page = await office.read(url)
    expect([page.includes('This proposal was accepted on'), /<body class="[^"]*is-closed/.test(page)]).toEqual([
      true,
      true,
    ])
    expect(priceOn(page)).toBe('€1,300')
    await office.choose(url)
    expect(priceOn(await office.read(url))).toBe('€1,300')
  })

  it('says what is missing, and accepts nothing', async () => {
    const { uuid, url, plain, fine } = await office.propose()
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
    expect(await office.accepted(uuid)).toEqual([])
  })

  it('answers 409 with what has changed when a newer version is published', async () => {
    const { uuid, rev, url, plain } = await office.propose()
    const version = await versionOn(url)
    const { segments } = await office.done('GET', `itineraries/${uuid}`)
    const changed = segments.map((segment: Json) =>
      segment.uuid === plain ? { ...segment, title: 'Grand Lodge' } : segment,
    )
    await office.done('PUT', `itineraries/${uuid}`, { rev, segments: changed })
    await office.done('POST', `itineraries/${uuid}/publish`, {})
    for (const answer of [await acceptProposal(url, { version }), await fetch(`${url}/accept?version=${version}`)]) {
      const page = await answer.text()
      expect([answer.status, page.includes('Plain Lodge'), page.includes('Grand Lodge')]).toEqual([409, true, true])
    }
    expect(await office.accepted(uuid)).toEqual([])
    expect((await acceptProposal(url)).status).toBe(303)
    const page = await office.read(url)
    expect(page).toContain('What has changed in this version')
  })

  it('marks in place what has changed since the version that the link showed before, and nothing else', async () => {
    const { uuid, rev, url, plain } = await office.propose()
    const marksIn = (page: string) => page.match(/<p class="changed">/g)?.length ?? 0
    const first = await office.read(url)
    expect([marksIn(first), /changed-[\da-f-]{36}/.test(first)]).toEqual([0, false])
    const { segments } = await office.done('GET', `itineraries/${uuid}`)
    const change = (segment: Json) =>
      segment.uuid === plain ? { ...segment, title: 'Grand Lodge', gross: euros(1234) } : segment
    await office.done('PUT', `itineraries/${uuid}`, { rev, segments: segments.map(change) })
    await office.done('POST', `itineraries/${uuid}/publish`, {})
    const page = await office.read(url)
    expect(page).toMatch(/<h4[^>]*>Grand Lodge<\/h4><p class="changed"><a href="#what-changed">Changed<\/a><\/p>/)
    expect(page).toMatch(/<p class="changed">.{0,60}<\/p><p class="amount">/)
    expect(page).toContain('<h2 id="what-changed">')
    // The other lodge now costs a different extra.
    expect(page).toMatch(/<h4[^>]*>Fine Lodge<\/h4><p class="changed">/)
    expect([marksIn(page), /changed-[\da-f-]{36}/.test(page)]).toEqual([3, false])
  })

  it('makes one acceptance of fifty at once', async () => {
    const { uuid, url } = await office.propose()
    const version = await versionOn(url)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => acceptProposal(url, { version, name: `Client ${index}` })),
    )
    expect(answers.some(({ status }) => status === 303)).toBe(true)
    expect([...new Set(answers.map(({ status }) => status))].every((status) => [303, 429, 503].includes(status))).toBe(
      true,
    )
    expect(await office.accepted(uuid)).toHaveLength(1)
    const [row] = await company.rows('select count(*)::int as n from acceptances where itinerary = $1', [uuid])
    expect(row.n).toBe(1)
  }, 120_000)

  it('is revoked with a reason, and can then be given again', async () => {
    const { uuid, url } = await office.propose()
    await acceptProposal(url)
    const [{ uuid: acceptance }] = await office.accepted(uuid)
    const revoke = `itineraries/${uuid}/acceptances/${acceptance}/revoke`
    expect((await office.send('POST', revoke, {})).status).toBe(422)
    expect(await office.done('POST', revoke, { reason: 'By mistake' })).toMatchObject({
      revokeReason: 'By mistake',
      revokedBy: { uuid: company.people.Designer.uuid },
    })
    expect((await office.send('POST', revoke, { reason: 'Again' })).status).toBe(409)
    expect((await acceptProposal(url, { name: 'Ben Client' })).status).toBe(303)
    expect((await office.accepted(uuid)).map(({ name, revokedAt }: Json) => [name, revokedAt === null])).toEqual([
      ['Ben Client', true],
      ['Ada Client', false],
    ])
  })

  it('is closed once the prices have ended, the itinerary is lost or archived, and to internal links', async () => {
    const ended = await office.propose({ validUntil: '2026-01-31' })
    expect(await office.read(ended.url)).toContain('These prices were valid until 31 January 2026')
    expect((await acceptProposal(ended.url)).status).toBe(409)
    const lost = await office.propose()
    await office.done('PUT', `itineraries/${lost.uuid}`, {
      rev: lost.rev,
      status: 'lost',
      statusReason: 'Went elsewhere',
    })
    const answer = await acceptProposal(lost.url)
    expect([answer.status, (await answer.text()).includes('cannot be accepted here')]).toEqual([409, true])
    const { uuid } = await office.propose()
    const internal = await office.done('POST', `itineraries/${uuid}/shares`, { audience: 'internal' })
    expect((await acceptProposal(internal.url)).status).toBe(409)
    expect((await office.choose(internal.url)).status).toBe(303)
  })

  it('shows what was accepted, whatever else is chosen meanwhile, and says so of later versions', async () => {
    const { uuid, url, fine, flight } = await office.propose()
    await office.choose(url, fine)
    const version = await versionOn(url)
    await office.choose(url, flight)
    expect((await acceptProposal(url, { version, choices: [fine] })).status).toBe(303)
    expect([priceOn(await office.read(url)), (await office.accepted(uuid))[0].total]).toEqual(['€1,300', euros(1300)])
    const { rev } = await office.done('GET', `itineraries/${uuid}`)
    await office.done('PUT', `itineraries/${uuid}`, { rev, subtitle: 'Another version' })
    await office.done('POST', `itineraries/${uuid}/publish`, {})
    const page = await office.read(url)
    expect(page).toContain('An earlier version of this proposal was accepted on')
    expect(page).toMatch(/<body class="[^"]*is-open/)
  })

  it('neither shows nor binds a price and terms whose sections are hidden', async () => {
    const { uuid, rev, url } = await office.propose()
    const { sections } = await office.done('GET', `itineraries/${uuid}`)
    const hidden = sections.map((one: Json) => (['price', 'terms'].includes(one.key) ? { ...one, shown: false } : one))
    await office.done('PUT', `itineraries/${uuid}`, { rev, sections: hidden })
    await office.done('POST', `itineraries/${uuid}/publish`, {})
    const form = await office.read(`${url}/accept?version=${await versionOn(url)}`)
    expect(form).toContain('I accept this proposal as shown here.')
    expect(form).not.toMatch(/1,000|Cancel at any time/)
    await acceptProposal(url)
    const [row] = await company.rows('select content from acceptances where itinerary = $1', [uuid])
    expect([row.content.price, row.content.terms, row.content.total]).toEqual([null, null, null])
  })

  it('sends at most so many receipts to clients, and keeps every acceptance', async () => {
    const { uuid, url } = await office.propose()
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
    expect(await office.accepted(uuid)).toMatchObject([{ email: 'last@example.test' }])
  })

  it('sends the client a receipt through a real mail server, without net prices and internal notes', async () => {
    const secret = 'SECRET-INTERNAL'
    const internal = { notesInternal: secret, confirmationNo: secret, net: { amount: 765_432_100, currency: 'EUR' } }
    const { uuid, url } = await office.propose({
      paymentSchedule: [],
      segments: [{ uuid: randomUUID(), kind: 'excursion', day: 0, title: 'Drive', gross: euros(100), ...internal }],
    })
    expect((await acceptProposal(url, { email: 'receipt@example.test' })).status).toBe(303)
    await world.emailsSettled()
    const email = world.emails.findLast(({ to }) => to === 'receipt@example.test')
    if (!email) throw new Error('the receipt was not sent')
    const server = await startMailServer()
    await createSmtpMail({ url: server.url, requiresTls: false }, 'Sojourn <no-reply@example.test>').send(email)
    const [attachment] = (await PostalMime.parse(server.received[0]?.raw ?? '')).attachments
    await server.close()
    expect(attachment).toMatchObject({ mimeType: 'application/pdf', filename: 'Acceptance Dunes and delta.pdf' })
    const bytes = new Uint8Array(attachment?.content as ArrayBuffer)
    const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise
    const pages = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, page) => (await pdf.getPage(page + 1)).getTextContent()),
    )
    const text = pages.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(' ')
    const [row] = await company.rows('select content::text from acceptances where itinerary = $1', [uuid])
    for (const words of [text, row.content, email.html, email.text]) {
      expect(words).toContain('Dunes and delta')
      expect(words).not.toContain(secret)
      expect(words).not.toMatch(/7[,.]?654[,.]?321|765432100/)
    }
    expect(text).toContain('€100')
  })

  it('shows a page and stores nothing while the receipt cannot be printed', async () => {
    const { uuid, url } = await office.propose()
    const printAcceptance = () => Promise.reject(new ChildTaskError('killed', 'ended'))
    const busy = await buildApp({ ...world.deps, printer: { ...world.deps.printer, printAcceptance } })
    const fields = { name: 'Ada Client', email: 'ada@example.test', confirmation: 'yes' }
    const payload = new URLSearchParams({ ...fields, version: await versionOn(url) }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await busy.inject({ method: 'POST', url: `${new URL(url).pathname}/accept`, headers, payload })
    await busy.close()
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    expect(answer.headers['retry-after']).toBe('30')
    expect(answer.body).toContain('nothing has been accepted')
    expect(await office.accepted(uuid)).toEqual([])
    expect((await acceptProposal(url)).status).toBe(303)
  })

  it('asks for the passcode first', async () => {
    const { uuid, url, share, fine } = await office.propose()
    const version = await versionOn(url)
    await office.done('PUT', `itineraries/${uuid}/shares/${share}`, { passcode: 'owl 2027' })
    expect(await (await acceptProposal(url, { version })).text()).toContain('Enter the passcode')
    expect((await office.choose(url, fine)).bytes.toString()).toContain('Enter the passcode')
    const [row] = await company.rows('select choices from shares where uuid = $1', [share])
    expect([row.choices, await office.accepted(uuid)]).toEqual([[], []])
    await office.done('DELETE', `itineraries/${uuid}/shares/${share}`)
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
      const { uuid, url } = await office.propose({ owner: company.people.Designer.uuid, ...fields })
      expect((await acceptProposal(url)).status).toBe(303)
      return (await office.done('GET', `itineraries/${uuid}`)).status
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
