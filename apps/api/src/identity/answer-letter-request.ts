import type { JobData } from '../platform/queue/queue.ts'
import type { Desk } from './desk.ts'
import { postReset } from './forgot-password.ts'
import { letterRequestIn } from './request-letter.ts'
import { postConfirmation } from './resend.ts'

/** Posts the letter that somebody asked for, if their address gets one. */
export const answerLetterRequest = async (desk: Desk, job: JobData): Promise<void> => {
  const { kind, email } = letterRequestIn(desk.deps, job)
  await desk.transact((tx) => (kind === 'register' ? postConfirmation : postReset)(tx, desk.deps, email))
}
