import type { AddressInfo } from 'node:net'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { asServerOf } from '../../identity/authenticate.ts'
import type { AsServer } from '../../kit/http/in-tenant.ts'
import { createSignatureProvider } from '../../platform/signing/signature-provider.ts'
import { acceptProposal, versionOn } from '../../test/accept-proposal.ts'
import { proposing } from '../../test/proposals.ts'
import { startSignatureProvider } from '../../test/signature-provider.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'
import { followSignatures } from './jobs.ts'

const key = 'a-key-that-both-servers-share-0123456789'

let world: World
let company: Company
let office: ReturnType<typeof proposing>
let provider: Awaited<ReturnType<typeof startSignatureProvider>>
let app: Awaited<ReturnType<typeof buildApp>>
let base = 'http://127.0.0.1'

const setSigning = async (signsAcceptances: boolean) => {
  const settings = `/v1/tenants/${company.uuid}`
  const { defaults, rev } = (await company.people.Owner.send('GET', settings)).json.data
  const answer = await company.people.Owner.send('PUT', settings, { rev, defaults: { ...defaults, signsAcceptances } })
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
}

beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  office = proposing(world, company)
  provider = await startSignatureProvider(key)
  const deps = {
    ...world.deps,
    signatures: createSignatureProvider(provider.place),
    publicUrl: () => base,
    pagesUrl: () => base,
  }
  app = await buildApp(deps)
  await app.listen({ host: '127.0.0.1', port: 0 })
  base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  await setSigning(true)
})
afterEach(() => provider.fail(false))
afterAll(async () => {
  await app.close()
  provider.close()
  await world.close()
})

/** A proposal, and its URL on the server that has a provider. */
const propose = async (fields: Json = {}) => {
  const proposed = await office.propose({ owner: company.people.Designer.uuid, ...fields })
  return { ...proposed, url: base + new URL(proposed.url).pathname }
}
const pageOf = async (url: string) => {
  const answer = await fetch(url, { redirect: 'manual' })
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() }
}
/** Fills in the form, and returns where it leads and what the provider was asked for. */
const start = async (url: string, fields: Parameters<typeof acceptProposal>[1] = {}) => {
  const answer = await acceptProposal(url, fields)
  const location = answer.headers.get('location') ?? ''
  expect([answer.status, location]).toEqual([303, expect.stringMatching(/\/signature\/[\da-f-]{36}$/)])
  const request = provider.all().find((one) => one.request === location.split('/').at(-1))
  if (!request) throw new Error('the provider was not asked')
  return { location, request, reference: request.reference }
}
const textOf = async (bytes: Buffer): Promise<string> => {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, page) => (await pdf.getPage(page + 1)).getTextContent()),
  )
  const words = pages.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
  return words.join(' ').replaceAll(/\s+/g, ' ')
}
/** Only in our company: other tests have requests in the same database, which this provider does not have. */
const follow = (deps: World['deps'], now: Date) => {
  const asServer = asServerOf(deps, () => {})
  const inOurs: AsServer = async (tenant, job, work) =>
    tenant === company.uuid ? asServer(tenant, job, work) : (null as never)
  return followSignatures({ deps, asServer: inOurs, now })
}
const chore = (now = new Date()) => follow({ ...world.deps, signatures: createSignatureProvider(provider.place) }, now)
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

