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
import { Link } from '../../ui/link.tsx'
import { Done } from './done.tsx'
import { GuestForm } from './guest-form.tsx'
import { GuestPage } from './guest-page.tsx'
import type { Registered } from './person-inputs.tsx'

/** The page to choose a new password with the link from an email. */
export function ResetPasswordPage() {
  const token: string = useSearch({ strict: false, select: ({ token: sent = '' }: { token?: string }) => sent })
  const [isDead, setIsDead] = useState(token === '')
  const user = useSession((session) => session.user)
  if (user && token) return <LoggedIn user={user} />
  return (
    <GuestPage
      title="Choose a new password"
      lead={
        <>
          <p>Wherever you are logged in with the old password, you will be logged out.</p>
          <p>
            Did you remember the old one? <Link href="/login">Log in</Link>
          </p>
        </>
      }
    >
      {isDead ? (
        <Done icon={Link2Off} title="This link does not work any more">
          <p>It was used already, is more than an hour old, or is not complete. Your password is as it was.</p>
          <ButtonLink href="/forgot-password" variant="primary">
            Ask for a new link
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
      title="Choose a new password"
      lead={
        <p>
          You are logged in as <strong className="font-medium text-ink">{user.name}</strong>, {user.email}. The link may
          be for another account. To choose a new password with it, log out first.
        </p>
      }
    >
      <div className="flex flex-col gap-4">
        <Button variant="primary" size="large" onPress={() => void logOut()} className="w-full">
          Log out and continue
        </Button>
        <ButtonLink href="/">{`Stay logged in as ${user.name}`}</ButtonLink>
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
    labels: { password: 'New password' },
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
      leaveGuestNote({ email, message: 'Your password is changed. Log in with the new one.' })
      void navigate({ href: '/login' })
    },
  })
  return (
    <GuestForm
      form={form}
      label="Choose a new password"
      failure="Your password was not changed yet"
      submitLabel="Change password"
      pendingLabel="Changing"
    >
      <PasswordInput form={form} name="password" personal={[product]} isRequired autoFocus />
    </GuestForm>
  )
}
