import { clientPriceOf } from '@sojourn/contract/itinerary/client-price'
import type { Difference, ItineraryPrice } from '@sojourn/contract/itinerary/itinerary-price'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { useCan } from '../../data/session.ts'
import { countOf } from '../../kit/words/words.ts'
import { useItineraryState } from '../store/itinerary-context.tsx'
import { differenceInWords } from './difference-in-words.ts'

/** The totals of an itinerary, from the client price down to the cost to the company. */
export function PriceSummary({ price }: { price: ItineraryPrice }) {
  const seesNet = useCan('pricing:read')
  const document = useItineraryState((state) => state.document)
  const stored = useItineraryState((state) => state.record.clientPrice)
  // Users who may not see net prices cannot calculate the price, so the stored one is shown.
  const clientPrice = seesNet ? clientPriceOf(document, price) : stored
  const mode = document.priceMode
  return (
    <div className="flex flex-col gap-3">
      <p className="eyebrow">The traveller sees</p>
      <div>
        <p className="title text-2xl tabular-nums">
          {clientPrice?.amount
            ? moneyInWords(clientPrice.amount)
            : mode === 'on_request'
              ? 'Price on request'
              : 'No price'}
          {clientPrice?.amount && mode === 'per_person' && <span className="text-base text-ink-soft"> per person</span>}
        </p>
        {clientPrice?.total && clientPrice.perPerson && (
          <p className="text-sm text-ink-soft tabular-nums">
            {mode === 'per_person'
              ? `${moneyInWords(clientPrice.total)} in total`
              : `${clientPrice.perPersonIsRounded ? 'about ' : ''}${moneyInWords(clientPrice.perPerson)} per person`}
          </p>
        )}
        {clientPrice?.isOverride && (
          <p className="text-sm text-ink-soft tabular-nums">
            Price override
            {seesNet && price.overrideDifference && overrideInWords(price.overrideDifference)}
          </p>
        )}
      </div>
      {seesNet && <Sums price={price} isEach={mode === 'per_person'} />}
      {price.shortBy && (
        <p className="rounded-sm bg-warning-tint px-3 py-2 text-sm text-warning">
          The price override is {moneyInWords(price.shortBy)} below the computed price.
        </p>
      )}
      {seesNet && price.unpriced.length > 0 && (
        <p className="text-sm text-ink-soft">{countOf(price.unpriced.length, 'segment')} without a price.</p>
      )}
      {price.foreign.length > 0 && (
        <p className="rounded-sm bg-warning-tint px-3 py-2 text-sm text-warning">
          {countOf(price.foreign.length, 'segment')} in another currency, left out of the total. Give each a fixed price
          in {price.currency}.
        </p>
      )}
    </div>
  )
}

const overrideInWords = (difference: Difference): string =>
  difference.amount === 0
    ? ', the same as the computed price'
    : `, ${differenceInWords(difference, false)} than the computed price`

function Sums({ price, isEach }: { price: ItineraryPrice; isEach: boolean }) {
  const net = price.net ? moneyInWords(price.net) : price.netByCurrency.map((sum) => moneyInWords(sum)).join(' + ')
  return (
    <dl className="border-t border-line pt-3 text-[0.9375rem] tabular-nums">
      <Sum name="Net" words={net} />
      <Sum name="Markup" words={price.markup && moneyInWords(price.markup)} />
      <Sum name="Tax" words={price.tax && moneyInWords(price.tax)} />
      {price.rounding !== null && price.rounding.amount !== 0 && (
        <Sum name="Rounding" words={moneyInWords(price.rounding)} />
      )}
      <Sum name="Total" words={price.total && moneyInWords(price.total)} isStrong />
      <Sum name="Per person" words={price.perPerson && moneyInWords(price.perPerson)} />
      {price.optional && <Sum name="With all optional extras" words={differenceInWords(price.optional, isEach)} />}
    </dl>
  )
}

function Sum({ name, words, isStrong }: { name: string; words: string | null; isStrong?: boolean }) {
  return (
    <div
      className={`flex items-baseline justify-between gap-4 py-1 ${isStrong ? 'border-t border-line font-medium' : ''}`}
    >
      <dt className={isStrong ? '' : 'text-ink-soft'}>{name}</dt>
      <dd className="text-end">{words || '–'}</dd>
    </div>
  )
}
