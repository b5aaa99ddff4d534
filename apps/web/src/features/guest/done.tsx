import type { LucideIcon } from 'lucide-react'
import { MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'

/** Replaces a form that was sent, or a link that does not work. It gets the focus, so that screen readers read it out. */
export function Done({
  icon: Icon = MailCheck,
  title,
  children,
}: {
  icon?: LucideIcon
  title: string
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col items-start gap-3 text-ink-soft wrap-break-word">
      <Icon aria-hidden size={32} strokeWidth={1.25} className="text-brand" />
      <h2 ref={heading} tabIndex={-1} className="title text-xl text-ink outline-none">
        {title}
      </h2>
      {children}
    </div>
  )
}
