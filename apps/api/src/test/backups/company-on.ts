import { randomUUID } from 'node:crypto'
import { startEmbeddedPostgres } from '../../platform/db/embedded.ts'
import { createPool } from '../../platform/db/pool.ts'
import { hashPassword } from '../../platform/passwords/passwords.ts'

/** The password of everybody in these companies. */
const password = 'nine swifts above an empty square'

/** Connects to the database of a server that runs, or starts that of one that does not. */
export const openOwnDatabase = (dataDir: string) =>
  startEmbeddedPostgres({ folder: `${dataDir}/postgres`, whenInUse: 'attach' })

/** Keeps servers from filling the list of places, which takes longer than the whole test. */
export const skipPlaces = async (superuserUrl: string): Promise<void> => {
  const pool = createPool(superuserUrl, 1)
  await pool.query(
    "insert into places (id, kind, name, country, lat, lng, population) values (1, 'town', 'Somewhere', 'NA', 0, 0, 1)",
  )
  await pool.end()
}

/** Creates a company with an Admin, in the database of `superuserUrl`. */
export const createCompanyOn = async (superuserUrl: string): Promise<{ uuid: string; email: string }> => {
  const pool = createPool(superuserUrl, 1)
  try {
    const email = `${randomUUID()}@example.test`
    const { rows } = await pool.query<{ uuid: string }>(
      `with company as (insert into tenants (name, slug, currency) values ('Test Company', $1, 'EUR') returning uuid),
         plan as (
           insert into subscriptions (tenant, stripe_plan, status, period_start, period_end)
           select uuid, 'plan', 'active', now(), now() + interval '1 month' from company),
         person as (
           insert into users (email, name, password_hash, confirmed_at) values ($2, 'Test Person', $3, now()) returning uuid),
         member as (
           insert into memberships (tenant, "user", roles, is_owner)
           select company.uuid, person.uuid, '{Admin}', true from company, person)
       select uuid from company`,
      [`test-${randomUUID()}`, email, await hashPassword(password)],
    )
    return { uuid: rows[0]?.uuid ?? '', email }
  } finally {
    await pool.end()
  }
}

/** Logs in with the password. Returns the token. */
export const logIn = async (url: string, email: string): Promise<string> => {
  const answer = await fetch(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { access_token: token } = await answer.json()
  if (typeof token !== 'string') throw new Error(`${email} cannot log in: ${answer.status}`)
  return token
}
