import { PanelLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { AccountUser } from '@sojourn/contract/account'
import { useIsOnline } from '../../data/online.ts'
import { useProductName } from '../../data/public-config.ts'
import { whenIdle } from '../../data/when-idle.ts'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { Logo } from '../../ui/logo.tsx'
import { OfflineBadge } from '../../ui/offline-badge.tsx'
import { SearchButton } from './search-button.tsx'
import { setSidebarOpen, useSidebar } from './sidebar-state.ts'
import { UndoButton } from './undo-button.tsx'
import { UserMenu } from './user-menu.tsx'
import * as wording from './wording.ts'

/** The header of every page: sidebar button, logo, network state and user menu. */
export function Header({ user, hasSidebar }: { user: AccountUser; hasSidebar: boolean }) {
  const product = useProductName()
  const isOnline = useIsOnline()
  const { isOpen } = useSidebar()
  return (
    <header className="@container sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-paper px-2 sm:px-4">
      {hasSidebar && (
        <IconButton
          icon={PanelLeft}
          label={isOpen ? wording.closeSidebarLabel : wording.openSidebarLabel}
          placement="bottom"
          size="medium"
          aria-expanded={isOpen}
          onPress={() => setSidebarOpen(!isOpen)}
        />
      )}
      <Link href="/" variant="plain" className="inline-flex min-w-0 px-1 @max-[16rem]:[&_.title]:sr-only">
        <Logo name={product} />
      </Link>
      <div className="ms-auto flex min-w-0 items-center gap-1 @max-[14rem]:gap-0 sm:gap-3">
        <OfflineBadge isOffline={!isOnline} />
        <UndoButton />
        {/* With large text on a phone, these two keep their size. */}
        <span className="contents @max-[14rem]:[&_button]:size-[44px] @max-[14rem]:[&_button]:min-h-0 @max-[14rem]:[&_button]:min-w-0">
          <SearchButton />
          {hasSidebar && <BellWhenIdle />}
        </span>
        <UserMenu user={user} />
      </div>
    </header>
  )
}

/** The notification bell. It is loaded when the page is idle; its place is reserved, so that nothing moves. */
function BellWhenIdle() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return <span className="inline-flex size-10 shrink-0 @max-[14rem]:size-[44px]">{isIdle && <NotificationBell />}</span>
}

const NotificationBell = lazy(async () => (await import('./deferred/notification-bell.tsx')).NotificationBell, {
  missing: 'toast',
})
