import { z } from 'zod'
import { about } from '../kit/about.ts'
import { defineResource, editable, optional, required } from '../kit/define-resource.ts'
import { hasDuplicates } from '../kit/has-duplicates.ts'
import { richText } from '../kit/rich-text.ts'
import { rowName, rowThumbnail, rowUses } from '../kit/row-fields.ts'
import { date, language, line, list, location, mediaRef, oneOf, part, reference } from '../kit/values.ts'

/** A travel guide for travellers or for members, or the profile of a guide. */
export const guide = defineResource({
  name: 'guide',
  plural: 'guides',
  title: 'title',
  fields: {
    title: required(line(160)),
    kind: editable(oneOf('destination', 'practical', 'packing', 'health', 'culture', 'person', 'other'), 'destination'),
    contact: optional(reference('contact')),
    languages: editable(list(language(), 40, 'text[]'), []),
    destinations: editable(list(reference('destination'), 40), []),
    cover: optional(mediaRef()),
    sections: editable(
      list(
        part({
          heading: line(160),
          body: richText().nullable().default(null),
          location: location().nullable().default(null),
          media: list(mediaRef(), 20).default([]),
        }).register(about, { id: 'GuideSection', description: 'A section of a travel guide.' }),
        40,
      ),
      [],
    ),
    audience: editable(oneOf('client', 'internal'), 'client'),
    status: editable(oneOf('draft', 'published'), 'draft'),
    validUntil: optional(date()),
  },
  rules: ({ kind, contact, destinations }) => [
    {
      field: 'contact',
      isWrong: kind !== 'person' && contact !== null,
      message: 'can only be set for the profile of a person',
    },
    { field: 'destinations', isWrong: hasDuplicates(destinations), message: 'must not contain a destination twice' },
  ],
  filters: { kind: 'kind', status: 'status', audience: 'audience', destination: 'destinations' },
  sorts: ['validUntil'],
  inLists: ['title', 'kind', 'contact', 'languages', 'destinations', 'audience', 'status', 'validUntil'],
  onlyInLists: {
    thumbnail: rowThumbnail(),
    contactName: rowName(),
    destinationNames: z.array(z.string()),
    ...rowUses(),
  },
})
