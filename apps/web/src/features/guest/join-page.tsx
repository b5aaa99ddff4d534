import type { Invitation } from '@sojourn/contract/invitation'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Link2Off } from 'lucide-react'
import { ApiProblem, request } from '../../data/http.ts'
import { useSession } from '../../data/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Done } from './done.tsx'
import { GuestPage } from './guest-page.tsx'
import { JoinAsMember } from './join-as-member.tsx'
import { JoinAsNewcomer } from './join-as-newcomer.tsx'
import { leaveGuestNote } from '../../kit/login/guest-note.ts'

/** The page to accept an invitation from its email. */
export function JoinPage() {
  const token: string = useSearch({ strict: false, select: ({ token: sent = '' }: { token?: string }) => sent })
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () =>
      (await request<{ data: Invitation }>('POST', '/v1/auth/invitation', { body: { token }, token: null })).data,
    enabled: token !== '',
    retry: false,
    // Never fetched again: that could remove the form while the user is typing.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  if (data)
    return (
      <GuestPage title={`Join ${data.tenant.name}`} lead={<About invitation={data} />}>
        <Accept token={token} invitation={data} />
      </GuestPage>
    )
  const isDead = token === '' || (error instanceof ApiProblem && error.status === 422)
  return (
    <GuestPage
      title="Join a company"
      lead={<p>An invitation comes by mail. The link in it leads here, and works for one person, once.</p>}
    >
      {isDead && <InvalidInvitation hasToken={token !== ''} />}
      {!isDead && !error && <SkeletonRows rows={3} label="Reading the invitation" />}
      {error && !isDead && (
        <ErrorState title="The invitation could not be read" onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </GuestPage>
  )
}

function About({ invitation: { tenant, email, roles } }: { invitation: Invitation }) {
  const names = new Intl.ListFormat('en-GB').format(roles.map(({ name }) => name))
  return (
    <>
      <p>
        {tenant.name} invites <strong className="font-medium text-ink">{email}</strong> to work with them
        {names && ` as ${names}`}.
      </p>
      <p>Were you not expecting this? Then close the page: nothing happens until you accept.</p>
    </>
  )
}

function Accept({ token, invitation }: { token: string; invitation: Invitation }) {
  const isLoggedIn = useSession((session) => session.token !== null)
  if (isLoggedIn) return <JoinAsMember token={token} invitation={invitation} />
  if (invitation.hasAccount) return <LogInToJoin token={token} invitation={invitation} />
  return <JoinAsNewcomer token={token} invitation={invitation} />
}

function InvalidInvitation({ hasToken }: { hasToken: boolean }) {
  const isLoggedIn = useSession((session) => session.token !== null)
  return (
    <Done icon={Link2Off} title={hasToken ? 'This invitation does not work any more' : 'The link is not complete'}>
      <p>
        {hasToken
          ? 'It was accepted already, was taken back, or is too old. Ask whoever invited you to send it again.'
          : 'Open it from the letter, or copy all of it into the address bar.'}
      </p>
      {isLoggedIn ? (
        <ButtonLink href="/" variant="primary">
          Go on
        </ButtonLink>
      ) : (
        <p>
          Did you accept it before? <Link href="/login">Log in</Link>
        </p>
      )}
    </Done>
  )
}

type LogInToJoinProps = { token: string; invitation: Invitation }

/** For a user with an account who is not logged in: after the login, they return to this page. */
function LogInToJoin({ token, invitation: { email, tenant } }: LogInToJoinProps) {
  return (
    <>
      <h2 className="title text-xl">You have an account</h2>
      <p className="mt-2 mb-5 text-ink-soft">Log in with it, and you come back here to accept.</p>
      <ButtonLink
        href={`/login?redirect=${encodeURIComponent(`/join?token=${token}`)}`}
        onPress={() => leaveGuestNote({ email, message: `Log in to join ${tenant.name}.` })}
        variant="primary"
        size="large"
        className="w-full"
      >
        Log in to accept
      </ButtonLink>
    </>
  )
}
