import { Children, startTransition, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { whenIdle } from '../../data/when-idle.ts'

/**
 * Renders its children one after the other, each when the browser is idle and the end of the rendered ones is visible or nearly
 * so. This keeps a long page responsive on a slow phone, where rendering everything at once would block it for half a second,
 * and nobody waits for content far below.
 */
export function ProgressiveRender({ className, children }: { className?: string; children: ReactNode }) {
  const parts = Children.toArray(children)
  const [turn, setTurn] = useState(0)
  const end = useRef<HTMLDivElement>(null)
  const isDrawn = turn >= parts.length
  useEffect(() => {
    if (isDrawn || !end.current) return undefined
    let callOff: (() => void) | undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        callOff = whenIdle(() => startTransition(() => setTurn(turn + 1)), longestWait)
      },
      { rootMargin: soon },
    )
    observer.observe(end.current)
    return () => {
      observer.disconnect()
      callOff?.()
    }
  }, [turn, isDrawn])
  return (
    <div className={className}>
      {parts.slice(0, turn)}
      {/* As high as the window, so that content below it, such as the footer, does not jump. */}
      {!isDrawn && <div ref={end} className="min-h-dvh" />}
    </div>
  )
}

/** How far below the window a child is already rendered. */
const soon = '0px 0px 50%'

/** The longest that a child waits for an idle browser, in milliseconds. */
const longestWait = 100
