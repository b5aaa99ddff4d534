import type { Context } from '../../kit/context.ts'
import { requireEmailLeft } from '../../kit/jobs/email-limits.ts'
import { Problem } from '../../kit/problem.ts'
import { findTrial } from './prepare-email.ts'

/** Whether the company may send one more email about an itinerary, of those that follow an action in the activity log. */
export const isEmailLeft = async (ctx: Context, action: string, itinerary: string): Promise<boolean> => {
  const { mailsOfItinerary, mails, mailsOnTrial } = ctx.deps.emailLimits
  const ofCompany = (await findTrial(ctx)) ? mailsOnTrial : mails
  return requireEmailLeft(ctx, { action, target: itinerary, ofTarget: mailsOfItinerary, ofCompany }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem) return false
      throw error
    },
  )
}
