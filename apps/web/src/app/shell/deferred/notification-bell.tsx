import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useRef, useState } from 'react'
import { lazy } from '../../../kit/lazy/lazy.tsx'
import { useTenant } from '../../../data/session.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { notificationsOf } from './notification-queries.ts'
import * as wording from './wording.ts'

/** The bell: how many notifications are unread. The list of the newest is loaded when the bell is hovered or focused. */
export function NotificationBell() {
  const { uuid: tenant } = useTenant()
  const query = useQuery(notificationsOf(tenant))
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const unread = query.data?.unread ?? 0
  return (
    <span className="relative inline-flex">
      <IconButton
        ref={button}
        icon={Bell}
        label={wording.notificationsButton({ count: unread })}
        placement="bottom"
        size="medium"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverStart={NotificationPanel.prefetch}
        onFocus={NotificationPanel.prefetch}
        onPress={() => setIsOpen(true)}
      />
      {isOpen && (
        <NotificationPanel
          query={query}
          button={button}
          onClose={() => setIsOpen(false)}
          onMissing={() => setIsOpen(false)}
        />
      )}
      {unread > 0 && (
        <span
          aria-hidden
          className="pointer-events-none absolute end-0 top-0 min-w-4.5 rounded-full bg-danger px-1 text-center text-[0.6875rem] leading-4.5 font-semibold text-paper tabular-nums"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </span>
  )
}

const NotificationPanel = lazy(async () => (await import('./notification-panel.tsx')).NotificationPanel, {
  missing: 'toast',
})
