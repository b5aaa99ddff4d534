import type { FastifyRequest } from 'fastify'
import {
  passkeyLoginInput,
  passkeyOptionsInput,
  type SecondFactorLoginInput,
  secondFactorLoginInput,
} from '@sojourn/contract/second-factor'
import type { SecondFactorMethod } from '@sojourn/contract/kit/second-factor-methods'
import { noteIdentity } from '../kit/records/identity-log.ts'
import { originOf } from '../kit/origin.ts'
import { invalid, Problem } from '../kit/problem.ts'
import { statementsOn } from '../platform/db/transaction.ts'
import { issueChallenge, readChallenge, redeemChallenge } from './auth-challenges.ts'
import type { Limits, LoginTry } from './auth-limits.ts'
import { type GuestContext, guestFor } from './guest-context.ts'
import { passkeyRequest, provePasskey, proveSecondStep } from './prove-factor.ts'
import { requestEmail } from './request-email.ts'
import {
  bearerOf,
  checkCredentials,
  findHolder,
  type Holder,
  loginAddress,
  openSession,
  type Token,
  tokenHash,
} from './sessions.ts'

/** Time limit for the second step. */
const secondStepSeconds = 5 * 60

export type Outcome =
  | { ok: true; token: Token }
  | { ok: false; reason: 'wrong' }
  | { ok: false; reason: 'second_factor'; holder: Holder; methods: SecondFactorMethod[] }

export type LogIn = ReturnType<typeof logInOf>

/** The ways to log in. Each counts attempts, and records failed ones. */
export const logInOf = (guest: GuestContext, limits: Limits) => {
  const { deps } = guest
  const userAgentOf = (request: FastifyRequest) => request.headers['user-agent']

  // A worker finds out whether the address has an account, so that the work here is the same.
  const fail = async (request: FastifyRequest, address: string, login: LoginTry): Promise<void> => {
    const shouldWarn = await login.fail()
    await guest.transact(async (tx) => {
      await noteIdentity(tx, originOf(request), { kind: 'login', outcome: 'failure', address })
      if (shouldWarn) await requestEmail(tx, deps, { kind: 'login_attempts', email: address })
    })
  }

  /** The first step, and the only one for an account without a second factor. */
  const byPassword = async (request: FastifyRequest, email: string, password: string): Promise<Outcome> => {
    const address = loginAddress(email).toLowerCase()
    const login = await limits.countLogin(request, address)
    const holder = await checkCredentials(deps.pool, email, password)
    const opening = { userAgent: userAgentOf(request), place: login.place }
    const opened = holder && (await openSession(guestFor(guest, request), holder, opening))
    if (!holder || !opened) {
      await fail(request, address, login)
      return { ok: false, reason: 'wrong' }
    }
    await login.succeed()
    return 'token' in opened
      ? { ok: true, token: bearerOf(opened.token) }
      : { ok: false, reason: 'second_factor', holder, methods: opened.methods }
  }

  /** Throws 403 with a challenge for the second step, valid for five minutes and until the password changes. */
  const askSecondStep = async (holder: Holder, methods: SecondFactorMethod[]): Promise<never> => {
    const challenge = await guest.transact((tx) =>
      issueChallenge(tx, {
        purpose: 'login',
        user: holder.uuid,
        passwordHash: holder.passwordHash,
        seconds: secondStepSeconds,
      }),
    )
    throw new Problem('second_factor_required', { challenge, methods })
  }

  /**
   * The user whose login waits for its second step; 422 if there is none, it has expired, or the password has changed since.
   */
  const waitingHolder = async (challenge: string): Promise<Holder> => {
    const begun = await readChallenge(statementsOn(deps.pool), 'login', challenge)
    const holder = begun?.user ? await findHolder(deps.pool, begun.user) : null
    if (!holder || !begun?.passwordMark?.equals(tokenHash(holder.passwordHash))) throw new Problem('login_expired')
    return holder
  }

  /** The second step. A wrong code does not invalidate the challenge, but the next attempt must wait. */
  const bySecondStep = async (request: FastifyRequest): Promise<Token> => {
    const input = readInput(request)
    const holder = await waitingHolder(input.challenge)
    const address = holder.email.toLowerCase()
    const login = await limits.countLogin(request, address, 'second')
    const served = guestFor(guest, request)
    const redeem = await proveSecondStep(served, holder, input)
    const opened =
      redeem &&
      (await openSession(served, holder, {
        userAgent: userAgentOf(request),
        place: login.place,
        redeemProof: async (tx) => (await redeemChallenge(tx, 'login', input.challenge)) !== null && redeem(tx),
      }))
    if (!opened || !('token' in opened)) {
      await fail(request, address, login)
      throw new Problem('invalid_factor')
    }
    await login.succeed()
    return bearerOf(opened.token)
  }

  const passkeyOptions = async (request: FastifyRequest) => {
    const input = passkeyOptionsInput.safeParse(request.body)
    if (!input.success) throw invalid(input.error)
    const { challenge } = input.data
    return passkeyRequest(guest, challenge === undefined ? null : (await waitingHolder(challenge)).uuid)
  }

  /** A passkey alone, with user verification. */
  const byPasskey = async (request: FastifyRequest): Promise<Token> => {
    const input = passkeyLoginInput.safeParse(request.body)
    if (!input.success) throw invalid(input.error)
    const served = guestFor(guest, request)
    const proven = await provePasskey(served, input.data.passkey, null)
    const holder = proven && (await findHolder(deps.pool, proven.user))
    const opening = { userAgent: userAgentOf(request), place: limits.placeOf(request), redeemProof: proven?.redeem }
    const opened = holder && (await openSession(served, holder, opening))
    if (!opened || !('token' in opened)) {
      await guest.transact((tx) =>
        noteIdentity(tx, originOf(request), { kind: 'login', outcome: 'failure', address: holder?.email ?? '' }),
      )
      throw new Problem('invalid_factor')
    }
    return bearerOf(opened.token)
  }

  return { byPassword, askSecondStep, bySecondStep, passkeyOptions, byPasskey }
}

const readInput = (request: FastifyRequest): SecondFactorLoginInput => {
  const input = secondFactorLoginInput.safeParse(request.body)
  if (!input.success) throw invalid(input.error)
  return input.data
}
