import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { AuthLimits, Deps, EmailLimits, Limit } from '../kit/deps.ts'
import { deviceFamily, truncatedNetwork } from '../kit/networks.ts'
import { Problem } from '../kit/problem.ts'
import { sign } from '../kit/sealing.ts'
import { createDelays } from '../platform/limits/delays.ts'
import { createTries, type Tries } from '../platform/limits/tries.ts'
import { isKnownNetwork, type LoginPlace } from './login-places.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counted by network and account though the sender is logged in: 429 when there are too many. */
    rateLimited?: boolean
  }
}

/** Guessing is slow, and no inbox can be filled; an office behind one address can still log in. */
export const authLimits: AuthLimits = {
  network: { max: 100, seconds: 60 },
  account: { max: 20, seconds: 60 },
  logins: { freeHere: 5, freeElsewhere: 20, longestSeconds: 900, warnAfter: 20 },
  emails: { max: 10, seconds: 3600 },
}

/** A company can invite all its people in a day and mail an itinerary to a large party, but is no post office. */
export const emailLimits: EmailLimits = {
  invitationsOfRecipient: { max: 5, seconds: 3600 },
  invitations: { max: 300, seconds: 86_400 },
  mailsOfItinerary: { max: 20, seconds: 3600 },
  mails: { max: 500, seconds: 86_400 },
  mailsOnTrial: { max: 50, seconds: 86_400 },
}

/** A login that counts as failed until it succeeds. */
export type LoginTry = {
  place: LoginPlace
  succeed(): Promise<void>
  /** Whether to tell the owner of the account about it: once a day, after many wrong logins. */
  fail(): Promise<boolean>
}

export type Limits = ReturnType<typeof limitsOf>

/**
 * Counts tries, and rejects with 429 when there are too many. An account is counted alike whether it exists or not, and
 * all processes of one database count together. What is counted is stored as a signature: it tells nothing.
 */
export const limitsOf = ({ pool, authLimits, secretKey }: Pick<Deps, 'pool' | 'authLimits' | 'secretKey'>) => {
  const { network, account, logins, emails } = authLimits
  const byNetwork = createTries(pool, { of: 'network', ...network })
  const byAccount = createTries(pool, { of: 'account', ...account })
  const byEmail = createTries(pool, { of: 'letter', ...emails })
  const delays = createDelays(pool, logins)
  const failedOfDay = createTries(pool, { of: 'login', max: logins.warnAfter - 1, seconds: 86_400 })
  const warnedOfDay = createTries(pool, { of: 'login warning', max: 1, seconds: 86_400 })
  const nameOf = (text: string) => sign('limits', text, secretKey)
  const countOrReject = async (tries: Tries, text: string, { seconds }: Limit): Promise<void> => {
    if (!(await tries.count(nameOf(text)))) throw new Problem('too_many_requests', { retryAfterSeconds: seconds })
  }
  const ownerOf = (text: string) => text.trim().toLowerCase()
  const placeOf = (request: FastifyRequest): LoginPlace => ({
    network: sign('network', normalizeIP(request.ip), secretKey),
    shownNetwork: truncatedNetwork(request.ip),
    device: deviceFamily(request.headers['user-agent']),
  })
  return {
    placeOf,
    /** Before anything is read. */
    countNetwork: (request: FastifyRequest): Promise<void> =>
      countOrReject(byNetwork, normalizeIP(request.ip), network),
    /**
     * A login to an account, which waits when others failed before it. Those of a network from which its person logged in
     * lately count for that network alone; those of all others also together, so that no stranger keeps the person out.
     * The second step has its own count: a correct password does not reset the wrong codes.
     */
    countLogin: async (
      request: FastifyRequest,
      address: string,
      step: 'password' | 'second' = 'password',
    ): Promise<LoginTry> => {
      const prefix = step === 'second' ? 'second ' : ''
      const ip = normalizeIP(request.ip)
      const place = placeOf(request)
      const here = { name: nameOf(`${prefix}here ${address} ${ip}`), free: logins.freeHere }
      const elsewhere = { name: nameOf(`${prefix}elsewhere ${address}`), free: logins.freeElsewhere }
      const counted = (await isKnownNetwork(pool, address, place.network)) ? [here] : [here, elsewhere]
      const seconds = await delays.count(counted)
      if (seconds > 0) throw new Problem('too_many_requests', { retryAfterSeconds: seconds })
      return {
        place,
        succeed: () => delays.forget(counted.map(({ name }) => name)),
        fail: async () => !(await failedOfDay.count(nameOf(address))) && warnedOfDay.count(nameOf(address)),
      }
    },
    /** Whose door it is: an address, the token of a link, or a person. */
    countAccount: (owner: string): Promise<void> => countOrReject(byAccount, ownerOf(owner), account),
    /** Emails to an address, counted for each route: a forgotten password does not wait because of registrations. */
    countEmail: (request: FastifyRequest, address: string): Promise<void> =>
      countOrReject(byEmail, `${request.routeOptions.url} ${ownerOf(address)}`, emails),
  }
}
