import { confirmInput } from '@sojourn/contract/account'
import { useNavigate } from '@tanstack/react-router'
import { CircleCheck, Link2Off } from 'lucide-react'
import { useEffect, useState } from 'react'
import { PasswordInput } from '../../kit/form/password-input.tsx'
import { useKeptForm } from '../../kit/form/use-kept-form.ts'
import { leaveGuestNote } from '../../kit/login/guest-note.ts'
import { ApiProblem, request } from '../../data/http.ts'
import { keepDeviceSecret, readDeviceSecret } from '../../kit/login/device-secret.ts'
import { readProspectPlan } from '../../kit/login/prospect-plan.ts'
import { readAccount, useSession } from '../../data/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { linkTo, strong } from '../../kit/words/message-tags.tsx'
import { type Confirmed, ConfirmHere } from './confirm-here/confirm-here.tsx'
import { Done } from './done.tsx'
import { GuestForm } from './guest-form.tsx'
import { Resend } from './resend.tsx'
import * as wording from './wording.ts'
import { useEnterAccount } from './use-enter-account.ts'

/**
 * Confirms an email address with the token from the link, and the password or the secret of the device that registered. Opening
 * the link alone does nothing. A new account is logged in.
 */
export function Confirm({ token }: { token: string }) {
  const [confirmed, setConfirmed] = useState<string | null>(null)
  const [isDead, setIsDead] = useState(false)
  // As it was when the page was opened: confirming logs in.
  const [isLoggedIn] = useState(() => useSession.getState().token !== null)
  const [deviceSecret, setDeviceSecret] = useState(readDeviceSecret)
  const enter = useEnterAccount()
  const onConfirmed = async ({ email, session }: Confirmed) => {
    keepDeviceSecret(null)
    if (!(await enter(session))) setConfirmed(email)
  }
  const onDead = () => setIsDead(true)
  if (confirmed !== null) return <Welcome email={confirmed} />
  if (isDead) return <DeadLink />
  if (deviceSecret === null || isLoggedIn) return <Ask token={token} onConfirmed={onConfirmed} onDead={onDead} />
  return <ConfirmHere {...{ token, deviceSecret, onConfirmed, onDead }} onUnknown={() => setDeviceSecret(null)} />
}

type AskProps = { token: string; onConfirmed: (confirmed: Confirmed) => Promise<void>; onDead: () => void }

function Ask({ token, onConfirmed, onDead }: AskProps) {
  const isLoggedIn = useSession((session) => session.token !== null)
  const form = useKeptForm({
    name: 'confirm',
    isSecret: true,
    initial: { password: '' },
    labels: { password: wording.passwordLabel },
    schema: confirmInput.omit({ token: true }).refine(({ password }) => password !== '', {
      path: ['password'],
      message: wording.confirmPasswordMissing,
    }),
    save: async (input) => {
      try {
        const body = Object.assign({}, input, { token })
        return await request<{ data: Confirmed }>('POST', '/v1/auth/confirm', { body, token: null })
      } catch (error) {
        if (error instanceof ApiProblem && error.code === 'invalid_token') onDead()
        throw error
      }
    },
    onSaved: ({ data }) => void onConfirmed(data),
  })
  return (
    <>
      <p className="mb-5 text-ink-soft">{wording.confirmPasswordHint}</p>
      <GuestForm
        form={form}
        label={wording.confirmTitle}
        failure={wording.confirmFailed}
        submitLabel={wording.confirmLabel}
        pendingLabel={wording.confirmingLabel}
      >
        <PasswordInput form={form} name="password" isRequired autoFocus />
      </GuestForm>
      <p className="mt-6 text-sm text-ink-soft">
        {wording.notRequested} {!isLoggedIn && wording.confirmPasswordForgotten({ link: linkTo('/register') })}
      </p>
    </>
  )
}

function DeadLink() {
  return (
    <>
      <Done icon={Link2Off} title={wording.linkInvalidTitle}>
        <p>{wording.confirmLinkInvalid}</p>
        <ButtonLink href="/login" variant="primary">
          {wording.logInLabel}
        </ButtonLink>
      </Done>
      <div className="mt-8 border-t border-line pt-6">
        <Resend title={wording.resendAfterInvalidTitle} />
      </div>
    </>
  )
}

/** Redirects a guest to the login. A user who has changed their address stays on the page. */
function Welcome({ email }: { email: string }) {
  const navigate = useNavigate()
  const isLoggedIn = useSession((session) => session.token !== null)
  useEffect(() => {
    leaveGuestNote({ email, isAwaited: false, message: wording.confirmedNote({ email }) })
    if (!isLoggedIn) void navigate({ href: readProspectPlan() === null ? '/login' : loginToWelcome, replace: true })
    // The new address may have ended this session. If so, the login page shows the note.
    else void readAccount().catch(() => {})
  }, [email, isLoggedIn, navigate])
  return (
    <Done icon={CircleCheck} title={wording.confirmedTitle}>
      <p>{wording.confirmedText({ email, strong })}</p>
      <ButtonLink href={isLoggedIn ? '/' : '/login'} variant="primary">
        {isLoggedIn ? wording.continueLabel : wording.logInLabel}
      </ButtonLink>
    </Done>
  )
}

/** A user who has selected a plan is welcomed on the page where they subscribe. */
const loginToWelcome = `/login?redirect=${encodeURIComponent('/account?welcome=true')}`
