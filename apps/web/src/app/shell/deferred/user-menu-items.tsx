import { CircleHelp, CircleUser, Keyboard, LogOut, Palette } from 'lucide-react'
import { openAppearance } from '../../../kit/appearance/appearance-choice.ts'
import { openShortcuts } from '../../../kit/page/shortcuts.ts'
import type { MenuAnchor } from '../../../ui/menu-anchor.ts'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'

/** The menu of the logged-in user. */
export function UserMenuItems({ anchor }: { anchor: MenuAnchor }) {
  return (
    <Menu aria-label="User menu" anchor={anchor}>
      <MenuItem icon={CircleUser} href="/profile">
        Profile
      </MenuItem>
      <MenuItem icon={CircleHelp} href="/help">
        Help
      </MenuItem>
      <MenuItem icon={Palette} onAction={openAppearance}>
        Appearance
      </MenuItem>
      <MenuItem icon={Keyboard} onAction={openShortcuts} shortcut={['?']}>
        Keyboard shortcuts
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={LogOut} href="/logout">
        Logout
      </MenuItem>
    </Menu>
  )
}
