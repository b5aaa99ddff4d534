import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Fades a page in when its path changes; the stylesheet disables this for users who prefer reduced motion. */
export function PageFade({ children }: { children: ReactNode }) {
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname })
  return (
    <div key={path} className="animate-fade">
      {children}
    </div>
  )
}
