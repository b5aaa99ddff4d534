import { Trash2 } from 'lucide-react'
import type { Segment } from '@sojourn/contract/itinerary/document'
import { MenuItem } from '../ui/menu.tsx'
import { kindLooks } from './segment-kinds.ts'
import { noteOf, titleOf } from './segment-words.ts'
import { useRemoveSegment } from './use-remove.ts'

/** A segment in the list: what kind, what it is called, when. */
export function SegmentRow({ segment }: { segment: Segment }) {
  const { icon: Icon, label } = kindLooks[segment.kind]
  const note = noteOf(segment)
  return (
    <span className="flex items-center gap-2.5">
      <Icon aria-hidden size={18} className="shrink-0 text-brand" />
      <span className="min-w-0">
        <span dir="auto" className="block truncate text-sm font-medium">
          {titleOf(segment)}
        </span>
        <span className="block truncate text-xs text-ink-soft tabular-nums">{note || label}</span>
      </span>
    </span>
  )
}

/** What a segment's menu offers beside moving it. */
export function SegmentActions({ uuid }: { uuid: string }) {
  const remove = useRemoveSegment()
  return (
    <MenuItem icon={Trash2} isDanger onAction={() => remove(uuid)}>
      Remove
    </MenuItem>
  )
}
