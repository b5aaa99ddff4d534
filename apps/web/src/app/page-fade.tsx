import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, startTransition, useEffect, useState } from 'react'

/**
 * Lets a page fade in when its path changes; the style sheet leaves the fade away where less motion is wanted. The first
 * page of a visit is drawn a piece at a time after what stands around it, so that a slow phone answers meanwhile.
 */
export function PageFade({ children }: { children: ReactNode }) {
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname })
  const isNext = useNext()
  return (
    <div key={path} className="animate-fade">
      {isNext && children}
    </div>
  )
}

/** False while its component appears, true from the next render on, which gives way to what is more urgent. */
const useNext = (): boolean => {
  const [isNext, setIsNext] = useState(false)
  useEffect(() => startTransition(() => setIsNext(true)), [])
  return isNext
}
