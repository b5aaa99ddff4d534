import { classNames } from './class-names.ts'

interface SkipLinkProps {
  target: string
  children?: string
  /** Shown where it stands, and not in the corner of the page. */
  isInPlace?: boolean
}

/** Shown while it has the focus: jumps over the navigation to the element with this id, which takes the focus. */
export function SkipLink({ target, children = 'Skip to the content', isInPlace = false }: SkipLinkProps) {
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
