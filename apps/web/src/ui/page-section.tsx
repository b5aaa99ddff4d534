import type { ReactNode } from 'react'
import { useId } from 'react'

export interface PageSectionProps {
  title: string
  /** What the section is about; beside its content on wide screens. */
  description?: ReactNode
  children: ReactNode
}

/** A section of a page, below a line: its title on the left and its content on the right. */
export function PageSection({ title, description, children }: PageSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-line py-8 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="title text-xl">
          {title}
        </h2>
        {description && <div className="mt-1 text-sm text-ink-soft">{description}</div>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
