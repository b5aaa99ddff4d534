import { randomUUID } from 'node:crypto'
import PostalMime, { type Email as ParsedEmail } from 'postal-mime'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createSmtpMail } from '../../platform/mail/mail.ts'
import { shareEmail } from '../shares/send-share.ts'
import { startMailServer } from '../../test/mail-server.ts'
import { upload } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
let stored: World['deps']['mail']
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  stored = world.deps.mail
})
afterEach(() => {
  world.deps.mail = stored
})
afterAll(() => world.close())

const nobody = {
  name: 'Nobody',
  address: null,
  email: null,
  phone: null,
  url: null,
  brand: { primary: '#000000', secondary: '#000000', onPrimary: '#ffffff' },
  logo: null,
}

const platform = 'Sojourn <no-reply@platform.example>'
/** Sends emails through a real mail server while `work` runs. */
const throughServer = async <T>(
  options: Parameters<typeof startMailServer>[0],
  work: (server: Awaited<ReturnType<typeof startMailServer>>) => Promise<T>,
): Promise<T> => {
  const server = await startMailServer(options)
  world.deps.mail = createSmtpMail({ url: server.url, requiresTls: false }, platform)
  try {
    return await work(server)
  } finally {
    world.deps.mail = stored
    await server.close()
  }
}

const send = (method: string, path: string, body?: unknown) =>
  company.people.Designer.send(method, company.path(path), body)
const settings = (fields: object) => company.people.Admin.send('PUT', `/v1/tenants/${company.uuid}`, fields)
const published = async (fields: object = {}): Promise<{ path: string; mail: string; itinerary: Json }> => {
  const created = await send('POST', 'itineraries/', { title: 'Dunes', dayCount: 1, ...fields })
  expect(created.status, JSON.stringify(created.json)).toBe(201)
  const path = `itineraries/${created.json.data.uuid}`
  const { json } = await send('POST', `${path}/publish`, {})
  return { path, mail: `${path}/shares/${json.data.shares[0].uuid}/mail`, itinerary: json.data }
}
const client = async (fields: object = {}) => {
  const email = `${randomUUID()}@example.test`
  const { json } = await send('POST', 'contacts/', {
    givenName: 'Ada',
    familyName: 'Example',
    emails: [email],
    ...fields,
  })
  return { uuid: String(json.data.uuid), email }
}
const emailsOf = async (path: string): Promise<Json[]> => (await send('GET', `${path}/emails`)).json.data
const imagesIn = (html: string | undefined) =>
  [...(html ?? '').matchAll(/<img src="([^"]+)"/g)].map(([, url = '']) => url.replaceAll('&#38;', '&'))

