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
    /** Counted by network and account although the sender is logged in: 429 if there are too many. */
    rateLimited?: boolean
  }
}

/** Slows down guessing and protects inboxes from floods; an office behind one IP address can still log in. */
export const authLimits: AuthLimits = {
  network: { max: 100, seconds: 60 },
  account: { max: 20, seconds: 60 },
  logins: { freeHere: 5, freeElsewhere: 20, longestSeconds: 900, warnAfter: 20 },
  emails: { max: 10, seconds: 3600 },
}

/** Enough for a company to invite all its staff in a day and to email an itinerary to a large party, but not for bulk mail. */
export const emailLimits: EmailLimits = {
  invitationsOfRecipient: { max: 5, seconds: 3600 },
  invitations: { max: 300, seconds: 86_400 },
  mailsOfItinerary: { max: 20, seconds: 3600 },
  mails: { max: 500, seconds: 86_400 },
  mailsOnTrial: { max: 50, seconds: 86_400 },
}

/** A login attempt, which counts as failed until it succeeds. */
export type LoginTry = {
  place: LoginPlace
  succeed(): Promise<void>
  /** Whether to warn the owner of the account: once a day, after many failed logins. */
  fail(): Promise<boolean>
}

export type Limits = ReturnType<typeof limitsOf>

/**
 * Counts attempts, and rejects with 429 if there are too many. An account is counted the same way whether it exists or not, and
 * all processes of a database share the counts. Names are stored as signatures, which reveal nothing.
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
  const normalizeOwner = (text: string) => text.trim().toLowerCase()
  const placeOf = (request: FastifyRequest): LoginPlace => ({
    network: sign('network', normalizeIP(request.ip), secretKey),
    shownNetwork: truncatedNetwork(request.ip),
    device: deviceFamily(request.headers['user-agent']),
  })
  return {
    placeOf,
    /** Called before anything is read. */
    countNetwork: (request: FastifyRequest): Promise<void> =>
      countOrReject(byNetwork, normalizeIP(request.ip), network),
    /**
     * Counts a login to an account, which must wait if earlier ones failed. Logins from a network from which the user has
     * recently logged in count for that network only; all others also count together, so that a stranger cannot lock the user
     * out. The second step is counted separately: a correct password does not reset the count of wrong codes.
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
    /** `owner` is an email address, the token of a link, or a user. */
    countAccount: (owner: string): Promise<void> => countOrReject(byAccount, normalizeOwner(owner), account),
    /** Counts emails to an address, separately for each route: a password reset is not delayed by registrations. */
    countEmail: (request: FastifyRequest, address: string): Promise<void> =>
      countOrReject(byEmail, `${request.routeOptions.url} ${normalizeOwner(address)}`, emails),
  }
}
