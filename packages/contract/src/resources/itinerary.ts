import { z } from 'zod'
import {
  defineResource,
  derived,
  editable,
  optional,
  readOnly,
  required,
  setOnce,
  volatile,
} from '../kit/define-resource.ts'
import {
  clientPrice,
  day,
  deposit,
  frozenRate,
  payment,
  section,
  segment,
  share,
  traveller,
} from '../document/document.ts'
import {
  documentLimits,
  maxAdults,
  maxAgencyCommissionBps,
  maxChildAge,
  maxChildren,
  maxContributors,
  maxDocuments,
  maxFrozenRates,
  maxGalleryImages,
  maxGuides,
  maxHighlightLength,
  maxHighlights,
  maxInfants,
  maxMarkupBps,
  maxMarkupRules,
  maxPages,
  maxPayments,
  maxReferenceLength,
  maxStatusReasonLength,
  maxSubtitleLength,
  maxTaxBps,
  maxTitleLength,
  maxTravellers,
} from '../document/document-limits.ts'
import { markupRule, taxRule } from '../document/price-rules.ts'
import { segmentKinds } from '../document/segment-kinds.ts'
import { sectionKeys } from '../document/section-keys.ts'
import { statuses } from '../document/statuses.ts'
import { variantLetter } from '../document/variant-letter.ts'
import { themes } from '../document/themes.ts'
import { storedAs } from '../kit/column.ts'
import { hasDuplicates } from '../kit/has-duplicates.ts'
import { richText } from '../kit/rich-text.ts'
import { priceRules } from './itinerary-price-rule.ts'
import { rowName, rowThumbnail } from '../kit/row-fields.ts'
import {
  currency,
  date,
  flag,
  instant,
  integer,
  language,
  line,
  lines,
  list,
  mediaRef,
  money,
  oneOf,
  prose,
  reference,
} from '../kit/values.ts'

