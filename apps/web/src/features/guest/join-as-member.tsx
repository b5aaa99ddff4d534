import type { Invitation } from '@sojourn/contract/invitation'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { errorMessage } from '../../kit/words/error-message.ts'
import { request } from '../../data/http.ts'
import { chooseTenant, logOut, readAccount, useSession } from '../../data/session.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { strong } from '../../kit/words/message-tags.tsx'
import * as wording from './wording.ts'

type Joined = { data: { tenant: string } }

/** For a logged-in user: one press accepts the invitation, if it is theirs. */
export function JoinAsMember({ token, invitation }: { token: string; invitation: Invitation }) {
  const { email, tenant, hasAccount } = invitation
  const navigate = useNavigate()
  const user = useSession((session) => session.user)
  const isBusy = useRef(false)
  const [isJoining, setIsJoining] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isAnother = user !== null && user.email.toLowerCase() !== email.toLowerCase()

  const join = async () => {
    if (isBusy.current) return
    isBusy.current = true
    setIsJoining(true)
    setFailure(null)
    try {
      const { data } = await request<Joined>('POST', '/v1/auth/join', { body: { token } })
      await readAccount()
      chooseTenant(data.tenant)
      toast({ title: wording.joined({ company: tenant.name }) })
      void navigate({ href: '/' })
    } catch (error) {
      setFailure(errorMessage(error, own))
    } finally {
      isBusy.current = false
      setIsJoining(false)
    }
  }

  return (
    <div className="flex flex-col gap-4">
      {failure && (
        <p role="alert" className="rounded-sm border border-danger bg-danger-tint px-4 py-3 text-ink">
          {failure}
        </p>
      )}
      <p className="wrap-break-word text-ink-soft">
        {wording.loggedInAs({ email: user?.email ?? '', strong })} {isAnother && wording.invitationSentTo({ email })}{' '}
        {!hasAccount && wording.invitationWithoutAccount}
      </p>
      {hasAccount && (
        <Button
          variant="primary"
          size="large"
          onPress={() => void join()}
          isPending={isJoining}
          pendingLabel={wording.joiningLabel}
          className="w-full"
        >
          {wording.joinCompanyTitle({ company: tenant.name })}
        </Button>
      )}
      {(isAnother || !hasAccount) && (
        <Button size="large" onPress={() => void logOut()} className="w-full">
          {wording.otherAccountLabel({ email })}
        </Button>
      )}
    </div>
  )
}

const own = {
  login_required: wording.otherAccountNeeded,
  invalid_token: wording.invitationInvalid,
}
