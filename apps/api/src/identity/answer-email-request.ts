import type { Transaction } from '../kit/context.ts'
import type { Deps } from '../kit/deps.ts'
import { postEmail } from '../kit/jobs/email.ts'
import type { JobData } from '../platform/queue/queue.ts'
import type { GuestContext } from './guest-context.ts'
import { postReset } from './forgot-password.ts'
import { loginAttemptsEmail } from './emails.ts'
import { emailRequestIn } from './request-email.ts'
import { postConfirmation } from './resend.ts'

/** Queues the requested email, if the address gets one. */
export const answerEmailRequest = async (guest: GuestContext, job: JobData): Promise<void> => {
  const { kind, email } = emailRequestIn(guest.deps, job)
  await guest.transact((tx) => answers[kind](tx, guest.deps, email))
}

const postWarning = async (tx: Transaction, deps: Deps, email: string): Promise<void> => {
  const [person] = await tx.query<{ email: string; name: string }>(
    `select email, name from users where lower(email) = lower($1) and state = 'active' and confirmed_at is not null`,
    [email],
  )
  if (person) await postEmail({ tx, deps }, loginAttemptsEmail(deps, person))
}

const answers = { register: postConfirmation, reset_password: postReset, login_attempts: postWarning }
