import type { ReactNode } from 'react'
import { createContext, use } from 'react'
import { usePageMark } from '../ui/use-page-mark.ts'

const InsideMain = createContext(false)

/** The main part of a page: one landmark, whether a layout stands around it or the page stands alone. */
export function MainLandmark({ className, children }: { className?: string; children: ReactNode }) {
  usePageMark('data-open')
  if (use(InsideMain)) return <div className={className}>{children}</div>
  return (
    <InsideMain value>
      <main id={contentId} tabIndex={-1} className={`outline-none ${className ?? ''}`}>
        {children}
      </main>
    </InsideMain>
  )
}

/** What the skip link jumps to. */
export const contentId = 'content'
