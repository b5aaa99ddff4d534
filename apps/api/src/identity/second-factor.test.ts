import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sign } from '../kit/sealing.ts'
import { emailsTo } from '../test/emails.ts'
import { createWorld, type Json, type Person, type World } from '../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const password = 'lantern gravel quince orbit'
const newPerson = () => world.createPerson({ password })
/** The code that an app with the secret shows `steps` time steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
const begin = async (person: Person): Promise<{ setup: string; secret: string; uri: string }> =>
  (await person.send('POST', '/v1/auth/factors/totp')).json.data
const confirm = (person: Person, body: object) => person.send('POST', '/v1/auth/factors/totp/confirm', body)

/** Adds an authenticator app with the code of the previous time step, so that the current and the next code are unused. */
const addApp = async (person: Person, name?: string): Promise<{ secret: string; added: Json }> => {
  const { setup, secret } = await begin(person)
  const { status, json } = await confirm(person, { setup, code: codeOf(secret, -1), password, name })
  expect(status, JSON.stringify(json)).toBe(201)
  return { secret, added: json.data }
}
/** Repeats an attempt during which a new time step began, since its codes would then be for other steps than it says. */
const withinOneStep = async <T>(attempt: () => Promise<T>): Promise<T> => {
  const step = () => Math.floor(Date.now() / 30_000)
  for (;;) {
    const before = step()
    const [outcome] = await Promise.allSettled([attempt()])
    if (step() !== before) continue
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }
}
const logIn = (email: string) => world.anonymous.send('POST', '/v1/auth/login', { email, password })
const challengeFor = async (email: string): Promise<string> => (await logIn(email)).json.challenge
const secondStep = (challenge: string, code: string) =>
  world.anonymous.send('POST', '/v1/auth/login/second-factor', { challenge, code })
const subjectsTo = (email: string) => world.emails.filter(({ to }) => to === email).map(({ subject }) => subject)
const getEvents = async ({ uuid }: Person): Promise<string[]> =>
  (
    await world.deps.pool.query<{ kind: string; outcome: string }>(
      'select kind, outcome from identity_events where person = $1 order by uuid',
      [uuid],
    )
  ).rows.map(({ kind, outcome }) => `${kind} ${outcome}`)

