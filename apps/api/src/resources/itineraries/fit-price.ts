import { priceOfItinerary } from '@sojourn/contract/itinerary/itinerary-price'
import { maxMoney } from '@sojourn/contract/kit/currency-digits'
import { invalidField } from '../../kit/problem.ts'
import type { Stored } from '../../kit/records/records.ts'
import { asItinerary } from './queries.ts'

/** 422 when a sum of prices exceeds the largest amount of money, which a response could not represent. */
export const requirePrice = (itinerary: Stored): void => {
  const { segments, net, total, due, optional } = priceOfItinerary(asItinerary(itinerary))
  const figures = [...segments.flatMap((one) => [one.net, one.gross, one.difference]), net, total, due, optional]
  if (figures.some((figure) => figure && Math.abs(figure.amount) > maxMoney))
    throw invalidField('segments', 'invalid_value', 'have prices whose total is too large')
}
