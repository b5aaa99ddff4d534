import { Badge } from '../../ui/badge.tsx'
import { priorityWords, statusLooks, statusWords, type SupportRequest, toneOfPriority } from './support-words.ts'

/** Where a request stands. */
export function SupportStatus({ status, isStaff = false }: { status: SupportRequest['status']; isStaff?: boolean }) {
  const { tone, icon } = statusLooks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {statusWords(isStaff)[status]}
    </Badge>
  )
}

/** How pressing it is. */
export function Priority({ priority }: { priority: SupportRequest['priority'] }) {
  return <Badge tone={toneOfPriority(priority)}>{priorityWords[priority]}</Badge>
}
