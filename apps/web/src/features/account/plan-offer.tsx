import type { ReactNode } from 'react'
import type { LimitName } from '@sojourn/contract/limits'
import { amountInWords } from '../../kit/words/limit-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { OfferedPlan } from './billing.ts'
import { priceInWords } from './billing-words.ts'
import * as wording from './wording.ts'

/** A plan as it is offered to this company. */
export type PlanOffer = {
  plan: OfferedPlan
  isPresent: boolean
  /** Whether the company most likely wants this plan, and why: it was selected before, or it was the last plan. */
  wish: 'choice' | 'last' | null
  /** Whether a trial is included: the company has never had a plan. */
  hasTrial: boolean
  /** Whether a subscription is active, so that selecting a plan changes it. */
  isChange: boolean
  overflow: readonly string[]
  isPending: boolean
  /** Whether the button is disabled: another plan is being selected, or a payment is missing. */
  isHeld: boolean
  onChoose: () => void
}

/** Marks the company's current plan, or the one it most likely wants. */
export function PlanMark({ offer: { isPresent, wish } }: { offer: PlanOffer }) {
  if (isPresent) return <Badge tone="brand">{wording.yourPlan}</Badge>
  return wish && <Badge tone="brand">{wish === 'choice' ? wording.yourChoice : wording.yourLastPlan}</Badge>
}

/** Whether a plan is highlighted. */
export const isMarked = ({ isPresent, wish }: PlanOffer): boolean => isPresent || wish !== null

/** The price of a plan. */
export function PlanPrice({ plan: { price, interval } }: { plan: OfferedPlan }) {
  return (
    <span className="tabular-nums">
      {wording.pricePer[interval]({
        price: priceInWords(price),
        figure,
        interval: intervalOfPrice,
      })}
    </span>
  )
}

const figure = (chunks: readonly ReactNode[]) => (
  <span key="figure" className="text-2xl font-medium">
    {chunks}
  </span>
)

const intervalOfPrice = (chunks: readonly ReactNode[]) => (
  <span key="interval" className="text-ink-soft">
    {chunks}
  </span>
)

/** The button that selects a plan, with important information about it. */
export function PlanButton({ offer }: { offer: PlanOffer }) {
  const { plan, isPresent, hasTrial, isChange, overflow, isPending, isHeld, onChoose } = offer
  if (isPresent) return <p className="text-sm text-ink-soft">{wording.currentPlan}</p>
  return (
    <>
      <Button
        className="w-full"
        onPress={onChoose}
        isPending={isPending}
        isDisabled={isHeld && !isPending}
        pendingLabel={wording.openingCheckout}
      >
        {isChange ? wording.changeToPlan({ plan: plan.name }) : wording.chooseNamedPlan({ plan: plan.name })}
      </Button>
      {hasTrial && plan.trialDays > 0 && (
        <p className="mt-2 text-sm text-ink-soft">{wording.trialDays({ days: plan.trialDays })}</p>
      )}
      {overflow.length > 0 && (
        <p className="mt-2 text-sm text-warning">{wording.usageExceedsPlan({ usage: overflow.join(', ') })}</p>
      )}
    </>
  )
}

/** The limit of a plan, in words. */
export const limitInWords = (most: number | null, limit: LimitName): string =>
  most === null ? wording.unlimited : most === 0 ? wording.noneIncluded : amountInWords(limit, most)
