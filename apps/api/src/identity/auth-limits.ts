import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { AuthLimits, Deps, LetterLimits, Limit } from '../kit/deps.ts'
import { Problem } from '../kit/problem.ts'
import { sign } from '../kit/sealing.ts'
import { createTries, type Tries } from '../platform/limits/tries.ts'

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

export type Limits = ReturnType<typeof limitsOf>

/**
 * Counts tries, and refuses with 429 when there are too many. An account is counted alike whether it exists or not, and
 * all processes of one database count together. What is counted is stored as a signature: it tells nothing.
 */
export const limitsOf = ({ pool, authLimits, secretKey }: Pick<Deps, 'pool' | 'authLimits' | 'secretKey'>) => {
  const { network, account, accountAnywhere, letters } = authLimits
  const byNetwork = createTries(pool, { of: 'network', ...network })
  const byAccount = createTries(pool, { of: 'account', ...account })
  const byLetter = createTries(pool, { of: 'letter', ...letters })
  const failedOfNetwork = createTries(pool, { of: 'login', ...account, isForgiving: true })
  const failedAnywhere = createTries(pool, { of: 'login anywhere', ...accountAnywhere, isForgiving: true })
  const nameOf = (text: string) => sign('limits', text, secretKey)
  const countOrRefuse = async (tries: Tries, text: string, { seconds }: Limit): Promise<void> => {
    if (!(await tries.count(nameOf(text)))) throw new Problem('too_many_requests', { retryAfterSeconds: seconds })
  }
  const ownerOf = (text: string) => text.trim().toLowerCase()
  return {
    /** Before anything is read. */
    countNetwork: (request: FastifyRequest): Promise<void> =>
      countOrRefuse(byNetwork, normalizeIP(request.ip), network),
    /** A login to an account that counts unless it succeeds: what is answered takes it back. */
    countLogin: async (request: FastifyRequest, address: string): Promise<() => Promise<void>> => {
      const here = `${address} ${normalizeIP(request.ip)}`
      await countOrRefuse(failedOfNetwork, here, account)
      await countOrRefuse(failedAnywhere, address, accountAnywhere)
      return async () => {
        await Promise.all([failedOfNetwork.forgive(nameOf(here)), failedAnywhere.forgive(nameOf(address))])
      }
    },
    /** Whose door it is: an address, the token of a link, or a person. */
    countAccount: (owner: string): Promise<void> => countOrRefuse(byAccount, ownerOf(owner), account),
    /** Letters to an address, for each route by itself: nobody's forgotten password waits for somebody's registering. */
    countLetter: (request: FastifyRequest, address: string): Promise<void> =>
      countOrRefuse(byLetter, `${request.routeOptions.url} ${ownerOf(address)}`, letters),
  }
}
