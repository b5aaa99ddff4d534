import { Library, Plus } from 'lucide-react'
import type { MenuAnchor } from '../../../ui/menu-anchor.ts'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { openDaysDialog, type SegmentPlace } from '../../panes/open-dialog.ts'
import { dayNumber } from '../../words/day-words.ts'
import * as wording from './wording.ts'

/** The two ways to add a segment at a place. */
export function AddMenuItems({ to, before, anchor }: SegmentPlace & { anchor: MenuAnchor }) {
  return (
    <Menu aria-label={wording.addMenu({ day: dayNumber(to) })} anchor={anchor}>
      <MenuItem icon={Library} onAction={() => openDaysDialog({ from: 'library', to, before })}>
        {wording.addFromLibrary}
      </MenuItem>
      <MenuItem icon={Plus} onAction={() => openDaysDialog({ from: 'scratch', to, before })}>
        {wording.addCustomSegment}
      </MenuItem>
    </Menu>
  )
}
