import { useQuery } from '@tanstack/react-query'
import type { RoleName } from '@sojourn/contract/kit/role-names'
import { clients } from '../../data/clients.ts'
import { useTenant } from '../../data/session.ts'
import * as wording from './wording.ts'

const client = clients.users

/** Members of the company who can be asked or chosen, by name. */
export const colleagues = (tenant: string, parameters: { role?: RoleName; state?: 'active' } = {}) =>
  client.list(tenant, { sort: 'name', perPage: '96', ...parameters })

/** Says who may do what the reader may not: `Only an Admin can change this. Ask Anna or Ben.` */
export function WhomToAsk({ roles = ['Admin'], to }: { roles?: readonly RoleName[]; to: string }) {
  const { uuid, name } = useTenant()
  const { data } = useQuery(colleagues(uuid, { role: 'Admin', state: 'active' }))
  const names = data?.data.slice(0, 3).map((one) => one.name) ?? []
  const values = { roles: inList(roles.map((role) => wording.roleWithArticle[role])), company: name, action: to }
  return (
    <p className="max-w-160 rounded-md border border-line bg-sunken px-4 py-3 text-ink-soft">
      {names.length > 0 ? wording.onlyRolesCanSoAsk({ ...values, names: inList(names) }) : wording.onlyRolesCan(values)}
    </p>
  )
}

const inList = (names: readonly string[]): string => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)
