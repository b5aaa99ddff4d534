import type { ReactNode } from 'react'

export type GuestPageProps = {
  title: string
  /** Below the title: what the page is for, and links to alternatives. */
  lead: ReactNode
  children: ReactNode
}

/** The panel around a form. */
export const PANEL = 'self-start rounded-md border border-line bg-surface p-5 sm:p-8'

/** A page for guests: an introduction on one side, the form on the other. */
export function GuestPage({ title, lead, children }: GuestPageProps) {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-14">
      <div className="lg:pt-6">
        <h1 className="title text-3xl wrap-break-word">{title}</h1>
        <div className="mt-4 flex flex-col gap-3 text-ink-soft wrap-break-word">{lead}</div>
      </div>
      <div className={PANEL}>{children}</div>
    </div>
  )
}
