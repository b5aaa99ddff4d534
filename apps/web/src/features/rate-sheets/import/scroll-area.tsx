import type { ReactNode } from 'react'

/** A wide table that is moved sideways on small screens: it takes the focus, so that the keyboard can move it too. */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} {...focusable} className="focus-ring overflow-x-auto rounded-md border border-line">
      {children}
    </section>
  )
}

const focusable = { tabIndex: 0 }
