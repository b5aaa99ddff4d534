import type { Pool } from '../platform/db/pool.ts'
import { permissionsOf, type RoleName } from '@sojourn/contract/access'
import type { AccountUser } from '@sojourn/contract/account'
import { Problem } from '../kit/problem.ts'

type Person = {
  uuid: string
  email: string
  name: string
  is_god: boolean
  job_title: string | null
  phone: string | null
  state: AccountUser['state']
  pending_email: string | null
}
type Place = {
  uuid: string
  name: string
  slug: string
  parent: string | null
  status: 'active' | 'suspended' | 'closed'
  address: string | null
  country: string | null
  currency: string | null
  timezone: string
  units: 'metric' | 'imperial'
  brand: { primary: string; secondary: string; onPrimary: string }
  roles: RoleName[]
  is_owner: boolean
  subscribed: boolean
  parent_subscribed: boolean
}

/** A person with their companies (the one joined first comes first), roles and permissions, as `GET /v1/auth/account` answers it. */
export const readAccount = async (pool: Pool, uuid: string): Promise<AccountUser> => {
  const person = (
    await pool.query<Person>(
      `select uuid, email, name, is_god, job_title, phone, state,
         (select t.email from mail_tokens t where t."user" = users.uuid and t.purpose = 'change_email' and t.expires_at > now()
          order by t.created_at desc limit 1) as pending_email
       from users where uuid = $1`,
      [uuid],
    )
  ).rows[0]
  if (!person) throw new Problem('unauthenticated')
  const { rows: places } = await pool.query<Place>(
    `select t.uuid, t.name, t.slug, t.parent, t.status, t.address, t.country, t.currency, t.timezone, t.units, t.brand, m.roles, m.is_owner, m.subscribed, m.parent_subscribed
     from memberships_of($1) m join tenants t on t.uuid = m.tenant order by m.since, t.uuid`,
    [uuid],
  )
  return {
    uuid: person.uuid,
    email: person.email,
    name: person.name,
    is_god: person.is_god,
    jobTitle: person.job_title,
    phone: person.phone,
    avatar: null,
    state: person.state,
    pendingEmail: person.pending_email,
    roles: places.flatMap((place) =>
      [...new Set([...place.roles, ...(place.is_owner ? (['Admin'] as const) : [])])].map((name) => ({
        name,
        tenant: place.uuid,
      })),
    ),
    tenants: places.map((place) => ({
      uuid: place.uuid,
      name: place.name,
      slug: place.slug,
      isSubscribed: place.subscribed,
      isParentSubscribed: place.parent_subscribed,
      isOwner: place.is_owner,
      parent: place.parent,
      status: place.status,
      address: place.address,
      country: place.country,
      currency: place.currency,
      timezone: place.timezone,
      units: place.units,
      brand: place.brand,
    })),
    scope: {
      permissions: person.is_god ? ['platform:manage'] : [],
      tenants: Object.fromEntries(places.map((place) => [place.uuid, permissionsOf(place.roles, place.is_owner)])),
    },
  }
}
