import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { classNames } from './class-names.ts'
import { FollowTrigger, useTriggerRef } from './follow-trigger.tsx'

export interface PopoverProps extends Pick<AriaPopoverProps, 'placement' | 'isOpen' | 'onOpenChange' | 'triggerRef'> {
  /** The accessible name of the panel. */
  label: string
  children: ReactNode | ((close: () => void) => ReactNode)
  className?: string
}

/** A small panel next to its button; put both in a `DialogTrigger`, or pass `triggerRef`, `isOpen` and `onOpenChange`. */
export function Popover({ label, children, className, placement = 'bottom start', ...popover }: PopoverProps) {
  const trigger = useTriggerRef()
  const { onOpenChange } = popover
  return (
    <AriaPopover
      {...popover}
      placement={placement}
      offset={6}
      className={classNames(
        'max-w-[calc(100vw-1rem)] rounded-md border border-line bg-overlay text-ink shadow-overlay data-entering:animate-enter',
        className,
      )}
    >
      <FollowTrigger trigger={popover.triggerRef ?? trigger} />
      <Dialog aria-label={label} className="max-h-[inherit] overflow-y-auto p-4 outline-none">
        {({ close }) =>
          typeof children === 'function'
            ? // Without a `DialogTrigger`, React Aria's `close` does nothing.
              children(popover.isOpen === undefined ? close : () => onOpenChange?.(false))
            : children
        }
      </Dialog>
    </AriaPopover>
  )
}
