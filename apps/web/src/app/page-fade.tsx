import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Lets a page fade in when its path changes; the style sheet leaves the fade away where less motion is wanted. */
export function PageFade({ children }: { children: ReactNode }) {
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname })
  return (
    <div key={path} className="animate-fade">
      {children}
    </div>
  )
}
