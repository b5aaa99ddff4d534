import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction, type OpenTransaction } from '../../platform/db/transaction.ts'
import { createWorld, type World } from '../../test/world.ts'
import { emailOf, postEmail, productColours } from './email.ts'

let world: World
let send: World['deps']['mail']['send']
beforeAll(async () => {
  world = await createWorld()
  send = world.deps.mail.send
})
afterEach(() => {
  world.deps.mail.send = send
})
afterAll(() => world.close())

const email = (heading: string) =>
  emailOf({
    to: 'ann@example.test',
    subject: heading,
    from: { name: 'Sojourn', ...productColours },
    heading,
    paragraphs: ['The password of the safe is 4711.'],
    footer: [],
  })
const post = (heading: string, after: (tx: OpenTransaction) => Promise<void> = async () => {}) =>
  inTransaction(
    world.deps.pool,
    null,
    async (tx) => {
      await postEmail({ tx, deps: world.deps }, email(heading))
      await after(tx)
    },
    { access: 'read write', onLateError: () => {} },
  )
const jobs = async () =>
  (
    await world.deps.pool.query('select id, state, data::text, output::text from pgboss.job where name = $1', [
      `letters${world.queueSuffix}`,
    ])
  ).rows

describe('an email', () => {
  it('is sent unchanged after the commit', async () => {
    await post('Welcome')
    await world.emailsSettled()
    expect(world.emails.at(-1)).toEqual(email('Welcome'))
  })

  it('is not sent if its transaction is rolled back', async () => {
    await expect(post('Never', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await world.emailsSettled()
    expect(world.emails.map(({ subject }) => subject)).not.toContain('Never')
  })

  it('is queued sealed: the queue’s tables reveal neither its text nor its recipient', async () => {
    await post('Sealed')
    const waiting = (await jobs()).filter(({ state }) => state === 'created')
    expect(waiting).toHaveLength(1)
    expect(waiting[0].data).not.toMatch(/4711|ann@|Sealed/)
    await world.emailsSettled()
  })

  it('waits while the mail server is down, leaves no plain text behind, and is sent once the server is back', async () => {
    world.deps.mail.send = () =>
      Promise.reject(Object.assign(new Error('cannot reach ann@example.test'), { code: 'ECONNREFUSED' }))
    await post('Patient')
    await world.emailsSettled()
    const [job] = (await jobs()).filter(({ state }) => state === 'retry')
    expect(job.output).toContain('ECONNREFUSED')
    expect(job.output).not.toContain('ann@')
    expect(world.emails.map(({ subject }) => subject)).not.toContain('Patient')
    world.deps.mail.send = send
    await world.deps.pool.query('update pgboss.job set start_after = now() where id = $1', [job.id])
    await world.emailsSettled()
    expect(world.emails.filter(({ subject }) => subject === 'Patient')).toHaveLength(1)
  })
})
