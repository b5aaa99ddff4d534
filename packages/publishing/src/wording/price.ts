import type { Publication, PublishedChoice, PublishedPrice } from '@sojourn/contract/itinerary/publication'
import type { Words } from '../languages/words.ts'
import { partyText } from './itinerary.ts'

/** The headline figure of a price, and what it covers. */
export function priceHeadline(
  price: PublishedPrice,
  party: Publication['party'],
  words: Words,
): { figure: string; basis: string } {
  const people = partyText(party, words)
  const { perPerson, inTotal, inTotalFor, onRequest, onRequestText } = words.price
  if (price.amount === null || price.mode === 'on_request') return { figure: onRequest, basis: onRequestText }
  const figure = words.moneyText(price.amount)
  if (price.mode === 'per_person') return { figure, basis: perPerson }
  return { figure, basis: people === null ? inTotal : inTotalFor({ people }) }
}

/** The price in the other form (total or per person), if both are known. */
export function priceAside(price: PublishedPrice, { price: texts, moneyText }: Words): string | null {
  if (price.mode === 'on_request' || !price.perPerson) return null
  if (price.mode === 'per_person') return price.total ? texts.amountInTotal({ amount: moneyText(price.total) }) : null
  const amount = moneyText(price.perPerson)
  return price.perPersonIsRounded ? texts.aboutPerPerson({ amount }) : texts.amountPerPerson({ amount })
}

/**
 * How taking an option changes the price: `Instead of Lodge A: €100 more per person`, `Optional: €230 more`. Without prices
 * only what it replaces: `Instead of Lodge A`; null for an optional extra, which is already labelled `optional`.
 */
export function choiceText(
  { kind, insteadOf, difference }: PublishedChoice,
  mode: PublishedPrice['mode'] | undefined,
  { price, changes, moneyText }: Words,
): string | null {
  const choice =
    kind === 'optional'
      ? price.optional
      : insteadOf === null
        ? price.alternative
        : price.insteadOf({ title: insteadOf })
  if (!difference) return kind === 'optional' ? null : choice
  if (difference.amount === 0) return price.choiceWith({ choice, difference: changes.sameCharge })
  const amount = moneyText({ ...difference, amount: Math.abs(difference.amount) })
  const basis = mode === 'per_person' ? 'person' : 'all'
  return price.choiceWith({
    choice,
    difference: difference.amount > 0 ? changes.more({ basis, amount }) : changes.less({ basis, amount }),
  })
}

/** When a payment is due: `12 February 2027`, or a text if no date is set. */
export const dueText = (due: string | null, { price, dateText }: Words): string =>
  due === null ? price.dateToBeAgreed : dateText(due)

/** `A deposit of 25% (ZAR 46,125), payable by 12 February 2027, secures your booking.`; null if there is no deposit. */
export function depositText(deposit: PublishedPrice['deposit'], words: Words): string | null {
  const { price } = words
  if (!deposit) return null
  const percent = deposit.percentBps === null ? null : words.percentText(deposit.percentBps)
  const amount = deposit.amount === null ? null : words.moneyText(deposit.amount)
  const sum = percent !== null && amount !== null ? price.percentAndAmount({ percent, amount }) : (percent ?? amount)
  if (sum === null) return null
  return deposit.due === null ? price.deposit({ sum }) : price.depositBy({ sum, date: words.dateText(deposit.due) })
}

/** `These prices are valid until 31 January 2027.` */
export const validityText = (validUntil: string | null, { price, dateText }: Words): string | null =>
  validUntil === null ? null : price.validUntil({ date: dateText(validUntil) })
