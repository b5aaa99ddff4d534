import type { supportRequest } from '@sojourn/contract/resources/support-request'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { CircleCheck, CircleDot, CircleUser, Hourglass, type LucideIcon, Minus } from 'lucide-react'
import type { BadgeTone } from '../../ui/badge.tsx'

export type SupportRequest = Read<typeof supportRequest>

type Look = { label: string; tone: BadgeTone; icon: LucideIcon }

/** Where a request stands, in words, colour and sign. */
export const statusLooks: Record<SupportRequest['status'], Look> = {
  open: { label: 'Open', tone: 'info', icon: CircleDot },
  in_progress: { label: 'In progress', tone: 'brand', icon: CircleUser },
  waiting: { label: 'Waiting for you', tone: 'warning', icon: Hourglass },
  resolved: { label: 'Resolved', tone: 'success', icon: CircleCheck },
  closed: { label: 'Closed', tone: 'neutral', icon: Minus },
}

export const categoryWords: Record<SupportRequest['category'], string> = {
  bug: 'Something does not work',
  how_to: 'How do I …?',
  billing: 'Plan and invoices',
  content: 'Content',
  account: 'Company and people',
  other: 'Something else',
}

export const priorityWords: Record<SupportRequest['priority'], string> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
}

const priorityTones: Record<SupportRequest['priority'], BadgeTone> = {
  low: 'neutral',
  normal: 'neutral',
  high: 'warning',
  urgent: 'danger',
}

/** The colour of a priority. */
export const toneOfPriority = (priority: SupportRequest['priority']): BadgeTone => priorityTones[priority]

/** The choices of a select or a filter, from words by id. */
export const optionsOf = <Id extends string>(words: Readonly<Record<Id, string>>): { id: Id; label: string }[] =>
  // Keys of a record are its ids; `Object.keys` alone does not say so.
  (Object.keys(words) as Id[]).map((id) => ({ id, label: words[id] }))

/** The words of each status; the platform's staff read “waiting” from the other side. */
export const statusWords = (isStaff: boolean): Record<SupportRequest['status'], string> => ({
  open: statusLooks.open.label,
  in_progress: statusLooks.in_progress.label,
  waiting: isStaff ? 'Waiting for them' : statusLooks.waiting.label,
  resolved: statusLooks.resolved.label,
  closed: statusLooks.closed.label,
})
