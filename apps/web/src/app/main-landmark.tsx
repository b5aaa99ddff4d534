import type { ReactNode } from 'react'
import { createContext, use } from 'react'
import { classNames } from '../ui/class-names.ts'
import { usePageMark } from '../ui/use-page-mark.ts'

const InsideMain = createContext(false)

/** The main landmark of a page, whether a layout surrounds it or not. */
export function MainLandmark({ className, children }: { className?: string; children: ReactNode }) {
  usePageMark('data-open')
  if (use(InsideMain)) return <div className={className}>{children}</div>
  return (
    <InsideMain value>
      <main id={contentId} tabIndex={-1} className={classNames('outline-none', className)}>
        {children}
      </main>
    </InsideMain>
  )
}

/** The target of the skip link. */
export const contentId = 'content'
