import { CircleHelp, CircleUser, Keyboard, LogOut, Palette } from 'lucide-react'
import { openAppearance } from '../../../kit/appearance/appearance-choice.ts'
import { openShortcuts } from '../../../kit/page/shortcuts.ts'
import type { MenuAnchor } from '../../../ui/menu-anchor.ts'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import * as wording from './wording.ts'

/** The menu of the logged-in user. */
export function UserMenuItems({ anchor }: { anchor: MenuAnchor }) {
  return (
    <Menu aria-label={wording.userMenuLabel} anchor={anchor}>
      <MenuItem icon={CircleUser} href="/profile">
        {wording.profileLabel}
      </MenuItem>
      <MenuItem icon={CircleHelp} href="/help">
        {wording.helpLabel}
      </MenuItem>
      <MenuItem icon={Palette} onAction={openAppearance}>
        {wording.appearanceLabel}
      </MenuItem>
      <MenuItem icon={Keyboard} onAction={openShortcuts} shortcut={['?']}>
        {wording.shortcutsLabel}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={LogOut} href="/logout">
        {wording.logoutLabel}
      </MenuItem>
    </Menu>
  )
}
