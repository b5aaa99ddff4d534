import { type Invitation, joinInput } from '@sojourn/contract/invitation'
import { useNavigate } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { TextInput } from '../../kit/form/inputs.tsx'
import { PasswordInput } from '../../kit/form/password-input.tsx'
import { useKeptForm } from '../../kit/form/use-kept-form.ts'
import { leaveGuestNote } from '../../kit/login/guest-note.ts'
import { request } from '../../data/http.ts'
import { useProductName } from '../../data/public-config.ts'
import { TextField } from '../../ui/text-field.tsx'
import { GuestForm } from './guest-form.tsx'
import * as wording from './wording.ts'
import { type OpenedSession, useEnterAccount } from './use-enter-account.ts'

type Joined = { data: { email: string; session: OpenedSession } }

const schema = joinInput.omit({ token: true }).required()

/** For a user without an account: a name and a password create one, which is a member of the company at once. */
export function JoinAsNewcomer({ token, invitation }: { token: string; invitation: Invitation }) {
  const { email, tenant } = invitation
  const product = useProductName()
  const navigate = useNavigate()
  const enter = useEnterAccount()
  const form = useKeptForm({
    name: 'join',
    initial: { name: invitation.name, password: '' },
    labels: { name: wording.yourNameLabel, password: wording.passwordLabel },
    schema,
    isSecret: true,
    save: (input) =>
      request<Joined>('POST', '/v1/auth/join', { body: Object.assign({}, input, { token }), token: null }),
    onSaved: ({ data }) => void proceed(data),
  })
  const proceed = async (joined: Joined['data']) => {
    if (await enter(joined.session)) return
    leaveGuestNote({ email: joined.email, message: wording.joinedNote({ company: tenant.name }) })
    void navigate({ href: '/login' })
  }
  const name = useWatch({ control: form.form.control, name: 'name' })
  return (
    <>
      <h2 className="title mb-5 text-xl">{wording.createAccountTitle}</h2>
      <GuestForm
        form={form}
        label={wording.joinCompanyTitle({ company: tenant.name })}
        failure={wording.joinFailed}
        submitLabel={wording.joinCompanyTitle({ company: tenant.name })}
        pendingLabel={wording.joiningLabel}
      >
        <TextField label={wording.emailLabel} value={email} autoComplete="username" isReadOnly />
        <TextInput form={form} name="name" autoComplete="name" isRequired />
        <PasswordInput form={form} name="password" personal={[name, email, product]} isRequired />
      </GuestForm>
    </>
  )
}
