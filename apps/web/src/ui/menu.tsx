import type { LucideIcon } from 'lucide-react'
import { Check, ChevronRight } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Header } from 'react-aria-components/Header'
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  SubmenuTrigger,
} from 'react-aria-components/Menu'
import type { MenuItemProps as AriaMenuItemProps, MenuProps as AriaMenuProps } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import type { PopoverProps } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { classNames } from './class-names.ts'
import { FollowTrigger, useTriggerRef } from './follow-trigger.tsx'
import { Kbd } from './kbd.tsx'
import type { MenuAnchor } from './menu-anchor.ts'

export { MenuTrigger } from 'react-aria-components/Menu'

export interface MenuProps extends Pick<AriaMenuProps<object>, 'onAction' | 'disabledKeys' | 'aria-label'> {
  children: ReactNode
  placement?: PopoverProps['placement']
  anchor?: MenuAnchor
}

const PANEL =
  'min-w-52 max-w-80 overflow-hidden rounded-md border border-line bg-overlay shadow-overlay data-entering:animate-enter'
const LIST = 'max-h-[inherit] overflow-y-auto overscroll-contain p-1 outline-none'

/** A menu of actions. Put it next to its button in a `MenuTrigger`, or pass the button as `anchor` with a name. */
export function Menu({ children, placement = 'bottom end', anchor, ...menu }: MenuProps) {
  const trigger = useTriggerRef()
  return (
    <Popover
      placement={placement}
      offset={4}
      className={PANEL}
      {...(anchor && { ...openAt(anchor), 'aria-label': menu['aria-label'] })}
    >
      <FollowTrigger trigger={anchor?.button ?? trigger} />
      <AriaMenu
        {...menu}
        {...(anchor && { autoFocus: anchor.from === 'none' ? true : anchor.from, onClose: anchor.close })}
        className={LIST}
      >
        {children}
      </AriaMenu>
    </Popover>
  )
}

const openAt = ({ button, close }: MenuAnchor): PopoverProps => ({
  triggerRef: button,
  isOpen: true,
  onOpenChange: (isOpen) => {
    if (!isOpen) close()
  },
})

export interface MenuItemProps extends Pick<AriaMenuItemProps, 'id' | 'onAction' | 'href' | 'target' | 'isDisabled'> {
  children: string
  /** What the user should know before choosing it. */
  description?: string
  icon?: LucideIcon
  /** The keyboard shortcut for it, e.g. `['Ctrl', 'K']`. */
  shortcut?: readonly string[]
  isDanger?: boolean
  /** Shows a tick: this is the current setting. */
  isCurrent?: boolean
}

/** One action, 40 px high. */
export function MenuItem({ children, description, icon: Icon, shortcut, isDanger, isCurrent, ...item }: MenuItemProps) {
  return (
    <AriaMenuItem
      {...item}
      textValue={children}
      className={classNames(
        'focus-ring flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-sm no-underline -outline-offset-2',
        'data-disabled:cursor-default data-disabled:text-ink-faint data-open:bg-brand-tint',
        isDanger ? 'text-danger data-focused:bg-danger-tint' : 'text-ink data-focused:bg-brand-tint',
      )}
    >
      {({ hasSubmenu }) => (
        <>
          {Icon && <Icon aria-hidden size={16} className={classNames('shrink-0', !isDanger && 'text-ink-soft')} />}
          <span className="min-w-0 grow truncate">
            {children}
            {description && <span className="block text-xs text-wrap text-ink-soft">{description}</span>}
          </span>
          {isCurrent && <Check aria-label="current" size={16} className="shrink-0 text-brand" />}
          {shortcut && <Kbd keys={shortcut} />}
          {hasSubmenu && <ChevronRight aria-hidden size={16} className="shrink-0 text-ink-faint rtl:-scale-x-100" />}
        </>
      )}
    </AriaMenuItem>
  )
}

/** A group of actions under a heading. */
export function MenuSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <AriaMenuSection>
      <Header className="eyebrow px-2.5 pt-2.5 pb-1">{title}</Header>
      {children}
    </AriaMenuSection>
  )
}

/** A line between actions. */
export function MenuSeparator() {
  return <Separator className="-mx-1 my-1 border-t border-line" />
}

/** More actions, in a menu that opens beside the item. */
export function Submenu({ item, children }: { item: ReactElement<MenuItemProps>; children: ReactNode }) {
  return (
    <SubmenuTrigger>
      {item}
      <Popover offset={-4} crossOffset={-5} className={PANEL}>
        <AriaMenu className={LIST}>{children}</AriaMenu>
      </Popover>
    </SubmenuTrigger>
  )
}
