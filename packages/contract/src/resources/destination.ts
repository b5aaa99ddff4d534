import { z } from 'zod'
import { defineResource, editable, optional, required } from '../kit/define-resource.ts'
import { hasDuplicates } from '../kit/has-duplicates.ts'
import { richText } from '../kit/rich-text.ts'
import { rowName, rowPlace, rowThumbnail, rowUses } from '../kit/row-fields.ts'
import { currency, language, line, lines, list, location, mediaRef, oneOf, reference, zone } from '../kit/values.ts'
import { completeness } from './accommodation.ts'

export const destination = defineResource({
  name: 'destination',
  plural: 'destinations',
  title: 'name',
  fields: {
    name: required(line(160)),
    kind: editable(oneOf('country', 'region', 'city', 'area', 'park', 'island'), 'area'),
    parent: optional(reference('destination')),
    description: optional(richText()),
    location: optional(location()),
    timezone: optional(zone()),
    currency: optional(currency()),
    languages: editable(list(language(), 40, 'text[]'), []),
    general: optional(richText()),
    visa: optional(richText()),
    health: optional(richText()),
    safety: optional(richText()),
    climate: optional(richText()),
    cuisine: optional(richText()),
    dress: optional(richText()),
    transport: optional(richText()),
    banking: optional(richText()),
    electricity: optional(richText()),
    bestMonths: editable(list(z.int().min(1).max(12), 12, 'integer[]'), []),
    highlights: editable(lines(20, 200), []),
    media: editable(list(mediaRef(), 60), []),
    completeness: completeness(),
  },
  rules: ({ bestMonths }) => [
    { field: 'bestMonths', isWrong: hasDuplicates(bestMonths), message: 'must not contain a month twice' },
  ],
  filters: { kind: 'kind', parent: 'parent' },
  inLists: ['name', 'kind', 'parent', 'timezone', 'currency'],
  onlyInLists: { thumbnail: rowThumbnail(), place: rowPlace(), parentName: rowName(), ...rowUses() },
})
