import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface CardProps {
  /** A heading in Fraunces. */
  title?: string
  actions?: ReactNode
  children: ReactNode
  /** For content that reaches the edges, such as an image or a list. */
  isFlush?: boolean
  className?: string
}

/** A box with a border and no shadow. */
export function Card({ title, actions, children, isFlush, className }: CardProps) {
  return (
    <section className={classNames('overflow-hidden rounded-md border border-line bg-surface', className)}>
      {title && (
        <header className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-6 pt-4">
          <h2 className="title min-w-0 text-lg wrap-anywhere">{title}</h2>
          {actions}
        </header>
      )}
      <div className={isFlush ? '' : title ? 'px-6 pt-2 pb-6' : 'p-6'}>{children}</div>
    </section>
  )
}
