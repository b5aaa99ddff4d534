import { z } from 'zod'
import { commentLimits } from './comment-limits.ts'
import { about } from './kit/about.ts'
import { orNull } from './kit/or-null.ts'
import { pageParameters } from './kit/page.ts'
import { instant, prose } from './kit/values.ts'

const fields = {
  text: prose(commentLimits.textLength),
  mentions: z.array(z.uuid().toLowerCase()).max(commentLimits.mentions),
}
const target = orNull(z.uuid().toLowerCase()).default(null)

/** A new comment, or a reply to one. */
export const commentCreate = z.strictObject({
  text: fields.text,
  mentions: fields.mentions.default([]),
  day: target,
  segment: target,
  thread: target,
})
about.add(commentCreate, {
  id: 'CommentCreate',
  description:
    'A comment on an itinerary, on one of its days or on one of its segments. A reply names the first comment of its `thread` instead. `mentions` are the members to notify.',
})
export type CommentCreate = z.input<typeof commentCreate>

/** What a PUT may change. */
export const commentUpdate = z.strictObject(fields).partial()
about.add(commentUpdate, {
  id: 'CommentUpdate',
  description: 'The fields of a comment to change. All are optional. Members who are newly mentioned are notified.',
})

/** A member as comments name them. */
const commentMember = z.object({ uuid: z.uuid(), name: z.string() })
about.add(commentMember, { id: 'CommentMember', description: 'A member who may read the itinerary.' })
export type CommentMember = z.infer<typeof commentMember>
export const commentMembers = z.array(commentMember)

/** A comment of a member on an itinerary. */
export const comment = z.object({
  uuid: z.uuid(),
  createdAt: instant(),
  editedAt: instant().nullable(),
  /** The first comment of the thread; its own uuid if it is the first. */
  thread: z.uuid(),
  /** What the thread is about; both null for the whole itinerary. They stay when the day or segment is deleted. */
  day: z.uuid().nullable(),
  segment: z.uuid().nullable(),
  /** Null once its author has deleted it. Only the first comment of a thread with replies stays without its text. */
  text: z.string().nullable(),
  mentions: commentMembers,
  /** Null once the author has left the company. */
  author: commentMember.nullable(),
  /** Set on the first comment of a resolved thread. */
  resolvedAt: instant().nullable(),
  resolvedBy: commentMember.nullable(),
  /** Whether the user wrote it, and so may edit and delete it. */
  mayChange: z.boolean(),
})
about.add(comment, {
  id: 'Comment',
  description:
    'A comment on an itinerary, day or segment. `thread` is the uuid of the first comment. `text` is null if it was deleted but has replies. `day` and `segment` stay if the day or segment is deleted.',
})
export type Comment = z.infer<typeof comment>

/** A notification of a member: a comment mentions them or replies in a thread in which they wrote, a client asks or pays, or a traveller gives their details. */
export const notification = z.object({
  uuid: z.uuid(),
  createdAt: instant(),
  readAt: instant().nullable(),
  kind: z.enum(['mention', 'reply', 'question', 'details', 'payment', 'payment_on_account', 'refund', 'dispute']),
  itinerary: z.object({ uuid: z.uuid(), title: z.string(), isTemplate: z.boolean() }),
  /** Null for what a client or traveller did, as is the thread. */
  comment: z.uuid().nullable(),
  thread: z.uuid().nullable(),
  /** The question that a client asked or replied to; otherwise null. */
  question: z.uuid().nullable(),
  /** The name that the client typed, or that of the traveller; null for comments. */
  client: z.string().nullable(),
  /** The payment or refund by card; null for everything else. */
  payment: z.uuid().nullable(),
  day: z.uuid().nullable(),
  segment: z.uuid().nullable(),
  author: commentMember.nullable(),
  /** The beginning of the text. */
  excerpt: z.string(),
})
about.add(notification, {
  id: 'Notification',
  description:
    'A comment that mentions you or replies in a thread in which you wrote, the question of a client (`kind` is `question`), a traveller who has given their `details`, or a `payment` by card. `excerpt` is how it begins, or the amount with the number of the invoice.',
})
export type Notification = z.infer<typeof notification>

/** How many notifications are unread. */
export const unreadCount = z.object({ unread: z.int() })
about.add(unreadCount, { id: 'UnreadCount', description: 'How many of your notifications are unread.' })

export const notificationQuery = z.strictObject(pageParameters)
