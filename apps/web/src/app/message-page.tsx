import type { ReactNode } from 'react'
import { usePageTitle } from '../kit/page/page-title.ts'
import { MainLandmark } from './main-landmark.tsx'

type MessagePageProps = {
  eyebrow: string
  title: string
  /** The title of the browser tab; the page's title by default. */
  tabTitle?: string
  children: ReactNode
}

/** A page with a single message: inside a layout or on its own. */
export function MessagePage({ eyebrow, title, tabTitle = title, children }: MessagePageProps) {
  usePageTitle(tabTitle)
  return (
    <MainLandmark className="mx-auto flex min-h-[60dvh] max-w-150 flex-col justify-center px-6 py-16">
      <p className="eyebrow mb-2">{eyebrow}</p>
      <h1 className="title text-3xl wrap-break-word">{title}</h1>
      <div className="mt-4 text-ink-soft">{children}</div>
    </MainLandmark>
  )
}
