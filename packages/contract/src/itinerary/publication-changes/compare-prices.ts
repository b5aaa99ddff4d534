import type { Money } from '../../kit/values.ts'
import type { Publication, PublishedPrice } from '../publication.ts'
import { type PublicationChange, statedChange, valueChange } from './publication-change.ts'
import { wordsAndLinks } from './text-in-words.ts'
import type { ChangeWords } from './change-texts.ts'

/** What changed in the price, the payments and the terms, as far as they are shown. */
export const comparePrices = (before: Publication, after: Publication, words: ChangeWords): PublicationChange[] => {
  const { changes } = words
  const [earlier, later] = [shownPrice(before), shownPrice(after)]
  const inPrice = compareFigures(earlier, later, words)
  return [
    ...inPrice,
    ...(earlier && later
      ? [
          ...(inPrice.length > 0
            ? []
            : statedChange(changes.breakdown, linesOf(earlier, words), linesOf(later, words))),
          ...statedChange(changes.scope, scopeOf(earlier), scopeOf(later)),
        ]
      : []),
    ...valueChange(changes.deposit, depositText(earlier, words), depositText(later, words)),
    ...valueChange(changes.schedule, scheduleText(earlier, words), scheduleText(later, words)),
    ...valueChange(changes.validUntil, validityText(earlier, words), validityText(later, words)),
    ...statedChange(changes.terms, shownTerms(before), shownTerms(after)),
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
const compareFigures = (
  before: PublishedPrice | null,
  after: PublishedPrice | null,
  words: ChangeWords,
): PublicationChange[] => {
  const { changes, moneyText } = words
  if (before && after) {
    const [earlier, later] = [moneyBeside(before), moneyBeside(after)]
    const isSame = earlier === null || later === null || moneyText(earlier) === moneyText(later)
    if (isSame && leadingText(before, words) === leadingText(after, words)) return []
  }
  return valueChange(changes.price, before && figuresText(before, words), after && figuresText(after, words))
}

/** `€10,460 in total, about €3,487 per person`. */
const figuresText = (price: PublishedPrice, words: ChangeWords): string => {
  const { changes, moneyText } = words
  const beside = moneyBeside(price)
  if (beside === null) return leadingText(price, words)
  const amount = moneyText(beside)
  if (price.mode === 'per_person') return listText([leadingText(price, words), changes.inTotal({ amount })])
  const perPerson = price.perPersonIsRounded === true ? changes.aboutPerPerson : changes.perPerson
  return listText([leadingText(price, words), perPerson({ amount })])
}

const leadingText = ({ mode, amount }: PublishedPrice, { changes, moneyText }: ChangeWords): string => {
  if (amount === null || mode === 'on_request') return changes.onRequest
  return (mode === 'per_person' ? changes.perPerson : changes.inTotal)({ amount: moneyText(amount) })
}

/** The total beside a price per person, and the other way round. */
const moneyBeside = ({ mode, perPerson, total = null }: PublishedPrice): Money | null => {
  if (perPerson === null || mode === 'on_request') return null
  return mode === 'per_person' ? total : perPerson
}

const listText = (texts: readonly string[]): string => texts.join(', ')

/** What a reader notices of the breakdown, to compare it. Its order follows that of the segments. */
const linesOf = ({ lines }: PublishedPrice, { moneyText }: ChangeWords): string =>
  lines
    .map(({ title, amount }) => `${title} ${moneyText(amount)}`)
    .toSorted()
    .join('\n')

const scopeOf = ({ includes, excludes }: PublishedPrice): string =>
  JSON.stringify([wordsAndLinks(includes), wordsAndLinks(excludes)])

/** `25% (€4,615) by 12 February 2027`. */
const depositText = (price: PublishedPrice | null, words: ChangeWords): string | null => {
  const { changes, moneyText } = words
  if (!price?.deposit) return null
  const { amount, percentBps, due } = price.deposit
  const sum = amount && moneyText(amount)
  if (percentBps === null) return sum && amountText(sum, due, words)
  const percent = percentBps / 100
  return amountText(
    sum === null ? changes.percent({ percent }) : changes.percentAndAmount({ percent, amount: sum }),
    due,
    words,
  )
}

const amountText = (amount: string, due: string | null, { changes, dateText }: ChangeWords): string =>
  due === null ? amount : changes.payableBy({ amount, date: dateText(due) })

/** `Deposit: €4,615 by 12 February 2027, Balance: €13,845`. */
const scheduleText = (price: PublishedPrice | null, words: ChangeWords): string | null =>
  listText(
    (price?.schedule ?? []).map(({ label, amount, due }) =>
      words.changes.payment({ label, amount: amountText(words.moneyText(amount), due, words) }),
    ),
  ) || null

const validityText = (price: PublishedPrice | null, { dateText }: ChangeWords): string | null =>
  price && price.validUntil !== null ? dateText(price.validUntil) : null
