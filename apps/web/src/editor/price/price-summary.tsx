import type { TripPrice } from '@sojourn/contract/itinerary/trip-price'
import type { Money } from '@sojourn/contract/kit/values'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { useCan } from '../../kit/session.ts'
import { countOf } from '../../kit/words.ts'
import { useTripState } from '../trip-context.tsx'

/** The sums of a trip, from what it costs the company to what the traveller sees. */
export function PriceSummary({ price }: { price: TripPrice }) {
  const seesNet = useCan('pricing:read')
  const mode = useTripState((state) => state.document.priceMode)
  return (
    <div className="flex flex-col gap-3">
      <p className="eyebrow">The traveller sees</p>
      <p className="title text-2xl tabular-nums">
        {price.shown ? moneyInWords(price.shown) : mode === 'on_request' ? 'Price on request' : 'No price'}
        {price.shown && mode === 'per_person' && <span className="text-base text-ink-soft"> per person</span>}
      </p>
      <dl className="border-t border-line pt-3 text-[0.9375rem] tabular-nums">
        {seesNet && (
          <>
            <Sum name="Net" money={price.net} />
            <Sum name="Markup" money={price.markup} />
            <Sum name="Tax" money={price.tax} />
          </>
        )}
        <Sum name="Total" money={price.total} isStrong />
        <Sum name="Per person" money={price.perPerson} />
        {price.optional && <Sum name="With all options, more" money={price.optional} />}
      </dl>
      {price.shortBy && (
        <p className="rounded-sm bg-warning-tint px-3 py-2 text-sm text-warning">
          The figure set by hand is {moneyInWords(price.shortBy)} below what the segments come to.
        </p>
      )}
      {price.unpriced.length > 0 && (
        <p className="text-sm text-ink-soft">
          {countOf(price.unpriced.length, 'segment')} of the trip have no price yet.
        </p>
      )}
      {price.foreign.length > 0 && (
        <p className="rounded-sm bg-warning-tint px-3 py-2 text-sm text-warning">
          {countOf(price.foreign.length, 'segment')} in another currency, left out of the sums. Give them a fixed price
          in {price.currency}.
        </p>
      )}
    </div>
  )
}

function Sum({ name, money, isStrong }: { name: string; money: Money | null; isStrong?: boolean }) {
  return (
    <div
      className={`flex items-baseline justify-between gap-4 py-1 ${isStrong ? 'border-t border-line font-medium' : ''}`}
    >
      <dt className={isStrong ? '' : 'text-ink-soft'}>{name}</dt>
      <dd>{money ? moneyInWords(money) : '–'}</dd>
    </div>
  )
}
