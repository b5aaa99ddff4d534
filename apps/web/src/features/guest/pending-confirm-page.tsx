import { useSearch } from '@tanstack/react-router'
import { useGuestNote } from '../../kit/login/guest-note.ts'
import { useSession } from '../../data/session.ts'
import { linkTo, strong } from '../../kit/words/message-tags.tsx'
import { Confirm } from './confirm.tsx'
import { DemoEmails } from './demo-emails.tsx'
import { GuestPage } from './guest-page.tsx'
import { Resend } from './resend.tsx'
import * as wording from './wording.ts'

/**
 * The page between registration and first login: says to look for the email, and confirms the address when its link is opened.
 */
export function PendingConfirmPage() {
  const token: string = useSearch({ strict: false, select: ({ token: sent = '' }: { token?: string }) => sent })
  const { email, isAwaited } = useGuestNote()
  const isLoggedIn = useSession((session) => session.token !== null)
  if (token !== '')
    return (
      <GuestPage title={wording.confirmTitle} lead={<p>{wording.confirmPageText}</p>}>
        <Confirm key={token} token={token} />
      </GuestPage>
    )
  return (
    <GuestPage
      title={isAwaited ? wording.checkInboxTitle : wording.confirmTitle}
      lead={
        <>
          <p>{isAwaited ? wording.awaitedText({ email, strong }) : wording.notAwaitedText}</p>
          <p>{wording.confirmLinkHint}</p>
          <DemoEmails />
          {!isLoggedIn && <p>{wording.alreadyConfirmed({ link: linkTo('/login') })}</p>}
        </>
      }
    >
      <Resend />
    </GuestPage>
  )
}
