import { RefreshCw } from 'lucide-react'
import { kindTraits } from '@sojourn/contract/document/segment-kinds'
import type { Segment } from '@sojourn/contract/document/document'
import { useIsOutdated } from '../outdated.ts'
import { kindIcons } from '../../words/segment-kinds.ts'
import { noteOf, titleOf } from '../../words/segment-words.ts'
import * as wording from './wording.ts'

/** A segment in the list: its kind, title and time. */
export function SegmentRow({ segment }: { segment: Segment }) {
  const [Icon, label] = [kindIcons[segment.kind], kindTraits[segment.kind].words.editor]
  const note = noteOf(segment)
  const isOutdated = useIsOutdated(segment.uuid)
  return (
    <span className="flex items-center gap-2.5">
      <Icon aria-hidden size={18} className="shrink-0 text-brand" />
      <span className="min-w-0 grow">
        <span dir="auto" className="block truncate text-sm font-medium">
          {titleOf(segment)}
        </span>
        <span className="block truncate text-xs text-ink-soft tabular-nums">{note || label}</span>
      </span>
      {isOutdated && (
        <span className="shrink-0 text-info">
          <RefreshCw aria-hidden size={16} />
          <span className="sr-only">{wording.updateAvailable}</span>
        </span>
      )}
    </span>
  )
}
