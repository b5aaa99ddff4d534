import { type ReactNode, useState } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'

/**
 * Sections that the user opened stay open from segment to segment: a user who fills in one booking mostly fills in the next
 * too.
 */
const open = new Set<string>()

type FoldedPartProps = {
  title: string
  summary: string
  /** For a section with the main fields of the segment. */
  startsOpen?: boolean
  children: ReactNode
}

/** A folded section for fields that are not always needed. A summary of their values is next to its title. */
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
