import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'info'

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-completed-tint text-completed',
  brand: 'bg-brand-tint text-brand',
  success: 'bg-success-tint text-success',
  warning: 'bg-warning-tint text-warning',
  danger: 'bg-danger-tint text-danger',
  info: 'bg-info-tint text-info',
}

/** The shape that badges share. */
export const BADGE =
  'inline-flex min-h-6 max-w-full items-center gap-1 rounded-xs px-1.5 text-xs font-medium whitespace-nowrap'

export interface BadgeProps {
  children: ReactNode
  tone?: BadgeTone
  icon?: LucideIcon
}

/** A short label for a state. */
export function Badge({ children, tone = 'neutral', icon: Icon }: BadgeProps) {
  return (
    <span className={classNames(BADGE, TONES[tone])}>
      {Icon && <Icon aria-hidden size={14} className="shrink-0" />}
      <span className="truncate">{children}</span>
    </span>
  )
}
