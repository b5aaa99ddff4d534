import type { ReactNode } from 'react'
import { Switch as AriaSwitch } from 'react-aria-components/Switch'
import type { SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch'
import { classNames } from './class-names.ts'

export interface SwitchProps extends Omit<AriaSwitchProps, 'children' | 'className' | 'style'> {
  children: ReactNode
  description?: ReactNode
  className?: string
}

/** A setting that is on or off and takes effect at once. */
export function Switch({ children, description, className, ...toggle }: SwitchProps) {
  return (
    <AriaSwitch
      {...toggle}
      className={classNames(
        'group inline-flex min-h-6 cursor-pointer items-start gap-3 text-[0.9375rem] data-disabled:cursor-default data-disabled:text-ink-faint',
        className,
      )}
    >
      <span className="mt-0.5 inline-flex h-5 w-9 shrink-0 items-center rounded-full border border-line-strong bg-sunken p-0.5 outline-offset-2 transition-colors group-data-focus-visible:outline-2 group-data-focus-visible:outline-focus group-data-selected:border-brand group-data-selected:bg-brand group-data-disabled:border-line">
        <span className="size-3.5 rounded-full bg-line-strong transition-transform duration-150 group-data-selected:translate-x-4 group-data-selected:bg-on-brand rtl:group-data-selected:-translate-x-4" />
      </span>
      <span>
        {children}
        {description && <span className="block text-sm text-ink-soft">{description}</span>}
      </span>
    </AriaSwitch>
  )
}
