import { useQuery } from '@tanstack/react-query'
import type { RoleName } from '@sojourn/contract/kit/role-names'
import { clients } from '../../data/clients.ts'
import { useTenant } from '../../data/session.ts'
import * as wording from './wording.ts'

const client = clients.users

/** Members of the company who can be asked or chosen, by name. */
export const colleagues = (tenant: string, parameters: { role?: RoleName; state?: 'active' } = {}) =>
  client.list(tenant, { sort: 'name', perPage: '96', ...parameters })

/**
 * Says who may do what the reader may not: `Only an Admin of Far Horizon can change this. Ask Anna or Ben.`
 * @param props.only the first sentence, with the name of the company
 */
export function WhomToAsk({ only }: { only: (values: { company: string }) => string }) {
  const { uuid, name } = useTenant()
  const { data } = useQuery(colleagues(uuid, { role: 'Admin', state: 'active' }))
  const names = data?.data.slice(0, 3).map((one) => one.name) ?? []
  return (
    <p className="max-w-160 rounded-md border border-line bg-sunken px-4 py-3 text-ink-soft">
      {only({ company: name })}
      {names.length > 0 && <> {wording.ask({ names: inList(names) })}</>}
    </p>
  )
}

const inList = (names: readonly string[]): string => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)
