import { classNames } from './class-names.ts'
import * as wording from './wording.ts'

interface SkipLinkProps {
  target: string
  children?: string
  /** Shown in place rather than in the corner of the page. */
  isInPlace?: boolean
}

/** Visible while it has the focus: skips the navigation and moves the focus to the element with this id. */
export function SkipLink({ target, children = wording.skipLink, isInPlace = false }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className={classNames(
        'sr-only rounded-sm bg-inverse font-medium text-on-inverse focus:not-sr-only focus:px-4 focus:py-3',
        isInPlace ? 'text-sm focus:mt-4 focus:block' : 'z-60 focus:fixed focus:start-4 focus:top-4',
      )}
    >
      {children}
    </a>
  )
}
