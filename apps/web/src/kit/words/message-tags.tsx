import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'

/** What the tags of messages are rendered as: `wording.terms({ link: linkTo('/terms') })`. */
type Chunks = ReactNode

/** `<bdi>` in a message: a name, which may be written from right to left. */
export const bdi = (chunks: Chunks) => <bdi key="bdi">{chunks}</bdi>

/** `<otherBdi>` in a message: a second name. */
export const otherBdi = (chunks: Chunks) => <bdi key="otherBdi">{chunks}</bdi>

/** `<strong>` in a message. */
export const strong = (chunks: Chunks) => (
  <strong key="strong" className="font-medium text-ink">
    {chunks}
  </strong>
)

/** `<link>` in a message. */
export const linkTo = (href: string, onPress?: () => void) =>
  function link(chunks: Chunks) {
    return (
      <Link key={href} href={href} onPress={onPress}>
        {chunks}
      </Link>
    )
  }
