import { CircleHelp, CircleUser, Keyboard, LogOut, Palette } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import type { AccountUser } from '@sojourn/contract/account'
import { openAppearance } from '../../kit/appearance/appearance-choice.ts'
import { openShortcuts } from '../../kit/shortcuts.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../ui/menu.tsx'

/** The person who is logged in, and what concerns them. */
export function UserMenu({ user }: { user: AccountUser }) {
  return (
    <MenuTrigger>
      <AriaButton className="focus-ring inline-flex min-h-10 min-w-0 cursor-pointer items-center gap-2 rounded-sm px-1.5 text-sm data-hovered:bg-sunken data-pressed:bg-sunken">
        <Avatar name={user.name} picture={user.avatar?.url} isDecorative />
        {/* Two boxes: what ends the hiding would also let a long name wrap. */}
        <span className="sr-only lg:not-sr-only">
          <span className="block max-w-48 truncate">{user.name}</span>
        </span>
        <span className="sr-only">, user menu</span>
      </AriaButton>
      <Menu aria-label="User menu">
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
    </MenuTrigger>
  )
}
