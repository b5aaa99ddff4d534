import type { Comment, CommentCreate, CommentMember, Notification } from '../comment.ts'
import { ids } from './ids.ts'

const author: CommentMember = { uuid: ids.user, name: 'Ada Example' }
const created: CommentCreate = {
  text: '@Ada Example, is the early check-in confirmed?',
  mentions: [ids.user],
  segment: ids.part,
}
const comment: Comment = {
  uuid: ids.record,
  createdAt: '2026-11-20T09:30:00.000Z',
  editedAt: null,
  thread: ids.record,
  day: null,
  segment: ids.part,
  text: '@Ada Example, is the early check-in confirmed?',
  mentions: [author],
  author,
  resolvedAt: null,
  resolvedBy: null,
  mayChange: true,
}
const notification: Notification = {
  uuid: ids.otherPart,
  createdAt: '2026-11-20T09:30:00.000Z',
  readAt: null,
  kind: 'mention',
  itinerary: { uuid: ids.thirdPart, title: 'Namibia in 14 days', isTemplate: false },
  comment: ids.record,
  thread: ids.record,
  question: null,
  client: null,
  payment: null,
  day: null,
  segment: ids.part,
  author,
  excerpt: '@Ada Example, is the early check-in confirmed?',
}

export const commentExamples = {
  Comment: comment,
  CommentCreate: created,
  CommentUpdate: { text: 'Is the early check-in confirmed?', mentions: [] },
  CommentMember: author,
  Notification: notification,
  UnreadCount: { unread: 3 },
}
