import type { z } from 'zod'
import type { frozenRate, segment } from '../document/document.ts'
import type { MarkupRule, TaxRule } from '../document/price-rules.ts'
import type { FieldRule } from '../kit/define-resource.ts'
import { hasDuplicates } from '../kit/has-duplicates.ts'

type RulesOfPrices = { markupRules: readonly MarkupRule[]; taxRules: readonly TaxRule[] }

/** The fields of an itinerary that say how costs become prices. */
type Rules = RulesOfPrices & {
  segments: readonly z.output<typeof segment>[]
  exchangeRates: readonly z.output<typeof frozenRate>[]
}

/** What makes them invalid: each names the row, counted from 1. */
export const priceRules = ({ segments, exchangeRates, ...rules }: Rules): FieldRule<keyof Rules>[] => {
  const unexplained = segments.findIndex(
    ({ net, costing }) => costing && costing.lines.reduce((sum, { amount }) => sum + amount, 0) !== net?.amount,
  )
  return [
    {
      field: 'segments',
      isWrong: unexplained >= 0,
      message: `must have a net that is the sum of the lines of its costing; to set net by hand, clear costing: see segment ${unexplained + 1}`,
    },
    {
      field: 'exchangeRates',
      isWrong: hasDuplicates(exchangeRates.map(({ from, to }) => `${from} ${to}`)),
      message: 'must not contain a pair of currencies twice',
    },
    ...markupAndTaxRules(rules),
  ]
}

/** The same for markup and tax rules alone, which are also among a company's defaults. */
export const markupAndTaxRules = ({ markupRules, taxRules }: RulesOfPrices): FieldRule<keyof RulesOfPrices>[] => {
  const badMarkup = markupRules.findIndex((rule) => (rule.supplier === null) === (rule.kind === null))
  const unclear = markupRules.findIndex((rule) => (rule.markupBps === null) === (rule.marginBps === null))
  const twice = secondOf(markupRules.map(({ supplier, kind }) => `${supplier} ${kind}`))
  const taxedTwice = secondOf(taxRules.map(({ kind }) => kind))
  return [
    {
      field: 'markupRules',
      isWrong: badMarkup >= 0,
      message: `must be for either a supplier or a kind: see rule ${badMarkup + 1}`,
    },
    {
      field: 'markupRules',
      isWrong: unclear >= 0,
      message: `must have either a markup or a margin: see rule ${unclear + 1}`,
    },
    {
      field: 'markupRules',
      isWrong: twice >= 0,
      message: `must not contain a supplier or a kind twice: see rule ${twice + 1}`,
    },
    {
      field: 'taxRules',
      isWrong: taxedTwice >= 0,
      message: `must not contain a kind twice: see rule ${taxedTwice + 1}`,
    },
  ]
}

/** The index of the first value that repeats an earlier one; -1 if there is none. */
const secondOf = (values: readonly string[]): number =>
  values.findIndex((value, index) => values.indexOf(value) < index)
