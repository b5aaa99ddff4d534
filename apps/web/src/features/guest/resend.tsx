import { resendInput } from '@sojourn/contract/account'
import { useEffect, useState } from 'react'
import { TextInput } from '../../kit/form/inputs.tsx'
import { useKeptForm } from '../../kit/form/use-kept-form.ts'
import { leaveGuestNote, readGuestNote } from '../../kit/login/guest-note.ts'
import { request } from '../../data/http.ts'
import { Button } from '../../ui/button.tsx'
import { countOf } from '../../kit/words/words.ts'
import { Done } from './done.tsx'
import { GuestForm } from './guest-form.tsx'
import type { Registered } from './person-inputs.tsx'

/** How long a user must wait before requesting the next email, in seconds. The server allows ten per hour. */
const waitSeconds = 60

/** Requests the email of a registration again. */
export function Resend({ title = 'No letter?' }: { title?: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useKeptForm({
    name: 'resend',
    initial: { email: readGuestNote().email },
    labels: { email: 'Email' },
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
      <p className="mt-2 mb-5 text-ink-soft">
        A letter may take some minutes, or lie among the unwanted mail. You can have it sent again, up to ten times an
        hour.
      </p>
      <GuestForm
        form={form}
        label="Send the letter again"
        failure="No letter was sent yet"
        submitLabel="Send it again"
        pendingLabel="Sending"
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
    <Done title="On its way">
      <p>
        If <strong className="font-medium text-ink">{email}</strong> waits to be confirmed, another letter is on its way
        to it. The newest and the older links work alike.
      </p>
      <Button onPress={onAgain} isDisabled={left > 0}>
        Send once more
      </Button>
      {left > 0 && <p className="text-sm">Possible in {countOf(left, 'second')}.</p>}
    </Done>
  )
}