describe('adding an authenticator app', () => {
  it('returns a secret, takes effect after a code and the password, and informs the owner', async () => {
    const person = await newPerson()
    const { setup, secret, uri } = await begin(person)
    expect(uri).toBe(
      `otpauth://totp/Sojourn:${encodeURIComponent(person.email)}?issuer=Sojourn&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    )
    const empty = { factors: [], recoveryCodesLeft: 0 }
    expect((await person.send('GET', '/v1/auth/factors')).json.data).toEqual(empty)
    const wrongPassword = await confirm(person, { setup, code: codeOf(secret), password: 'another' })
    expect([wrongPassword.status, wrongPassword.json.errors]).toMatchObject([422, { password: [{}] }])
    const wrongCode = await confirm(person, { setup, code: codeOf(secret, 5), password })
    expect([wrongCode.status, wrongCode.json.code]).toEqual([422, 'invalid_factor'])
    expect((await logIn(person.email)).status, 'nothing counts yet').toBe(200)

    const { status, json } = await confirm(person, { setup, code: codeOf(secret), password, name: 'My phone' })
    expect(status).toBe(201)
    expect(json.data.factor).toMatchObject({ kind: 'totp', name: 'My phone', lastUsedAt: null })
    expect(new Set(json.data.recoveryCodes).size).toBe(10)
    expect(json.data.recoveryCodes[0]).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/)
    const listed = (await person.send('GET', '/v1/auth/factors')).json.data
    expect(listed).toEqual({ factors: [json.data.factor], recoveryCodesLeft: 10 })
    expect(JSON.stringify(listed)).not.toContain(secret)
    await emailsTo(world, person.email, 1)
    expect(subjectsTo(person.email)).toContain('A second step was added to your Sojourn account')
    expect(await getEvents(person)).toContain('factor_added success')
  })

  it('stores the secret sealed and the codes as hashes', async () => {
    const person = await newPerson()
    const { secret, added } = await addApp(person)
    const { rows } = await world.deps.pool.query(
      `select to_jsonb(f)::text || (select jsonb_agg(c)::text from recovery_codes c where c."user" = f."user") as stored
       from second_factors f where f."user" = $1`,
      [person.uuid],
    )
    const { stored } = rows[0]
    expect(stored).toContain('$argon2id$')
    for (const hidden of [secret, Buffer.from(secret).toString('hex'), added.recoveryCodes[0].slice(5)])
      expect(stored).not.toContain(hidden)
  })

  it('works once per setup, and only for its user', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    const { setup, secret } = await begin(person)
    const body = { setup, code: codeOf(secret), password }
    expect((await confirm(other, body)).json.code).toBe('invalid_factor')
    expect((await confirm(person, body)).status).toBe(201)
    expect((await confirm(person, body)).json.code).toBe('invalid_factor')
  })

  it('gives no recovery codes with a second one, and is limited to ten', async () => {
    const person = await newPerson()
    await addApp(person)
    expect((await addApp(person, 'Tablet')).added.recoveryCodes).toBeNull()
    await world.deps.pool.query(
      `insert into second_factors ("user", kind, name, secret, last_step)
       select $1, 'totp', 'App ' || n, '\\x00', 0 from generate_series(1, 8) n`,
      [person.uuid],
    )
    const { setup, secret } = await begin(person)
    const { status, json } = await confirm(person, { setup, code: codeOf(secret), password })
    expect([status, json.detail]).toEqual([409, 'an account can have at most 10 second factors; remove one first'])
  })
})

describe('a login to an account with a second factor', () => {
  it('requires it only after the right password, and opens a session with a code', async () => {
    const person = await newPerson()
    const { secret } = await addApp(person)
    const wrong = await world.anonymous.send('POST', '/v1/auth/login', { email: person.email, password: 'wrong' })
    expect([wrong.status, wrong.json.challenge]).toEqual([422, undefined])
    const first = await logIn(person.email)
    expect([first.status, first.json]).toMatchObject([
      403,
      { code: 'second_factor_required', methods: ['totp', 'recovery_code'] },
    ])
    expect(first.json.access_token).toBeUndefined()
    const code = codeOf(secret)
    const second = await secondStep(first.json.challenge, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(second.status).toBe(200)
    const account = await fetch(`${world.base()}/v1/auth/account`, {
      headers: { authorization: `Bearer ${second.json.access_token}` },
    })
    expect((await account.json()).user).toMatchObject({ uuid: person.uuid })
    expect((await person.send('GET', '/v1/auth/factors')).json.data.factors[0].lastUsedAt).not.toBeNull()
    expect(await getEvents(person)).toEqual(['factor_added success', 'login failure', 'login success'])
  })

  it('accepts each code and each challenge once', async () => {
    const person = await newPerson()
    const { secret } = await addApp(person)
    const challenge = await challengeFor(person.email)
    const code = codeOf(secret)
    expect((await secondStep(challenge, code)).status).toBe(200)
    expect((await secondStep(challenge, codeOf(secret, 1))).json.code, 'the same challenge').toBe('login_expired')
    expect((await secondStep(await challengeFor(person.email), code)).json.code, 'the same code').toBe('invalid_factor')
    expect((await secondStep(await challengeFor(person.email), codeOf(secret, 1))).status, 'the next one').toBe(200)
  })

  it('accepts codes of the previous and the next time step, and none beyond', async () => {
    for (const [steps, status] of [
      [-2, 422],
      [2, 422],
      [1, 200],
    ] as const) {
      const answered = await withinOneStep(async () => {
        const person = await newPerson()
        const { secret } = await addApp(person)
        return secondStep(await challengeFor(person.email), codeOf(secret, steps))
      })
      expect(answered.status, `${steps}`).toBe(status)
    }
  })

  it('opens one session if two requests send the same code concurrently', async () => {
    const person = await newPerson()
    const { secret } = await addApp(person)
    const [one, other] = [await challengeFor(person.email), await challengeFor(person.email)]
    const answers = await Promise.all([one, other].map((challenge) => secondStep(challenge, codeOf(secret))))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  it('cannot use the code of the setup again', async () => {
    const person = await newPerson()
    const { setup, secret } = await begin(person)
    const code = codeOf(secret)
    await confirm(person, { setup, code, password })
    expect((await secondStep(await challengeFor(person.email), code)).json.code).toBe('invalid_factor')
  })

  it('accepts a recovery code once, however it is typed, and informs the owner', async () => {
    const person = await newPerson()
    const { added } = await addApp(person)
    const [code] = added.recoveryCodes
    const typed = code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O')
    expect((await secondStep(await challengeFor(person.email), typed)).status).toBe(200)
    expect((await secondStep(await challengeFor(person.email), code)).json.code).toBe('invalid_factor')
    expect((await person.send('GET', '/v1/auth/factors')).json.data.recoveryCodesLeft).toBe(9)
    const message = world.emails.find(({ to, subject }) => to === person.email && subject.startsWith('A recovery code'))
    expect(message?.text).toContain('9 codes are left')
    expect(await getEvents(person)).toContain('recovery_code_used success')
  })

  it('is delayed longer after each wrong code, which a right password does not reset', async () => {
    const person = await newPerson()
    const { secret } = await addApp(person)
    const challenge = await challengeFor(person.email)
    const key = sign('limits', `second here ${person.email} 127.0.0.1`, world.deps.secretKey)
    const waitOver = () => world.deps.pool.query('update login_delays set waits_until = now() where key = $1', [key])
    for (let n = 0; n < 10; n += 1) {
      expect((await secondStep(challenge, 'zzzz-zzzz')).json.code).toBe('invalid_factor')
      if (n < 9) await waitOver()
    }
    const newChallenge = await challengeFor(person.email)
    const waits = await secondStep(newChallenge, codeOf(secret))
    expect([waits.status, Number(waits.headers.get('retry-after'))]).toEqual([429, expect.closeTo(30, -1)])
    await waitOver()
    expect((await secondStep(newChallenge, codeOf(secret))).status).toBe(200)
    expect((await getEvents(person)).filter((one) => one === 'login failure').length).toBe(10)
  })

  it.each([
    ['after five minutes', `update auth_challenges set expires_at = now() where "user" = $1`],
    ['after a change of password', `update users set password_hash = password_hash || ' ' where uuid = $1`],
    ['once the user is suspended', `update users set state = 'suspended' where uuid = $1`],
  ])('must start again %s', async (_when, statement) => {
    const person = await newPerson()
    const { secret } = await addApp(person)
    const challenge = await challengeFor(person.email)
    await world.deps.pool.query(statement, [person.uuid])
    const { status, json } = await secondStep(challenge, codeOf(secret))
    expect([status, json.code]).toEqual([422, 'login_expired'])
  })

  it('is rejected with the password grant', async () => {
    const person = await newPerson()
    await addApp(person)
    const raw = new URLSearchParams({ grant_type: 'password', username: person.email, password })
    const { status, json } = await world.anonymous.sendRaw('POST', '/v1/auth/token', { raw })
    expect([status, json.code, json.access_token]).toEqual([400, 'invalid_grant', undefined])
  })
})

describe('removing second factors', () => {
  it('needs the password, informs the owner, and with the last factor removes the recovery codes', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    const { added } = await addApp(person, 'My phone')
    const remove = (by: Person, word: string) =>
      by.send('POST', `/v1/auth/factors/${added.factor.uuid}/remove`, { password: word })
    expect((await remove(person, 'wrong')).status).toBe(422)
    expect((await remove(other, password)).status).toBe(404)
    expect((await logIn(person.email)).status).toBe(403)
    const removed = await remove(person, password)
    expect([removed.status, removed.json.data]).toEqual([200, { factors: [], recoveryCodesLeft: 0 }])
    expect((await logIn(person.email)).status).toBe(200)
    const message = world.emails.find(({ to, subject }) => to === person.email && subject.includes('was removed'))
    expect(message?.text).toContain('“My phone” was removed from your account. It was the last second step')
    expect(await getEvents(person)).toContain('factor_removed success')
  })

  it('is not an effect of changing the password', async () => {
    const person = await newPerson()
    await addApp(person)
    const changed = await person.send('PUT', '/v1/auth/update', {
      password: 'harbour violet ladder moss',
      currentPassword: password,
    })
    expect(changed.status).toBe(200)
    expect((await person.send('GET', '/v1/auth/factors')).json.data.factors.length).toBe(1)
  })
})

describe('new recovery codes', () => {
  it('replace the old ones', async () => {
    const person = await newPerson()
    const renew = (word: string) => person.send('POST', '/v1/auth/factors/recovery-codes', { password: word })
    expect((await renew(password)).status, 'without a factor').toBe(409)
    const { added } = await addApp(person)
    expect((await renew('wrong')).status).toBe(422)
    const { recoveryCodes } = (await renew(password)).json.data
    expect((await secondStep(await challengeFor(person.email), added.recoveryCodes[0])).status).toBe(422)
    expect((await secondStep(await challengeFor(person.email), recoveryCodes[0])).status).toBe(200)
    expect(subjectsTo(person.email)).toContain('New recovery codes for your Sojourn account')
  })
})
