import type { supportRequest } from '@sojourn/contract/resources/support-request'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { CircleCheck, CircleDot, CircleUser, Hourglass, type LucideIcon, Minus } from 'lucide-react'
import type { BadgeTone } from '../../ui/badge.tsx'
import * as wording from './wording.ts'

export type SupportRequest = Read<typeof supportRequest>

/** The colour and icon of each status of a request. */
export const statusLooks: Readonly<Record<SupportRequest['status'], { tone: BadgeTone; icon: LucideIcon }>> = {
  open: { tone: 'info', icon: CircleDot },
  in_progress: { tone: 'brand', icon: CircleUser },
  waiting: { tone: 'warning', icon: Hourglass },
  resolved: { tone: 'success', icon: CircleCheck },
  closed: { tone: 'neutral', icon: Minus },
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
export const statusWords = (isStaff: boolean): Readonly<Record<SupportRequest['status'], string>> =>
  isStaff ? wording.staffStatusNames : wording.statusNames
