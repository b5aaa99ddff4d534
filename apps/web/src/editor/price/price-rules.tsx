import { maxMarkupRules } from '@sojourn/contract/document/document-limits'
import type { MarkupRule, TaxRule } from '@sojourn/contract/document/price-rules'
import { segmentKinds } from '@sojourn/contract/document/segment-kinds'
import { RowsField } from '../../kit/form/rows-field.tsx'
import { useMarkupRulesLook } from '../../kit/price-rules/markup-rules-look.tsx'
import { taxRulesLook } from '../../kit/price-rules/tax-rules-look.tsx'
import { useRows } from '../fields/use-rows.ts'
import { FoldedPart } from '../panes/folded-part.tsx'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { useDocumentFields } from '../store/use-document-fields.ts'
import * as wording from './wording.ts'

/** The markup by kind of segment and by supplier, and the tax by kind. Folded while there are none. */
export function PriceRules() {
  const { markupRules, taxRules } = useDocumentFields('markupRules', 'taxRules')
  const count = markupRules.length + taxRules.length
  return (
    <FoldedPart
      title={wording.rulesTitle}
      summary={count === 0 ? '' : wording.rulesCount({ count })}
      startsOpen={count > 0}
    >
      <MarkupRules />
      <TaxRules />
    </FoldedPart>
  )
}

function MarkupRules() {
  const { isReadOnly } = useItinerary()
  const generalBps = useItineraryState((state) => state.document.markupBps)
  const { rows, change } = useRows('markupRules')
  const look = useMarkupRulesLook({ rows, generalBps, isReadOnly })
  return (
    <RowsField<MarkupRule>
      {...look}
      label={wording.markupRules}
      max={maxMarkupRules}
      isReadOnly={isReadOnly}
      rows={rows}
      onChange={change}
    />
  )
}

function TaxRules() {
  const { isReadOnly } = useItinerary()
  const generalBps = useItineraryState((state) => state.document.taxBps)
  const { rows, change } = useRows('taxRules')
  return (
    <RowsField<TaxRule>
      {...taxRulesLook({ generalBps, isReadOnly })}
      label={wording.taxRules}
      max={segmentKinds.length}
      isReadOnly={isReadOnly}
      rows={rows}
      onChange={change}
    />
  )
}
