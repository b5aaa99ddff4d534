import { limitNames } from '@sojourn/contract/limits'
import { Check } from 'lucide-react'
import { limitTitles } from '../../kit/words/limit-words.ts'
import { isMarked, limitInWords, PlanButton, PlanMark, type PlanOffer, PlanPrice } from './plan-offer.tsx'

/** The plans one below the other, for narrow screens. */
export function PlanCards({ offers }: { offers: readonly PlanOffer[] }) {
  return (
    <ul className="grid gap-4">
      {offers.map((offer) => (
        <PlanCard key={offer.plan.stripe_id} offer={offer} />
      ))}
    </ul>
  )
}

function PlanCard({ offer }: { offer: PlanOffer }) {
  const { plan } = offer
  return (
    <li
      className={`flex flex-col rounded-md border bg-surface p-5 ${isMarked(offer) ? 'border-brand' : 'border-line'}`}
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <h3 className="title text-xl">{plan.name}</h3>
        <PlanMark offer={offer} />
      </div>
      <p className="mt-2 mb-4">
        <PlanPrice plan={plan} />
      </p>
      <PlanButton offer={offer} />
      <dl className="mt-4 flex flex-col gap-1 border-t border-line pt-3 text-sm">
        {limitNames.map((limit) => (
          <div key={limit} className="flex justify-between gap-3">
            <dt className="text-ink-soft">{limitTitles[limit]}</dt>
            <dd className="text-end tabular-nums">{limitInWords(plan.limits[limit], limit)}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-4 flex flex-col gap-1.5 text-sm">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden size={16} className="mt-0.5 shrink-0 text-success" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  )
}
