import type { z } from 'zod'
import type { frozenRate, markupRule, segment, taxRule } from '../document/document.ts'
import type { FieldRule } from '../kit/define-resource.ts'
import { hasDuplicates } from '../kit/has-duplicates.ts'

/** The fields of an itinerary that say how costs become prices. */
type Rules = {
  segments: readonly z.output<typeof segment>[]
  exchangeRates: readonly z.output<typeof frozenRate>[]
  markupRules: readonly z.output<typeof markupRule>[]
  taxRules: readonly z.output<typeof taxRule>[]
}

/** What makes them invalid: each names the row, counted from 1. */
export const priceRules = ({ segments, exchangeRates, markupRules, taxRules }: Rules): FieldRule<keyof Rules>[] => {
  const badMarkup = markupRules.findIndex((rule) => (rule.supplier === null) === (rule.kind === null))
  const unclear = markupRules.findIndex((rule) => (rule.markupBps === null) === (rule.marginBps === null))
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
      isWrong: hasDuplicates(markupRules.map(({ supplier, kind }) => `${supplier} ${kind}`)),
      message: 'must not contain a supplier or a kind twice',
    },
    {
      field: 'taxRules',
      isWrong: hasDuplicates(taxRules.map(({ kind }) => kind)),
      message: 'must not contain a kind twice',
    },
  ]
}
