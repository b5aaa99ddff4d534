import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { line } from '@sojourn/contract/kit/values'
import type { Deps, Limit } from '../../kit/deps.ts'
import { sign } from '../../kit/sealing.ts'
import { createDelays } from '../../platform/limits/delays.ts'
import { createTries } from '../../platform/limits/tries.ts'
import { isPassword } from '../../platform/passwords/passwords.ts'
import type { Link } from './queries.ts'
import { knownDevice } from './sign-passcode-cookie.ts'

/** The limit of wrong passcodes for one link, per network or per device that entered the right one before. */
const ofNetwork: Limit = { max: 10, seconds: 600 }
/**
 * The limit of wrong passcodes for one link from all new devices: after this many, each doubles the time until the next try,
 * up to a minute. So 1,440 of a million passcodes can be tried per day, and strangers cannot keep travellers out for longer
 * than a minute.
 */
const freeAnywhere = 20
const longestSeconds = 60

/** No minimum length, because older passcodes with fewer than six characters are still valid. */
const given = z.object({ passcode: line(64) })

/** Whether a form contains a link's passcode; `wait` is the number of seconds until the next try. */
export type Tried = { is: 'right' } | { is: 'wrong' } | { is: 'too-many'; wait: number }

/**
 * Limits tries of passcodes. Only wrong ones count, so that a family with one IP address gets in. A device that entered the
 * right one before is counted separately, so that it is not affected by strangers who guess.
 */
export const passcodeCheck = ({ pool, secretKey, pagesUrl }: Pick<Deps, 'pool' | 'secretKey' | 'pagesUrl'>) => {
  const fromNetwork = createTries(pool, { of: 'passcode', ...ofNetwork, isForgiving: true })
  const fromAnywhere = createDelays(pool, { longestSeconds })
  const nameOf = (text: string) => sign('limits', text, secretKey)
  return async (request: FastifyRequest, link: Link): Promise<Tried> => {
    const { uuid, passcodeHash } = link
    const device = knownDevice(request, link, { secretKey, pagesUrl })
    const here = nameOf(`${uuid} ${device ?? normalizeIP(request.ip)}`)
    const anywhere = nameOf(`passcode ${uuid}`)
    if (!(await fromNetwork.count(here))) return { is: 'too-many', wait: ofNetwork.seconds }
    if (device === undefined) {
      const wait = await fromAnywhere.count([{ name: anywhere, free: freeAnywhere }])
      if (wait > 0) {
        await fromNetwork.forgive(here)
        return { is: 'too-many', wait }
      }
    }
    const parsed = given.safeParse(request.body)
    const isRight = parsed.success && passcodeHash !== null && (await isPassword(passcodeHash, parsed.data.passcode))
    if (!isRight) return { is: 'wrong' }
    await fromNetwork.forgive(here)
    if (device === undefined) await fromAnywhere.forget([anywhere])
    return { is: 'right' }
  }
}
