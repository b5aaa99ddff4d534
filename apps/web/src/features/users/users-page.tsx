import { Crown } from 'lucide-react'
import { useMemo } from 'react'
import { roleNames } from '@sojourn/contract/kit/role-names'
import type { user } from '@sojourn/contract/resources/user'
import { formatWhen } from '../../kit/words/dates.ts'
import { type ListDefinition, listDefinition } from '../../kit/list/list-definition.ts'
import { ResourceListPage } from '../../kit/list/resource-list-page.tsx'
import { useCan } from '../../data/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { TableColumn } from '../../ui/table/table.tsx'
import { PersonState, stateOptions } from './person-state.tsx'
import { invitationActions, useSendAgain } from './send-again.ts'
import { type User, userClient } from './user-client.ts'
import { userResource } from './user-resource.ts'

const nameColumn: TableColumn<User> = {
  id: 'name',
  title: 'Name',
  isRowHeader: true,
  isSortable: true,
  render: ({ name, avatar, email, jobTitle }) => (
    <span className="flex items-center gap-3">
      <Avatar name={name} picture={avatar?.url} isDecorative />
      <span className="min-w-0">
        <span className="block wrap-anywhere">{name}</span>
        {(email ?? jobTitle) && (
          <span className="block text-sm font-normal wrap-anywhere text-ink-soft">{email ?? jobTitle}</span>
        )}
      </span>
    </span>
  ),
}

const rolesColumn: TableColumn<User> = {
  id: 'roles',
  title: 'Roles',
  render: ({ roles, isOwner }) => (
    <span className="flex flex-wrap gap-1">
      {isOwner && (
        <Badge tone="brand" icon={Crown}>
          Owner
        </Badge>
      )}
      {roles.map(({ name }) => (
        <Badge key={name}>{name}</Badge>
      ))}
    </span>
  ),
}

const stateColumn: TableColumn<User> = {
  id: 'state',
  title: 'Status',
  width: '10rem',
  render: (person) => <PersonState user={person} />,
}

const sinceColumn: TableColumn<User> = {
  id: 'createdAt',
  title: 'Here since',
  isSortable: true,
  align: 'end',
  width: '9rem',
  render: ({ createdAt }) => <span className="whitespace-nowrap text-ink-soft">{formatWhen(createdAt)}</span>,
}

/** The list for members who may not manage users. */
const forMembers = listDefinition<typeof user>(userResource, {
  client: userClient,
  columns: [nameColumn, rolesColumn, sinceColumn],
  nameOf: ({ name }) => name,
  emptyText: 'Everybody who works in the company is listed here.',
  filters: [{ parameter: 'role', label: 'Role', options: roleNames.map((id) => ({ id, label: id })) }],
  sorts: [
    { id: 'name', label: 'Name, A to Z' },
    { id: '-name', label: 'Name, Z to A' },
    { id: '-createdAt', label: 'Newest first' },
    { id: 'createdAt', label: 'Here longest first' },
  ],
})

const forAdmins: ListDefinition<typeof user> = {
  ...forMembers,
  columns: [nameColumn, rolesColumn, stateColumn, sinceColumn],
  radio: { parameter: 'state', label: 'Status', options: stateOptions },
}

/** The members of the company: everybody sees their names, and those who manage users see the rest. */
export function ListPage() {
  const mayManage = useCan('users:manage')
  const { mutate: sendAgain } = useSendAgain()
  const definition = useMemo(
    () => (mayManage ? { ...forAdmins, rowActions: invitationActions(sendAgain) } : forMembers),
    [mayManage, sendAgain],
  )
  return <ResourceListPage definition={definition} />
}
