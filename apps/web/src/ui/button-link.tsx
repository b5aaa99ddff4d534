import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as AriaLink } from 'react-aria-components/Link'
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { buttonStyle, isMain } from './button-style.ts'
import type { ButtonSize, ButtonVariant } from './button-style.ts'

export interface ButtonLinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'> {
  children: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: LucideIcon
  className?: string
}

/** A link that looks like a button and leads to another page, such as "Add itinerary". */
export function ButtonLink({
  children,
  variant = 'secondary',
  size = 'medium',
  icon: Icon,
  className,
  ...link
}: ButtonLinkProps) {
  return (
    <AriaLink {...link} data-main-action={isMain(variant)} className={buttonStyle(variant, size, className)}>
      {Icon && <Icon aria-hidden size={16} className="shrink-0" />}
      {children}
    </AriaLink>
  )
}
