import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { actAs, asServerOf } from '../../identity/authenticate.ts'
import { pollReplyMailbox } from '../../platform/mail/reply-mailbox.ts'
import { askQuestion } from '../../test/ask-question.ts'
import { startImapServer } from '../../test/imap-server.ts'
import { proposing } from '../../test/proposals.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'
import { replyReceiver } from './accept-reply.ts'
import { replyAbove } from './wording.ts'

const credentials = { user: 'replies@example.test', password: 'a secret "password"' }

let world: World
let company: Company
let office: ReturnType<typeof proposing>
let server: Awaited<ReturnType<typeof startImapServer>>
let polling: ReturnType<typeof pollReplyMailbox> | undefined
let errors: string[] = []

beforeAll(async () => {
  world = await createWorld()
  world.deps.replyDomain = 'example.test'
  world.deps.replyMailbox = 'replies'
  company = await world.createCompany()
  office = proposing(world, company)
  server = await startImapServer({ ...credentials, password: 'a-secret-password' })
})
afterEach(async () => {
  await polling?.close()
  polling = undefined
  errors = []
})
afterAll(async () => {
  await server.stop()
  await world.close()
})

const onError = (error: unknown) => void errors.push(error instanceof Error ? error.message : String(error))
const poll = (more: Partial<Parameters<typeof pollReplyMailbox>[0]> = {}) => {
  polling = pollReplyMailbox({
    place: server.place(),
    domain: 'example.test',
    mailbox: 'replies',
    below: () => [replyAbove],
    receiver: replyReceiver(world.deps, asServerOf(world.deps, onError), actAs),
    onError,
    waits: { pollMs: 30, longestMs: 200 },
    ...more,
  })
  return polling
}
const until = async (isDone: () => boolean | Promise<boolean>, what: string) => {
  for (const end = Date.now() + 15_000; Date.now() < end; await sleep(20)) if (await isDone()) return
  throw new Error(`${what}: ${errors.join('; ')}; ${server.log.slice(-20).join(' | ')}`)
}
const isSeen = (uid: number) => server.flagsOf(uid).includes('\\Seen')
const seen = (uid: number) => until(() => isSeen(uid), `message ${uid} was not seen`)

let ids = 0
const email = (headers: Record<string, string>, text = 'Yes, from noon.') =>
  `${Object.entries({
    'Return-Path': '<ada@example.test>',
    From: 'Ada <ada@example.test>',
    Subject: 'Re: Our answer',
    'Message-ID': `<${(ids += 1)}@example.test>`,
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n\n${text}\n`

const ask = async (client: string) => {
  const owner = company.people.Designer
  const { uuid, url } = await office.propose({ owner: owner.uuid })
  await askQuestion(url, { email: client })
  await world.emailsSettled()
  const address = world.emails.findLast(({ to }) => to === owner.email)?.replyTo ?? ''
  const messages = async (): Promise<Json[]> => (await office.done('GET', `itineraries/${uuid}/questions`))[0].messages
  return { address, messages }
}

