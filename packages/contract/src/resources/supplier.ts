import { segmentKinds } from '../document/segment-kinds.ts'
import { defineResource, editable, optional, required } from '../kit/define-resource.ts'
import { hasDuplicates } from '../kit/has-duplicates.ts'
import { richText } from '../kit/rich-text.ts'
import { rowUses } from '../kit/row-fields.ts'
import {
  currency,
  date,
  email,
  integer,
  line,
  list,
  location,
  mediaRef,
  oneOf,
  phone,
  reference,
  someOf,
  url,
} from '../kit/values.ts'

/** A company or person from whom parts of an itinerary are bought. */
export const supplier = defineResource({
  name: 'supplier',
  plural: 'suppliers',
  title: 'name',
  searched: ['legalName'],
  fields: {
    name: required(line(160)),
    legalName: optional(line(160)),
    kinds: editable(someOf(...segmentKinds), []),
    status: editable(oneOf('active', 'on_hold', 'archived'), 'active'),
    contacts: editable(list(reference('contact'), 20), []),
    email: optional(email()),
    phone: optional(phone()),
    emergencyPhone: optional(phone()),
    url: optional(url()),
    location: optional(location()),
    paymentTermsDays: optional(integer(0, 365)),
    commissionBps: optional(integer(0, 10_000)),
    currency: optional(currency()),
    taxId: optional(line(60)),
    insuranceExpiry: optional(date()),
    rating: optional(integer(1, 5)),
    notes: optional(richText()),
    documents: editable(list(mediaRef(), 50), []),
  },
  rules: ({ contacts }) => [
    { field: 'contacts', isWrong: hasDuplicates(contacts), message: 'must not contain a contact twice' },
  ],
  filters: { kind: 'kinds', status: 'status', rating: 'rating' },
  sorts: ['rating', 'insuranceExpiry'],
  inLists: [
    'name',
    'legalName',
    'kinds',
    'status',
    'email',
    'phone',
    'emergencyPhone',
    'url',
    'location',
    'paymentTermsDays',
    'commissionBps',
    'currency',
    'taxId',
    'insuranceExpiry',
    'rating',
  ],
  onlyInLists: rowUses(),
})
