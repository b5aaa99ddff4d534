import type { ReactNode } from 'react'

/** The tag `<strong>` of a text. */
export const emphasis = (chunks: ReactNode) => (
  <strong key="strong" className="font-medium text-ink">
    {chunks}
  </strong>
)
