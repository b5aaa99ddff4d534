import { EllipsisVertical } from 'lucide-react'
import type { Segment } from '@sojourn/contract/document/document'
import { lazy } from '../../../kit/lazy/lazy.tsx'
import { useLazyMenu } from '../../../kit/lazy/use-lazy-menu.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { ItemMoves } from '../../../ui/sortable/sortable-props.ts'

type SegmentMenuProps = { segment: Segment; label: string; moves: ItemMoves; className?: string }

/** The button that opens the menu of a segment. */
export function SegmentMenu({ segment, label, moves, className }: SegmentMenuProps) {
  const { button, anchor } = useLazyMenu(SegmentMenuItems)
  return (
    <>
      <IconButton {...button} icon={EllipsisVertical} label={label} hasTooltip={false} className={className} />
      {anchor && <SegmentMenuItems segment={segment} moves={moves} anchor={anchor} onMissing={anchor.close} />}
    </>
  )
}

const SegmentMenuItems = lazy(async () => (await import('../deferred/segment-menu-items.tsx')).SegmentMenuItems, {
  missing: 'toast',
})
