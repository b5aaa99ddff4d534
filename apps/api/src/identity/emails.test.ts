import { randomUUID } from 'node:crypto'
import PostalMime, { type Email as ParsedEmail } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSmtpMail, type Email, type Mail } from '../platform/mail/mail.ts'
import { type Received, startMailServer } from '../test/mail-server.ts'
import { solveCaptcha } from '../test/solve-captcha.ts'
import { createWorld, type World } from '../test/world.ts'
import {
  alreadyRegisteredEmail,
  confirmAddressEmail,
  confirmRegistrationEmail,
  addressChangedEmail,
  loginAttemptsEmail,
  newDeviceEmail,
  passwordChangedEmail,
  resetPasswordEmail,
} from './emails.ts'

const product = 'Reisebüro Ōkami'
const from = `${product} <no-reply@example.test>`
const site = {
  publicUrl: () => 'https://trips.example.test',
  publicConfig: {
    productName: product,
    version: '0',
    demo: null,
    captcha: { kind: 'altcha' as const, challengeUrl: '/v1/auth/captcha' },
    tileStyleUrl: null,
    marketingApiUrl: null,
    apiDocsUrl: '/docs',
    apiUrl: null,
    pagesUrl: null,
    hasSignatures: false,
  },
}
const hostile = 'Zoë <script>alert("x")</script>\r\nBcc: everybody@example.test'
const to = { email: 'zoe@example.test', name: hostile }
const token = 'a-token_of-a-letter'

const messages: [string, Email, string][] = [
  [
    'confirm a registration',
    confirmRegistrationEmail(site, to, { token, hours: 48 }),
    `/pending-confirm?token=${token}`,
  ],
  ['you already have an account', alreadyRegisteredEmail(site, to), '/login'],
  ['choose a new password', resetPasswordEmail(site, to, { token, hours: 1 }), `/reset-password?token=${token}`],
  ['your password was changed', passwordChangedEmail(site, to), '/login'],
  ['confirm a new address', confirmAddressEmail(site, to, { token, hours: 48 }), `/pending-confirm?token=${token}`],
  ['many wrong passwords', loginAttemptsEmail(site, to), '/forgot-password'],
  ['a new device logged in', newDeviceEmail(site, to, { device: 'Firefox', shownNetwork: '192.0.2.0/24' }), '/profile'],
  [
    'your address was changed',
    addressChangedEmail(site, to, { before: 'a@example.test', after: 'zoe@example.test' }),
    '/login',
  ],
]

