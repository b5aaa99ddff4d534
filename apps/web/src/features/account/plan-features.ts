import { limitNames } from '@sojourn/contract/limits'
import { limitTitles } from '../../kit/words/limit-words.ts'
import type { OfferedPlan } from './billing.ts'

/** How a plan says that it includes another one. */
const everythingIn = /^Everything in (.+)$/

/** The features of the plans besides their limits, in the order of the plans, and which plans have each. */
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

/** The features of the plan that it builds on, then its own. */
const featuresOf = (plan: OfferedPlan, plans: readonly OfferedPlan[]): string[] =>
  plan.features.flatMap((feature) => {
    const [, name] = everythingIn.exec(feature) ?? []
    const base = plans.find((one) => one.name === name && one.interval === plan.interval && one !== plan)
    return base ? featuresOf(base, plans) : [feature]
  })
