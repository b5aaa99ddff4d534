import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actAs, asServerOf } from '../../identity/authenticate.ts'
import { startReplyServer } from '../../platform/mail/reply-server.ts'
import { askQuestion } from '../../test/ask-question.ts'
import { proposing } from '../../test/proposals.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'
import { replyReceiver } from './accept-reply.ts'
import { replyAbove } from './wording.ts'

let world: World
let company: Company
let office: ReturnType<typeof proposing>
let server: Awaited<ReturnType<typeof startReplyServer>>
const errors: unknown[] = []
beforeAll(async () => {
  world = await createWorld()
  world.deps.replyDomain = 'reply.example.test'
  company = await world.createCompany()
  office = proposing(world, company)
  const onError = (error: unknown) => errors.push(error)
  server = await startReplyServer({
    host: '127.0.0.1',
    port: 0,
    domain: world.deps.replyDomain,
    mailbox: null,
    below: () => [replyAbove],
    receiver: replyReceiver(world.deps, asServerOf(world.deps, onError), actAs),
    onError,
  })
})
afterAll(async () => {
  await server.close()
  await world.close()
})

type Fields = { from?: string; text?: string; html?: string; messageId?: string; headers?: Record<string, string> }

/** Delivers an email by SMTP. Returns 250, or the code of the rejection. */
const deliver = async (to: string, fields: Fields = {}): Promise<number> => {
  const transport = createTransport({ host: '127.0.0.1', port: server.port, ignoreTLS: true })
  const email = { from: 'ada@example.test', subject: 'Re: Our answer', text: 'Thank you.', ...fields }
  return transport.sendMail({ ...email, to }).then(
    () => 250,
    (error: { responseCode?: number }) => error.responseCode ?? 0,
  )
}
const quoting = (words: string) =>
  `${words}\n\nOn Sat, 28 Nov 2026 at 10:00, Kalahari Trails <hello@example.test> wrote:\n> Dunes and delta\n>\n> ${replyAbove}\n>\n> Hello Ada,\n`

/** Asks a question, and returns the addresses in the email to the owner and, once it is answered, in that to the client. */
const ask = async (client: string) => {
  const owner = company.people.Designer
  const { uuid, url, share } = await office.propose({ owner: owner.uuid })
  await askQuestion(url, { email: client })
  const replyTo = async (to: string) => {
    await world.emailsSettled()
    return world.emails.findLast((email) => email.to === to)?.replyTo ?? ''
  }
  const messages = async (): Promise<Json[]> => (await office.done('GET', `itineraries/${uuid}/questions`))[0].messages
  return { uuid, url, share, toMember: await replyTo(owner.email), toClient: () => replyTo(client), messages }
}

describe('replies by email', () => {
  it('of a member and of the client are stored in one thread, without what they quote', async () => {
    const { toMember, toClient, messages } = await ask('ada@example.test')
    expect(toMember).toMatch(/^reply-[0-9a-f]{40}@reply\.example\.test$/)
    expect(await deliver(toMember, { from: company.people.Designer.email, text: quoting('Yes, from noon.') })).toBe(250)
    const html = '<style>p{}</style><p>Lovely &amp; early.</p><p>See you!</p>'
    expect(await deliver((await toClient()).toUpperCase(), { text: '', html })).toBe(250)
    expect(await messages()).toMatchObject([
      { client: 'Ada Client' },
      { client: null, author: { uuid: company.people.Designer.uuid }, text: 'Yes, from noon.' },
      { client: 'Ada Client', author: null, text: 'Lovely & early.\nSee you!' },
    ])
  })

  it('that are delivered twice, also at the same time, are stored once', async () => {
    const { toMember, messages } = await ask('bea@example.test')
    const email = { messageId: '<one@example.test>', text: 'Yes.' }
    expect(await Promise.all([deliver(toMember, email), deliver(toMember, email)])).toEqual([250, 250])
    expect(await deliver(toMember, email)).toBe(250)
    expect(await messages()).toHaveLength(2)
  })

  it('that a program sent are dropped, and those without text of their own are rejected', async () => {
    const { toMember, messages } = await ask('cem@example.test')
    expect(await deliver(toMember, { headers: { 'Auto-Submitted': 'auto-replied' } })).toBe(250)
    expect(await deliver(toMember, { headers: { Precedence: 'bulk' } })).toBe(250)
    expect(await deliver(toMember, { text: quoting('') })).toBe(554)
    expect(await messages()).toHaveLength(1)
  })

  it('to other addresses, on a revoked link, or of a former member are rejected', async () => {
    expect(await deliver(`reply-${'0'.repeat(40)}@reply.example.test`)).toBe(550)
    expect(await deliver('reply@other.example.test')).toBe(550)
    const { uuid, share, toMember, toClient } = await ask('dan@example.test')
    await deliver(toMember, { text: 'Yes.' })
    const address = await toClient()
    await office.done('DELETE', `itineraries/${uuid}/shares/${share}`)
    expect(await deliver(address)).toBe(550)
    const { Owner, Designer } = company.people
    const other = await ask('eve@example.test')
    await deliver(other.toMember, { text: 'Yes.' })
    const path = `itineraries/${other.uuid}/shares/${other.share}`
    expect((await office.send('PUT', path, { audience: 'internal' })).status).toBe(200)
    expect(await deliver(await other.toClient())).toBe(550)
    const [subscription] = await company.rows('delete from subscriptions where tenant = $1 returning *', [company.uuid])
    expect(await deliver(other.toMember, { text: 'Without a subscription.' })).toBe(554)
    await company.rows(`insert into subscriptions select * from jsonb_populate_record(null::subscriptions, $1)`, [
      JSON.stringify(subscription),
    ])
    expect((await Owner.send('DELETE', company.path(`users/${Designer.uuid}`))).status).toBe(200)
    expect(await deliver(toMember)).toBe(550)
    const { json } = await Owner.send('GET', company.path(`itineraries/${uuid}/questions`))
    expect(json.data[0].messages).toHaveLength(2)
    expect(errors).toEqual([])
  })
})
