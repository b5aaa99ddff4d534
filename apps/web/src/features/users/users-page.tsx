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
import * as wording from './wording.ts'

const nameColumn: TableColumn<User> = {
  id: 'name',
  title: wording.nameColumn,
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
  title: wording.rolesColumn,
  render: ({ roles, isOwner }) => (
    <span className="flex flex-wrap gap-1">
      {isOwner && (
        <Badge tone="brand" icon={Crown}>
          {wording.owner}
        </Badge>
      )}
      {roles.map(({ name }) => (
        <Badge key={name}>{wording.roleNames[name]}</Badge>
      ))}
    </span>
  ),
}

const stateColumn: TableColumn<User> = {
  id: 'state',
  title: wording.statusColumn,
  width: '10rem',
  render: (person) => <PersonState user={person} />,
}

const sinceColumn: TableColumn<User> = {
  id: 'createdAt',
  title: wording.joinedColumn,
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
  emptyText: wording.emptyText,
  filters: [
    {
      parameter: 'role',
      label: wording.roleFilter,
      options: roleNames.map((id) => ({ id, label: wording.roleNames[id] })),
    },
  ],
  sorts: [
    { id: 'name', label: wording.nameAscending },
    { id: '-name', label: wording.nameDescending },
    { id: '-createdAt', label: wording.newestFirst },
    { id: 'createdAt', label: wording.oldestFirst },
  ],
})

const forAdmins: ListDefinition<typeof user> = {
  ...forMembers,
  columns: [nameColumn, rolesColumn, stateColumn, sinceColumn],
  radio: { parameter: 'state', label: wording.statusFilter, options: stateOptions },
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
