import type { TenantOfMember } from '@sojourn/contract/account'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ApiProblem } from '../../data/http.ts'
import { LostDrafts } from '../../kit/drafts/lost-drafts.tsx'
import { currentTenant, readAccount, useSession } from '../../data/session.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toast.ts'
import { CreateCompany } from './create-company.tsx'
import { EnterInvitation } from './enter-invitation.tsx'
import { LapsedCompany } from './lapsed-company.tsx'
import { strong } from '../../kit/words/message-tags.tsx'
import * as wording from './wording.ts'

/** How often the page checks whether the user has access by now, in milliseconds. */
const checkIntervalMs = 30_000

/** For a user who is in no company, or in one without a subscription that they do not own. */
export function InactivePage() {
  const user = useSession((session) => session.user)
  const tenant = useSession(currentTenant)
  const lost = useSession((session) => session.lost)
  const { isLooking, look } = useAccessCheck()
  if (!user) return null
  return (
    <div className="mx-auto max-w-200">
      {tenant ? <Lapsed tenant={tenant} /> : <NoCompany email={user.email} lost={lost?.name ?? null} />}
      <div className="mt-8 flex flex-wrap items-center gap-2 border-b border-line pb-8">
        <Button
          variant="primary"
          onPress={() => void look()}
          isPending={isLooking}
          pendingLabel={wording.checkingAccess}
        >
          {wording.checkAccess}
        </Button>
        <ButtonLink href="/logout">{wording.logOut}</ButtonLink>
        <p className="text-sm text-ink-soft">{wording.accessHint}</p>
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-2">
        <EnterInvitation />
        <CreateCompany />
      </div>
      {lost && <LostDrafts user={user.uuid} tenant={lost.uuid} />}
    </div>
  )
}

/** @param lost the company of which the user was a member until now */
function NoCompany({ email, lost }: { email: string; lost: string | null }) {
  const text = lost ? wording.lostCompanyText : wording.noCompanyText
  return (
    <>
      <PageHeader title={lost ? wording.lostCompanyTitle({ company: lost }) : wording.noCompanyTitle} />
      <p className="max-w-150 text-ink-soft">
        {text({
          email,
          strong,
        })}
      </p>
    </>
  )
}

function Lapsed({ tenant }: { tenant: TenantOfMember }) {
  return (
    <>
      <PageHeader title={wording.lapsedTitle({ company: tenant.name })} />
      <LapsedCompany key={tenant.uuid} tenant={tenant} />
    </>
  )
}

/** Checks whether the user has access by now, in which case the guard redirects. Also runs on focus and at intervals. */
const useAccessCheck = () => {
  const router = useRouter()
  const [isLooking, setIsLooking] = useState(false)
  const isBusy = useRef(false)

  useEffect(() => {
    const checkQuietly = async () => {
      if (isBusy.current || document.hidden || !navigator.onLine) return
      isBusy.current = true
      try {
        await readAccount()
        await router.invalidate()
      } catch {
        // The next check will follow soon.
      } finally {
        isBusy.current = false
      }
    }
    const listen = () => void checkQuietly()
    const timer = setInterval(listen, checkIntervalMs)
    globalThis.addEventListener('focus', listen)
    return () => {
      clearInterval(timer)
      globalThis.removeEventListener('focus', listen)
    }
  }, [router])

  const look = async () => {
    setIsLooking(true)
    try {
      await readAccount()
      await router.navigate({ href: '/' })
      if (router.state.location.pathname === '/inactive') toast({ title: wording.noAccessYet })
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      toast({ title: wording.unreachable, description: wording.tryAgainSoon, tone: 'danger' })
    } finally {
      setIsLooking(false)
    }
  }
  return { isLooking, look }
}
