import { z } from 'zod'
import { maxTaxBps } from '../document/document-limits.ts'
import { segmentKinds } from '../document/segment-kinds.ts'
import { about } from '../kit/about.ts'
import { anyResource, storedAs } from '../kit/column.ts'
import { defineResource, editable, optional, type Read, required } from '../kit/define-resource.ts'
import { rowName } from '../kit/row-fields.ts'
import { currency, date, flag, integer, line, list, mediaRef, oneOf, part, prose, reference } from '../kit/values.ts'
import { cancellation, offer, rateLine, rateSheetLimits, season, supplement } from './rate-part.ts'
import { rulesOfRateSheet } from './rate-rule.ts'

/** What a supplier charges for one library item or one service. */
export const rateSheet = defineResource({
  name: 'rate-sheet',
  plural: 'rate-sheets',
  title: 'name',
  fields: {
    name: required(line(160)),
    /** Null only in a draft, or after the supplier was permanently deleted. */
    supplier: optional(reference('supplier')),
    item: optional(
      storedAs(
        z.strictObject({ resource: z.enum(['accommodation', 'excursion']), uuid: z.uuid().toLowerCase() }),
        'jsonb',
        anyResource,
      ).register(about, { id: 'RatedItem', description: 'The library item that a rate sheet is for.' }),
    ),
    service: optional(
      part({ kind: oneOf(...segmentKinds), name: line(160) }).register(about, {
        id: 'RatedService',
        description: 'What a rate sheet is for if it is not an item of the library: a kind of segment, and a name.',
      }),
    ),
    currency: required(currency()),
    basis: editable(oneOf('net', 'gross'), 'net'),
    commissionBps: optional(integer(0, 10_000)),
    taxIncluded: editable(flag(), true),
    taxBps: optional(integer(0, maxTaxBps)),
    validFrom: required(date()),
    validTo: required(date()),
    status: editable(oneOf('draft', 'active', 'archived'), 'draft'),
    /** The number of days before arrival until which rooms can be given back free of charge. */
    release: optional(integer(0, 365)),
    seasons: editable(list(season, rateSheetLimits.seasons), []),
    lines: editable(list(rateLine, rateSheetLimits.lines), []),
    supplements: editable(list(supplement, rateSheetLimits.supplements), []),
    offers: editable(list(offer, rateSheetLimits.offers), []),
    cancellation: editable(list(cancellation, 20), []),
    /** One free place for this many travellers who pay. */
    freePlaces: optional(integer(1, 200)),
    notes: optional(prose(4000)),
    documents: editable(list(mediaRef(), 50), []),
  },
  rules: rulesOfRateSheet,
  filters: { supplier: 'supplier', item: 'item', status: 'status', currency: 'currency' },
  sorts: ['validFrom', 'validTo'],
  inLists: [
    'name',
    'supplier',
    'item',
    'service',
    'currency',
    'basis',
    'commissionBps',
    'taxIncluded',
    'taxBps',
    'validFrom',
    'validTo',
    'status',
    'release',
    'freePlaces',
  ],
  onlyInLists: { supplierName: rowName(), itemName: rowName() },
})

/** A rate sheet as its rules and its costing see it. */
export type RateSheet = Read<typeof rateSheet>
