import { useNavigate } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { currentTenant, useSession } from '../../data/session.ts'
import { announce } from '../../ui/announce.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toast.ts'
import { RequestForm } from './request-form.tsx'

/** The page at `/support/create`. */
export function CreatePage() {
  const navigate = useNavigate()
  const tenant = useSession(currentTenant)
  return (
    <div className="page-column max-w-180">
      <PageHeader title="Ask us" crumbs={[{ label: 'Support', href: '/support' }]} />
      {tenant ? (
        <RequestForm
          key={tenant.uuid}
          tenant={tenant.uuid}
          cancelHref="/support"
          onSent={({ uuid }) => {
            toast({ title: 'Your request was sent', description: 'We answer here and by mail.', tone: 'success' })
            announce('Your request was sent')
            void navigate({ href: `/support/${uuid}` })
          }}
        />
      ) : (
        <EmptyState
          icon={Building2}
          title="A request belongs to a company"
          actions={<ButtonLink href="/support">All requests</ButtonLink>}
        >
          You are in none. Look into a company first, then ask in its name.
        </EmptyState>
      )}
    </div>
  )
}
