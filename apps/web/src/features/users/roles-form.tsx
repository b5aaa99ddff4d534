import { user } from '@sojourn/contract/resources/user'
import { LeaveGuard } from '../../kit/form/leave-guard.tsx'
import { SmallForm } from '../../kit/form/small-form.tsx'
import { useSaveKey } from '../../kit/form/use-save-key.ts'
import { useKeptForm } from '../../kit/form/use-kept-form.ts'
import { readAccount } from '../../data/session.ts'
import { toast } from '../../ui/toast.ts'
import { RolesInput } from './roles-input.tsx'
import { type User, userClient } from './user-client.ts'
import * as wording from './wording.ts'

/** The form to change the roles of a member. */
export function RolesForm({ person, isSelf }: { person: User; isSelf: boolean }) {
  useSaveKey()
  const { mutateAsync: update } = userClient.useUpdate()
  const form = useKeptForm({
    name: `users.${person.uuid}`,
    initial: valuesOf(person),
    rev: person.rev,
    labels: { roles: wording.rolesLabel },
    schema: user.update,
    toInput: ({ roles }) => ({ roles: roles.map((name) => ({ name })) }),
    save: (input, rev = person.rev) =>
      update({ uuid: person.uuid, rev, changes: { roles: user.update.parse(input).roles } }),
    onSaved: (saved) => {
      toast({ title: wording.rolesSaved({ name: saved.name }), tone: 'success' })
      // The user's own permissions have changed.
      if (isSelf) void readAccount()
    },
    fromCurrent: (current) => {
      const { data } = user.read.safeParse(current)
      return data ? { values: valuesOf(data), rev: data.rev } : null
    },
  })
  return (
    <>
      <LeaveGuard />
      <SmallForm form={form} label={wording.rolesFormLabel({ name: person.name })} saveLabel={wording.saveRoles}>
        {person.isOwner && <p className="text-ink-soft">{wording.ownerIsAdmin}</p>}
        {isSelf && !person.isOwner && <p className="text-ink-soft">{wording.ownRoles}</p>}
        <RolesInput form={form} name="roles" always={person.isOwner ? 'Admin' : undefined} />
      </SmallForm>
    </>
  )
}

const valuesOf = ({ roles }: User) => ({ roles: roles.map(({ name }) => name) })
