import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'

/** A tag of a text that links to a page. */
export const linkTo = (href: string, onPress?: () => void) => (chunks: ReactNode) => (
  <Link key={href} href={href} onPress={onPress}>
    {chunks}
  </Link>
)