describe('replies in a mailbox', () => {
  it('are stored, without what they quote, and marked as seen', async () => {
    const { address, messages } = await ask('ada@client.test')
    expect(address).toMatch(/^replies\+reply-[0-9a-f]{40}@example\.test$/)
    const quoted = `Yes, from noon.\n\nOn Sat, 28 Nov 2026, Kalahari Trails wrote:\n> ${replyAbove}\n> Hello`
    const uid = server.add(email({ To: `Kalahari <${address.toUpperCase()}>` }, quoted))
    poll()
    await seen(uid)
    expect(server.flagsOf(uid)).toEqual(['\\Seen'])
    expect(await messages()).toMatchObject([
      { client: 'Ada Client' },
      { client: null, author: { uuid: company.people.Designer.uuid }, text: 'Yes, from noon.' },
    ])
    const later = server.add(
      email({ 'Delivered-To': 'replies@example.test', 'X-Original-To': address }, 'And until six.'),
    )
    await seen(later)
    expect((await messages()).map(({ text }) => text)).toContain('And until six.')
    expect(errors).toEqual([])
  })

  it('are stored once, also if they cannot be marked, are there twice, or have no ID', async () => {
    const { address, messages } = await ask('bea@client.test')
    const same = email({ To: address, 'Delivered-To': address }, 'Once.')
    const uids = [
      server.add(same),
      server.add(same),
      server.add(email({ To: address, 'Message-ID': '' }, 'Without an ID.')),
    ]
    server.state.isRejectingMarks = true
    const stored = async () => (await messages()).slice(1).map(({ text }) => text)
    poll()
    await until(
      async () => (await stored()).length === 2 && server.log.filter((one) => one.includes('STORE')).length > 5,
      'nothing was stored',
    )
    expect(uids.some(isSeen)).toBe(false)
    server.state.isRejectingMarks = false
    for (const uid of uids) await seen(uid)
    expect(await stored()).toEqual(['Once.', 'Without an ID.'])
  })

  it('that a program sent are dropped; those to unknown addresses, without text or too large are flagged for the operator', async () => {
    const { address, messages } = await ask('cem@client.test')
    const dropped = [
      email({ To: address, 'Auto-Submitted': 'auto-replied' }),
      email({ To: address, Precedence: 'bulk' }),
      email({ To: address, 'Return-Path': '<>' }),
    ].map(server.add)
    const flagged = [
      email({ To: 'replies@example.test' }),
      email({ To: `replies+reply-${'0'.repeat(40)}@example.test` }),
      email({ To: address.replace('example.test', 'other.test') }),
      email({ To: address }, `> ${replyAbove}`),
      email({ To: address }, 'x'.repeat(15_000_000)),
    ].map(server.add)
    poll()
    for (const uid of [...dropped, ...flagged]) await seen(uid)
    expect(dropped.map(server.flagsOf)).toEqual(dropped.map(() => ['\\Seen']))
    expect(flagged.map(server.flagsOf)).toEqual(flagged.map(() => ['\\Flagged', '\\Seen']))
    expect(server.log).not.toContain(`UID FETCH ${flagged.at(-1)} (UID BODY.PEEK[])`)
    expect(await messages()).toHaveLength(1)
    expect(errors).toEqual([])
  })

  it('wait while the database or the mailbox cannot be reached, and one that fails holds up no other', async () => {
    const { address, messages } = await ask('dan@client.test')
    const real = replyReceiver(world.deps, asServerOf(world.deps, onError), actAs)
    let isDown = true
    const receiver = {
      ...real,
      receive: async (...[name, reply]: Parameters<typeof real.receive>) => {
        if (isDown || reply.text === 'Broken.') throw new Error('the database is down')
        return real.receive(name, reply)
      },
    }
    const broken = server.add(email({ To: address }, 'Broken.'))
    const good = server.add(email({ To: address }, 'Good.'))
    poll({ receiver })
    await until(() => errors.length > 2, 'nothing failed')
    expect([broken, good].map(isSeen)).toEqual([false, false])
    isDown = false
    await seen(good)
    expect(isSeen(broken)).toBe(false)
    await server.stop()
    await until(() => errors.some((error) => error.includes('ECONNREFUSED')), 'the lost server was not noticed')
    await server.listen()
    server.state.isLosing = true
    const last = server.add(email({ To: address }, 'Last.'))
    const before = errors.length
    await until(() => errors.length > before, 'the lost connection was not noticed')
    server.state.isLosing = false
    await seen(last)
    expect((await messages()).map(({ text }) => text)).toEqual(expect.arrayContaining(['Good.', 'Last.']))
  })

  it('are not asked for with a wrong password, which is not logged', async () => {
    poll({ place: { ...server.place(), password: 'a-wrong-password' } })
    await until(() => errors.length > 1, 'nothing was reported')
    expect(errors[0]).toBe('The mailbox for replies cannot be read: the server rejected the user or the password')
    expect(errors.join()).not.toContain('a-wrong-password')
  })

  it('are not sent a password without TLS where that is required', async () => {
    const before = server.log.length
    poll({ place: { ...server.place(), requiresTls: true } })
    await until(() => errors.length > 0, 'nothing was reported')
    expect(server.log.slice(before).filter((one) => /LOGIN|AUTHENTICATE/.test(one))).toEqual([])
  })

  it('are not polled any more once the server stops, and what is being stored is completed', async () => {
    const { address, messages } = await ask('eve@client.test')
    const real = replyReceiver(world.deps, asServerOf(world.deps, onError), actAs)
    let isStoring = false
    const receiver = {
      ...real,
      receive: async (...reply: Parameters<typeof real.receive>) => {
        isStoring ||= reply[1].text === 'Just in time.'
        await sleep(200)
        return real.receive(...reply)
      },
    }
    server.add(email({ To: address }, 'Just in time.'))
    const polled = poll({ receiver })
    await until(() => isStoring, 'nothing was received')
    await polled.close()
    expect((await messages()).map(({ text }) => text)).toContain('Just in time.')
    await until(() => server.connections() === 0, 'the connection stayed open')
    const count = server.log.length
    await sleep(150)
    expect(server.log).toHaveLength(count)
    expect(errors).toEqual([])
  })
})
