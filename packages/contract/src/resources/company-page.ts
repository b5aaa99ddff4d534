import { z } from 'zod'
import { about } from '../kit/about.ts'
import { orNull } from '../kit/or-null.ts'
import { storedAs } from '../kit/column.ts'
import { defineResource, editable, optional, required } from '../kit/define-resource.ts'
import { hasDuplicates } from '../kit/has-duplicates.ts'
import { richText } from '../kit/rich-text.ts'
import { rowUses } from '../kit/row-fields.ts'
import { integer, line, list, mediaRef, oneOf, part, prose, reference, slug } from '../kit/values.ts'

const nullable = <S extends z.ZodType>(schema: S) => orNull(schema).default(null)
const block = <const T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ uuid: z.uuid(), type: z.literal(type), ...shape })

/** One block of a company page, by its type. */
const pageBlock = z.discriminatedUnion('type', [
  block('hero', { title: line(160), subtitle: nullable(line(300)), media: nullable(mediaRef()) }),
  block('text', { body: richText() }),
  block('image', { media: mediaRef() }),
  block('gallery', { media: list(mediaRef(), 60) }),
  block('team', {
    title: nullable(line(160)),
    members: list(
      part({
        name: line(160),
        role: nullable(line(160)),
        about: nullable(prose(2000)),
        media: nullable(mediaRef()),
      }),
      60,
    ),
  }),
  block('itinerary_list', { title: nullable(line(160)), itineraries: list(reference('itinerary'), 24) }),
  block('destination_list', { title: nullable(line(160)), destinations: list(reference('destination'), 24) }),
  block('faq', { title: nullable(line(160)), items: list(part({ question: line(300), answer: richText() }), 60) }),
  block('enquiry_form', { title: nullable(line(160)), intro: nullable(prose(1000)) }),
  block('quote', { text: prose(1000), author: nullable(line(160)) }),
])
about.add(pageBlock, { id: 'PageBlock', description: 'A block of a company page.' })

/** A page of the company's public site. Without a slug, it gets one from its title. */
export const companyPage = defineResource({
  name: 'company-page',
  plural: 'company-pages',
  title: 'title',
  searched: ['slug'],
  fields: {
    slug: editable(slug(), ''),
    title: required(line(160)),
    kind: editable(oneOf('about', 'team', 'contact', 'terms', 'privacy', 'landing', 'custom'), 'custom'),
    blocks: editable(storedAs(z.array(pageBlock).max(60), 'jsonb'), []),
    seo: optional(part({ title: nullable(line(70)), description: nullable(line(160)) })),
    status: editable(oneOf('draft', 'published'), 'draft'),
    navOrder: editable(integer(0, 10_000), 0),
  },
  rules: ({ blocks }) => [
    {
      field: 'blocks',
      isWrong: hasDuplicates(blocks.map(({ uuid }) => uuid)),
      message: 'must not contain two blocks with the same uuid',
    },
  ],
  filters: { kind: 'kind', status: 'status' },
  sorts: ['navOrder'],
  inLists: ['slug', 'title', 'kind', 'status', 'navOrder'],
  onlyInLists: rowUses(),
})