describe('the email that sends an itinerary', () => {
  const received = async (mail: string, body: object): Promise<{ head: string; email: ParsedEmail }> =>
    throughServer({}, async (server) => {
      const answer = await send('POST', mail, body)
      expect(answer.status, JSON.stringify(answer.json)).toBe(200)
      const [one] = server.received
      if (!one) throw new Error('nothing arrived')
      return { head: one.raw.toString('latin1').split('\r\n\r\n')[0] ?? '', email: await PostalMime.parse(one.raw) }
    })

  it('comes from the company at the platform’s address, and replies go to the member', async () => {
    await settings({ name: 'Söhne & Töchter' })
    const { mail } = await published()
    const { head, email } = await received(mail, {
      to: 'ada@example.test',
      subject: 'Zwölf Tage — 旅行',
      message: 'Bis bald',
    })
    expect(email.from).toMatchObject({ name: 'Söhne & Töchter', address: 'no-reply@platform.example' })
    expect(email.replyTo).toMatchObject([{ address: company.people.Designer.email }])
    expect(email.subject).toBe('Zwölf Tage — 旅行')
    expect(email.text).toContain('Bis bald')
    expect(head).toMatch(/^content-type: multipart\/alternative/im)
    await settings({ name: 'Test Company' })
  })

  it('has the company’s logo and colour, and the itinerary’s cover image or else the company’s', async () => {
    const [logo, cover, own] = [await upload(company), await upload(company), await upload(company)]
    await settings({ brand: { logo: logo.uuid, cover: cover.uuid, primary: '#0b5a6e' }, phone: '+31205550100' })
    const plain = await received((await published()).mail, { to: 'ada@example.test' })
    const covered = await received((await published({ cover: { media: own.uuid, role: 'hero' } })).mail, {
      to: 'ada@example.test',
    })
    for (const [{ email }, shown] of [
      [plain, cover],
      [covered, own],
    ] as const) {
      const images = imagesIn(email.html)
      expect(images.map((url) => url.includes(logo.uuid))).toEqual([true, false])
      expect(images[1]).toContain(shown.uuid)
      expect(email.html).toContain('#0b5a6e')
      expect(email.text).toContain('+31 205 550 100')
      for (const url of images) {
        const image = await world.anonymous.send('GET', url)
        expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
        const small = await world.anonymous.send('GET', url, undefined, { accept: 'image/webp,*/*' })
        expect(small.headers.get('content-type')).toBe('image/webp')
        const forged = url.replace(/(?<=s=)./, (first) => (first === '_' ? '-' : '_'))
        expect((await world.anonymous.send('GET', forged)).status).toBe(404)
      }
    }
    await settings({ brand: {}, phone: null })
  })

  it('loads nothing but these images, and has no scripts, forms or styles of its own', async () => {
    await settings({ brand: {} })
    const { email } = await received((await published()).mail, {
      to: 'ada@example.test',
      message: '<script>x</script>',
    })
    expect(email.html).not.toMatch(/<(script|form|style|link|iframe|img|object)|url\(|@import/i)
  })

  it('cannot get other headers through names, subjects and titles', async () => {
    const hostile = 'Eve\r\nBcc: everybody@example.test\r\n\r\n<b>x</b>'
    const email = shareEmail({
      to: 'ada@example.test',
      subject: `Hello ${hostile}`,
      message: hostile,
      title: hostile,
      subtitle: hostile,
      cover: null,
      url: 'https://trips.example.test/p/x',
      language: 'en',
      sender: { name: hostile, email: 'grace@example.test' },
      company: { ...nobody, name: `"${hostile}" <ceo@bank.example>,` },
      isOnTrial: false,
      pictureUrl: () => '',
      product: { name: 'Sojourn', reportTo: 'abuse@example.test' },
    })
    await throughServer({}, async (server) => {
      await world.deps.mail.send(email)
      const [one] = server.received
      expect([one?.from, one?.to]).toEqual(['no-reply@platform.example', ['ada@example.test']])
      const arrived = await PostalMime.parse(one?.raw ?? '')
      expect([arrived.bcc, arrived.cc]).toEqual([undefined, undefined])
      expect(arrived.from).toMatchObject({
        name: '"Eve Bcc: everybody example test <b>x</b>" ceo bank example',
        address: 'no-reply@platform.example',
      })
      expect(arrived.subject).toBe('Hello Eve Bcc: everybody example test <b>x</b>')
      expect(arrived.html).not.toContain('<b>')
    })
  })

  it('cannot be sent to several addresses, or with a subject of several lines', async () => {
    const { mail, path } = await published()
    for (const to of ['ada@example.test\r\nBcc: b@example.test', 'a@example.test, b@example.test', 'a@b.test>'])
      expect((await send('POST', mail, { to })).json.errors).toHaveProperty('to')
    const rejected = await send('POST', mail, { to: 'ada@example.test', subject: 'Hello\r\nBcc: b@example.test' })
    expect(Object.keys(rejected.json.errors)).toEqual(['subject'])
    expect(await emailsOf(path)).toEqual([])
  })

  it('contains the company’s own addresses only when it is not on a trial', async () => {
    await settings({ email: 'hello@dunes.example', website: 'https://dunes.example/' })
    const { mail } = await published()
    const textOf = async () => (await received(mail, { to: 'ada@example.test' })).email.text
    expect(await textOf()).toMatch(/hello@dunes\.example\nhttps:\/\/dunes\.example/)
    await company.rows(`update subscriptions set status = 'trialing'`)
    expect(await textOf()).not.toContain('dunes.example')
    await company.rows(`update subscriptions set status = 'active'`)
    await settings({ email: null, website: null })
  })
})

describe('the texts of that email', () => {
  const draftOf = async (path: string, share: Json) =>
    (await send('GET', `${path}/shares/${share.uuid}/email`)).json.data

  it('are filled in for the client, and are sent if nothing else is', async () => {
    const { uuid, email } = await client()
    const { path, mail, itinerary } = await published({ client: uuid })
    const standard = await draftOf(path, itinerary.shares[0])
    expect(standard).toMatchObject({ to: email, subject: 'Dunes – Test Company' })
    expect(standard.message).toMatch(/^Dear Ada,\n\nYour itinerary “Dunes” is ready/)
    const shareEmail = {
      subject: '{{ itinerary }} for {{client}}',
      greeting: 'Hi {{client}}!',
      message: 'Look here.\n{{sender}}, {{company}}',
    }
    expect((await settings({ shareEmail })).json.data.shareEmail).toEqual(shareEmail)
    const draft = await draftOf(path, itinerary.shares[0])
    const expected = { subject: 'Dunes for Ada', message: 'Hi Ada!\n\nLook here.\nTest Person, Test Company' }
    expect(draft).toEqual({ to: email, ...expected })
    await send('POST', mail, { to: email })
    const last = world.emails.at(-1)
    expect([last?.subject, last?.fromName]).toEqual(['Dunes for Ada', 'Test Company'])
    expect(last?.text).toContain('Hi Ada!\n\nLook here.\nTest Person, Test Company')
    await send('POST', mail, { to: email, subject: 'Hello', message: 'By hand' })
    expect([world.emails.at(-1)?.subject, world.emails.at(-1)?.text.includes('Look here')]).toEqual(['Hello', false])
    await settings({ shareEmail: {} })
  })

  it('go to nobody in particular without a client, to the agency for its link, and to nobody for an internal link', async () => {
    const [agency, direct] = [await client({ givenName: 'Agnes' }), await client()]
    const { path, itinerary } = await published({ client: direct.uuid, agency: agency.uuid })
    const share = async (audience: string) => (await send('POST', `${path}/shares`, { audience })).json.data
    expect((await draftOf(path, await share('agent'))).to).toBe(agency.email)
    expect((await draftOf(path, await share('internal'))).to).toBeNull()
    expect((await draftOf(path, itinerary.shares[0])).to).toBe(direct.email)
    const without = await published()
    const draft = await draftOf(without.path, without.itinerary.shares[0])
    expect([draft.to, draft.message.split('\n')[0]]).toEqual([null, 'Dear traveller,'])
  })

  it.each([
    [{ subject: 'For {{name}}' }, 'shareEmail.subject'],
    [{ subject: 'One\nTwo' }, 'shareEmail.subject'],
    [{ greeting: 'Dear {{Client}}' }, 'shareEmail.greeting'],
    [{ message: 'x'.repeat(2001) }, 'shareEmail.message'],
    [{ footer: 'x' }, 'shareEmail.footer'],
  ])('cannot be %o', async (shareEmail, field) => {
    const answer = await settings({ shareEmail })
    expect([answer.status, Object.keys(answer.json.errors)]).toEqual([422, [field]])
  })
})

describe('the log of emails', () => {
  it('says who sent what to whom and when, on the itinerary and on the contact', async () => {
    const { uuid, email } = await client()
    const { path, mail, itinerary } = await published({ client: uuid })
    await throughServer({}, () => send('POST', mail, { to: email.toUpperCase(), subject: 'Here it is' }))
    const expected = {
      to: email.toUpperCase(),
      subject: 'Here it is',
      state: 'sent',
      error: null,
      sender: { uuid: company.people.Designer.uuid, name: 'Test Person' },
      itinerary: { uuid: itinerary.uuid, title: 'Dunes' },
      contact: { uuid, name: 'Ada Example' },
      share: itinerary.shares[0].uuid,
    }
    const [logged] = await emailsOf(path)
    expect(logged).toMatchObject({ ...expected, to: expect.stringMatching(new RegExp(`^${email}$`, 'i')) })
    expect(Math.abs(Date.parse(logged.sentAt) - Date.now())).toBeLessThan(60_000)
    expect(await emailsOf(`contacts/${uuid}`)).toEqual([logged])
    await send('POST', mail, { to: 'stranger@example.test' })
    expect((await emailsOf(path)).map(({ contact }) => contact)).toEqual([null, logged.contact])
    expect(await emailsOf(`contacts/${uuid}`)).toHaveLength(1)
  })

  it('has an email once that was sent twice with one Idempotency-Key', async () => {
    const { path, mail } = await published()
    const headers = { 'idempotency-key': randomUUID() }
    const sendOnce = () =>
      company.people.Designer.send('POST', company.path(mail), { to: 'once@example.test' }, headers)
    expect([(await sendOnce()).status, (await sendOnce()).status]).toEqual([200, 200])
    expect(await emailsOf(path)).toHaveLength(1)
  })

  it('says bounced if the address was rejected, failed if the email was, and why', async () => {
    const { path, mail } = await published()
    await throughServer({ rejects: true }, () => send('POST', mail, { to: 'nobody@example.test' }))
    await throughServer({ rejectsEmails: true }, () => send('POST', mail, { to: 'ada@example.test' }))
    expect(await emailsOf(path)).toMatchObject([
      { state: 'failed', error: '554 looks like spam', sentAt: null },
      { state: 'bounced', error: '550 no such box', sentAt: null },
    ])
  })

  it('says queued while the mail server is down, then sent; and failed once nobody tries any more', async () => {
    const { path, mail } = await published()
    const server = await startMailServer()
    await server.close()
    world.deps.mail = createSmtpMail({ url: server.url, requiresTls: false }, platform)
    expect((await send('POST', mail, { to: 'patient@example.test' })).status).toBe(200)
    expect(await emailsOf(path)).toMatchObject([{ state: 'queued', sentAt: null, error: null }])
    world.deps.mail = stored
    await world.deps.pool.query(`update pgboss.job set start_after = now() where name = $1`, [
      `letters${world.queueSuffix}`,
    ])
    await world.emailsSettled()
    expect(await emailsOf(path)).toMatchObject([{ state: 'sent' }])
    await company.rows(
      `update emails set state = 'queued', created_at = now() - interval '3 days' where itinerary = $1`,
      [path.split('/')[1]],
    )
    expect(await emailsOf(path)).toMatchObject([{ state: 'failed' }])
  })

  it('does not reveal contacts and itineraries to an Agent who may not read them', async () => {
    const { Agent, Designer } = company.people
    const [theirs, foreign] = [await client(), await client()]
    const mine = await published({ client: theirs.uuid, owner: Agent.uuid })
    const other = await published({ client: theirs.uuid })
    for (const [{ mail }, { email }] of [
      [mine, theirs],
      [mine, foreign],
      [other, theirs],
    ] as const)
      expect((await send('POST', mail, { to: email })).status).toBe(200)
    const asAgent = (path: string) => Agent.send('GET', company.path(`${path}/emails`))
    const contactsOf = ({ json }: { json: Json }) => json.data.map(({ contact }: Json) => contact?.uuid ?? null)
    expect(contactsOf(await asAgent(mine.path))).toEqual([null, theirs.uuid])
    expect((await asAgent(other.path)).status).toBe(404)
    expect((await asAgent(`contacts/${foreign.uuid}`)).status).toBe(404)
    expect((await asAgent(`contacts/${theirs.uuid}`)).json.data).toHaveLength(1)
    const all = await Designer.send('GET', company.path(`contacts/${theirs.uuid}/emails`))
    expect(all.json.data).toHaveLength(2)
    const stranger = await world.createCompany()
    const elsewhere = await stranger.people.Owner.send('GET', stranger.path(`${mine.path}/emails`))
    expect(elsewhere.status).toBe(404)
    expect(await stranger.rows('select * from emails')).toEqual([])
  })

  it('loses an entry with its itinerary and with its contact', async () => {
    const { uuid, email } = await client()
    const { path, mail } = await published({ client: uuid })
    const count = async () => (await company.rows('select from emails where recipient = $1', [email])).length
    await send('POST', mail, { to: email })
    expect(await count()).toBe(1)
    await company.rows('update itineraries set client = null where client = $1', [uuid])
    await company.rows('delete from contacts where uuid = $1', [uuid])
    expect(await count()).toBe(0)
    const again = await client()
    await send('POST', mail, { to: again.email })
    await company.rows('delete from itineraries where uuid = $1', [path.split('/')[1]])
    expect(await company.rows('select from emails where itinerary = $1', [path.split('/')[1]])).toEqual([])
  })
})

describe('the preview of that email', () => {
  const preview = (body: object, person = company.people.Admin) =>
    person.send('POST', company.path('email-preview'), body)

  it('shows the saved settings with unsaved ones on top, and stores nothing', async () => {
    const [logo, cover] = [await upload(company), await upload(company)]
    const before = (await company.people.Admin.send('GET', `/v1/tenants/${company.uuid}`)).json.data
    const brand = { logo: logo.uuid, cover: cover.uuid, primary: '#123456' }
    const shareEmail = { greeting: 'Ahoy {{client}}', message: 'From {{company}} <script>x</script>' }
    const answer = await preview({ name: 'New Name', brand, shareEmail })
    const html = answer.bytes.toString()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    for (const expected of ['#123456', 'Ahoy Ada', 'From New Name']) expect(html).toContain(expected)
    expect(html).not.toContain('<script')
    const images = imagesIn(html)
    expect(images).toHaveLength(2)
    for (const url of images) expect((await world.anonymous.send('GET', url)).status).toBe(200)
    expect((await preview({})).bytes.toString()).toContain('Test Company')
    expect((await company.people.Admin.send('GET', `/v1/tenants/${company.uuid}`)).json.data).toEqual(before)
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  })

  it('shows no image of another company, and rejects what cannot be saved', async () => {
    const foreign = await upload(await world.createCompany())
    expect(imagesIn((await preview({ brand: { logo: foreign.uuid } })).bytes.toString())).toEqual([])
    const wrong = await preview({ brand: { primary: 'red;}' } })
    expect([wrong.status, Object.keys(wrong.json.errors)]).toEqual([422, ['brand.primary']])
    const unknown = await preview({ shareEmail: { subject: '{{x}}' } })
    expect([unknown.status, Object.keys(unknown.json.errors)]).toEqual([422, ['shareEmail.subject']])
    expect((await preview({}, company.people.Designer)).json.code).toBe('permission_denied')
  })
})

it('an email of a super admin who visits comes from the company, and replies go to its address', async () => {
  const visitor = await world.createPerson({ isGod: true })
  const { mail } = await published()
  const sent = async () => {
    expect((await visitor.send('POST', company.path(mail), { to: 'ada@example.test' })).status).toBe(200)
    return world.emails.at(-1)
  }
  expect((await sent())?.replyTo).toBeUndefined()
  await settings({ email: 'hello@dunes.example' })
  const email = await sent()
  expect(email?.replyTo).toBe('hello@dunes.example')
  expect(email?.text).not.toContain('Test Person')
  await settings({ email: null })
})
