import type { InvoiceStatus } from '@sojourn/contract/resources/invoice'
import { Ban, CircleAlert, CircleCheck, type LucideIcon, PencilLine, Send } from 'lucide-react'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import * as wording from './wording.ts'

const looks: Readonly<Record<InvoiceStatus, { tone: BadgeTone; icon: LucideIcon }>> = {
  draft: { tone: 'warning', icon: PencilLine },
  issued: { tone: 'info', icon: Send },
  paid: { tone: 'success', icon: CircleCheck },
  overdue: { tone: 'danger', icon: CircleAlert },
  void: { tone: 'neutral', icon: Ban },
}

/** The status of an invoice, shown by colour, icon and text. */
export function InvoiceStatusBadge({ status }: { status: InvoiceStatus }) {
  const { tone, icon } = looks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {wording.statusNames[status]}
    </Badge>
  )
}
