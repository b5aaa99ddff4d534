import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** The head of the form in the middle: its title, and the actions for the day or segment as a whole. */
export function FormHead({
  icon: Icon,
  eyebrow,
  title,
  actions,
}: {
  icon: LucideIcon
  eyebrow: string
  title: string
  actions?: ReactNode
}) {
  return (
    <header className="mb-6 flex items-start gap-3 border-b border-line pb-4">
      <Icon aria-hidden size={20} className="mt-1 shrink-0 text-brand" />
      <div className="min-w-0 grow">
        <p className="eyebrow">{eyebrow}</p>
        <h2 dir="auto" className="title text-xl wrap-anywhere">
          {title}
        </h2>
      </div>
      {actions}
    </header>
  )
}

/** A section of fields under a small heading. */
export function FormPart({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="mt-7 flex flex-col gap-4 first-of-type:mt-0">
      {title && <h3 className="eyebrow">{title}</h3>}
      {children}
    </section>
  )
}

/** Places short fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-4 *:min-w-0 *:grow *:basis-34">{children}</div>
}
