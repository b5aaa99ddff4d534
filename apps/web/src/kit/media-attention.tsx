import { CalendarClock, CircleAlert, type LucideIcon, MessageSquareWarning, RefreshCw } from 'lucide-react'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import type { MediaSummary } from './media-picture.tsx'

/** Something about a file that somebody should look at. */
export type Attention = { id: string; label: string; tone: BadgeTone; icon: LucideIcon }

type Looked = Pick<MediaSummary, 'state' | 'lacks' | 'licenceState'>

/** What about a file needs attention, the most pressing first; nothing for most files. */
export const attentionOf = ({ state, lacks, licenceState }: Looked): Attention[] =>
  [
    state === 'processing' && attention('processing', 'Processing', 'info', RefreshCw),
    (state === 'processing-error' || state === 'invalid') &&
      attention('failed', 'Could not be prepared', 'danger', CircleAlert),
    licenceState === 'expired' && attention('expired', 'Licence expired', 'danger', CalendarClock),
    licenceState === 'expiring' && attention('expiring', 'Licence expires', 'warning', CalendarClock),
    lacks?.includes('alt') && attention('alt', 'Description missing', 'warning', MessageSquareWarning),
  ].filter((one) => typeof one === 'object')

const attention = (id: string, label: string, tone: BadgeTone, icon: LucideIcon): Attention => ({
  id,
  label,
  tone,
  icon,
})

/** The same as badges, without their icons where there is little room; nothing where all is well. */
export function AttentionBadges({ item, isNarrow = false }: { item: Looked; isNarrow?: boolean }) {
  const all = attentionOf(item)
  if (all.length === 0) return null
  return (
    <span className="flex flex-wrap gap-1">
      {all.map(({ id, label, tone, icon }) => (
        <Badge key={id} tone={tone} icon={isNarrow ? undefined : icon}>
          {label}
        </Badge>
      ))}
    </span>
  )
}
