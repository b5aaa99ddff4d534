import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSoftwarePasskey } from '../test/software-passkey.ts'
import { createWorld, type Person, type World } from '../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const password = 'lantern gravel quince orbit'
const newPerson = () => world.createPerson({ password })
type Passkey = ReturnType<typeof createSoftwarePasskey>
const origin = () => world.base()

const offer = async (person: Person): Promise<string> =>
  (await person.send('POST', '/v1/auth/factors/passkeys')).json.data.challenge
const confirm = (person: Person, passkey: object, word = password) =>
  person.send('POST', '/v1/auth/factors/passkeys/confirm', { passkey, password: word, name: 'My laptop' })
const addPasskey = async (person: Person): Promise<Passkey> => {
  const key = createSoftwarePasskey('127.0.0.1')
  const { status, json } = await confirm(person, key.create({ challenge: await offer(person), origin: origin() }))
  expect(status, JSON.stringify(json)).toBe(201)
  return key
}
const optionsFor = async (challenge?: string) =>
  (await world.anonymous.send('POST', '/v1/auth/passkeys/options', { challenge })).json.data
const logInWith = (passkey: object) => world.anonymous.send('POST', '/v1/auth/passkeys/login', { passkey })
const getChallenge = async ({ email }: Person) =>
  (await world.anonymous.send('POST', '/v1/auth/login', { email, password })).json.challenge
const secondStep = (challenge: string, passkey: object) =>
  world.anonymous.send('POST', '/v1/auth/login/second-factor', { challenge, passkey })
const rejected = { status: 422, json: { code: 'invalid_factor' } }

describe('adding a passkey', () => {
  it('returns what the browser needs, and takes effect after the password', async () => {
    const person = await newPerson()
    const { json } = await person.send('POST', '/v1/auth/factors/passkeys')
    expect(json.data, JSON.stringify(json)).toMatchObject({
      rp: { id: '127.0.0.1', name: 'Sojourn' },
      user: { name: person.email },
      excludeCredentials: [],
    })
    const key = createSoftwarePasskey('127.0.0.1')
    const credential = key.create({ challenge: json.data.challenge, origin: origin() })
    expect((await confirm(person, credential, 'wrong')).json.errors).toMatchObject({ password: [{}] })
    const { status, json: added } = await confirm(person, credential)
    expect([status, added.data.factor]).toMatchObject([201, { kind: 'passkey', name: 'My laptop' }])
    expect(added.data.recoveryCodes.length).toBe(10)
    expect(await confirm(person, credential), 'its challenge is used').toMatchObject(rejected)
    const again = await person.send('POST', '/v1/auth/factors/passkeys')
    expect(again.json.data.excludeCredentials).toMatchObject([{ id: key.key.id }])
    const twice = key.create({ challenge: again.json.data.challenge, origin: origin() })
    expect((await confirm(person, twice)).json.detail).toBe('this passkey has already been added')
  })

  it('rejects a response from another site or to another user’s challenge', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    const key = createSoftwarePasskey('127.0.0.1')
    const elsewhere = key.create({ challenge: await offer(person), origin: 'https://evil.example' })
    expect(await confirm(person, elsewhere)).toMatchObject(rejected)
    const theirs = key.create({ challenge: await offer(other), origin: origin() })
    expect(await confirm(person, theirs)).toMatchObject(rejected)
    const ofOtherSite = createSoftwarePasskey('evil.example')
    const foreign = ofOtherSite.create({ challenge: await offer(person), origin: origin() })
    expect(await confirm(person, foreign)).toMatchObject(rejected)
    expect((await person.send('GET', '/v1/auth/factors')).json.data.factors).toEqual([])
  })
})

