import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { passcode } from '@sojourn/contract/itinerary/document'
import type { Deps, Limit } from '../../kit/deps.ts'
import { sign } from '../../kit/sealing.ts'
import { createTries } from '../../platform/limits/tries.ts'
import { isPassword } from '../../platform/passwords/passwords.ts'
import type { Link } from './queries.ts'

/** Wrong tries at one link: from one network, and from everywhere. */
const ofNetwork: Limit = { max: 10, seconds: 600 }
const ofLink: Limit = { max: 100, seconds: 3600 }

const given = z.object({ passcode: passcode() })

/** Whether a form holds a link's passcode; `wait` is for how many seconds no more tries are counted. */
export type Tried = { is: 'right' } | { is: 'wrong' } | { is: 'too-many'; wait: number }

/** Holds tries against passcodes. Only wrong ones count: a family behind one address gets in. */
export const passcodeCheck = ({ pool, secretKey }: Pick<Deps, 'pool' | 'secretKey'>) => {
  const fromNetwork = createTries(pool, { of: 'passcode', ...ofNetwork, isForgiving: true })
  const fromAnywhere = createTries(pool, { of: 'passcode anywhere', ...ofLink, isForgiving: true })
  const nameOf = (text: string) => sign('limits', text, secretKey)
  return async (request: FastifyRequest, { uuid, passcodeHash }: Link): Promise<Tried> => {
    const [here, anywhere] = [nameOf(`${uuid} ${normalizeIP(request.ip)}`), nameOf(uuid)]
    if (!(await fromNetwork.count(here))) return { is: 'too-many', wait: ofNetwork.seconds }
    if (!(await fromAnywhere.count(anywhere))) return { is: 'too-many', wait: ofLink.seconds }
    const parsed = given.safeParse(request.body)
    const isRight = parsed.success && passcodeHash !== null && (await isPassword(passcodeHash, parsed.data.passcode))
    if (!isRight) return { is: 'wrong' }
    await Promise.all([fromNetwork.forgive(here), fromAnywhere.forgive(anywhere)])
    return { is: 'right' }
  }
}
