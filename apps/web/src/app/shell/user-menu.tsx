import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import type { AccountUser } from '@sojourn/contract/account'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { useLazyMenu } from '../../kit/lazy/use-lazy-menu.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { hidden } from './hidden.tsx'
import * as wording from './wording.ts'

/** The logged-in user and their menu. */
export function UserMenu({ user }: { user: AccountUser }) {
  const { button, anchor } = useLazyMenu(UserMenuItems)
  return (
    <>
      <AriaButton
        {...button}
        className="focus-ring inline-flex min-h-10 min-w-0 cursor-pointer items-center gap-2 rounded-sm px-1.5 text-sm data-hovered:bg-sunken data-pressed:bg-sunken"
      >
        <Avatar name={user.name} picture={user.avatar?.url} isDecorative />
        {wording.userMenuButton({ name: user.name, shown: nameOnWideScreens, hidden })}
      </AriaButton>
      {anchor && <UserMenuItems anchor={anchor} onMissing={anchor.close} />}
    </>
  )
}

// Two elements: the class that undoes `sr-only` would also let a long name wrap.
const nameOnWideScreens = (chunks: ReactNode) => (
  <span key="name" className="sr-only lg:not-sr-only">
    <span className="block max-w-48 truncate">{chunks}</span>
  </span>
)

const UserMenuItems = lazy(async () => (await import('./deferred/user-menu-items.tsx')).UserMenuItems, {
  missing: 'toast',
})
