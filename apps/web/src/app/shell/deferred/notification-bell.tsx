import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useTenant } from '../../../data/session.ts'
import { DialogTrigger } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { NotificationList } from './notification-list.tsx'
import { notificationsOf } from './notification-queries.ts'
import * as wording from './wording.ts'

/** The bell: how many notifications are unread, and the list of the newest. */
export function NotificationBell() {
  const { uuid: tenant } = useTenant()
  const query = useQuery(notificationsOf(tenant))
  const unread = query.data?.unread ?? 0
  return (
    <span className="relative inline-flex">
      <DialogTrigger>
        <IconButton
          icon={Bell}
          label={wording.notificationsButton({ count: unread })}
          placement="bottom"
          size="medium"
        />
        <Popover label={wording.notifications} placement="bottom end" className="w-90">
          {(close) => <NotificationList query={query} onOpen={close} />}
        </Popover>
      </DialogTrigger>
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
