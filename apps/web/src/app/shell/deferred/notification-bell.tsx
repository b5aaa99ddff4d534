import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useRef } from 'react'
import { lazy } from '../../../kit/lazy/lazy.tsx'
import { useLazyDialog } from '../../../kit/lazy/use-lazy-dialog.ts'
import { useTenant } from '../../../data/session.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { notificationsOf } from './notification-queries.ts'
import * as wording from './wording.ts'

/** The bell: how many notifications are unread. The list of the newest is loaded when the bell is hovered or focused. */
export function NotificationBell() {
  const { uuid: tenant } = useTenant()
  const query = useQuery(notificationsOf(tenant))
  const bell = useRef<HTMLButtonElement>(null)
  const { button, isOpen, close } = useLazyDialog(NotificationPanel)
  const unread = query.data?.unread ?? 0
  return (
    <span className="relative inline-flex">
      <IconButton
        {...button}
        ref={bell}
        icon={Bell}
        label={wording.notificationsButton({ count: unread })}
        placement="bottom"
        size="medium"
      />
      {isOpen && <NotificationPanel query={query} button={bell} onClose={close} onMissing={close} />}
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
