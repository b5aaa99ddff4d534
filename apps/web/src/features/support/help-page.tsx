import { useQuery } from '@tanstack/react-query'
import { BookOpen, LifeBuoy, Mail } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { publicConfig } from '../../data/public-config.ts'
import { currentTenant, useSession } from '../../data/session.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Questions } from './questions.tsx'
import { AskHere, RequestsHere } from './requests-here.tsx'
import { Shortcuts } from './shortcuts.tsx'
import * as wording from './wording.ts'

/** `/help`: for all logged-in users, even without a company or a subscription. */
export function HelpPage() {
  const [isAsking, setIsAsking] = useState(false)
  const tenant = useSession(currentTenant)
  return (
    <div className="page-column max-w-320">
      <PageHeader title={wording.helpTitle} />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        {isAsking && tenant ? (
          <AskHere key={tenant.uuid} tenant={tenant.uuid} onDone={() => setIsAsking(false)} />
        ) : (
          <Questions />
        )}
        <div className="flex flex-col gap-6">
          <AskUs onAsk={isAsking ? null : () => setIsAsking(true)} />
          <Documentation />
          <Shortcuts />
        </div>
      </div>
    </div>
  )
}

/** How to contact support. Without a subscription, the support pages of a company are closed, so the form is on this page. */
function AskUs({ onAsk }: { onAsk: (() => void) | null }) {
  const user = useSession((session) => session.user)
  const tenant = useSession(currentTenant)
  if (!tenant && !user?.is_god) {
    return (
      <Card title={wording.contactTitle}>
        <p className="text-ink-soft">{wording.contactWithoutCompany({ email: user?.email ?? '', strong: emphasis })}</p>
      </Card>
    )
  }
  if (tenant && !user?.is_god && !tenant.isSubscribed && !tenant.isParentSubscribed) {
    return (
      <>
        {onAsk && (
          <Card title={wording.contactTitle}>
            <p className="text-ink-soft">{wording.contactHint}</p>
            <Button variant="primary" icon={Mail} className="mt-4" onPress={onAsk}>
              {wording.contactTitle}
            </Button>
          </Card>
        )}
        <RequestsHere key={tenant.uuid} tenant={tenant.uuid} />
      </>
    )
  }
  return (
    <Card title={wording.contactTitle}>
      <p className="text-ink-soft">{wording.contactDashboardHint}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {tenant && (
          <ButtonLink variant="primary" icon={Mail} href="/support/create">
            {wording.contactTitle}
          </ButtonLink>
        )}
        <ButtonLink icon={LifeBuoy} href="/support">
          {user?.is_god ? wording.allRequestsLabel : wording.yourRequestsLabel}
        </ButtonLink>
      </div>
    </Card>
  )
}

const emphasis = (chunks: ReactNode) => (
  <strong key="strong" className="font-medium wrap-anywhere text-ink">
    {chunks}
  </strong>
)

function Documentation() {
  const address = useQuery(publicConfig).data?.apiDocsUrl
  if (!address) return null
  return (
    <Card title={wording.developersTitle}>
      <p className="text-ink-soft">{wording.developersText}</p>
      <p className="mt-3">
        <Link href={address} target="_blank" className="inline-flex min-h-6 items-center gap-2">
          <BookOpen aria-hidden size={16} />
          {wording.apiDocsLabel}
        </Link>
      </p>
    </Card>
  )
}
