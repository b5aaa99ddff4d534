import { type ReactNode, useState } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'

/** Parts that somebody opened stay open from segment to segment: who books one mostly books the next. */
const open = new Set<string>()

type FoldedPartProps = {
  title: string
  summary: string
  /** What the segment is about lies in it. */
  startsOpen?: boolean
  children: ReactNode
}

/** Fields that are not always wanted, folded away; what is set in them stands beside their title. */
export function FoldedPart({ title, summary, startsOpen = false, children }: FoldedPartProps) {
  const [isOpen, setIsOpen] = useState(() => startsOpen || open.has(title))
  const toggle = (next: boolean) => {
    setIsOpen(next)
    if (next) open.add(title)
    else open.delete(title)
  }
  return (
    <Disclosure
      isOpen={isOpen}
      onOpenChange={toggle}
      title={
        <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
          {title}
          {summary && (
            <span dir="auto" className="min-w-0 truncate text-sm font-normal text-ink-soft">
              {summary}
            </span>
          )}
        </span>
      }
    >
      {isOpen && <div className="-ms-6 flex flex-col gap-4 pt-1 text-ink sm:ms-0">{children}</div>}
    </Disclosure>
  )
}
