import type { ReactNode } from 'react'

export type GuestPageProps = {
  title: string
  /** Under the title: what this is for, and other ways to go. */
  lead: ReactNode
  children: ReactNode
}

/** The sheet of paper that a form lies on. */
export const PANEL = 'self-start rounded-md border border-line bg-surface p-5 sm:p-8'

/** A page for guests: what it is about on one side, what to do on the other. */
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
