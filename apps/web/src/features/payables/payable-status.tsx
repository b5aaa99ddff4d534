import { CircleAlert, CircleCheck, CircleDashed, FileText, type LucideIcon } from 'lucide-react'
import type { DueState, PayableStatus } from '@sojourn/contract/resources/payable'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import * as wording from './wording.ts'

const looks: Readonly<Record<PayableStatus, { tone: BadgeTone; icon: LucideIcon }>> = {
  open: { tone: 'warning', icon: CircleDashed },
  billed: { tone: 'info', icon: FileText },
  paid: { tone: 'success', icon: CircleCheck },
}

/** The status of a payable, and whether it is overdue, by colour, icon and text. */
export function PayableStatusBadge({ status, dueState }: { status: PayableStatus; dueState: DueState }) {
  const { tone, icon } = looks[status]
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={tone} icon={icon}>
        {wording.statusNames[status]}
      </Badge>
      {dueState === 'overdue' && (
        <Badge tone="danger" icon={CircleAlert}>
          {wording.overdue}
        </Badge>
      )}
    </span>
  )
}
