import { useNavigate } from '@tanstack/react-router'
import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import type { RoleName } from '@sojourn/contract/kit/role-names'
import { user } from '@sojourn/contract/resources/user'
import { FormPage } from '../../kit/form/form-page.tsx'
import { TextInput } from '../../kit/form/inputs.tsx'
import { useKeptForm } from '../../kit/form/use-kept-form.ts'
import { ApiProblem } from '../../data/http.ts'
import { useCan, useTenant } from '../../data/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toast.ts'
import { RolesInput } from './roles-input.tsx'
import { userClient } from './user-client.ts'

/** `/users/create`: invites users to the company. */
export function CreatePage() {
  const { name } = useTenant()
  const mayInvite = useCan('users:manage')
  return (
    <div className="page-column max-w-180">
      <PageHeader title="Invite a user" crumbs={[{ label: 'Users', href: '/users' }]}>
        They get a letter with a link that works for seven days.
      </PageHeader>
      {mayInvite ? (
        <InviteForm company={name} />
      ) : (
        <EmptyState
          icon={LockKeyhole}
          title="Your role does not allow this"
          actions={<ButtonLink href="/users">Back to users</ButtonLink>}
        >
          Ask an Admin of {name} to invite them.
        </EmptyState>
      )}
    </div>
  )
}

const nobody = { email: '', name: '', roles: new Array<RoleName>() }

function InviteForm({ company }: { company: string }) {
  const navigate = useNavigate()
  const { mutateAsync: invite } = userClient.useCreate()
  const [fullPlan, setFullPlan] = useState<string | null>(null)
  const form = useKeptForm({
    name: 'users.create',
    initial: nobody,
    labels: { email: 'Email', name: 'Name', roles: 'Roles' },
    schema: user.create,
    toInput: ({ roles, ...person }) => ({ ...person, roles: roles.map((name) => ({ name })) }),
    save: async (input) => {
      setFullPlan(null)
      return invite(user.create.parse(input)).catch((error: unknown) => {
        if (error instanceof ApiProblem && error.code === 'plan_limit') setFullPlan(error.message)
        throw error
      })
    },
    onSaved: ({ uuid, email }) => {
      toast({ title: `An invitation to ${company} went to ${email}`, tone: 'success' })
      void navigate({ href: `/users/${uuid}` })
    },
  })
  return (
    <>
      {fullPlan && <PlanIsFull reason={fullPlan} company={company} />}
      <FormPage
        form={form}
        label="Invite a user"
        saveLabel="Send the invitation"
        savingLabel="Sending"
        cancelHref="/users"
        sections={[
          {
            id: 'person',
            title: 'Who',
            content: (
              <>
                <TextInput form={form} name="email" type="email" autoComplete="off" isRequired />
                <TextInput
                  form={form}
                  name="name"
                  autoComplete="off"
                  isRequired
                  description="As colleagues know them. Those who have an account keep the name they gave themselves."
                />
              </>
            ),
          },
          {
            id: 'roles',
            title: 'What they may do',
            description: 'Several roles add up.',
            content: <RolesInput form={form} name="roles" />,
          },
        ]}
      />
    </>
  )
}

function PlanIsFull({ reason, company }: { reason: string; company: string }) {
  return (
    <section aria-label="The plan is full" className="mb-6 rounded-md border border-line bg-warning-tint p-4">
      <p className="font-medium">The plan of {company} has no room for another user</p>
      <p className="mt-1 text-sm text-ink-soft">
        {reason}. What you typed is kept: choose a larger plan, or remove somebody who has left, and send it then.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink size="small" href="/account">
          See the plans
        </ButtonLink>
        <ButtonLink size="small" variant="quiet" href="/users">
          See who is here
        </ButtonLink>
      </div>
    </section>
  )
}
