import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { inTransaction } from '../platform/db/transaction.ts'
import { emailsTo, tokenIn } from '../test/emails.ts'
import { solveCaptcha } from '../test/solve-captcha.ts'
import { createWorld, type World } from '../test/world.ts'
import { suspendPerson } from './suspend.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const [password, better] = ['lantern gravel quince orbit', 'seven kettles under glaciers']
const post = (path: string, body: unknown) => world.anonymous.send('POST', `/v1/auth/${path}`, body)
const forgot = async (email: string) => post('forgot-password', { email, altcha: await solveCaptcha(world) })
const getToken = async (email: string): Promise<string> => (await post('login', { email, password })).json.access_token
const accountBy = async (token: string) =>
  (
    await world.anonymous.send('GET', '/v1/auth/account', undefined, {
      authorization: `Bearer ${token}`,
    })
  ).status

/** `npm run admin -- …` next to the running server. */
const admin = (...words: string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const command = ['--import', 'tsx', join(import.meta.dirname, '../admin.ts'), ...words]
    const env = {
      DATABASE_URL: inject('databaseUrl'),
      DIRECT_DATABASE_URL: inject('directUrl') ?? '',
      SECRET_KEY: 'x'.repeat(40),
      DATA_DIR: world.deps.workFolder,
    }
    execFile(process.execPath, command, { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    )
  })

describe('a suspended user', () => {
  it('loses access immediately, cannot return by login or a new password, and regains access when restored', async () => {
    const person = await world.createPerson({ password })
    await forgot(person.email)
    const resetToken = tokenIn((await emailsTo(world, person.email))[0])
    const token = await getToken(person.email)
    expect(await accountBy(token)).toBe(200)

    const suspended = await admin('suspend', person.email.toUpperCase())
    expect(suspended).toEqual({ code: 0, said: `${person.email} is suspended; 2 sessions were ended.\n` })
    expect(await accountBy(token)).toBe(401)
    const [rejected, wrong] = [
      await post('login', { email: person.email, password }),
      await post('login', { email: 'nobody@example.test', password }),
    ]
    expect([rejected.status, { ...rejected.json, requestId: '' }]).toEqual([422, { ...wrong.json, requestId: '' }])
    expect((await post('reset-password', { token: resetToken, password: better })).json.code).toBe('invalid_token')
    expect((await forgot(person.email)).status).toBe(202)
    expect(await emailsTo(world, person.email)).toHaveLength(1)

    expect((await admin('restore', person.email)).said).toBe(`${person.email} may log in again.\n`)
    expect(await accountBy(token)).toBe(401)
    expect((await post('reset-password', { token: resetToken, password: better })).json.code).toBe('invalid_token')
    expect(await accountBy(await getToken(person.email))).toBe(200)
  })

  it('must have an account, or the command says that there is none', async () => {
    for (const command of ['suspend', 'restore', 'end-sessions'])
      expect(await admin(command, 'nobody@example.test')).toEqual({
        code: 1,
        said: 'Nobody has an account with nobody@example.test.\n',
      })
    const { code, said } = await admin('suspend')
    expect([code, said]).toEqual([1, expect.stringContaining('suspend EMAIL [--force]')])
    expect((await admin('restore', 'nobody@example.test', '--force')).code).toBe(1)
  })

  it('can be the last super admin only with force', async () => {
    const one = await world.createPerson({ password, isGod: true })
    // Other suites create super admins in this database: changes to them here are rolled back, so that they are never visible.
    const alone = (isForced: boolean) =>
      inTransaction(
        world.deps.pool,
        null,
        async (tx) => {
          await tx.query('update users set is_god = false where is_god and uuid <> $1', [one.uuid])
          const outcome = await suspendPerson(tx, { email: one.email }, { isForced })
          throw Object.assign(new Error('taken back'), { outcome })
        },
        { access: 'read write', onLateError: () => {} },
      )
    await expect(alone(false)).rejects.toMatchObject({ outcome: { ok: false, reason: 'last_super_admin' } })
    await expect(alone(true)).rejects.toMatchObject({ outcome: { ok: true, endedSessions: 1 } })
    expect((await one.send('GET', '/v1/auth/account')).status).toBe(200)
    const another = await world.createPerson({ password, isGod: true })
    expect((await admin('suspend', another.email)).code).toBe(0)
    expect((await another.send('GET', '/v1/auth/account')).status).toBe(401)
  })
})

