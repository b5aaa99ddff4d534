import { Children, startTransition, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { whenIdle } from '../../data/when-idle.ts'

/**
 * Draws its children one after the other, each when the browser has had a moment for the person and the end of those
 * drawn is in sight or soon will be: a page of many parts stays answerable on a slow phone, where drawing all at once
 * would stop it for half a second, and nobody waits for what lies far below.
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
      {/* As high as the window: what stands below it, such as the page's foot, does not jump while somebody looks. */}
      {!isDrawn && <div ref={end} className="min-h-dvh" />}
    </div>
  )
}

/** How far below the window a part is drawn already. */
const soon = '0px 0px 50%'

/** However busy the browser is, nobody waits longer for a part; in milliseconds. */
const longestWait = 100
