import { useNavigate } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { currentTenant, useSession } from '../../data/session.ts'
import { announce } from '../../ui/announce.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toast.ts'
import { RequestForm } from './request-form.tsx'
import * as wording from './wording.ts'

/** The page at `/support/create`. */
export function CreatePage() {
  const navigate = useNavigate()
  const tenant = useSession(currentTenant)
  return (
    <div className="page-column max-w-180">
      <PageHeader title={wording.contactTitle} crumbs={[{ label: wording.supportTitle, href: '/support' }]} />
      {tenant ? (
        <RequestForm
          key={tenant.uuid}
          tenant={tenant.uuid}
          cancelHref="/support"
          onSent={({ uuid }) => {
            toast({ title: wording.requestSent, description: wording.requestSentHint, tone: 'success' })
            announce(wording.requestSent)
            void navigate({ href: `/support/${uuid}` })
          }}
        />
      ) : (
        <EmptyState
          icon={Building2}
          title={wording.enterCompanyTitle}
          actions={<ButtonLink href="/support">{wording.allRequestsLabel}</ButtonLink>}
        >
          {wording.enterCompanyText}
        </EmptyState>
      )}
    </div>
  )
}
