import type { UseQueryResult } from '@tanstack/react-query'
import type { Notification } from '@sojourn/contract/comment'
import type { Page } from '@sojourn/contract/kit/page'
import { Bell, Check } from 'lucide-react'
import { useRef } from 'react'
import { Waiting } from '../../../kit/page/waiting.tsx'
import { formatWhen } from '../../../kit/words/dates.ts'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Link } from '../../../ui/link.tsx'
import { toast } from '../../../ui/toast.ts'
import { useNotificationActions } from './notification-queries.ts'
import * as wording from './wording.ts'

type NotificationListProps = {
  query: UseQueryResult<Page<Notification> & { unread: number }>
  /** Called when a notification is opened. */
  onOpen: () => void
}

/** The newest notifications. Each leads to what it is about; opening it marks it as read. */
export function NotificationList({ query, onOpen }: NotificationListProps) {
  const { markRead, markAllRead } = useNotificationActions()
  const title = useRef<HTMLHeadingElement>(null)
  const mark = async (work: Promise<unknown>) => {
    try {
      await work
    } catch (failure) {
      toast({ title: errorMessage(failure), tone: 'danger' })
    }
    // The button that had the focus may be gone.
    title.current?.focus()
  }
  const notifications = query.data?.data ?? []
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 ref={title} tabIndex={-1} className="title text-lg outline-none">
          {wording.notifications}
        </h2>
        {(query.data?.unread ?? 0) > 0 && (
          <Button size="small" variant="quiet" onPress={() => void mark(markAllRead())}>
            {wording.markAllRead}
          </Button>
        )}
      </div>
      {!query.data ? (
        <Waiting query={query} words={wording.waitingForNotifications} rows={3} />
      ) : notifications.length === 0 ? (
        <EmptyState icon={Bell} title={wording.noNotifications}>
          {wording.noNotificationsHint}
        </EmptyState>
      ) : (
        <ul aria-label={wording.notifications} className="-mx-2 flex flex-col">
          {notifications.map((one) => (
            <NotificationItem
              key={one.uuid}
              notification={one}
              onOpen={() => {
                if (one.readAt === null) void markRead(one.uuid).catch(() => {})
                onOpen()
              }}
              onRead={() => void mark(markRead(one.uuid))}
            />
          ))}
        </ul>
      )}
    </>
  )
}

/** Where a notification leads: the payment, the question, or the comment. */
const hrefOf = ({ kind, payment, itinerary, question, thread }: Notification): string => {
  if (payment !== null) return `/payments/${payment}`
  const page = `/${itinerary.isTemplate ? 'templates' : 'itineraries'}/${itinerary.uuid}`
  if (kind === 'details') return `${page}?tab=people`
  return question === null ? `${page}?comment=${thread}` : `${page}?tab=publish&question=${question}`
}

type NotificationItemProps = { notification: Notification; onOpen: () => void; onRead: () => void }

function NotificationItem({ notification, onOpen, onRead }: NotificationItemProps) {
  const { itinerary, kind, author, client, excerpt, createdAt, readAt } = notification
  const name = client ?? author?.name ?? wording.formerMember
  const title = itinerary.title
  const words = wording.notificationOf[kind]({ name, title })
  return (
    <li className="flex items-start gap-1 border-b border-line last:border-b-0">
      <Link
        href={hrefOf(notification)}
        variant="plain"
        className="flex min-w-0 grow flex-col gap-0.5 rounded-sm px-2 py-2.5 text-sm data-hovered:bg-sunken"
        onPress={onOpen}
      >
        <span dir="auto" className={classNames('wrap-anywhere', readAt === null && 'font-semibold')}>
          {readAt === null && <span className="sr-only">{wording.unread} </span>}
          {words}
        </span>
        <span dir="auto" className="line-clamp-2 text-ink-soft wrap-anywhere">
          {excerpt}
        </span>
        <span className="text-xs text-ink-soft tabular-nums">{formatWhen(createdAt)}</span>
      </Link>
      {readAt === null && (
        <IconButton
          icon={Check}
          label={wording.markRead({ words })}
          hasTooltip={false}
          className="mt-1.5"
          onPress={onRead}
        />
      )}
    </li>
  )
}
