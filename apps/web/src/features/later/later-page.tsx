import { useMatches } from '@tanstack/react-router'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** Says honestly that an address of the product has no page yet. */
export function LaterPage() {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  return (
    <div className="page-column max-w-160">
      <PageHeader title={title} />
      <p className="text-ink-soft">This page comes with a later version.</p>
      <p className="mt-6">
        <Link href="/">Back to the home page</Link>
      </p>
    </div>
  )
}
