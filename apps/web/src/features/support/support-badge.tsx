import { Badge } from '../../ui/badge.tsx'
import { priorityWords, statusLooks, statusWords, type SupportRequest, toneOfPriority } from './support-words.ts'

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
  return <Badge tone={toneOfPriority(priority)}>{priorityWords[priority]}</Badge>
}