describe('ending a user’s sessions', () => {
  it('logs them out everywhere, and they may log in again', async () => {
    const person = await world.createPerson({ password })
    const token = await getToken(person.email)
    expect((await admin('end-sessions', person.email)).said).toBe(`${person.email}: 2 sessions were ended.\n`)
    expect([await accountBy(token), await accountBy(person.token)]).toEqual([401, 401])
    expect(await accountBy(await getToken(person.email))).toBe(200)
  })
})

describe('open sessions', () => {
  it('are limited to fifty per user: one more ends the oldest, even if several are opened concurrently', async () => {
    const person = await world.createPerson({ password })
    await world.deps.pool.query(
      `insert into sessions (token_hash, "user", created_at, expires_at)
       select sha256(($1 || n)::bytea), $1::uuid, now() - n * interval '1 minute', now() + interval '1 day'
       from generate_series(1, 49) n`,
      [person.uuid],
    )
    const opened = await Promise.all(Array.from({ length: 4 }, () => getToken(person.email)))
    const { json } = await person.send('GET', '/v1/auth/sessions')
    expect(json.data).toHaveLength(50)
    for (const token of [person.token, ...opened]) expect(await accountBy(token)).toBe(200)
  })

  it('that have been idle for too long do not push out one in use', async () => {
    const person = await world.createPerson({ password })
    await world.deps.pool.query(
      `insert into sessions (token_hash, "user", created_at, seen_at, expires_at)
       select sha256(($1 || n)::bytea), $1::uuid, now() + n * interval '1 second', now() - interval '13 hours', now() + interval '1 day'
       from generate_series(1, 60) n`,
      [person.uuid],
    )
    await getToken(person.email)
    expect(await accountBy(person.token)).toBe(200)
  })
})

describe('a super admin', () => {
  it('suspends an account by the API, which ends its sessions, and restores it', async () => {
    const boss = await world.createPerson({ password, isGod: true })
    const person = await world.createPerson({ password })
    const at = (verb: string) => `/v1/dashboard/users/${person.uuid}/${verb}`
    const suspended = await boss.send('POST', at('suspend'), {})
    expect([suspended.status, suspended.json]).toEqual([200, { data: { uuid: person.uuid, state: 'suspended' } }])
    expect(await accountBy(person.token)).toBe(401)
    expect((await post('login', { email: person.email, password })).status).toBe(422)
    expect((await boss.send('POST', at('suspend'), {})).status).toBe(409)
    expect((await boss.send('POST', at('restore'), {})).json.data.state).toBe('active')
    expect((await boss.send('POST', at('restore'), {})).status).toBe(409)
    expect(await accountBy(await getToken(person.email))).toBe(200)
    const { rows } = await world.deps.pool.query(
      `select kind from identity_events where person = $1 and kind in ('suspension', 'restoration') order by at`,
      [person.uuid],
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['suspension', 'restoration'])
  })

  it('cannot suspend their own account, and nobody else can suspend any', async () => {
    const boss = await world.createPerson({ isGod: true })
    const company = await world.createCompany()
    const own = await boss.send('POST', `/v1/dashboard/users/${boss.uuid}/suspend`, {})
    expect([own.status, own.json.detail]).toEqual([409, 'you cannot suspend your own account'])
    const { Owner, Viewer } = company.people
    const tried = await Owner.send('POST', `/v1/dashboard/users/${Viewer.uuid}/suspend`, {})
    expect([tried.status, await accountBy(Viewer.token)]).toEqual([403, 200])
  })
})

describe('an Admin', () => {
  it('logs a member out everywhere, who can log in again', async () => {
    const company = await world.createCompany()
    const { Admin, Viewer } = company.people
    const person = await world.createPerson({ password })
    await world.hire(company.uuid, person, ['Designer'])
    const second = await getToken(person.email)
    const at = company.path(`users/${person.uuid}/end-sessions`)
    expect((await Viewer.send('POST', at, {})).status).toBe(422)
    expect(await accountBy(second)).toBe(200)
    expect((await Admin.send('POST', at, {})).status).toBe(200)
    expect([await accountBy(second), await accountBy(person.token)]).toEqual([401, 401])
    expect(await accountBy(await getToken(person.email))).toBe(200)
    const audit = await Admin.send('GET', company.path('audit?action=user.endSessions'))
    expect(audit.json.data[0].target).toBe(person.uuid)
  })

  it('cannot log out a user of another company', async () => {
    const [company, other] = [await world.createCompany(), await world.createCompany()]
    const at = company.path(`users/${other.people.Viewer.uuid}/end-sessions`)
    expect((await company.people.Admin.send('POST', at, {})).status).toBe(404)
    expect(await accountBy(other.people.Viewer.token)).toBe(200)
  })
})
