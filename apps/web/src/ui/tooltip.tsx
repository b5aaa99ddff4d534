import type { ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip'

export interface TooltipProps {
  /** Short, and never the only place where something is said. */
  text: ReactNode
  placement?: AriaTooltipProps['placement']
  /** One focusable React Aria element. */
  children: ReactNode
}

/** A hint shown on hover or focus. Esc closes it. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      {children}
      <AriaTooltip
        placement={placement}
        offset={6}
        className="max-w-64 rounded-sm bg-inverse px-2 py-1 text-xs text-on-inverse data-entering:animate-fade"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
