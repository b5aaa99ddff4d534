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
  const [renderedCount, setRenderedCount] = useState(0)
  const end = useRef<HTMLDivElement>(null)
  const isComplete = renderedCount >= parts.length
  useEffect(() => {
    if (isComplete || !end.current) return undefined
    let cancelIdle: (() => void) | undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        cancelIdle = whenIdle(() => startTransition(() => setRenderedCount(renderedCount + 1)), maxWaitMs)
      },
      { rootMargin: renderMargin },
    )
    observer.observe(end.current)
    return () => {
      observer.disconnect()
      cancelIdle?.()
    }
  }, [renderedCount, isComplete])
  return (
    <div className={className}>
      {parts.slice(0, renderedCount)}
      {/* As high as the window, so that content below it, such as the footer, does not jump. */}
      {!isComplete && <div ref={end} className="min-h-dvh" />}
    </div>
  )
}

/** How far below the window a child is already rendered. */
const renderMargin = '0px 0px 50%'

/** The longest that a child waits for an idle browser, in milliseconds. */
const maxWaitMs = 100
