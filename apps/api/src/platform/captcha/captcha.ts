import { hkdfSync } from 'node:crypto'
import type { CaptchaChallenge } from '@sojourn/contract/account'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** What to find: a number from `from` to `to`. Each attempt costs `cost` rounds of PBKDF2. */
type Work = { cost: number; from: number; to: number }

/** One to two seconds on a phone that is a few years old, hidden while the user fills in the form. */
const usualWork: Work = { cost: 2000, from: 500, to: 1500 }
const lifeSeconds = 600

/** Slows down bots by a proof of work, which this server itself signs and checks; no other service is involved. */
export type Captcha = {
  issue(): Promise<CaptchaChallenge>
  /** The nonce and the expiry of the challenge that `payload` solves; null if it solves none of ours, or too late. */
  check(payload: string): Promise<{ nonce: string; expiresAt: Date } | null>
}

/**
 * ALTCHA, version 2 of its proof of work: PBKDF2 with SHA-256, in the mode in which the server need not repeat the work. With
 * several keys, it issues with the first and accepts solutions for all.
 */
export const createCaptcha = (secretKey: string | readonly [string, ...string[]], work: Work = usualWork): Captcha => {
  const [present, ...old] = typeof secretKey === 'string' ? [secretKey] : secretKey
  const secrets = secretsOf(present)
  const accepted = [secrets, ...old.map(secretsOf)]
  return {
    issue: async () => {
      const expiresAt = Math.floor(Date.now() / 1000) + lifeSeconds
      const { parameters, signature } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        counter: randomInt(work.to, work.from),
        deriveKey,
        expiresAt,
        ...secrets,
      })
      if (!parameters.keySignature || !signature) throw new Error('a challenge was made without its signatures')
      return { parameters: { ...parameters, keySignature: parameters.keySignature, expiresAt }, signature }
    },
    check: async (payload) => {
      const sent = readPayload(payload)
      if (!sent) return null
      const results = await Promise.all(accepted.map((one) => verifySolution({ ...sent, deriveKey, ...one })))
      // The signature covers the parameters, so they are ours if it is valid.
      if (!results.some(({ verified }) => verified)) return null
      return { nonce: sent.challenge.parameters.nonce, expiresAt: new Date(sent.challenge.parameters.expiresAt * 1000) }
    },
  }
}

const secretsOf = (secretKey: string) => {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secretKey, 'sojourn', purpose, 32)).toString('hex')
  return { hmacSignatureSecret: keyFor('captcha-challenge'), hmacKeySignatureSecret: keyFor('captcha-solution') }
}

type Payload = { challenge: CaptchaChallenge; solution: { counter: number; derivedKey: string } }

const readPayload = (payload: string): Payload | null => {
  try {
    const read: unknown = JSON.parse(Buffer.from(payload, 'base64').toString('utf8'))
    return isPayload(read) ? read : null
  } catch {
    return null
  }
}

const isPayload = (value: unknown): value is Payload => {
  const [challenge, solution] = [member(value, 'challenge'), member(value, 'solution')]
  const parameters = member(challenge, 'parameters')
  const isText = (holder: unknown, name: string) => typeof member(holder, name) === 'string'
  const isNumber = (holder: unknown, name: string) => Number.isSafeInteger(member(holder, name))
  return (
    ['algorithm', 'nonce', 'salt', 'keyPrefix', 'keySignature'].every((name) => isText(parameters, name)) &&
    ['cost', 'keyLength', 'expiresAt'].every((name) => isNumber(parameters, name)) &&
    isText(challenge, 'signature') &&
    isText(solution, 'derivedKey') &&
    isNumber(solution, 'counter')
  )
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
