import { z } from 'zod'
import type { Transaction } from '../kit/context.ts'
import type { Deps } from '../kit/deps.ts'
import { seal, unseal } from '../kit/sealing.ts'
import type { JobData } from '../platform/queue/queue.ts'

const letterRequest = z.object({ kind: z.enum(['reset_password', 'register', 'login_attempts']), email: z.string() })
type LetterRequest = z.infer<typeof letterRequest>
const sealedRequest = z.object({ sealed: z.base64() })

/**
 * Leaves it to a worker to find out whether an address gets a letter: whoever asks causes the same work for every
 * address, so that its time tells nothing.
 */
export const requestLetter = (
  tx: Pick<Transaction, 'query'>,
  deps: Pick<Deps, 'queue' | 'secretKey'>,
  request: LetterRequest,
): Promise<void> =>
  deps.queue.enqueue(tx, 'letter-requests', { sealed: seal(request, deps.secretKey).toString('base64') })

/** What a job of `requestLetter` asks for. */
export const letterRequestIn = (deps: Pick<Deps, 'secretKey'>, job: JobData): LetterRequest =>
  letterRequest.parse(unseal(Buffer.from(sealedRequest.parse(job).sealed, 'base64'), deps.secretKey))
