import { useProductName } from '../data/public-config.ts'
import { Link } from '../ui/link.tsx'
import { Logo } from '../ui/logo.tsx'
import { MessagePage } from './message-page.tsx'
import * as wording from './wording.ts'

/** Shown for a path without a page. It has no layout, so it shows the product's logo itself. */
export function NotFoundPage() {
  const product = useProductName()
  return (
    <>
      <header className="border-b border-line px-4 py-3 sm:px-6">
        <Link href="/" variant="plain" className="inline-flex">
          <Logo name={product} />
        </Link>
      </header>
      <MessagePage
        eyebrow={wording.errorStatus({ status: 404 })}
        title={wording.notFoundTitle}
        tabTitle={wording.notFoundTabTitle}
      >
        <p>{wording.notFoundText}</p>
        <p className="mt-8">
          <Link href="/">{wording.homeLabel}</Link>
        </p>
      </MessagePage>
    </>
  )
}
