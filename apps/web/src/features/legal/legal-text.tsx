import type { ReactNode } from 'react'
import { PageHeader } from '../../ui/page-header.tsx'

/** A legal text: its title, a summary, and its sections. */
export function LegalText({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <article className="max-w-160">
      <PageHeader title={title} />
      <p className="title text-lg text-balance">{lead}</p>
      {children}
    </article>
  )
}

/** A section of a legal text. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 flex flex-col gap-3 text-ink-soft [&_li]:ps-1 [&_strong]:font-medium [&_strong]:text-ink [&_ul]:flex [&_ul]:list-disc [&_ul]:flex-col [&_ul]:gap-1.5 [&_ul]:ps-5">
      <h2 className="title text-xl text-ink">{title}</h2>
      {children}
    </section>
  )
}
