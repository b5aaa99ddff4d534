import type { LimitName } from '@sojourn/contract/limits'
import { amountInWords } from '../../kit/words/limit-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { OfferedPlan } from './billing.ts'
import { priceInWords } from './billing-words.ts'

/** A plan as this company is offered it. */
export type PlanOffer = {
  plan: OfferedPlan
  isPresent: boolean
  /** The one that the company most likely wants, and why it is thought so. */
  wish: 'choice' | 'last' | null
  /** The company never had a plan. */
  hasTrial: boolean
  /** Something runs already: choosing changes it. */
  isChange: boolean
  overflow: readonly string[]
  isPending: boolean
  /** Another plan is being chosen, or a payment is missing. */
  isHeld: boolean
  onChoose: () => void
}

/** Says which plan is the company's, or was meant to be. */
export function PlanMark({ offer: { isPresent, wish } }: { offer: PlanOffer }) {
  if (isPresent) return <Badge tone="brand">Your plan</Badge>
  return wish && <Badge tone="brand">{wish === 'choice' ? 'Your choice' : 'Your last plan'}</Badge>
}

/** Whether a plan stands out among the others. */
export const isMarked = ({ isPresent, wish }: PlanOffer): boolean => isPresent || wish !== null

/** What it costs. */
export function PlanPrice({ plan: { price, interval } }: { plan: OfferedPlan }) {
  return (
    <span className="tabular-nums">
      <span className="text-2xl font-medium">{priceInWords(price)}</span>{' '}
      <span className="text-ink-soft">a {interval}</span>
    </span>
  )
}

/** The button that takes a plan, with what should be known before. */
export function PlanButton({ offer }: { offer: PlanOffer }) {
  const { plan, isPresent, hasTrial, isChange, overflow, isPending, isHeld, onChoose } = offer
  if (isPresent) return <p className="text-sm text-ink-soft">This is what you have.</p>
  return (
    <>
      <Button
        className="w-full"
        onPress={onChoose}
        isPending={isPending}
        isDisabled={isHeld && !isPending}
        pendingLabel="Opening the checkout"
      >
        {isChange ? `Change to ${plan.name}` : `Choose ${plan.name}`}
      </Button>
      {hasTrial && plan.trialDays > 0 && (
        <p className="mt-2 text-sm text-ink-soft">Starts with {plan.trialDays} days free.</p>
      )}
      {overflow.length > 0 && (
        <p className="mt-2 text-sm text-warning">Smaller than what you use: {overflow.join(', ')}.</p>
      )}
    </>
  )
}

/** How much of a limit a plan holds. */
export const limitInWords = (most: number | null, limit: LimitName): string =>
  most === null ? 'No limit' : most === 0 ? 'None' : amountInWords(limit, most)