export const itinerary = defineResource({
  name: 'itinerary',
  plural: 'itineraries',
  title: 'title',
  searched: ['reference', 'subtitle'],
  fields: {
    isTemplate: setOnce(flag(), false),
    /** The group of variants that it belongs to, and its letter there; null without variants. */
    variantOf: readOnly(storedAs(z.uuid(), 'uuid').nullable()),
    variant: readOnly(variantLetter().nullable()),
    title: required(line(maxTitleLength)),
    reference: optional(line(maxReferenceLength)),
    subtitle: optional(line(maxSubtitleLength)),
    summary: optional(richText()),
    highlights: editable(lines(maxHighlights, maxHighlightLength), []),
    travelStyles: editable(lines(10, 40), []),
    cover: optional(mediaRef()),
    gallery: editable(list(mediaRef(), maxGalleryImages), []),

    startDate: optional(date()),
    dayCount: editable(integer(1, documentLimits.days), 1),
    /** The local date of the last day. */
    endDate: derived(date().nullable()),
    days: editable(list(day, documentLimits.days), []),
    segments: editable(list(segment, documentLimits.segments), []),

    adults: editable(integer(0, maxAdults), 2),
    children: editable(integer(0, maxChildren), 0),
    childAges: editable(list(z.int().min(0).max(maxChildAge), maxChildren, 'integer[]'), []),
    infants: editable(integer(0, maxInfants), 0),
    travellers: editable(list(traveller, maxTravellers), []),

    owner: optional(reference('user')),
    contributors: editable(list(reference('user'), maxContributors), []),
    client: optional(reference('contact')),
    agency: optional(reference('contact')),

    priceMode: editable(oneOf('none', 'on_request', 'total', 'per_person', 'per_traveller', 'itemised'), 'none'),
    currency: optional(currency()),
    markupBps: editable(integer(0, maxMarkupBps), 0),
    taxBps: editable(integer(0, maxTaxBps), 0),
    roundTo: editable(integer(1, 1_000_000), 1),
    /** The exchange rates it uses, frozen when it was costed. */
    exchangeRates: editable(list(frozenRate, maxFrozenRates), []),
    markupRules: editable(list(markupRule, maxMarkupRules), []),
    taxRules: editable(list(taxRule, segmentKinds.length), []),
    /** What the company charges besides the segments, tax included. */
    serviceFee: optional(money()),
    agencyCommissionBps: optional(integer(0, maxAgencyCommissionBps)),
    displayPrice: optional(money()),
    priceIncludes: optional(richText()),
    priceExcludes: optional(richText()),
    deposit: optional(deposit),
    paymentSchedule: editable(list(payment, maxPayments), []),
    validUntil: optional(date()),
    clientPrice: derived(clientPrice.nullable()),

    language: optional(language()),
    theme: editable(oneOf(...themes), 'editorial'),
    sections: editable(
      list(section, sectionKeys.length),
      sectionKeys.map((key) => ({ key, shown: true })),
    ),
    guides: editable(list(reference('guide'), maxGuides), []),
    pages: editable(list(reference('company-page'), maxPages), []),
    documents: editable(list(mediaRef(), maxDocuments), []),
    terms: optional(richText()),

    status: optional(oneOf(...statuses)),
    statusReason: optional(prose(maxStatusReasonLength)),
    heldUntil: optional(instant()),
    publishedRevision: readOnly(integer(1, 2_147_483_647).nullable()),
    publishedAt: readOnly(instant().nullable()),
    hasUnpublishedChanges: derived(z.boolean()),
    pdf: readOnly(reference('media-item').nullable()),
    archivedAt: optional(instant()),
    /** Whether it came in as an enquiry through a form, instead of being created by a member or a program. */
    isReceived: derived(flag()),
    shares: volatile(z.array(share)),
  },
  rules: (record) => {
    const { days, dayCount, segments, isTemplate } = record
    const perDay = Map.groupBy(segments, ({ day }) => day)
    const maxPerDay = documentLimits.segmentsPerDay
    return [
      {
        field: 'days',
        isWrong: days.length !== dayCount,
        message: `must contain ${dayCount} days, because dayCount is ${dayCount}`,
      },
      ...[...perDay].map(([day, those]) => ({
        field: 'segments' as const,
        isWrong: day !== null && those.length > maxPerDay,
        message: `must not contain more than ${maxPerDay} segments on a day: see day ${Number(day) + 1}`,
      })),
      {
        field: 'segments',
        isWrong: segments.some(({ day }) => day !== null && day >= dayCount),
        message: 'must be on days that the itinerary has',
      },
      {
        field: 'segments',
        isWrong: hasDuplicates([...days, ...segments].map(({ uuid }) => uuid)),
        message: 'must not share a uuid with a day or another segment',
      },
      { field: 'startDate', isWrong: isTemplate && record.startDate !== null, message: 'must be empty for a template' },
      { field: 'status', isWrong: isTemplate && record.status !== null, message: 'must be empty for a template' },
      {
        field: 'childAges',
        isWrong: record.children < record.childAges.length,
        message: 'must not contain more ages than there are children',
      },
      ...priceRules(record),
      {
        field: 'sections',
        isWrong: hasDuplicates(record.sections.map(({ key }) => key)),
        message: 'must not contain a section twice',
      },
    ]
  },
  filters: { status: 'status', owner: 'owner', client: 'client', template: 'isTemplate', received: 'isReceived' },
  sorts: ['startDate', 'dayCount'],
  inLists: ['isTemplate', 'variant', 'title', 'reference', 'subtitle', 'startDate', 'dayCount', 'endDate', 'status'],
  // Up to 2 MB each, and a list only serves to choose an itinerary.
  notInLists: ['days', 'segments'],
  onlyInLists: {
    thumbnail: rowThumbnail(),
    /** What all travellers pay together: the `total` of `clientPrice`. */
    value: money().nullable(),
    clientName: rowName(),
    agencyName: rowName(),
    ownerName: rowName(),
  },
})
