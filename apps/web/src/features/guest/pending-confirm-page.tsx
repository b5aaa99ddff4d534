import { useSearch } from '@tanstack/react-router'
import { useGuestNote } from '../../kit/login/guest-note.ts'
import { useSession } from '../../data/session.ts'
import { Link } from '../../ui/link.tsx'
import { Confirm } from './confirm.tsx'
import { DemoEmails } from './demo-emails.tsx'
import { GuestPage } from './guest-page.tsx'
import { Resend } from './resend.tsx'

/**
 * The page between registration and first login: says to look for the email, and confirms the address when its link is opened.
 */
export function PendingConfirmPage() {
  const token: string = useSearch({ strict: false, select: ({ token: sent = '' }: { token?: string }) => sent })
  const { email, isAwaited } = useGuestNote()
  const isLoggedIn = useSession((session) => session.token !== null)
  if (token !== '')
    return (
      <GuestPage
        title="Confirm your address"
        lead={<p>The link in the letter shows that the address is yours, and your password that you asked for it.</p>}
      >
        <Confirm key={token} token={token} />
      </GuestPage>
    )
  return (
    <GuestPage
      title={isAwaited ? 'Look into your mail' : 'Confirm your address'}
      lead={
        <>
          {isAwaited ? (
            <p>
              We have sent a letter to <strong className="font-medium text-ink">{email}</strong>. Press the button in
              it, and confirm the address with your password.
            </p>
          ) : (
            <p>
              Whoever registers gets a letter. With the button in it and their password they confirm that the address is
              theirs.
            </p>
          )}
          <p>
            The link works once, within 48 hours. Had the address an account already, the letter says so; then there is
            nothing to confirm.
          </p>
          <DemoEmails />
          {!isLoggedIn && (
            <p>
              Is it confirmed? <Link href="/login">Log in</Link>
            </p>
          )}
        </>
      }
    >
      <Resend />
    </GuestPage>
  )
}
