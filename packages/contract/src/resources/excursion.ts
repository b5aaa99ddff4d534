import { defineResource, editable, optional, required } from '../kit/define-resource.ts'
import { richText } from '../kit/rich-text.ts'
import { rowName, rowPlace, rowThumbnail, rowUses } from '../kit/row-fields.ts'
import {
  integer,
  language,
  line,
  lines,
  list,
  location,
  mediaRef,
  money,
  yearlySeason,
  oneOf,
  reference,
  someOf,
  time,
} from '../kit/values.ts'
import { completeness } from './accommodation.ts'
import { priceUnits } from '../document/price-units.ts'

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

export const excursion = defineResource({
  name: 'excursion',
  plural: 'excursions',
  title: 'name',
  fields: {
    name: required(line(160)),
    category: editable(
      oneOf('sightseeing', 'nature', 'culture', 'food', 'adventure', 'water', 'wellness', 'transfer', 'event', 'other'),
      'sightseeing',
    ),
    description: optional(richText()),
    location: optional(location()),
    endLocation: optional(location()),
    destination: optional(reference('destination')),
    supplier: optional(reference('supplier')),
    durationMin: editable(integer(15, 20_160), 120),
    difficulty: optional(integer(1, 5)),
    minPax: editable(integer(1, 999), 1),
    maxPax: optional(integer(1, 999)),
    minAge: optional(integer(0, 99)),
    operatingDays: editable(someOf(...weekdays), []),
    startTimes: editable(list(time(), 20, 'text[]'), []),
    season: optional(yearlySeason()),
    included: editable(lines(30, 200), []),
    excluded: editable(lines(30, 200), []),
    bring: editable(lines(30, 200), []),
    languages: editable(list(language(), 40, 'text[]'), []),
    accessibility: editable(lines(20, 80), []),
    priceFrom: optional(money()),
    priceFromUnit: optional(oneOf(...priceUnits)),
    media: editable(list(mediaRef(), 60), []),
    track: optional(reference('media-item')),
    completeness: completeness(),
  },
  rules: ({ minPax, maxPax }) => [
    { field: 'maxPax', isWrong: maxPax !== null && maxPax < minPax, message: 'must not be less than the minimum' },
  ],
  filters: { category: 'category', destination: 'destination', supplier: 'supplier' },
  sorts: ['durationMin'],
  inLists: ['name', 'category', 'durationMin', 'destination'],
  onlyInLists: {
    thumbnail: rowThumbnail(),
    place: rowPlace(),
    destinationName: rowName(),
    supplierName: rowName(),
    ...rowUses(),
  },
})
