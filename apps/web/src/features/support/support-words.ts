import type { supportRequest } from '@sojourn/contract/resources/support-request'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { CircleCheck, CircleDot, CircleUser, Hourglass, type LucideIcon, Minus } from 'lucide-react'
import type { BadgeTone } from '../../ui/badge.tsx'

export type SupportRequest = Read<typeof supportRequest>

type Look = { label: string; tone: BadgeTone; icon: LucideIcon }

/** The label, colour and icon of each status of a request. */
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

/** The options of a select or a filter, from labels by id. */
export const optionsOf = <Id extends string>(words: Readonly<Record<Id, string>>): { id: Id; label: string }[] =>
  // The keys are the ids, but `Object.keys` returns plain strings.
  (Object.keys(words) as Id[]).map((id) => ({ id, label: words[id] }))

/** The label of each status. “Waiting” is seen from the other side by the platform's staff. */
export const statusWords = (isStaff: boolean): Record<SupportRequest['status'], string> => ({
  open: statusLooks.open.label,
  in_progress: statusLooks.in_progress.label,
  waiting: isStaff ? 'Waiting for them' : statusLooks.waiting.label,
  resolved: statusLooks.resolved.label,
  closed: statusLooks.closed.label,
})
