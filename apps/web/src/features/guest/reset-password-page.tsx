import { type AccountUser, resetPasswordInput } from '@sojourn/contract/account'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Link2Off } from 'lucide-react'
import { useState } from 'react'
import { PasswordInput } from '../../kit/form/password-input.tsx'
import { useKeptForm } from '../../kit/form/use-kept-form.ts'
import { leaveGuestNote } from '../../kit/login/guest-note.ts'
import { ApiProblem, request } from '../../data/http.ts'
import { useProductName } from '../../data/public-config.ts'
import { logOut, useSession } from '../../data/session.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { linkTo, strong } from '../../kit/words/message-tags.tsx'
import { Done } from './done.tsx'
import { GuestForm } from './guest-form.tsx'
import { GuestPage } from './guest-page.tsx'
import type { Registered } from './person-inputs.tsx'
import * as wording from './wording.ts'

/** The page to choose a new password with the link from an email. */
export function ResetPasswordPage() {
  const token: string = useSearch({ strict: false, select: ({ token: sent = '' }: { token?: string }) => sent })
  const [isDead, setIsDead] = useState(token === '')
  const user = useSession((session) => session.user)
  if (user && token) return <LoggedIn user={user} />
  return (
    <GuestPage
      title={wording.resetTitle}
      lead={
        <>
          <p>{wording.resetText}</p>
          <p>{wording.passwordRemembered({ link: linkTo('/login') })}</p>
        </>
      }
    >
      {isDead ? (
        <Done icon={Link2Off} title={wording.linkInvalidTitle}>
          <p>{wording.resetLinkInvalid}</p>
          <ButtonLink href="/forgot-password" variant="primary">
            {wording.requestLinkLabel}
          </ButtonLink>
        </Done>
      ) : (
        <Choose token={token} onDead={() => setIsDead(true)} />
      )}
    </GuestPage>
  )
}

/** The link does not say whose account it is for, so the user must decide. */
function LoggedIn({ user }: { user: AccountUser }) {
  return (
    <GuestPage
      title={wording.resetTitle}
      lead={<p>{wording.resetLoggedIn({ name: user.name, email: user.email, strong })}</p>}
    >
      <div className="flex flex-col gap-4">
        <Button variant="primary" size="large" onPress={() => void logOut()} className="w-full">
          {wording.logOutAndContinueLabel}
        </Button>
        <ButtonLink href="/">{wording.stayLoggedInLabel({ name: user.name })}</ButtonLink>
      </div>
    </GuestPage>
  )
}

function Choose({ token, onDead }: { token: string; onDead: () => void }) {
  const product = useProductName()
  const navigate = useNavigate()
  const form = useKeptForm({
    name: 'reset-password',
    isSecret: true,
    initial: { password: '' },
    labels: { password: wording.newPasswordLabel },
    schema: resetPasswordInput.omit({ token: true }),
    save: async (input) => {
      try {
        const body = Object.assign({}, input, { token })
        return await request<Registered>('POST', '/v1/auth/reset-password', { body, token: null })
      } catch (error) {
        if (error instanceof ApiProblem && error.code === 'invalid_token') onDead()
        throw error
      }
    },
    onSaved: ({ data: { email } }) => {
      leaveGuestNote({ email, message: wording.resetNote })
      void navigate({ href: '/login' })
    },
  })
  return (
    <GuestForm
      form={form}
      label={wording.resetTitle}
      failure={wording.resetFailed}
      submitLabel={wording.resetLabel}
      pendingLabel={wording.resettingLabel}
    >
      <PasswordInput form={form} name="password" personal={[product]} isRequired autoFocus />
    </GuestForm>
  )
}
