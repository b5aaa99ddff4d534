import { ChevronLeft } from 'lucide-react'
import { Link } from './link.tsx'
import * as wording from './wording.ts'

/** One step of the path to this page. */
export interface Crumb {
  label: string
  href: string
}

/** The path to this page, without the page itself, whose title follows. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={wording.breadcrumbs}>
      <ol className="-ms-1 mb-1 flex flex-wrap items-center gap-x-1.5 text-sm text-ink-soft">
        {crumbs.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} variant="plain" className="inline-flex min-h-6 items-center gap-1">
              <ChevronLeft aria-hidden size={16} className="shrink-0 rtl:-scale-x-100" />
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
