import type { ReactNode } from 'react'
import { clientPriceOf } from '@sojourn/contract/itinerary/client-price'
import type { TravellerPrice } from '@sojourn/contract/document/document'
import { travellerTitles } from '@sojourn/contract/itinerary/traveller-prices'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import type { Difference, ItineraryPrice } from '@sojourn/contract/itinerary/itinerary-price'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { useCan } from '../../data/session.ts'
import { classNames } from '../../ui/class-names.ts'
import { useItineraryState } from '../store/itinerary-context.tsx'
import { differenceInWords } from './difference-in-words.ts'
import { marginInWords } from './margin-in-words.ts'
import * as wording from './wording.ts'

/** The totals of an itinerary, from the client price down to the cost to the company. */
export function PriceSummary({ document, price }: { document: ItineraryDocument; price: ItineraryPrice }) {
  const seesNet = useCan('pricing:read')
  const stored = useItineraryState((state) => state.record.clientPrice)
  // Users who may not see net prices cannot calculate the price, so the stored one is shown.
  const clientPrice = seesNet ? clientPriceOf(document, price) : stored
  const mode = document.priceMode
  return (
    <div className="flex flex-col gap-3">
      <p className="eyebrow">{wording.shownToTravellers}</p>
      <div>
        <p className="title text-2xl tabular-nums">
          {!clientPrice?.amount
            ? mode === 'on_request'
              ? wording.priceOnRequest
              : wording.noPrice
            : mode === 'per_person'
              ? wording.headlinePerPerson({ amount: moneyInWords(clientPrice.amount), small: inSmall })
              : moneyInWords(clientPrice.amount)}
        </p>
        {clientPrice?.total && clientPrice.perPerson && (
          <p className="text-sm text-ink-soft tabular-nums">
            {mode === 'per_person'
              ? wording.amountInTotal({ amount: moneyInWords(clientPrice.total) })
              : (clientPrice.perPersonIsRounded ? wording.aboutPerPerson : wording.amountPerPerson)({
                  amount: moneyInWords(clientPrice.perPerson),
                })}
          </p>
        )}
        {clientPrice && clientPrice.travellers.length > 0 && <Travellers travellers={clientPrice.travellers} />}
        {clientPrice?.isOverride && (
          <p className="text-sm text-ink-soft tabular-nums">
            {seesNet && price.overrideDifference ? overrideInWords(price.overrideDifference) : wording.override}
          </p>
        )}
      </div>
      {seesNet && <Sums price={price} isEach={mode === 'per_person'} />}
      {price.shortBy && (
        <p className="rounded-sm bg-warning-tint px-3 py-2 text-sm text-warning">
          {wording.overrideTooLow({ amount: moneyInWords(price.shortBy) })}
        </p>
      )}
      {seesNet && price.unpriced.length > 0 && (
        <p className="text-sm text-ink-soft">{wording.unpriced({ count: price.unpriced.length })}</p>
      )}
      {price.foreign.length > 0 && (
        <p className="rounded-sm bg-warning-tint px-3 py-2 text-sm text-warning">
          {wording.foreign({ count: price.foreign.length, currency: price.currency ?? '' })}
        </p>
      )}
    </div>
  )
}

function Travellers({ travellers }: { travellers: readonly TravellerPrice[] }) {
  const titles = travellerTitles(travellers)
  return (
    <dl className="my-2 text-[0.9375rem] tabular-nums">
      {travellers.map(({ price }, index) => (
        <Sum key={titles[index]} name={titles[index] ?? ''} words={moneyInWords(price)} />
      ))}
    </dl>
  )
}

const inSmall = (chunks: ReactNode) => (
  <span key="small" className="text-base text-ink-soft">
    {chunks}
  </span>
)

const overrideInWords = (difference: Difference): string =>
  difference.amount === 0
    ? wording.overrideSame
    : wording.overrideDiffers({
        amount: moneyInWords({ ...difference, amount: Math.abs(difference.amount) }),
        direction: difference.amount > 0 ? 'more' : 'less',
      })

function Sums({ price, isEach }: { price: ItineraryPrice; isEach: boolean }) {
  const net = price.net ? moneyInWords(price.net) : price.netByCurrency.map((sum) => moneyInWords(sum)).join(' + ')
  const { margin } = price
  return (
    <dl className="border-t border-line pt-3 text-[0.9375rem] tabular-nums">
      <Sum name={wording.net} words={net} />
      <Sum name={wording.markup} words={price.markup && moneyInWords(price.markup)} />
      <Sum name={wording.tax} words={price.tax && moneyInWords(price.tax)} />
      {price.serviceFee && <Sum name={wording.serviceFee} words={moneyInWords(price.serviceFee)} />}
      {price.rounding !== null && price.rounding.amount !== 0 && (
        <Sum name={wording.rounding} words={moneyInWords(price.rounding)} />
      )}
      <Sum name={wording.total} words={price.total && moneyInWords(price.total)} isStrong />
      <Sum name={wording.perPerson} words={price.perPerson && moneyInWords(price.perPerson)} />
      {price.commission && <Sum name={wording.agencyCommission} words={moneyInWords(price.commission)} />}
      <Sum name={wording.margin} words={margin && marginInWords(margin)} />
      {price.optional && <Sum name={wording.withOptional} words={differenceInWords(price.optional, isEach)} />}
    </dl>
  )
}

function Sum({ name, words, isStrong }: { name: string; words: string | null; isStrong?: boolean }) {
  return (
    <div
      className={classNames(
        'flex items-baseline justify-between gap-4 py-1',
        isStrong && 'border-t border-line font-medium',
      )}
    >
      <dt className={isStrong ? '' : 'text-ink-soft'}>{name}</dt>
      <dd className="text-end">{words || '–'}</dd>
    </div>
  )
}
