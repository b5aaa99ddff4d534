import type { LucideIcon } from 'lucide-react'
import { CircleCheck, CircleX, FileText, Flag, Hourglass, MessageCircle, Minus, Plane } from 'lucide-react'
import { BADGE } from './badge.tsx'
import { classNames } from './class-names.ts'
import * as wording from './wording.ts'

/** The statuses with their own colour, in the order an itinerary goes through them. */
export const STATUSES = ['enquiry', 'quoted', 'held', 'booked', 'travelling', 'completed', 'cancelled', 'lost'] as const
export type Status = (typeof STATUSES)[number]

/** The label and icon of each status: for badges, filters and menus. */
export const STATUS_LOOKS: Record<Status, { label: string; icon: LucideIcon; colours: string }> = {
  enquiry: { label: wording.statusNames.enquiry, icon: MessageCircle, colours: 'bg-enquiry-tint text-enquiry' },
  quoted: { label: wording.statusNames.quoted, icon: FileText, colours: 'bg-quoted-tint text-quoted' },
  held: { label: wording.statusNames.held, icon: Hourglass, colours: 'bg-held-tint text-held' },
  booked: { label: wording.statusNames.booked, icon: CircleCheck, colours: 'bg-booked-tint text-booked' },
  travelling: { label: wording.statusNames.travelling, icon: Plane, colours: 'bg-travelling-tint text-travelling' },
  completed: { label: wording.statusNames.completed, icon: Flag, colours: 'bg-completed-tint text-completed' },
  cancelled: { label: wording.statusNames.cancelled, icon: CircleX, colours: 'bg-cancelled-tint text-cancelled' },
  lost: { label: wording.statusNames.lost, icon: Minus, colours: 'bg-lost-tint text-lost' },
}

/** The status of an itinerary, shown by colour, icon and text, so that none of them is essential. */
export function StatusBadge({ status }: { status: Status }) {
  const { label, icon: Icon, colours } = STATUS_LOOKS[status]
  return (
    <span className={classNames(BADGE, colours)}>
      <Icon aria-hidden size={14} className="shrink-0" />
      {label}
    </span>
  )
}
