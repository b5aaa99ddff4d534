import type { ReactNode } from 'react'
import { Link as AriaLink } from 'react-aria-components/Link'
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { classNames } from './class-names.ts'

export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'> {
  children: ReactNode
  /** `plain` has the colour of its surroundings and is underlined on hover: for titles in lists. */
  variant?: 'text' | 'plain'
  className?: string
}

/** A link. The app's own paths go through the router, everything else through the browser. */
export function Link({ children, variant = 'text', className, ...link }: LinkProps) {
  return (
    <AriaLink
      {...link}
      className={classNames(
        'focus-ring rounded-xs underline-offset-[0.2em] data-disabled:text-ink-faint',
        variant === 'text' &&
          'text-brand underline decoration-1 data-hovered:text-brand-strong data-hovered:decoration-2',
        variant === 'plain' && 'text-inherit no-underline data-hovered:underline',
        className,
      )}
    >
      {children}
    </AriaLink>
  )
}
