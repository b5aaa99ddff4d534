import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export interface EmptyStateProps {
  title: string
  /** Why it is empty and what to do. */
  children?: ReactNode
  icon?: LucideIcon
  actions?: ReactNode
}

/** Shown in a list or page that is empty. */
export function EmptyState({ title, children, icon: Icon, actions }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-6 py-14 text-center">
      {Icon && <Icon aria-hidden size={32} strokeWidth={1.25} className="mb-4 text-brand" />}
      <p className="title text-xl">{title}</p>
      {children && <div className="mt-2 max-w-96 text-balance text-ink-soft">{children}</div>}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  )
}
