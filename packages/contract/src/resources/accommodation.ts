import { priceUnits } from '../document/price-units.ts'
import { lentFields } from '../document/lent-fields.ts'
import { z } from 'zod'
import { about } from '../kit/about.ts'
import { defineResource, derived, editable, optional, required } from '../kit/define-resource.ts'
import { richText } from '../kit/rich-text.ts'
import { rowName, rowPlace, rowThumbnail, rowUses } from '../kit/row-fields.ts'
import {
  decimal,
  email,
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
  part,
  phone,
  prose,
  reference,
  someOf,
  url,
} from '../kit/values.ts'
import { orNull } from '../kit/or-null.ts'

// These keep their places among the columns of a CSV file; further ones follow the board.
const { checkIn, checkOut, defaultBoard, ...furtherLentFields } = lentFields

export const accessibilityFeatures = [
  'step_free',
  'roll_in_shower',
  'hearing_loop',
  'lift',
  'accessible_room',
  'accessible_parking',
  'braille_signage',
  'assistance_dogs',
] as const

const filled = z
  .object({ percent: z.int().min(0).max(100), missing: z.array(z.string()) })
  .register(about, { id: 'Completeness', description: 'How complete a record is.' })

/** What a library item needs to be complete. */
export const completeness = () => derived(filled)

export const accommodation = defineResource({
  name: 'accommodation',
  plural: 'accommodations',
  title: 'name',
  searched: ['teaser'],
  fields: {
    name: required(line(160)),
    type: editable(
      oneOf('hotel', 'lodge', 'camp', 'guesthouse', 'villa', 'apartment', 'resort', 'boat', 'train', 'hostel', 'other'),
      'hotel',
    ),
    teaser: optional(line(300)),
    description: optional(richText()),
    location: optional(location()),
    destination: optional(reference('destination')),
    supplier: optional(reference('supplier')),
    stars: optional(decimal(0, 5, 0.5)),
    roomCount: optional(integer(1, 100_000)),
    checkIn,
    checkOut,
    minChildAge: optional(integer(0, 21)),
    languages: editable(list(language(), 40, 'text[]'), []),
    suitedFor: editable(lines(20, 40), []),
    facilities: editable(lines(60, 80), []),
    accessibility: editable(someOf(...accessibilityFeatures), []),
    rooms: editable(
      list(
        part({
          name: line(160),
          description: orNull(prose(4000)).default(null),
          maxAdults: z.int().min(0).max(99).nullable().default(null),
          maxChildren: z.int().min(0).max(99).nullable().default(null),
          beds: orNull(line(160)).default(null),
          media: list(mediaRef(), 20).default([]),
        }).register(about, { id: 'AccommodationRoom', description: 'A type of room.' }),
        60,
      ),
      [],
    ),
    defaultBoard,
    ...furtherLentFields,
    phone: optional(phone()),
    email: optional(email()),
    url: optional(url()),
    closedSeasons: editable(list(yearlySeason(), 20), []),
    priceFrom: optional(money()),
    priceFromUnit: optional(oneOf(...priceUnits)),
    media: editable(list(mediaRef(), 60), []),
    completeness: completeness(),
  },
  filters: { type: 'type', destination: 'destination', supplier: 'supplier' },
  sorts: ['stars'],
  inLists: ['name', 'type', 'stars', 'destination'],
  onlyInLists: {
    thumbnail: rowThumbnail(),
    place: rowPlace(),
    destinationName: rowName(),
    supplierName: rowName(),
    ...rowUses(),
  },
})
