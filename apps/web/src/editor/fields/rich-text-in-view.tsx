import { useEffect, useRef, useState } from 'react'
import type { RichText } from '@sojourn/contract/kit/rich-text'
import { EDITOR_MIN_HEIGHT } from '../../ui/constants.ts'
import { RichTextView } from '../../ui/rich-text/rich-text-view.tsx'
import { TypedRichText } from './typed-rich-text.tsx'

/** How long a text must be in view before its editor is loaded, in milliseconds. */
const delayMs = 350

type Props = {
  label: string
  description?: string
  value: RichText | null
  onType: (value: RichText | null) => void
}

/**
 * Formatted text. Its editor is loaded once the text stays in view or its form gets the focus, so that browsing a list loads
 * none.
 */
export function RichTextInView(props: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element || isWanted) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = new IntersectionObserver((entries) => {
      clearTimeout(timer)
      if (entries.some(({ isIntersecting }) => isIntersecting)) timer = setTimeout(() => setIsWanted(true), delayMs)
    })
    watch.observe(element)
    // Keyboard users must reach the editor with Tab, however far down the form it is.
    const form = element.closest('section[aria-label]')
    const want = () => setIsWanted(true)
    form?.addEventListener('focusin', want)
    return () => {
      clearTimeout(timer)
      watch.disconnect()
      form?.removeEventListener('focusin', want)
    }
  }, [isWanted])
  if (isWanted) return <TypedRichText {...props} />
  return (
    <div ref={box} className="flex min-w-0 flex-col gap-1.5">
      <span className="text-sm font-medium">{props.label}</span>
      <div className="rounded-sm border border-line-strong bg-surface">
        <div className="min-h-11 border-b border-line" />
        <div style={{ minHeight: EDITOR_MIN_HEIGHT }} className="px-3 py-2.5">
          <RichTextView value={props.value} />
        </div>
      </div>
    </div>
  )
}
