import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { currentTenant, readAccount, useSession } from '../../kit/session.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toast.ts'

/** For somebody who is in no company, or in one without a subscription that they do not own. */
export function InactivePage() {
  const router = useRouter()
  const user = useSession((session) => session.user)
  const tenant = useSession(currentTenant)
  const [isChecking, setIsChecking] = useState(false)
  if (!user) return null

  const check = async () => {
    setIsChecking(true)
    try {
      await readAccount()
      await router.navigate({ href: '/' })
      if (router.state.location.pathname === '/inactive') toast({ title: 'Nothing has changed yet' })
    } catch {
      toast({ title: 'The server could not be reached', description: 'Try again in a moment.', tone: 'danger' })
    } finally {
      setIsChecking(false)
    }
  }

  return (
    <div className="mx-auto max-w-160">
      <PageHeader title={tenant ? `${tenant.name} has no active subscription` : 'You are in no company yet'} />
      {tenant ? (
        <p className="text-ink-soft">
          Its itineraries and library are kept, but nobody can work with them until the subscription runs again. Ask the
          owner of {tenant.name} to renew it.
        </p>
      ) : (
        <p className="text-ink-soft">
          Ask an Admin of your company to invite <strong className="font-medium text-ink">{user.email}</strong>. Once
          you have accepted the invitation you can start.
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-2">
        <Button variant="primary" onPress={() => void check()} isPending={isChecking} pendingLabel="Looking again">
          Look again
        </Button>
        <ButtonLink href="/logout">Log out</ButtonLink>
      </div>
    </div>
  )
}
