import type { LucideIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { buttonStyle } from './button-style.ts'
import type { ButtonSize, ButtonVariant } from './button-style.ts'
import { PendingMark } from './pending-mark.tsx'

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  children: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: LucideIcon
  /** Said while `isPending`, e.g. "Saving". The button keeps its width and its focus. */
  pendingLabel?: string
  className?: string
  ref?: Ref<HTMLButtonElement>
}

/** A button. While `isPending` it cannot be pressed again and says so to screen readers. */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  icon: Icon,
  pendingLabel = 'Working',
  className,
  ...button
}: ButtonProps) {
  return (
    <AriaButton {...button} className={buttonStyle(variant, size, className)}>
      {({ isPending }) => (
        <>
          {isPending ? (
            <PendingMark label={pendingLabel} />
          ) : (
            Icon && <Icon aria-hidden size={16} className="shrink-0" />
          )}
          {children}
        </>
      )}
    </AriaButton>
  )
}
