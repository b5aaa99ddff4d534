import type { LucideIcon } from 'lucide-react'
import { type ReactNode, type Ref, useEffect } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { announce } from './announce.ts'
import { buttonStyle, isMain } from './button-style.ts'
import type { ButtonSize, ButtonVariant } from './button-style.ts'
import { PendingMark } from './pending-mark.tsx'
import * as wording from './wording.ts'

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  children: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: LucideIcon
  /** Announced while `isPending`, e.g. "Saving". The button keeps its width and its focus. */
  pendingLabel?: string
  className?: string
  ref?: Ref<HTMLButtonElement>
}

/** A button. While `isPending`, it cannot be pressed again and tells screen readers so. */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  icon: Icon,
  pendingLabel = wording.working,
  className,
  isPending = false,
  onPress,
  type,
  ...button
}: ButtonProps) {
  useEffect(() => {
    if (isPending) announce(pendingLabel)
  }, [isPending, pendingLabel])
  // React Aria's own pending state announces an element that may be gone by then, which leaves an image without a name.
  return (
    <AriaButton
      {...button}
      type={isPending ? 'button' : type}
      onPress={isPending ? undefined : onPress}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      data-main-action={isMain(variant)}
      className={buttonStyle(variant, size, className)}
    >
      {isPending ? <PendingMark label={pendingLabel} /> : Icon && <Icon aria-hidden size={16} className="shrink-0" />}
      {children}
    </AriaButton>
  )
}
