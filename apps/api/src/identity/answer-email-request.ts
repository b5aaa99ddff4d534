import type { Transaction } from '../kit/context.ts'
import type { Deps } from '../kit/deps.ts'
import { postLetter } from '../kit/jobs/email.ts'
import type { JobData } from '../platform/queue/queue.ts'
import type { Desk } from './desk.ts'
import { postReset } from './forgot-password.ts'
import { loginAttemptsLetter } from './emails.ts'
import { letterRequestIn } from './request-email.ts'
import { postConfirmation } from './resend.ts'

/** Posts the letter that somebody asked for, if their address gets one. */
export const answerLetterRequest = async (desk: Desk, job: JobData): Promise<void> => {
  const { kind, email } = letterRequestIn(desk.deps, job)
  await desk.transact((tx) => answers[kind](tx, desk.deps, email))
}

const postWarning = async (tx: Transaction, deps: Deps, email: string): Promise<void> => {
  const [person] = await tx.query<{ email: string; name: string }>(
    `select email, name from users where lower(email) = lower($1) and state = 'active' and confirmed_at is not null`,
    [email],
  )
  if (person) await postLetter({ tx, deps }, loginAttemptsLetter(deps, person))
}

const answers = { register: postConfirmation, reset_password: postReset, login_attempts: postWarning }
