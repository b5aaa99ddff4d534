import { useQuery } from '@tanstack/react-query'
import { Crown, Send } from 'lucide-react'
import { Loaded } from '../../kit/page/loaded.tsx'
import { formatDate, formatWhen } from '../../kit/words/dates.ts'
import { useCan, useSession, useTenant } from '../../data/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx'
import { AccountAccess } from './account-access.tsx'
import { PersonState } from './person-state.tsx'
import { Removal } from './removal.tsx'
import { RolesForm } from './roles-form.tsx'
import { hasLapsed, type User, userClient } from './user-client.ts'
import { Button } from '../../ui/button.tsx'
import { useSendAgain } from './send-again.ts'
import * as wording from './wording.ts'

/** `/users/{uuid}`: a member of the company. */
export function RecordPage({ uuid }: { uuid: string }) {
  const tenant = useTenant()
  const query = useQuery(userClient.get(tenant.uuid, uuid))
  return (
    <Loaded query={query} record={{ plural: 'users', uuid }} list={list} skeleton={<Opening />}>
      {(person) => <Person key={person.uuid} person={person} />}
    </Loaded>
  )
}

const list = { label: wording.usersCrumb, href: '/users' }

function Opening() {
  return (
    <div className="page-column max-w-240">
      <Skeleton className="mt-3 h-9 w-64 max-w-full" />
      <div className="mt-8">
        <SkeletonRows rows={4} label={wording.loadingUser} />
      </div>
    </div>
  )
}

function Person({ person }: { person: User }) {
  const mayManage = useCan('users:manage')
  const isSelf = useSession(({ user }) => user?.uuid === person.uuid)
  return (
    <div className="page-column max-w-240">
      <PageHeader title={person.name} crumbs={[list]}>
        {mayManage && <PersonState user={person} />}
        {person.isOwner && (
          <Badge tone="brand" icon={Crown}>
            {wording.owner}
          </Badge>
        )}
        {isSelf && <Badge>{wording.yourself}</Badge>}
      </PageHeader>
      <PageSection
        title={wording.detailsTitle}
        description={isSelf && <Link href="/profile">{wording.editProfile}</Link>}
      >
        <Facts person={person} />
      </PageSection>
      {mayManage && person.state === 'invited' && <Invitation person={person} />}
      <Roles person={person} mayManage={mayManage} isSelf={isSelf} />
      {mayManage && !isSelf && person.state !== 'invited' && <AccountAccess person={person} />}
      {(mayManage || isSelf) && <Removal person={person} isSelf={isSelf} />}
    </div>
  )
}

function Facts({ person: { email, phone, jobTitle, createdAt } }: { person: User }) {
  const facts = [
    [wording.emailLabel, email],
    [wording.phone, phone],
    [wording.jobTitle, jobTitle],
    [wording.joined, wording.joinedOn({ date: formatDate(createdAt), ago: formatWhen(createdAt) })],
  ] as const
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {facts.map(
        ([title, text]) =>
          text && (
            <div key={title}>
              <dt className="eyebrow">{title}</dt>
              <dd className="wrap-anywhere">{text}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function Roles({ person, mayManage, isSelf }: { person: User; mayManage: boolean; isSelf: boolean }) {
  const { name } = useTenant()
  if (mayManage) {
    return (
      <PageSection title={wording.rolesSection} description={wording.rolesHint}>
        <RolesForm person={person} isSelf={isSelf} />
      </PageSection>
    )
  }
  return (
    <PageSection title={wording.rolesSection} description={wording.askToChangeRoles({ company: name })}>
      <ul className="flex flex-col gap-4">
        {person.roles.map((role) => (
          <li key={role.name}>
            <p className="font-medium">{wording.roleNames[role.name]}</p>
            <p className="text-sm text-ink-soft">{wording.roleHints[role.name]}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

/** An invitation that has not been accepted yet. */
function Invitation({ person }: { person: User }) {
  const { mutate: sendAgain, isPending } = useSendAgain()
  const until = person.invitationExpiresAt
  const validity = hasLapsed(person) ? wording.invitationLapsed : wording.invitationValid
  return (
    <PageSection title={wording.invitationTitle} description={wording.invitationHint}>
      {until && <p>{validity({ date: formatDate(until), ago: formatWhen(until) })}</p>}
      <Button
        icon={Send}
        className="mt-4"
        isPending={isPending}
        pendingLabel={wording.sendingInvitation}
        onPress={() => sendAgain(person)}
      >
        {wording.resendInvitation}
      </Button>
    </PageSection>
  )
}
