import { useState } from 'react'
import { version } from '../../package.json'
import { AppearanceButton } from '../kit/appearance/appearance-button.tsx'
import { useProductName } from '../data/public-config.ts'
import { Link } from '../ui/link.tsx'
import * as wording from './wording.ts'

const links = [
  ['/terms', wording.termsLabel],
  ['/privacy', wording.privacyLabel],
  ['/accessibility', wording.accessibilityLabel],
] as const

/** The footer of every page. */
export function Footer() {
  const product = useProductName()
  const [year] = useState(() => new Date().getFullYear())
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t border-line px-4 py-4 text-sm text-ink-soft sm:px-6 lg:px-8">
      <p>
        {wording.copyright({ year: String(year), product })}{' '}
        <span className="ms-2 text-ink-faint">{wording.versionLabel({ version })}</span>
      </p>
      <ul className="flex flex-wrap gap-x-6">
        {links.map(([href, label]) => (
          <li key={href}>
            <Link href={href} variant="plain" className="inline-flex min-h-6 items-center">
              {label}
            </Link>
          </li>
        ))}
        <li>
          <AppearanceButton />
        </li>
      </ul>
    </footer>
  )
}
