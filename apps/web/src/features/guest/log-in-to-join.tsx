import type { Invitation } from '@sojourn/contract/invitation'
import { leaveGuestNote } from '../../kit/login/guest-note.ts'
import { ButtonLink } from '../../ui/button-link.tsx'

type LogInToJoinProps = { token: string; invitation: Invitation }

/** For somebody who has an account and is not logged in: the login leads back here. */
export function LogInToJoin({ token, invitation: { email, tenant } }: LogInToJoinProps) {
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
