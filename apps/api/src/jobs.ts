import { z } from 'zod'
import { chores } from './housekeeping.ts'
import { answerEmailRequest } from './identity/answer-email-request.ts'
import { actAs, asServerOf } from './identity/authenticate.ts'
import { guestContext } from './identity/guest-context.ts'
import type { Deps } from './kit/deps.ts'
import { sendEmail } from './kit/jobs/email.ts'
import { removeFiles } from './kit/jobs/stored-files.ts'
import { workImport } from './resources/imports/jobs.ts'
import { storeOutcomeOf } from './resources/sent-emails/store-email.ts'
import { workWebhook } from './resources/webhooks/jobs.ts'
import { processMedia } from './resources/media/prepare-media.ts'
import type { Handlers } from './platform/queue/queue.ts'

const named = z.object({ name: z.string() })

/** The function that a worker runs for the jobs of each queue. */
export const handlersOf = (deps: Deps, onLateError: (error: unknown) => void): Handlers => ({
  // First, because it queues emails.
  'letter-requests': (job) => answerEmailRequest(guestContext(deps, onLateError), job),
  letters: (job) => sendEmail(deps, job, storeOutcomeOf(asServerOf(deps, onLateError), onLateError)),
  'stored-files': (job) => removeFiles(deps, job, onLateError),
  media: (job) => processMedia(deps, asServerOf(deps, onLateError), job),
  imports: (job) => workImport(asServerOf(deps, onLateError), actAs, job),
  webhooks: (job) => workWebhook(asServerOf(deps, onLateError), deps, job),
  housekeeping: async (job) => {
    const { name } = named.parse(job)
    const chore = chores.find((one) => one.name === name)
    // A chore scheduled by an older version no longer exists: ignore it.
    await chore?.run({ deps, asServer: asServerOf(deps, onLateError), now: new Date() })
  },
})
