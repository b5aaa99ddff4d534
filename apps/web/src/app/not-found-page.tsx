import { Link } from '../ui/link.tsx'
import { MessagePage } from './message-page.tsx'

/** What an address without a page shows. */
export function NotFoundPage() {
  return (
    <MessagePage eyebrow="Error 404" title="This page could not be found">
      <p>The address may be mistyped, or what it led to has moved.</p>
      <p className="mt-8">
        <Link href="/">Back to the home page</Link>
      </p>
    </MessagePage>
  )
}
