import type { LucideIcon } from 'lucide-react'
import type { Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { squareButtonStyle } from './button-style.ts'
import type { ButtonSize, ButtonVariant } from './button-style.ts'
import { PendingMark } from './pending-mark.tsx'
import { Tooltip } from './tooltip.tsx'
import type { TooltipProps } from './tooltip.tsx'
import * as wording from './wording.ts'

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> {
  icon: LucideIcon
  /** What it does; used as the accessible name and the tooltip. */
  label: string
  /** False if the icon needs no tooltip, e.g. the cross of a dialog. */
  hasTooltip?: boolean
  placement?: TooltipProps['placement']
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
  ref?: Ref<HTMLButtonElement>
}

/** A button with only an icon; a tooltip says what it does. */
export function IconButton({
  icon: Icon,
  label,
  hasTooltip = true,
  placement,
  variant = 'quiet',
  size = 'small',
  className,
  ...button
}: IconButtonProps) {
  const element = (
    <AriaButton {...button} aria-label={label} className={squareButtonStyle(variant, size, className)}>
      {({ isPending }) => (isPending ? <PendingMark label={wording.working} /> : <Icon aria-hidden size={18} />)}
    </AriaButton>
  )
  return hasTooltip ? (
    <Tooltip text={label} placement={placement}>
      {element}
    </Tooltip>
  ) : (
    element
  )
}
