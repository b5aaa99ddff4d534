import { Badge } from '../../ui/badge.tsx'
import { statusLooks, statusWords, type SupportRequest, toneOfPriority } from './support-words.ts'
import * as wording from './wording.ts'

/** The status of a request. */
export function SupportStatus({ status, isStaff = false }: { status: SupportRequest['status']; isStaff?: boolean }) {
  const { tone, icon } = statusLooks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {statusWords(isStaff)[status]}
    </Badge>
  )
}

/** The priority of a request. */
export function Priority({ priority }: { priority: SupportRequest['priority'] }) {
  return <Badge tone={toneOfPriority(priority)}>{wording.priorityNames[priority]}</Badge>
}
