import { resendInput } from '@sojourn/contract/account'
import { useEffect, useState } from 'react'
import { TextInput } from '../../kit/form/inputs.tsx'
import { useKeptForm } from '../../kit/form/use-kept-form.ts'
import { leaveGuestNote, readGuestNote } from '../../kit/login/guest-note.ts'
import { request } from '../../data/http.ts'
import { Button } from '../../ui/button.tsx'
import { strong } from '../../kit/words/message-tags.tsx'
import { Done } from './done.tsx'
import { GuestForm } from './guest-form.tsx'
import type { Registered } from './person-inputs.tsx'
import * as wording from './wording.ts'

/** How long a user must wait before requesting the next email, in seconds. The server allows ten per hour. */
const waitSeconds = 60

/** Requests the email of a registration again. */
export function Resend({ title = wording.resendTitle }: { title?: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useKeptForm({
    name: 'resend',
    initial: { email: readGuestNote().email },
    labels: { email: wording.emailLabel },
    schema: resendInput.omit({ altcha: true }),
    save: (input) => request<Registered>('POST', '/v1/auth/resend', { body: input, token: null }),
    onSaved: ({ data: { email } }) => {
      leaveGuestNote({ email })
      setSentTo(email)
    },
  })
  if (sentTo !== null) return <Sent email={sentTo} onAgain={() => setSentTo(null)} />
  return (
    <>
      <h2 className="title text-xl">{title}</h2>
      <p className="mt-2 mb-5 text-ink-soft">{wording.resendHint}</p>
      <GuestForm
        form={form}
        label={wording.resendFormLabel}
        failure={wording.emailNotSent}
        submitLabel={wording.resendLabel}
        pendingLabel={wording.sendingLabel}
      >
        <TextInput form={form} name="email" type="email" autoComplete="email" spellCheck="false" isRequired />
      </GuestForm>
    </>
  )
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const [left, setLeft] = useState(waitSeconds)
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <Done title={wording.resentTitle}>
      <p>{wording.resentText({ email, strong })}</p>
      <Button onPress={onAgain} isDisabled={left > 0}>
        {wording.resendAgainLabel}
      </Button>
      {left > 0 && <p className="text-sm">{wording.resendAgainHint({ count: left })}</p>}
    </Done>
  )
}
