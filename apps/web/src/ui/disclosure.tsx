import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Heading } from 'react-aria-components/Heading'

export interface DisclosureProps {
  title: ReactNode
  children: ReactNode
  isOpenAtFirst?: boolean
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** The level of its heading. */
  level?: 2 | 3 | 4
}

/** A section that can be collapsed. */
export function Disclosure({ title, children, isOpenAtFirst, isOpen, onOpenChange, level = 3 }: DisclosureProps) {
  return (
    <AriaDisclosure
      defaultExpanded={isOpenAtFirst}
      isExpanded={isOpen}
      onExpandedChange={onOpenChange}
      className="group/disclosure border-b border-line"
    >
      <Heading level={level}>
        <Button
          slot="trigger"
          className="focus-ring flex min-h-12 w-full cursor-pointer items-center gap-2 rounded-xs py-2 text-start font-medium data-hovered:text-brand"
        >
          <ChevronRight
            aria-hidden
            size={16}
            className="shrink-0 text-ink-faint transition-transform group-data-expanded/disclosure:rotate-90 rtl:-scale-x-100"
          />
          {title}
        </Button>
      </Heading>
      <DisclosurePanel className="ps-6 text-ink-soft group-data-expanded/disclosure:pb-4">{children}</DisclosurePanel>
    </AriaDisclosure>
  )
}
