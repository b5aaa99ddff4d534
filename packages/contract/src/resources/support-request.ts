import { z } from 'zod'
import { about } from '../kit/about.ts'
import { defineResource, editable, optional, required, volatile } from '../kit/define-resource.ts'
import { instant, line, list, oneOf, prose, reference } from '../kit/values.ts'

export const supportStatuses = ['open', 'in_progress', 'waiting', 'resolved', 'closed'] as const

/** A message to the platform's staff, or a reply of theirs. */
export const supportReply = z.strictObject({
  body: prose(10_000),
  attachments: list(reference('media-item'), 10).default([]),
})

/** One message of a support request. `isStaff`: written by the platform's staff. */
const supportMessage = z.object({
  uuid: z.uuid(),
  author: z.object({ uuid: z.uuid(), name: z.string() }).nullable(),
  isStaff: z.boolean(),
  body: z.string(),
  attachments: z.array(
    z.object({ media: z.uuid(), filename: z.string(), mime: z.string().nullable(), url: z.string().nullable() }),
  ),
  at: instant(),
})
about.add(supportReply, { id: 'SupportReply', description: 'A message, with media items as attachments.' })
about.add(supportMessage, { id: 'SupportMessage', description: 'A message of a support request.' })

const definition = defineResource({
  name: 'support-request',
  plural: 'support',
  title: 'subject',
  fields: {
    subject: required(line(160, 3)),
    category: editable(oneOf('bug', 'how_to', 'billing', 'content', 'account', 'other'), 'other'),
    priority: editable(oneOf('low', 'normal', 'high', 'urgent'), 'normal'),
    status: editable(oneOf(...supportStatuses), 'open'),
    page: optional(line(300)),
    clientVersion: optional(line(60)),
    requester: volatile(z.object({ uuid: z.uuid(), name: z.string() }).nullable()),
    messages: volatile(z.array(supportMessage)),
  },
  filters: { status: 'status', category: 'category', priority: 'priority' },
  sorts: ['priority', 'status'],
  inLists: ['subject', 'category', 'priority', 'status', 'page', 'clientVersion', 'requester'],
  onlyInLists: {
    /** Who wrote last, and when. */
    lastMessage: z.object({ at: instant(), isStaff: z.boolean(), author: z.string().nullable() }).nullable(),
  },
})

/** A request to the platform's staff, with the conversation that follows. A new one contains its first message. */
export const supportRequest = {
  ...definition,
  create: definition.create
    .omit({ status: true })
    .extend({ message: prose(10_000), attachments: supportReply.shape.attachments }),
}
// The body of a request differs from the fields, so it takes the name of the schema.
about.remove(definition.create)
about.add(supportRequest.create, {
  id: 'SupportRequestCreate',
  description: 'A new support request. `message` is its first message.',
})

const ofStaff = definition.read.omit({ messages: true }).extend({ tenantName: z.string() })
about.add(ofStaff, {
  id: 'SupportRequestOfStaff',
  description: 'A support request with its company, without its messages.',
})

/** The list of all companies' requests for the platform's staff: without the conversations. */
export const supportRequestOfStaff = {
  ...definition,
  filters: { ...definition.filters, tenant: 'tenant' },
  read: ofStaff,
  summary: ofStaff,
  onRequest: [],
}