describe('an acceptance with an electronic signature', () => {
  it('counts once the callback says that it is signed', async () => {
    const { uuid, url, fine } = await propose()
    await fetch(`${url}/choices`, { method: 'POST', body: new URLSearchParams({ 'choice-0': fine }) })
    const form = await pageOf(`${url}/accept?version=${await versionOn(url)}`)
    expect(form.html).toContain('Nothing is accepted until you have signed.')
    expect(form.html).not.toContain('This counts as your signature.')
    const { location, request, reference } = await start(url, { choices: [fine] })
    expect(request).toMatchObject({
      name: 'Ada Client',
      email: 'ada@example.test',
      title: 'Dunes and delta',
      language: 'en',
      returnUrl: location,
      callbackUrl: `${base}/v1/signatures/${company.uuid}/${request.request}`,
    })
    const words = await textOf(Buffer.from(request.document, 'base64'))
    expect(words).toContain('To be accepted by Ada Client')
    expect(words).toContain('Cancel at any time.')
    expect(words).toContain('Fine Lodge')
    expect(words).not.toContain('Accepted by')
    const waiting = await pageOf(location)
    expect(waiting.status).toBe(200)
    expect(waiting.html).toContain(`href="${new URL(provider.place.url).origin}/sign/${reference}"`)
    expect(await office.accepted(uuid)).toEqual([])

    provider.sign(reference, Buffer.from('%PDF-1.7 signed'))
    expect((await provider.call(reference)).status).toBe(200)
    const [acceptance, ...others] = await office.accepted(uuid)
    expect(others).toEqual([])
    expect(acceptance).toMatchObject({
      name: 'Ada Client',
      choices: [{ title: 'Fine Lodge' }],
      signature: { reference, name: 'Ada C. Client', email: 'ada@example.test', hasDocument: true },
    })
    expect(Math.abs(Date.parse(acceptance.signature.signedAt) - Date.now())).toBeLessThan(60_000)
    const path = `itineraries/${uuid}/acceptances/${acceptance.uuid}`
    const document = await office.send('GET', `${path}/signed-document`)
    expect([document.status, document.bytes.toString()]).toEqual([200, '%PDF-1.7 signed'])
    const receipt = await textOf((await office.send('GET', `${path}/receipt`)).bytes)
    expect(receipt).toContain('Accepted by Ada Client')
    expect(receipt.replaceAll('- ', '-')).toContain(`Signed electronically. Reference: ${reference}`)
    expect((await pageOf(location)).location).toBe(`${url}/accepted`)
    expect((await pageOf(`${url}/accepted`)).html).toContain('You accepted this proposal on')
    await world.emailsSettled()
    expect(world.emails.filter(({ to }) => to === 'ada@example.test')).toHaveLength(1)
  })

  it('is stored once, however many callbacks come, and never by forged, altered or old ones', async () => {
    const { uuid, url } = await propose()
    const { reference, request } = await start(url)
    const other = await start((await propose()).url)
    provider.sign(reference)
    const forged = [
      { secret: 'another-key-of-at-least-32-characters-xx' },
      { at: new Date(Date.now() - 6 * 60_000) },
      { at: new Date(Date.now() + 6 * 60_000) },
      { url: `${base}/v1/signatures/${company.uuid}/${other.request.request}` },
    ]
    for (const one of forged) expect((await provider.call(reference, one)).status).toBe(400)
    expect((await fetch(request.callbackUrl, { method: 'POST', body: '{}' })).status).toBe(400)
    expect((await provider.call(reference, { body: { reference: 'another' } })).status).toBe(200)
    expect(await office.accepted(uuid)).toEqual([])
    const answers = await Promise.all(Array.from({ length: 6 }, () => provider.call(reference)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
    expect((await provider.call(reference)).status).toBe(200)
    expect(await office.accepted(uuid)).toHaveLength(1)
    const [row] = await company.rows(
      'select count(*)::int as n from signatures s join acceptances a on a.uuid = s.acceptance where a.itinerary = $1',
      [uuid],
    )
    expect(row.n).toBe(1)
  })

  it('is not given by a callback alone: the provider must say so when asked', async () => {
    const { uuid, url } = await propose()
    const { reference } = await start(url)
    expect((await provider.call(reference, { body: { status: 'signed' } })).status).toBe(200)
    expect(await office.accepted(uuid)).toEqual([])
  })

  it.each(['declined', 'expired'] as const)(
    'is not given if the request is %s, and can then be given again',
    async (end) => {
      const { uuid, url } = await propose()
      const { location, reference } = await start(url)
      provider.end(reference, end)
      expect((await provider.call(reference)).status).toBe(200)
      const page = await pageOf(location)
      expect([page.status, page.html.includes('Nothing has been accepted')]).toEqual([200, true])
      // What has ended stays ended.
      provider.sign(reference)
      await provider.call(reference)
      expect(await office.accepted(uuid)).toEqual([])
      const again = await start(url)
      expect(again.reference).not.toBe(reference)
      provider.sign(again.reference)
      expect((await pageOf(again.location)).location).toBe(`${url}/accepted`)
      expect(await office.accepted(uuid)).toMatchObject([
        { signature: { reference: again.reference, hasDocument: false } },
      ])
    },
  )

  it('does not count once a newer version is published, and the owner is told', async () => {
    const { uuid, rev, url } = await propose({ title: 'Outdated tour' })
    const { location, reference } = await start(url)
    await office.done('PUT', `itineraries/${uuid}`, { rev, subtitle: 'A newer version' })
    await office.done('POST', `itineraries/${uuid}/publish`, {})
    expect((await pageOf(location)).status).toBe(409)
    provider.sign(reference)
    expect((await provider.call(reference)).status).toBe(200)
    const page = await pageOf(location)
    expect([page.status, page.html.includes('This proposal has changed')]).toEqual([409, true])
    expect(await office.accepted(uuid)).toEqual([])
    await world.emailsSettled()
    const email = world.emails.findLast(({ to }) => to === company.people.Designer.email)
    expect(email?.subject).toBe('Signed, but not accepted: Outdated tour')
    const [{ n }] = await company.rows(
      `select count(*)::int as n from audit_events where target = $1 and action in ('itinerary.request-signature', 'itinerary.signature-outdated')`,
      [uuid],
    )
    expect(n).toBe(2)
  })

  it('does not count on a revoked link, and of two requests only the first that is signed does', async () => {
    const revoked = await propose()
    const one = await start(revoked.url)
    await office.done('DELETE', `itineraries/${revoked.uuid}/shares/${revoked.share}`)
    provider.sign(one.reference)
    expect((await provider.call(one.reference)).status).toBe(200)
    expect(await office.accepted(revoked.uuid)).toEqual([])
    const { uuid, url } = await propose()
    const ada = await start(url)
    expect((await start(url)).reference).toBe(ada.reference)
    const ben = await start(url, { name: 'Ben Client' })
    expect(ben.reference).not.toBe(ada.reference)
    provider.sign(ada.reference)
    provider.sign(ben.reference)
    await Promise.all([provider.call(ben.reference), provider.call(ada.reference)])
    expect(await office.accepted(uuid)).toHaveLength(1)
  })

  it('starts with nothing while the provider does not respond, and is followed by the job if no callback comes', async () => {
    const { uuid, url } = await propose()
    provider.fail(true)
    const answer = await acceptProposal(url)
    expect([answer.status, (await answer.text()).includes('nothing has been accepted')]).toEqual([503, true])
    provider.fail(false)
    const { location, reference } = await start(url)
    provider.sign(reference)
    provider.fail(true)
    expect((await provider.call(reference)).status).toBe(503)
    expect((await pageOf(location)).status).toBe(200)
    expect(await office.accepted(uuid)).toEqual([])
    provider.fail(false)
    await chore(inMinutes(1))
    expect(await office.accepted(uuid)).toEqual([])
    await chore(inMinutes(11))
    await chore(inMinutes(22))
    expect(await office.accepted(uuid)).toHaveLength(1)
  })

  it('is not lost with the answer of the provider: it counts by the callback, and is not asked for twice', async () => {
    const { uuid, url } = await propose()
    provider.loseAnswers(true)
    expect((await acceptProposal(url)).status).toBe(503)
    const orders = () => provider.all().filter(({ returnUrl }) => String(returnUrl).startsWith(url))
    const reference = orders()[0]?.reference
    provider.loseAnswers(false)
    expect((await start(url)).reference).toBe(reference)
    expect(orders()).toHaveLength(1)

    const second = await propose()
    provider.loseAnswers(true)
    expect((await acceptProposal(second.url)).status).toBe(503)
    provider.loseAnswers(false)
    const lost = provider.all().find(({ returnUrl }) => String(returnUrl).startsWith(second.url))
    provider.sign(lost?.reference ?? '')
    expect((await provider.call(lost?.reference ?? '')).status).toBe(200)
    expect(await office.accepted(second.uuid)).toHaveLength(1)
    expect(await office.accepted(uuid)).toEqual([])
  })

  it('is asked for at most ten times by one link, until some have ended', async () => {
    const { url } = await propose()
    for (let n = 0; n < 10; n += 1) await start(url, { email: `client-${n}@example.test` })
    const answer = await acceptProposal(url, { email: 'client-10@example.test' })
    expect(answer.status).toBe(429)
    await start(url, { email: 'client-9@example.test' })
  })

  it('ends when the provider is taken away, three days after the time to sign', async () => {
    const { url } = await propose()
    const { request } = await start(url)
    const statusOf = async () =>
      (await company.rows('select status from signing_requests where uuid = $1', [request.request]))[0]?.status
    const without = (now: Date) => follow(world.deps, now)
    await without(inMinutes(9 * 24 * 60))
    expect(await statusOf()).toBe('open')
    await without(inMinutes(11 * 24 * 60))
    expect(await statusOf()).toBe('expired')
  })

  it('is deleted when it was not given, 30 days after its end', async () => {
    const { url } = await propose()
    const { reference, request } = await start(url)
    provider.end(reference, 'declined')
    await provider.call(reference)
    const count = async () =>
      (await company.rows('select uuid from signing_requests where uuid = $1', [request.request])).length
    await chore(inMinutes(29 * 24 * 60))
    expect(await count()).toBe(1)
    await chore(inMinutes(31 * 24 * 60))
    expect(await count()).toBe(0)
  })

  it('is not asked for where the company or the server does not want it', async () => {
    const without = await office.propose()
    expect((await acceptProposal(without.url)).headers.get('location')).toBe(`${without.url}/accepted`)
    await setSigning(false)
    const { uuid, url } = await propose()
    expect((await acceptProposal(url)).headers.get('location')).toBe(`${url}/accepted`)
    expect(await office.accepted(uuid)).toMatchObject([{ signature: null }])
    await setSigning(true)
  })

  it.each(['javascript:alert(1)', 'http://elsewhere.example/sign', 'https://ada:secret@sign.example/'])(
    'leads no client to %s',
    async (place) => {
      const { url } = await propose()
      provider.signAt(place)
      expect((await acceptProposal(url)).status).toBe(503)
      provider.signAt(null)
    },
  )

  it('sends the key to the provider only', async () => {
    expect(provider.seen.every(({ authorization }) => authorization === `Bearer ${key}`)).toBe(true)
    const other = createSignatureProvider({ url: 'http://127.0.0.1:1/api', key })
    await expect(other.readRequest('x', 'y')).rejects.toThrow('refused the connection')
  })
})
