import type { Plan } from '@sojourn/contract/plans'

const dayMs = 86_400_000

/** The time without payment with which a subscription begins: a plan's whole trial, or what is left of one. */
export type Trial = { days: number } | { until: string }

/**
 * The trial with which a subscription to a plan begins.
 * @param trialEndsAt when the company's only trial ends or ended; null if it never had one
 */
export const trialOf = (plan: Plan, trialEndsAt: string | null, now: Date): Trial | null => {
  if (trialEndsAt === null) return plan.trialDays > 0 ? { days: plan.trialDays } : null
  return Date.parse(trialEndsAt) > now.getTime() ? { until: trialEndsAt } : null
}

/** When a trial that begins now ends. */
export const trialEnd = (trial: Trial, now: Date): string =>
  'until' in trial ? trial.until : new Date(now.getTime() + trial.days * dayMs).toISOString()

/** The days of a trial that begins now, the last one rounded up. */
export const daysOfTrial = (trial: Trial, now: Date): number =>
  'until' in trial ? Math.max(1, Math.ceil((Date.parse(trial.until) - now.getTime()) / dayMs)) : trial.days