describe('an email sent through a real mail server', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>
  let mail: Mail
  beforeAll(async () => {
    server = await startMailServer()
    mail = createSmtpMail({ url: server.url, requiresTls: false }, from)
  })
  afterAll(() => server.close())

  const deliver = async (message: Email): Promise<Received & { email: ParsedEmail }> => {
    const before = server.received.length
    await mail.send(message)
    expect(server.received).toHaveLength(before + 1)
    const last = server.received.at(-1)
    if (!last) throw new Error('nothing arrived')
    return { ...last, email: await PostalMime.parse(last.raw) }
  }

  it.each(messages)('“%s” arrives complete: envelope, headers, HTML and text', async (_kind, message, link) => {
    const { from: sender, to: recipients, email, raw } = await deliver(message)
    expect([sender, recipients]).toEqual(['no-reply@example.test', [to.email]])
    expect(email.from).toMatchObject({ name: product, address: 'no-reply@example.test' })
    expect(email.to).toMatchObject([{ address: to.email }])
    expect([email.cc, email.bcc, email.replyTo]).toEqual([undefined, undefined, undefined])
    expect(email.subject).toBe(message.subject)
    expect(email.subject).toContain(product)
    expect(email.messageId).toMatch(/^<[^<>\s]+@[^<>\s]+>$/)
    expect(Date.parse(email.date ?? '')).not.toBeNaN()
    const head = raw.toString('latin1').split('\r\n\r\n')[0]
    expect(head).toMatch(/^content-type: multipart\/alternative/im)
    expect(head).not.toMatch(/[^\r\n\t\x20-\x7e]/)
    expect(email.html).toContain(`https://trips.example.test${link}`)
    expect(email.text).toContain(`https://trips.example.test${link}`)
    const isToStranger = link.startsWith('/pending-confirm')
    expect(email.text?.includes('Zoë <script>')).toBe(!isToStranger)
    expect(email.html?.includes('Zoë &#60;script&#62;')).toBe(!isToStranger)
    expect(email.html).not.toMatch(/<script|<img/)
    expect(email.attachments).toEqual([])
  })

  it('goes to an internationalised domain in its ASCII form', async () => {
    const [, message] = messages[0] ?? []
    if (!message) throw new Error('there are letters')
    const { raw } = await deliver({ ...message, to: 'info@münchen.test' })
    expect(raw.toString('utf8')).toMatch(/^To: info@xn--mnchen-3ya\.test\r$/m)
    const { to: recipients, email } = await deliver({ ...message, to: 'jörg@münchen.test' })
    expect(recipients).toEqual(['jörg@münchen.test'])
    expect(email.to).toMatchObject([{ address: 'jörg@münchen.test' }])
  })

  it('has its own Message-ID', async () => {
    const [, message] = messages[0] ?? []
    if (!message) throw new Error('there are letters')
    const ids = [await deliver(message), await deliver(message)].map(({ email }) => email.messageId)
    expect(new Set(ids).size).toBe(2)
  })

  it('that the server rejects throws an error to its sender', async () => {
    const rejecting = await startMailServer({ rejects: true })
    const [, message] = messages[0] ?? []
    if (!message) throw new Error('there are letters')
    await expect(createSmtpMail({ url: rejecting.url, requiresTls: false }, from).send(message)).rejects.toThrow(
      'refused an address with 550',
    )
    await rejecting.close()
  })
})

describe('registering, end to end', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld()
  })
  afterAll(() => world.close())

  it('works from the form through the mail server to an account', async () => {
    const server = await startMailServer()
    const { mail } = world.deps
    world.deps.mail = createSmtpMail({ url: server.url, requiresTls: false }, from)
    const [email, password] = [`${randomUUID()}@example.test`, 'lantern gravel quince orbit']
    const post = (path: string, body: object) => world.anonymous.send('POST', `/v1/auth/${path}`, body)
    const altcha = await solveCaptcha(world)
    expect((await post('register', { name: 'Änne', email, password, altcha })).status).toBe(201)
    expect(server.received).toHaveLength(1)
    world.deps.mail = mail
    const { html } = await PostalMime.parse(server.received[0]?.raw ?? '')
    const link = /href="([^"]+)"/.exec(html ?? '')?.[1] ?? ''
    const { searchParams, pathname } = new URL(link.replaceAll('&#38;', '&'))
    expect(pathname).toBe('/pending-confirm')
    expect((await post('confirm', { token: searchParams.get('token'), password })).status).toBe(200)
    expect((await post('login', { email, password })).status).toBe(200)
    await server.close()
  })

  it('fails no request while the mail server is down, and the email can be requested again', async () => {
    const server = await startMailServer()
    await server.close()
    const { mail } = world.deps
    world.deps.mail = createSmtpMail({ url: server.url, requiresTls: false }, from)
    const [email, password] = [`${randomUUID()}@example.test`, 'lantern gravel quince orbit']
    const altcha = await solveCaptcha(world)
    const post = (path: string, body: object) => world.anonymous.send('POST', `/v1/auth/${path}`, body)
    const input = { name: 'Änne', email, password, altcha }
    expect((await post('register', input)).status).toBe(201)
    world.deps.mail = mail
    expect(world.emails.filter((message) => message.to === email)).toEqual([])
    await post('resend', { email, altcha: await solveCaptcha(world) })
    expect(world.emails.filter((message) => message.to === email)).toHaveLength(1)
  })
})
