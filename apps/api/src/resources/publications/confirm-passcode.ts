import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { passcode } from '@sojourn/contract/itinerary/document'
import { tallyOf } from '../../identity/tally.ts'
import type { Limit } from '../../kit/deps.ts'
import { isPassword } from '../../platform/passwords/passwords.ts'
import type { Link } from './queries.ts'

/** Wrong tries at one link: from one network, and from everywhere. */
const ofNetwork: Limit = { max: 10, seconds: 600 }
const ofLink: Limit = { max: 100, seconds: 3600 }

const given = z.object({ passcode: passcode() })

/** Whether a form holds a link's passcode; `wait` is for how many seconds no more tries are counted. */
export type Tried = { is: 'right' } | { is: 'wrong' } | { is: 'too-many'; wait: number }

/** Holds tries against passcodes. Only wrong ones count: a family behind one address gets in. */
export const passcodeCheck = () => {
  const [fromNetwork, fromAnywhere] = [tallyOf(ofNetwork), tallyOf(ofLink)]
  return async (request: FastifyRequest, { uuid, passcodeHash }: Link): Promise<Tried> => {
    const forgiveNetwork = fromNetwork(`${uuid} ${normalizeIP(request.ip)}`)
    if (!forgiveNetwork) return { is: 'too-many', wait: ofNetwork.seconds }
    const forgiveAnywhere = fromAnywhere(uuid)
    if (!forgiveAnywhere) return { is: 'too-many', wait: ofLink.seconds }
    const parsed = given.safeParse(request.body)
    const isRight = parsed.success && passcodeHash !== null && (await isPassword(passcodeHash, parsed.data.passcode))
    if (!isRight) return { is: 'wrong' }
    forgiveNetwork()
    forgiveAnywhere()
    return { is: 'right' }
  }
}
