import type { ReactNode } from 'react'

/** A wide table that scrolls sideways on small screens. It is focusable, so that the keyboard can scroll it too. */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} {...focusable} className="focus-ring overflow-x-auto rounded-md border border-line">
      {children}
    </section>
  )
}

const focusable = { tabIndex: 0 }
