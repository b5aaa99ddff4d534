import { permissionsOf } from '@sojourn/contract/access'
import type { RoleName } from '@sojourn/contract/kit/role-names'
import type { AccountUser } from '@sojourn/contract/account'
import type { Deps } from '../kit/deps.ts'
import { Problem } from '../kit/problem.ts'
import { statementsOn } from '../platform/db/transaction.ts'
import { avatarOf } from './avatar.ts'
import { findTenants, withoutPrices } from './tenants.ts'

type Person = {
  uuid: string
  email: string
  name: string
  is_god: boolean
  job_title: string | null
  phone: string | null
  avatar: string | null
  state: AccountUser['state']
  pending_email: string | null
  has_second_factor: boolean
}
type Place = {
  uuid: string
  roles: RoleName[]
  is_owner: boolean
}

/**
 * A user with their companies (oldest membership first), roles and permissions, as `GET /v1/auth/account` returns them; limited
 * to the company `onlyTenant` if the session reaches no further.
 */
export const readAccount = async (deps: Deps, uuid: string, onlyTenant: string | null = null): Promise<AccountUser> => {
  const { pool } = deps
  const person = (
    await pool.query<Person>(
      `select uuid, email, name, is_god, job_title, phone, avatar, state,
         (select t.email from mail_tokens t where t."user" = users.uuid and t.purpose = 'change_email' and t.expires_at > now()
          order by t.created_at desc limit 1) as pending_email,
         exists (select from second_factors f where f."user" = users.uuid) as has_second_factor
       from users where uuid = $1`,
      [uuid],
    )
  ).rows[0]
  if (!person) throw new Problem('unauthenticated')
  const { rows: places } = await pool.query<Place>(
    `select m.tenant as uuid, m.roles, m.is_owner from memberships_of($1) m where m.tenant = coalesce($2, m.tenant)
     order by m.since, m.tenant`,
    [uuid, onlyTenant],
  )
  const isGod = person.is_god && onlyTenant === null
  const tenants = (await findTenants(statementsOn(pool), uuid)).filter((one) => one.uuid === (onlyTenant ?? one.uuid))
  const knowsPrices = new Set(
    places
      .filter((place) => permissionsOf(place.roles, place.is_owner).includes('pricing:read'))
      .map(({ uuid: of }) => of),
  )
  return {
    uuid: person.uuid,
    email: person.email,
    name: person.name,
    is_god: isGod,
    jobTitle: person.job_title,
    phone: person.phone,
    avatar: avatarOf(deps, person.avatar),
    state: person.state,
    // A company's provider can open this session, so it reveals nothing about how the account is protected.
    pendingEmail: onlyTenant === null ? person.pending_email : null,
    hasSecondFactor: onlyTenant === null && person.has_second_factor,
    onlyTenant,
    mustAddSecondFactor: deps.requireSecondFactor && isGod && !person.has_second_factor,
    roles: places.flatMap((place) =>
      [...new Set([...place.roles, ...(place.is_owner ? (['Admin'] as const) : [])])].map((name) => ({
        name,
        tenant: place.uuid,
      })),
    ),
    tenants: tenants.map((tenant) => (knowsPrices.has(tenant.uuid) ? tenant : withoutPrices(tenant))),
    scope: {
      permissions: isGod ? ['platform:manage'] : [],
      tenants: Object.fromEntries(places.map((place) => [place.uuid, permissionsOf(place.roles, place.is_owner)])),
    },
  }
}
