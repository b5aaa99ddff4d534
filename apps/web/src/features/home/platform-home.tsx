import { useQuery } from '@tanstack/react-query'
import { publicConfig } from '../../kit/public-config.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** Home of a super admin who is a member of no company. */
export function PlatformHome({ greeting }: { greeting: string }) {
  const isDemo = Boolean(useQuery(publicConfig).data?.demo)
  return (
    <div className="mx-auto max-w-200">
      <PageHeader eyebrow="Platform" title={greeting} />
      <p className="text-ink-soft">You are a member of no company. What concerns all of them is here:</p>
      <div className="mt-6 flex flex-wrap gap-2">
        <ButtonLink href="/tenants">All Tenants</ButtonLink>
        <ButtonLink href="/faqs">FAQS</ButtonLink>
        <ButtonLink href="/users">Users</ButtonLink>
        {isDemo && <ButtonLink href="/outbox">Outbox</ButtonLink>}
      </div>
    </div>
  )
}
