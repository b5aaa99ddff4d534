import { useState } from 'react'
import type { TenantOfMember } from '@sojourn/contract/account'
import type { SubscriptionInfo, TrialOfCompany } from '@sojourn/contract/plans'
import { formatDate } from '../../../kit/words/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { daysUntil, isRunning } from '../billing-words.ts'
import { StillWorks } from '../still-works.tsx'
import { TakePlan } from '../take-plan.tsx'
import * as wording from './wording.ts'

type TrialStateProps = { tenant: TenantOfMember; info: SubscriptionInfo; trial: TrialOfCompany }

/** The trial with which the company began, and how to subscribe. */
export function TrialState({ tenant, info, trial }: TrialStateProps) {
  const [now] = useState(() => new Date())
  const plan = info.plans.find(({ stripe_id: id }) => id === trial.stripe_plan)
  const date = formatDate(trial.endsAt)
  const runs = Date.parse(trial.endsAt) > now.getTime()
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="flex flex-wrap items-center gap-3">
        <span className="title text-2xl wrap-anywhere">{plan?.name ?? trial.stripe_plan}</span>
        <Badge tone={runs ? 'info' : 'warning'}>{runs ? wording.badge : wording.badgeEnded}</Badge>
      </p>
      <p className="max-w-160 text-ink-soft">
        {runs ? wording.runs({ days: daysUntil(trial.endsAt, now), date }) : wording.ended({ date })}
      </p>
      {info.subscription === null && <TakePlan tenant={tenant} info={info} />}
      {!runs && <StillWorks tenant={tenant} />}
    </div>
  )
}

/** The trial to show: it runs, or nothing has come after it. */
export const shownTrial = ({ trial, subscription }: SubscriptionInfo): TrialOfCompany | null => {
  // Info that an earlier version has cached says nothing about a trial.
  if (!trial || isRunning(subscription)) return null
  return subscription === null || Date.parse(trial.endsAt) > Date.now() ? trial : null
}
