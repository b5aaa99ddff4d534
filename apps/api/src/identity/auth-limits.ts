import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AuthLimits, LetterLimits, Limit } from '../kit/deps.ts'
import { Problem } from '../kit/problem.ts'
import { tokenHash } from './sessions.ts'
import { tallyOf } from './tally.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counted by network and account though the sender is logged in: 429 when there are too many. */
    rateLimited?: boolean
  }
}

/** Guessing is slow, and nobody's letter box can be filled; an office behind one address still gets in. */
export const authLimits: AuthLimits = {
  network: { max: 100, seconds: 60 },
  account: { max: 20, seconds: 60 },
  accountAnywhere: { max: 100, seconds: 60 },
  letters: { max: 10, seconds: 3600 },
}

/** A company can invite all its people in a day and mail a trip to a large party, but is no post office. */
export const letterLimits: LetterLimits = {
  invitationsOfRecipient: { max: 5, seconds: 3600 },
  invitations: { max: 300, seconds: 86_400 },
  mailsOfItinerary: { max: 20, seconds: 3600 },
  mails: { max: 500, seconds: 86_400 },
}

/** Networks and accounts remembered at a time, the least recently seen forgotten first. */
const cache = 50_000

export type Limits = ReturnType<typeof limitsOf>

/** Counts tries, and refuses with 429 when there are too many. An account is counted alike whether it exists or not. */
export const limitsOf = (app: FastifyInstance, { network, account, accountAnywhere, letters }: AuthLimits) => {
  const names = new WeakMap<FastifyRequest, string>()
  const keyGenerator = (request: FastifyRequest) => names.get(request) ?? ''
  const windowOf = ({ max, seconds }: Limit) => ({ max, timeWindow: seconds * 1000, cache })
  const byNetwork = app.createRateLimit(windowOf(network))
  const byAccount = app.createRateLimit({ ...windowOf(account), keyGenerator })
  const byLetter = app.createRateLimit({ ...windowOf(letters), keyGenerator })
  const tooMany = (retryAfterSeconds: number) => new Problem('too_many_requests', { retryAfterSeconds })
  const refuse = async (limit: typeof byNetwork, request: FastifyRequest, seconds: number): Promise<void> => {
    const state = await limit(request)
    if (!state.isAllowed && state.isExceeded) throw tooMany(seconds)
  }
  const [failedOfNetwork, failedAnywhere] = [tallyOf(account), tallyOf(accountAnywhere)]
  const name = (request: FastifyRequest, text: string) =>
    names.set(request, tokenHash(text.trim().toLowerCase()).toString('base64'))
  return {
    /** Before anything is read. */
    countNetwork: (request: FastifyRequest): Promise<void> => refuse(byNetwork, request, network.seconds),
    /** A login to an account that counts unless it succeeds: what is answered takes it back. */
    countLogin: (request: FastifyRequest, address: string): (() => void) => {
      const owner = tokenHash(address).toString('base64')
      const forgiveNetwork = failedOfNetwork(`${owner} ${normalizeIP(request.ip)}`)
      if (!forgiveNetwork) throw tooMany(account.seconds)
      const forgiveAnywhere = failedAnywhere(owner)
      if (!forgiveAnywhere) throw tooMany(accountAnywhere.seconds)
      return () => {
        forgiveNetwork()
        forgiveAnywhere()
      }
    },
    /** Whose door it is: an address, the token of a link, or a person. */
    countAccount: (request: FastifyRequest, owner: string): Promise<void> => {
      name(request, owner)
      return refuse(byAccount, request, account.seconds)
    },
    /** Letters to an address, for each route by itself: nobody's forgotten password waits for somebody's registering. */
    countLetter: (request: FastifyRequest, address: string): Promise<void> => {
      name(request, `${request.routeOptions.url} ${address}`)
      return refuse(byLetter, request, letters.seconds)
    },
  }
}
