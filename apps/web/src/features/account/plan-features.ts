import { limitNames } from '@sojourn/contract/limits'
import { limitTitles } from '../../kit/words/limit-words.ts'
import type { OfferedPlan } from './billing.ts'

/** What one plan says it has of another. */
const everythingIn = /^Everything in (.+)$/

/** What plans hold beside their limits, in the order of the plans, and which of them hold it. */
export const comparisonOf = (plans: readonly OfferedPlan[]): { feature: string; holders: ReadonlySet<string> }[] => {
  const held = new Map(plans.map((plan) => [plan.stripe_id, new Set(featuresOf(plan, plans))]))
  const all = new Set([...held.values()].flatMap((features) => [...features]))
  const limits = new Set<string>(limitNames.map((name) => limitTitles[name]))
  return [...all]
    .filter((feature) => !limits.has(feature))
    .map((feature) => ({
      feature,
      holders: new Set([...held].flatMap(([plan, features]) => (features.has(feature) ? [plan] : []))),
    }))
}

/** A plan's own features after those of the plan that it builds on. */
const featuresOf = (plan: OfferedPlan, plans: readonly OfferedPlan[]): string[] =>
  plan.features.flatMap((feature) => {
    const [, name] = everythingIn.exec(feature) ?? []
    const base = plans.find((one) => one.name === name && one.interval === plan.interval && one !== plan)
    return base ? featuresOf(base, plans) : [feature]
  })
