import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { BookOpen, LifeBuoy, Mail } from 'lucide-react'
import { useEffect, useState } from 'react'
import { publicConfig } from '../../kit/public-config.ts'
import { currentTenant, useSession } from '../../kit/session.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toast.ts'
import { Questions } from './questions.tsx'
import { RequestForm } from './request-form.tsx'
import { Shortcuts } from './shortcuts.tsx'

/** `/help`: for everybody who is logged in, also without a company or a subscription. */
export function HelpPage() {
  return (
    <div className="mx-auto max-w-240">
      <PageHeader title="Help" />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Questions />
        <div className="flex flex-col gap-6">
          <AskUs />
          <Documentation />
          <Shortcuts />
        </div>
      </div>
    </div>
  )
}

/** Where to ask. Without a subscription the pages of a company are closed, but asking is not: the form opens here. */
function AskUs() {
  const user = useSession((session) => session.user)
  const tenant = useSession(currentTenant)
  const [isAsking, setIsAsking] = useState(false)
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    if (hash === 'ask') setIsAsking(true)
  }, [hash])
  if (!tenant && !user?.is_god) {
    return (
      <Card title="Ask us">
        <p className="text-ink-soft">
          Requests belong to a company, and you are in none yet. Ask an Admin of your company to invite{' '}
          <strong className="font-medium wrap-anywhere text-ink">{user?.email}</strong>, or answer the letter that came
          with your registration.
        </p>
      </Card>
    )
  }
  const isOpen = user?.is_god || tenant?.isSubscribed || tenant?.isParentSubscribed
  if (tenant && !isOpen && isAsking) {
    return (
      <Card title="Ask us" className="lg:-order-1 lg:col-span-full">
        <RequestForm
          tenant={tenant.uuid}
          cancelHref="/help"
          onSent={() => {
            setIsAsking(false)
            toast({ title: 'Your request was sent', description: 'We answer by mail.', tone: 'success' })
            announce('Your request was sent')
          }}
        />
      </Card>
    )
  }
  return (
    <Card title="Ask us">
      <p className="text-ink-soft">Nothing here that helps? Write to us. We answer in the dashboard and by mail.</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {isOpen ? (
          <>
            {tenant && (
              <ButtonLink variant="primary" icon={Mail} href="/support/create">
                Ask us
              </ButtonLink>
            )}
            <ButtonLink icon={LifeBuoy} href="/support">
              {user?.is_god ? 'All requests' : 'Your requests'}
            </ButtonLink>
          </>
        ) : (
          <Button variant="primary" icon={Mail} onPress={() => setIsAsking(true)}>
            Ask us
          </Button>
        )}
      </div>
    </Card>
  )
}

function Documentation() {
  const address = useQuery(publicConfig).data?.apiDocsUrl
  if (!address) return null
  return (
    <Card title="For developers">
      <p className="text-ink-soft">Everything the dashboard does can be done by your own programs as well.</p>
      <p className="mt-3">
        <Link href={address} target="_blank" className="inline-flex min-h-6 items-center gap-2">
          <BookOpen aria-hidden size={16} />
          API documentation
        </Link>
      </p>
    </Card>
  )
}
