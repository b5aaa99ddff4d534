import { type RefObject, useEffect, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'

/** A page, and the version of what it shows. */
export type PreviewPage = { version: number; html: string }

/** A screen to preview: its width in pixels, and its maximum height as a multiple of its width. */
export const screens = {
  phone: { width: 390, ratio: 2.4 },
  desk: { width: 1280, ratio: 1.1 },
  /** The window of an email program on a desktop. */
  email: { width: 700, ratio: 1.6 },
} as const

type Props = {
  page: PreviewPage
  screen: keyof typeof screens
  title: string
  /** The id of the element that is at the top at first. */
  startsAt?: string
  className: string
}

/**
 * A page in a frame that runs no scripts. The next version loads invisibly and replaces the previous one when it is ready, at
 * the same scroll position, so that nothing flickers. `className` sets the height.
 */
export function PreviewFrame({ page, screen, title, startsAt, className }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [visiblePage, setVisiblePage] = useState<PreviewPage | null>(null)
  const room = useSize(box)
  const { width, ratio } = screens[screen]
  const scale = Math.min(1, room.width / width)
  const height = Math.min(room.height, width * scale * ratio)
  const pages = visiblePage && visiblePage.version !== page.version ? [visiblePage, page] : [page]
  return (
    <div ref={box} className={className}>
      {scale > 0 && (
        <div
          style={{ width: width * scale, height }}
          className="relative mx-auto overflow-hidden rounded-md bg-surface outline-1 outline-line"
        >
          {pages.map((one) => {
            const isShown = visiblePage === null || one.version === visiblePage.version
            return (
              <iframe
                key={one.version}
                ref={isShown ? frame : undefined}
                title={title}
                // Scripts are blocked, so it is safe to give the frame our origin, which its images and fonts need.
                sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
                srcDoc={one.html}
                inert={!isShown}
                style={{ width, height: height / scale, transform: `scale(${scale})` }}
                className={classNames('absolute top-0 left-0 origin-top-left border-0', !isShown && 'invisible')}
                onLoad={(event) => {
                  const top = frame.current?.contentWindow?.scrollY ?? 0
                  event.currentTarget.contentWindow?.scrollTo({ top, behavior: 'instant' })
                  if (visiblePage === null && startsAt) scrollToStart(event.currentTarget, startsAt)
                  setVisiblePage(one)
                }}
              />
            )
          })}
        </div>
      )}
    </div>
  )
}

const scrollToStart = ({ contentDocument }: HTMLIFrameElement, id: string): void =>
  contentDocument?.getElementById(id)?.scrollIntoView({ block: 'start', behavior: 'instant' })

const useSize = (box: RefObject<HTMLElement | null>): { width: number; height: number } => {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return size
}
