import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { Plan } from '@sojourn/contract/plans'
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { classNames } from '../../ui/class-names.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import * as wording from './wording.ts'

type Interval = Plan['interval']

type PlanCardsProps = {
  plans: readonly Plan[]
  /** The `stripe_id` of the selected plan; null to decide later. */
  value: string | null
  onChange: (plan: string | null) => void
}

const undecided = 'undecided'

/** The plans as cards, of which one is selected, monthly or yearly. */
export function PlanCards({ plans, value, onChange }: PlanCardsProps) {
  const chosen = plans.find((plan) => plan.stripe_id === value)
  const [interval, setInterval] = useState<Interval>(chosen?.interval ?? 'month')
  const visiblePlans = plans.filter((plan) => plan.interval === interval)
  const change = (next: Interval) => {
    setInterval(next)
    const same = plans.find((plan) => plan.name === chosen?.name && plan.interval === next)
    if (chosen) onChange(same?.stripe_id ?? null)
  }
  return (
    <section aria-labelledby="plans" className="mb-10">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <h2 id="plans" className="title text-xl">
          {wording.plansTitle}
        </h2>
        <SegmentedControl
          label={wording.intervalLabel}
          isLabelHidden
          options={[
            { id: 'month', label: wording.intervalNames.month },
            { id: 'year', label: wording.intervalNames.year },
          ]}
          value={interval}
          onChange={change}
        />
      </div>
      <RadioGroup
        aria-labelledby="plans"
        value={value ?? undecided}
        onChange={(id) => onChange(id === undecided ? null : id)}
        className="grid gap-3 md:grid-cols-3"
      >
        {visiblePlans.map((plan) => (
          <Radio key={plan.stripe_id} value={plan.stripe_id} className={classNames(CARD, 'flex flex-col p-5')}>
            <PlanCard plan={plan} />
          </Radio>
        ))}
        <Radio value={undecided} className={classNames(CARD, 'flex items-center gap-3 px-5 py-3 md:col-span-3')}>
          <Mark />
          <span>{wording.decideLater({ hint: softHint })}</span>
        </Radio>
      </RadioGroup>
      <p className="mt-3 text-sm text-ink-soft">{wording.plansHint}</p>
    </section>
  )
}

const CARD =
  'group cursor-pointer rounded-md border border-line-strong bg-surface outline-offset-2 data-focus-visible:outline-2 data-focus-visible:outline-focus data-hovered:border-ink-soft data-selected:border-brand data-selected:bg-brand-tint'

function Mark() {
  return (
    <span className="inline-flex size-5 shrink-0 items-center justify-center rounded-full border border-line-strong bg-surface group-data-selected:border-brand group-data-selected:bg-brand">
      <span className="size-2 rounded-full group-data-selected:bg-on-brand" />
    </span>
  )
}

function PlanCard({ plan }: { plan: Plan }) {
  const { name, price, interval, trialDays, features } = plan
  return (
    <>
      <span className="flex items-center justify-between gap-3">
        <span className="title text-lg">{name}</span>
        <Mark />
      </span>
      <span className="mt-1 text-sm text-ink-soft tabular-nums">
        {wording.planPrices[interval]({ amount: moneyInWords(price, 'short'), price: largePrice })}
      </span>
      {trialDays > 0 && <span className="text-sm text-ink-soft">{wording.planTrial({ count: trialDays })}</span>}
      <VisuallyHidden>{wording.planFeaturesIntro}</VisuallyHidden>
      <span className="mt-4 flex flex-col gap-1.5 border-t border-line pt-4 text-sm">
        {[...limitsOf(plan), ...features].map((line) => (
          <span key={line} className="flex items-start gap-2">
            <Check aria-hidden size={16} className="mt-1 shrink-0 text-brand" />
            <span>
              {line}
              <VisuallyHidden>, </VisuallyHidden>
            </span>
          </span>
        ))}
      </span>
    </>
  )
}

const softHint = (chunks: ReactNode) => (
  <span key="hint" className="text-ink-soft">
    {chunks}
  </span>
)
const largePrice = (chunks: ReactNode) => (
  <span key="price" className="text-xl font-medium text-ink">
    {chunks}
  </span>
)

/** The limits of a plan. Unlimited amounts are among its features. */
const limitsOf = ({ limits: { users, itineraries, storageBytes } }: Plan): string[] => [
  ...(users === null ? [] : [wording.planUsers({ count: users })]),
  ...(itineraries === null ? [] : [wording.planItineraries({ count: itineraries })]),
  ...(storageBytes === null ? [] : [wording.planStorage({ gigabytes: Math.round(storageBytes / 1024 ** 3) })]),
]
