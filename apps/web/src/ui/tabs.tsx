import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Tab as AriaTab, TabList, TabPanel as AriaTabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { bringTabIntoSight } from './bring-tab-into-sight.ts'
import { classNames } from './class-names.ts'
import { Count } from './count.tsx'

export interface TabItem<Id extends string = string> {
  id: Id
  label: string
  icon?: LucideIcon
  count?: number
  /** Makes the tab a link, for tabs with their own page. */
  href?: string
  isDisabled?: boolean
}

export interface TabsProps<Id extends string> {
  /** The accessible name of the tabs. */
  label: string
  items: readonly TabItem<Id>[]
  value: Id
  onChange?: (id: Id) => void
  /** One `TabPanel` for each tab. */
  children: ReactNode
  className?: string
  /** At the end of the line of tabs. */
  actions?: ReactNode
  /** Keeps the tabs visible below the page's header. */
  isSticky?: boolean
}

/** Tabs in one line, which scrolls sideways if it is too long. */
export function Tabs<Id extends string>({
  label,
  items,
  value,
  onChange,
  children,
  className,
  actions,
  isSticky,
}: TabsProps<Id>) {
  return (
    <AriaTabs
      selectedKey={value}
      onSelectionChange={(key) => {
        const item = items.find(({ id }) => id === key)
        if (item) onChange?.(item.id)
      }}
      className={classNames('flex min-w-0 flex-col', className)}
    >
      <div
        className={classNames(
          'flex items-end gap-4 border-b border-line',
          isSticky && 'sticky top-14 z-20 -mx-4 bg-paper px-4 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8',
        )}
      >
        <TabList
          aria-label={label}
          className="-mb-px flex min-w-0 grow snap-x gap-1 overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        >
          {items.map(({ id, label: text, icon: Icon, count, href, isDisabled }) => (
            <AriaTab
              key={id}
              id={id}
              ref={id === value ? bringTabIntoSight : undefined}
              href={href}
              isDisabled={isDisabled}
              className="inline-flex min-h-11 shrink-0 cursor-pointer snap-start items-center gap-1.5 border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-ink-soft no-underline -outline-offset-2 outline-none data-disabled:cursor-default data-disabled:text-ink-faint data-focus-visible:outline-2 data-focus-visible:outline-solid data-focus-visible:outline-focus data-hovered:text-ink data-selected:border-brand data-selected:text-brand"
            >
              {Icon && <Icon aria-hidden size={16} />}
              {text}
              {count !== undefined && <Count value={count} />}
            </AriaTab>
          ))}
        </TabList>
        {actions && <div className="flex shrink-0 items-center gap-1 pb-1.5">{actions}</div>}
      </div>
      {children}
    </AriaTabs>
  )
}

/** The content of one tab. `isKept` keeps it mounted while another tab is open, so that typed text stays. */
export function TabPanel({
  id,
  isKept,
  children,
  className,
}: {
  id: string
  isKept?: boolean
  children: ReactNode
  className?: string
}) {
  return (
    <AriaTabPanel
      id={id}
      shouldForceMount={isKept}
      className={classNames('focus-ring min-w-0 pt-6 data-inert:hidden', className)}
    >
      {children}
    </AriaTabPanel>
  )
}
