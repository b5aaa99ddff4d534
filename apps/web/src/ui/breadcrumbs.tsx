import { Link } from './link.tsx'

/** One step of the way to this page. */
export interface Crumb {
  label: string
  href: string
}

/** The way to this page; the page itself is not part of it, its title follows. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-soft">
        {crumbs.map(({ label, href }) => (
          <li key={href} className="flex items-center gap-1.5">
            <Link href={href} variant="plain" className="inline-flex min-h-6 items-center">
              {label}
            </Link>
            <span aria-hidden className="text-ink-faint">
              /
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
