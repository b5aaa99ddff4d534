import type { z } from 'zod'
import { about } from '../kit/about.ts'
import { orNull } from '../kit/or-null.ts'
import { integer, oneOf, part, reference } from '../kit/values.ts'
import { maxMarginBps, maxMarkupBps, maxTaxBps } from './document-limits.ts'
import { segmentKinds } from './segment-kinds.ts'

/** A markup for one supplier or one kind of segment: as a share of the cost, or as a margin, a share of the price before tax. */
export const markupRule = part({
  supplier: orNull(reference('supplier')).default(null),
  kind: orNull(oneOf(...segmentKinds)).default(null),
  markupBps: orNull(integer(0, maxMarkupBps)).default(null),
  marginBps: orNull(integer(0, maxMarginBps)).default(null),
}).register(about, { id: 'MarkupRule', description: 'The markup or margin for a supplier or a kind of segment.' })
export type MarkupRule = z.output<typeof markupRule>

/** The tax for one kind of segment. */
export const taxRule = part({ kind: oneOf(...segmentKinds), taxBps: integer(0, maxTaxBps) }).register(about, {
  id: 'TaxRule',
  description: 'The tax for a kind of segment.',
})
export type TaxRule = z.output<typeof taxRule>
