import { limitNames } from '@sojourn/contract/limits'
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { limitTitles } from '../../kit/words/limit-words.ts'
import { comparisonOf } from './plan-features.ts'
import { isMarked, limitInWords, PlanButton, PlanMark, type PlanOffer, PlanPrice } from './plan-offer.tsx'
import * as wording from './wording.ts'

/** The plans side by side, each with its price and features. */
export function PlanTable({ offers }: { offers: readonly PlanOffer[] }) {
  const features = comparisonOf(offers.map(({ plan }) => plan))
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <caption className="sr-only">{wording.planTable}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-[22%]">
            <span className="sr-only">{wording.planTableContents}</span>
          </th>
          {offers.map((offer) => (
            <th
              key={offer.plan.stripe_id}
              scope="col"
              className={`border-t-2 px-3 pt-4 pb-1 text-start align-top ${groundOf(offer)} ${isMarked(offer) ? 'border-brand' : 'border-transparent'}`}
            >
              <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <span className="title text-xl">{offer.plan.name}</span>
                <PlanMark offer={offer} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row title={wording.planTablePrice} offers={offers} isPlain render={({ plan }) => <PlanPrice plan={plan} />} />
        <Row title={wording.planTableChoice} offers={offers} isPlain render={(offer) => <PlanButton offer={offer} />} />
        {limitNames.map((limit) => (
          <Row
            key={limit}
            title={limitTitles[limit]}
            offers={offers}
            render={({ plan }) => <span className="tabular-nums">{limitInWords(plan.limits[limit], limit)}</span>}
          />
        ))}
        {features.map(({ feature, holders }) => (
          <Row
            key={feature}
            title={feature}
            offers={offers}
            render={({ plan }) => <Held isHeld={holders.has(plan.stripe_id)} />}
          />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = {
  title: string
  offers: readonly PlanOffer[]
  /** Whether the title is visually hidden, because the content is self-explanatory. */
  isPlain?: boolean
  render: (offer: PlanOffer) => ReactNode
}

function Row({ title, offers, isPlain = false, render }: RowProps) {
  const line = isPlain ? '' : 'border-t border-line'
  return (
    <tr>
      <th scope="row" className={`py-2.5 pe-4 text-start align-top font-normal text-ink-soft ${line}`}>
        <span className={isPlain ? 'sr-only' : undefined}>{title}</span>
      </th>
      {offers.map((offer) => (
        <td
          key={offer.plan.stripe_id}
          className={`px-3 align-top ${line} ${groundOf(offer)} ${isPlain ? 'pt-1 pb-3' : 'py-2.5'}`}
        >
          {render(offer)}
        </td>
      ))}
    </tr>
  )
}

function Held({ isHeld }: { isHeld: boolean }) {
  const Icon = isHeld ? Check : Minus
  return (
    <>
      <Icon aria-hidden size={16} className={isHeld ? 'text-success' : 'text-ink-faint'} />
      <span className="sr-only">{isHeld ? wording.included : wording.notIncluded}</span>
    </>
  )
}

const groundOf = (offer: PlanOffer) => (isMarked(offer) ? 'bg-surface' : '')
