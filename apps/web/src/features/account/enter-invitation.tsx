import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { tokenOfInvitation } from './token-of-invitation.ts'
import * as wording from './wording.ts'

/** For a user who has an invitation email but cannot follow its link: they paste it. */
export function EnterInvitation() {
  const router = useRouter()
  const [text, setText] = useState('')
  const [complaint, setComplaint] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)

  const submit = () => {
    const token = tokenOfInvitation(text)
    if (token) {
      void router.navigate({ href: `/join?token=${token}` })
      return
    }
    setComplaint(wording.notAnInvitationLink)
    input.current?.focus()
  }

  return (
    <section aria-labelledby="enter-invitation">
      <h2 id="enter-invitation" className="title text-xl">
        {wording.acceptInvitation}
      </h2>
      <p className="mt-2 mb-4 text-ink-soft">{wording.acceptInvitationHint}</p>
      <Form label={wording.acceptInvitation} onSubmit={submit} className="gap-4">
        <TextField
          label={wording.invitationLink}
          name="link"
          autoComplete="off"
          spellCheck="false"
          inputRef={input}
          value={text}
          onChange={(typed) => {
            setText(typed)
            setComplaint(null)
          }}
          errorMessage={complaint}
        />
        <div>
          <Button type="submit">{wording.viewInvitation}</Button>
        </div>
      </Form>
    </section>
  )
}
