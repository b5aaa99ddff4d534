import type { ComponentProps, RefObject } from 'react'
import { Popover } from '../../../ui/popover.tsx'
import { NotificationList } from './notification-list.tsx'
import * as wording from './wording.ts'

type NotificationPanelProps = {
  query: ComponentProps<typeof NotificationList>['query']
  /** The bell, at which the panel opens. */
  button: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The newest notifications in a panel at the bell. */
export function NotificationPanel({ query, button, onClose }: NotificationPanelProps) {
  return (
    <Popover
      label={wording.notifications}
      placement="bottom end"
      className="w-90"
      triggerRef={button}
      isOpen
      onOpenChange={onClose}
    >
      {(close) => <NotificationList query={query} onOpen={close} />}
    </Popover>
  )
}
