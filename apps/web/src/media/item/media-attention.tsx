import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { daysLeft } from '../../kit/words/days-left.ts'
import { isFailed, isProcessing, type MediaSummary } from './media-picture.tsx'
import * as wording from './wording.ts'

/** Something about a file that needs attention. */
type Attention = { id: string; label: string; tone: BadgeTone }

type Looked = Pick<MediaSummary, 'state' | 'lacks' | 'licenceState' | 'deletedAt'>

/** What about a file needs attention, the most urgent first; empty for most files. In the bin, how long it stays there. */
export const attentionOf = (item: Looked): Attention[] => {
  const { lacks, licenceState, deletedAt } = item
  if (deletedAt !== null) return [attention('binned', daysLeft(deletedAt), 'neutral')]
  return [
    isProcessing(item) && attention('processing', wording.processing, 'info'),
    isFailed(item) && attention('failed', wording.failed, 'danger'),
    licenceState === 'expired' && attention('expired', wording.licenceExpired, 'danger'),
    licenceState === 'expiring' && attention('expiring', wording.licenceExpiring, 'warning'),
    lacks.includes('alt') && attention('alt', wording.noAlt, 'warning'),
  ].filter((one) => typeof one === 'object')
}

const attention = (id: string, label: string, tone: BadgeTone): Attention => ({ id, label, tone })

/** The same as badges; nothing if there are none. */
export function AttentionBadges({ item }: { item: Looked }) {
  const all = attentionOf(item)
  if (all.length === 0) return null
  return (
    <span className="flex flex-wrap gap-1">
      {all.map(({ id, label, tone }) => (
        <Badge key={id} tone={tone}>
          {label}
        </Badge>
      ))}
    </span>
  )
}
