import { z } from 'zod'
import type { Transaction } from '../kit/context.ts'
import type { Deps } from '../kit/deps.ts'
import { seal, unseal } from '../kit/sealing.ts'
import type { JobData } from '../platform/queue/queue.ts'

const emailRequest = z.object({ kind: z.enum(['reset_password', 'register', 'login_attempts']), email: z.string() })
type EmailRequest = z.infer<typeof emailRequest>
const sealedRequest = z.object({ sealed: z.base64() })

/**
 * Leaves it to a worker to find out whether an address gets an email: a request does the same work for every address, so its
 * duration reveals nothing.
 */
export const requestEmail = (
  tx: Pick<Transaction, 'query'>,
  deps: Pick<Deps, 'queue' | 'secretKey'>,
  request: EmailRequest,
): Promise<void> =>
  deps.queue.enqueue(tx, 'letter-requests', { sealed: seal(request, deps.secretKey).toString('base64') })

/** The content of a job from `requestEmail`. */
export const emailRequestIn = (deps: Pick<Deps, 'secretKey'>, job: JobData): EmailRequest =>
  emailRequest.parse(unseal(Buffer.from(sealedRequest.parse(job).sealed, 'base64'), deps.secretKey))
