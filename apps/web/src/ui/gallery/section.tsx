import type { ReactNode } from 'react'

/** One section of the gallery. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-6">
      <h2 className="title mb-6 text-2xl">{title}</h2>
      <div className="flex flex-col gap-8">{children}</div>
    </section>
  )
}

/** A line of related examples. */
export function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p className="eyebrow mb-3">{label}</p>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  )
}
