import { definePlatformResource, editable, optional, required } from '../kit/define-resource.ts'
import { richText } from '../kit/rich-text.ts'
import { integer, line, oneOf } from '../kit/values.ts'

/** A frequently asked question with the platform's answer. Only published ones are visible to everybody. */
export const faq = definePlatformResource({
  name: 'faq',
  plural: 'faqs',
  title: 'question',
  fields: {
    question: required(line(300)),
    answer: required(richText()),
    category: optional(line(80)),
    order: editable(integer(0, 1_000_000), 0),
    status: editable(oneOf('draft', 'published'), 'draft'),
  },
  filters: { status: 'status', category: 'category' },
  sorts: ['order'],
})
