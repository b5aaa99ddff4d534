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
import * as wording from './wording.ts'

/** `/users/create`: invites users to the company. */
export function CreatePage() {
  const { name } = useTenant()
  const mayInvite = useCan('users:manage')
  return (
    <div className="page-column max-w-180">
      <PageHeader title={wording.inviteTitle} crumbs={[{ label: wording.usersCrumb, href: '/users' }]}>
        {wording.inviteIntroduction}
      </PageHeader>
      {mayInvite ? (
        <InviteForm company={name} />
      ) : (
        <EmptyState
          icon={LockKeyhole}
          title={wording.inviteForbidden}
          actions={<ButtonLink href="/users">{wording.backToUsers}</ButtonLink>}
        >
          {wording.inviteForbiddenHint({ company: name })}
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
    labels: { email: wording.emailLabel, name: wording.nameLabel, roles: wording.rolesLabel },
    schema: user.create,
    toInput: ({ roles, ...person }) => ({ ...person, roles: roles.map((name) => ({ name })) }),
    save: async (input) => {
      setFullPlan(null)
      return invite(user.create.parse(input)).catch((error: unknown) => {
        if (error instanceof ApiProblem && error.code === 'plan_limit') setFullPlan(error.message)
        throw error
      })
    },
    onSaved: ({ uuid, email, name }) => {
      toast({ title: wording.invitationSent({ company, email: email ?? name }), tone: 'success' })
      void navigate({ href: `/users/${uuid}` })
    },
  })
  return (
    <>
      {fullPlan && <PlanIsFull reason={fullPlan} company={company} />}
      <FormPage
        form={form}
        label={wording.inviteTitle}
        saveLabel={wording.sendInvitation}
        savingLabel={wording.sendingInvitation}
        cancelHref="/users"
        sections={[
          {
            id: 'person',
            title: wording.userSection,
            content: (
              <>
                <TextInput form={form} name="email" type="email" autoComplete="off" isRequired />
                <TextInput form={form} name="name" autoComplete="off" isRequired description={wording.nameHint} />
              </>
            ),
          },
          {
            id: 'roles',
            title: wording.rolesSection,
            description: wording.rolesHint,
            content: <RolesInput form={form} name="roles" />,
          },
        ]}
      />
    </>
  )
}

function PlanIsFull({ reason, company }: { reason: string; company: string }) {
  return (
    <section aria-label={wording.planFullLabel} className="mb-6 rounded-md border border-line bg-warning-tint p-4">
      <p className="font-medium">{wording.planFullTitle({ company })}</p>
      <p className="mt-1 text-sm text-ink-soft">{wording.planFullText({ reason })}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink size="small" href="/account">
          {wording.viewPlans}
        </ButtonLink>
        <ButtonLink size="small" variant="quiet" href="/users">
          {wording.viewUsers}
        </ButtonLink>
      </div>
    </section>
  )
}
