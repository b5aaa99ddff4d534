import type { Money } from '../../kit/values.ts'
import type { Publication, PublishedPrice } from '../publication.ts'
import { type PublicationChange, statedChange, valueChange } from './publication-change.ts'
import { dateForTravellers, moneyForTravellers, wordsAndLinks } from './text-in-words.ts'
import * as wording from './wording.ts'

/** What changed in the price, the payments and the terms, as far as they are shown. */
export const comparePrices = (before: Publication, after: Publication): PublicationChange[] => {
  const [earlier, later] = [shownPrice(before), shownPrice(after)]
  const inPrice = compareFigures(earlier, later)
  return [
    ...inPrice,
    ...(earlier && later
      ? [
          ...(inPrice.length > 0 ? [] : statedChange(wording.breakdown, linesOf(earlier), linesOf(later))),
          ...statedChange(wording.scope, scopeOf(earlier), scopeOf(later)),
        ]
      : []),
    ...valueChange(wording.deposit, depositText(earlier), depositText(later)),
    ...valueChange(wording.schedule, scheduleText(earlier), scheduleText(later)),
    ...valueChange(wording.validUntil, validityText(earlier), validityText(later)),
    ...statedChange(wording.terms, shownTerms(before), shownTerms(after)),
  ]
}

const shownPrice = ({ sections, price }: Publication): PublishedPrice | null =>
  sections.includes('price') ? price : null

const shownTerms = ({ sections, terms }: Publication): string =>
  sections.includes('terms') ? wordsAndLinks(terms) : ''

/**
 * The figures, in one change. The leading figure decides, and then the one beside it if both versions have one: older
 * publications lack the total.
 */
const compareFigures = (before: PublishedPrice | null, after: PublishedPrice | null): PublicationChange[] => {
  if (before && after) {
    const [earlier, later] = [moneyBeside(before), moneyBeside(after)]
    const isSame = earlier === null || later === null || moneyForTravellers(earlier) === moneyForTravellers(later)
    if (isSame && leadingText(before) === leadingText(after)) return []
  }
  return valueChange(wording.price, before && figuresText(before), after && figuresText(after))
}

/** `€10,460 in total, about €3,487 per person`. */
const figuresText = (price: PublishedPrice): string => {
  const beside = moneyBeside(price)
  if (beside === null) return leadingText(price)
  const amount = moneyForTravellers(beside)
  if (price.mode === 'per_person') return listText([leadingText(price), wording.inTotal({ amount })])
  const words = price.perPersonIsRounded === true ? wording.aboutPerPerson : wording.perPerson
  return listText([leadingText(price), words({ amount })])
}

const leadingText = ({ mode, amount }: PublishedPrice): string => {
  if (amount === null || mode === 'on_request') return wording.onRequest
  return (mode === 'per_person' ? wording.perPerson : wording.inTotal)({ amount: moneyForTravellers(amount) })
}

/** The total beside a price per person, and the other way round. */
const moneyBeside = ({ mode, perPerson, total = null }: PublishedPrice): Money | null => {
  if (perPerson === null || mode === 'on_request') return null
  return mode === 'per_person' ? total : perPerson
}

const listText = (texts: readonly string[]): string => texts.join(', ')

/** What a reader notices of the breakdown, to compare it. Its order follows that of the segments. */
const linesOf = ({ lines }: PublishedPrice): string =>
  lines
    .map(({ title, amount }) => `${title} ${moneyForTravellers(amount)}`)
    .toSorted()
    .join('\n')

const scopeOf = ({ includes, excludes }: PublishedPrice): string =>
  JSON.stringify([wordsAndLinks(includes), wordsAndLinks(excludes)])

/** `25% (€4,615) by 12 February 2027`. */
const depositText = (price: PublishedPrice | null): string | null => {
  if (!price?.deposit) return null
  const { amount, percentBps, due } = price.deposit
  const sum = amount && moneyForTravellers(amount)
  if (percentBps === null) return sum && amountText(sum, due)
  const percent = percentBps / 100
  return amountText(
    sum === null ? wording.percent({ percent }) : wording.percentAndAmount({ percent, amount: sum }),
    due,
  )
}

const amountText = (amount: string, due: string | null): string =>
  due === null ? amount : wording.payableBy({ amount, date: dateForTravellers(due) })

/** `Deposit: €4,615 by 12 February 2027, Balance: €13,845`. */
const scheduleText = (price: PublishedPrice | null): string | null =>
  listText(
    (price?.schedule ?? []).map(({ label, amount, due }) =>
      wording.payment({ label, amount: amountText(moneyForTravellers(amount), due) }),
    ),
  ) || null

const validityText = (price: PublishedPrice | null): string | null =>
  price && price.validUntil !== null ? dateForTravellers(price.validUntil) : null
