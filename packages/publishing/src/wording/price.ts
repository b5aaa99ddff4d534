import type { Publication, PublishedPrice } from '@sojourn/contract/itinerary/publication'
import type { PublishedChoice } from '@sojourn/contract/itinerary/publication'
import { dateText } from './dates.ts'
import { moneyText, percentText } from './money.ts'
import { partyText } from './itinerary.ts'

/** The headline figure of a price, and what it covers. */
export function priceHeadline(price: PublishedPrice, party: Publication['party']): { figure: string; basis: string } {
  const people = partyText(party)
  if (price.mode === 'per_person') {
    if (price.amount) return { figure: moneyText(price.amount), basis: 'per person' }
  }
  if (price.amount && price.mode !== 'on_request') {
    return { figure: moneyText(price.amount), basis: people === null ? 'in total' : `in total, for ${people}` }
  }
  return { figure: 'On request', basis: 'We will be glad to give you a quote for your dates.' }
}

/** The price in the other form (total or per person), if both are known. */
export function priceAside(price: PublishedPrice): string | null {
  if (price.mode === 'on_request') return null
  if (!price.perPerson) return null
  if (price.mode === 'per_person') return price.total ? `${moneyText(price.total)} in total` : null
  return `${price.perPersonIsRounded ? 'about ' : ''}${moneyText(price.perPerson)} per person`
}

/**
 * How taking an option changes the price: `Instead of Lodge A: €100 more per person`, `Optional: €230 more`. Without prices
 * only what it replaces: `Instead of Lodge A`; null for an optional extra, which is already labelled `optional`.
 */
export function choiceText(
  { kind, insteadOf, difference }: PublishedChoice,
  mode?: PublishedPrice['mode'],
): string | null {
  const what = kind === 'optional' ? 'Optional' : insteadOf === null ? 'Alternative' : `Instead of ${insteadOf}`
  if (!difference) return kind === 'optional' ? null : what
  if (difference.amount === 0) return `${what}: no extra charge`
  const amount = moneyText({ ...difference, amount: Math.abs(difference.amount) })
  const each = mode === 'per_person' ? ' per person' : ''
  return `${what}: ${amount} ${difference.amount > 0 ? 'more' : 'less'}${each}`
}

/** When a payment is due: `12 February 2027`, or a text if no date is set. */
export const dueText = (due: string | null): string => (due === null ? 'Date to be agreed' : dateText(due))

/** `A deposit of 25% (ZAR 46,125) secures your booking by 12 February 2027.`; null if there is no deposit. */
export function depositText(deposit: PublishedPrice['deposit']): string | null {
  if (!deposit) return null
  const percent = deposit.percentBps === null ? null : percentText(deposit.percentBps)
  const amount = deposit.amount === null ? null : moneyText(deposit.amount)
  const sum = percent !== null && amount !== null ? `${percent} (${amount})` : (percent ?? amount)
  if (sum === null) return null
  return `A deposit of ${sum}${deposit.due === null ? '' : `, payable by ${dateText(deposit.due)},`} secures your booking.`
}

/** `These prices are valid until 31 January 2027.` */
export const validityText = (validUntil: string | null): string | null =>
  validUntil === null ? null : `These prices are valid until ${dateText(validUntil)}.`