describe('a passkey alone', () => {
  it('logs its owner in', async () => {
    const person = await newPerson()
    const key = await addPasskey(person)
    const { challenge, userVerification, allowCredentials } = await optionsFor()
    expect([userVerification, allowCredentials]).toEqual(['required', undefined])
    const { status, json } = await logInWith(key.get({ challenge, origin: origin() }))
    expect(status).toBe(200)
    const account = await fetch(`${world.base()}/v1/auth/account`, {
      headers: { authorization: `Bearer ${json.access_token}` },
    })
    expect((await account.json()).user).toMatchObject({ uuid: person.uuid, hasSecondFactor: true })
  })

  it('requires user verification', async () => {
    const key = await addPasskey(await newPerson())
    const { challenge } = await optionsFor()
    expect(await logInWith(key.get({ challenge, origin: origin(), isVerified: false }))).toMatchObject(rejected)
  })

  it('can use each challenge once, and only one issued by us', async () => {
    const key = await addPasskey(await newPerson())
    const { challenge } = await optionsFor()
    expect((await logInWith(key.get({ challenge, origin: origin() }))).status).toBe(200)
    expect(await logInWith(key.get({ challenge, origin: origin() }))).toMatchObject(rejected)
    expect(await logInWith(key.get({ challenge: 'x'.repeat(43), origin: origin() }))).toMatchObject(rejected)
    const expired = await optionsFor()
    await world.deps.pool.query(`update auth_challenges set expires_at = now() where purpose = 'passkey'`)
    expect(await logInWith(key.get({ challenge: expired.challenge, origin: origin() }))).toMatchObject(rejected)
  })

  it('is rejected as a copy if its counter has gone back', async () => {
    const key = await addPasskey(await newPerson())
    const use = async () => logInWith(key.get({ challenge: (await optionsFor()).challenge, origin: origin() }))
    expect((await use()).status).toBe(200)
    expect((await use()).status).toBe(200)
    key.key.counter = 0
    expect(await use()).toMatchObject(rejected)
  })

  it('is rejected if it is unknown or its user is suspended', async () => {
    const unknown = createSoftwarePasskey('127.0.0.1')
    const use = async (key: Passkey) =>
      logInWith(key.get({ challenge: (await optionsFor()).challenge, origin: origin() }))
    expect(await use(unknown)).toMatchObject(rejected)
    const person = await newPerson()
    const key = await addPasskey(person)
    await world.deps.pool.query(`update users set state = 'suspended' where uuid = $1`, [person.uuid])
    expect(await use(key)).toMatchObject(rejected)
  })
})

describe('a passkey as the second step', () => {
  it('finishes a login only to its own account', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    const key = await addPasskey(person)
    const foreign = await addPasskey(other)
    const login = await world.anonymous.send('POST', '/v1/auth/login', { email: person.email, password })
    expect([login.status, login.json.methods]).toEqual([403, ['passkey', 'recovery_code']])
    const { challenge } = login.json
    const options = await optionsFor(challenge)
    expect(options.allowCredentials).toMatchObject([{ id: key.key.id, transports: ['internal'] }])
    const theirs = foreign.get({ challenge: options.challenge, origin: origin() })
    expect(await secondStep(challenge, theirs)).toMatchObject(rejected)
    const own = await optionsFor(challenge)
    const used = key.get({ challenge: own.challenge, origin: origin(), isVerified: false })
    expect((await secondStep(challenge, used)).status).toBe(200)
  })

  it('cannot use a challenge for a passkey alone, nor the other way round', async () => {
    const person = await newPerson()
    const key = await addPasskey(person)
    const alone = key.get({ challenge: (await optionsFor()).challenge, origin: origin() })
    expect(await secondStep(await getChallenge(person), alone)).toMatchObject(rejected)
    const second = await optionsFor(await getChallenge(person))
    expect(await logInWith(key.get({ challenge: second.challenge, origin: origin() }))).toMatchObject(rejected)
  })

  it('is available only for a pending login', async () => {
    const { status, json } = await world.anonymous.send('POST', '/v1/auth/passkeys/options', { challenge: 'none' })
    expect([status, json.code]).toEqual([422, 'login_expired'])
  })
})
