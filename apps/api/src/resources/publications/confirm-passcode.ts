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

/** Wrong passcodes for one link, from one network or from one device that knew the passcode before. */
const ofNetwork: Limit = { max: 10, seconds: 600 }
/**
 * Wrong ones from everywhere else: so many are free, then each makes the next try wait twice as long. With a minute at
 * most, 1,440 of a million passcodes can be tried in a day, and no stranger keeps travellers out for longer than that.
 */
const freeAnywhere = 20
const longestSeconds = 60

/** Passcodes from before they had six characters still count. */
const given = z.object({ passcode: line(64) })

/** Whether a form holds a link's passcode; `wait` is for how many seconds no more tries are counted. */
export type Tried = { is: 'right' } | { is: 'wrong' } | { is: 'too-many'; wait: number }

/**
 * Holds tries against passcodes. Only wrong ones count: a family behind one address gets in. A device that gave the right
 * one before is counted by itself, so that strangers who guess do not concern it.
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
