import { confirmInput } from '@sojourn/contract/account'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CircleCheck, Link2Off } from 'lucide-react'
import { useEffect, useState } from 'react'
import { PasswordInput } from '../../kit/form/password-input.tsx'
import { useKeptForm } from '../../kit/form/use-kept-form.ts'
import { leaveGuestNote } from '../../kit/guest-note.ts'
import { ApiProblem, request } from '../../kit/http.ts'
import { readProspectPlan } from '../../kit/prospect-plan.ts'
import { readAccount, useSession } from '../../kit/session.ts'
import { tooManyAttempts } from '../../kit/words.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PendingMark } from '../../ui/pending-mark.tsx'
import { Done } from './done.tsx'
import { GuestForm } from './guest-form.tsx'
import { Resend } from './resend.tsx'

type Confirmed = { data: { email: string } }

const confirm = (body: unknown) => request<Confirmed>('POST', '/v1/auth/confirm', { body, token: null })

/** Answers a letter with its token; asks for the password only when the link alone does not tell whose it is. */
export function Confirm({ token }: { token: string }) {
  // Asked once, whatever renders: the token is used up by it.
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['confirm', token],
    queryFn: () => confirm({ token }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const [confirmed, setConfirmed] = useState<string | null>(null)
  const email = confirmed ?? data?.data.email
  if (email !== undefined) return <Welcome email={email} />
  if (isFetching)
    return (
      <p className="flex items-center gap-3 text-ink-soft">
        <PendingMark label="Confirming" /> Confirming your address …
      </p>
    )
  if (error instanceof ApiProblem && error.errors['password'])
    return <AskPassword token={token} onConfirmed={setConfirmed} />
  if (error instanceof ApiProblem && error.status === 422)
    return (
      <>
        <Done icon={Link2Off} title="This link does not work any more">
          <p>
            It was used already, is more than 48 hours old, or is not complete. If you confirmed before, just log in.
          </p>
          <ButtonLink href="/login" variant="primary">
            Log in
          </ButtonLink>
        </Done>
        <div className="mt-8 border-t border-line pt-6">
          <Resend title="Or ask for another letter" />
        </div>
      </>
    )
  return (
    <ErrorState title="Your address could not be confirmed" onRetry={() => void refetch()} isRetrying={isFetching}>
      {error instanceof ApiProblem && error.status === 429
        ? tooManyAttempts(error.retryAfter)
        : 'The link is still good. Check your connection and try again.'}
    </ErrorState>
  )
}

function AskPassword({ token, onConfirmed }: { token: string; onConfirmed: (email: string) => void }) {
  const form = useKeptForm({
    name: 'confirm',
    isSecret: true,
    initial: { password: '' },
    labels: { password: 'Password' },
    schema: confirmInput.pick({ password: true }).required(),
    save: (input) => confirm(Object.assign({}, input, { token })),
    onSaved: ({ data }) => onConfirmed(data.email),
  })
  return (
    <>
      <h2 className="title text-xl">One more question</h2>
      <p className="mt-2 mb-5 text-ink-soft">
        This address was registered more than once, perhaps by somebody else. Type the password that you chose when you
        asked for this letter.
      </p>
      <GuestForm
        form={form}
        label="Confirm your address"
        failure="Your address is not confirmed yet"
        submitLabel="Confirm my address"
        pendingLabel="Confirming"
      >
        <PasswordInput form={form} name="password" isRequired autoFocus />
      </GuestForm>
    </>
  )
}

/** Leads a guest to the login; somebody who changed their address stays. */
function Welcome({ email }: { email: string }) {
  const navigate = useNavigate()
  const isLoggedIn = useSession((session) => session.token !== null)
  useEffect(() => {
    leaveGuestNote({ email, isAwaited: false, message: `${email} is confirmed. Now you can log in.` })
    if (!isLoggedIn) void navigate({ href: readProspectPlan() === null ? '/login' : loginToWelcome, replace: true })
    // The session may have been one of those that a new address ends; then the login says what was done.
    else void readAccount().catch(() => {})
  }, [email, isLoggedIn, navigate])
  return (
    <Done icon={CircleCheck} title="Your address is confirmed">
      <p>
        From now on you log in with <strong className="font-medium text-ink">{email}</strong>.
      </p>
      <ButtonLink href={isLoggedIn ? '/' : '/login'} variant="primary">
        {isLoggedIn ? 'Go on' : 'Log in'}
      </ButtonLink>
    </Done>
  )
}

/** Whoever chose a plan is welcomed where it is taken out. */
const loginToWelcome = `/login?redirect=${encodeURIComponent('/account?welcome=true')}`
