import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** A company with a subscription, and the tokens of its members, who are Admins. */
export type Company = { tenant: string; tokens: string[] }

/** Creates a company with this number of members in the database. */
export const makeCompany = async (databaseUrl: string, members = 1): Promise<Company> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const tenant = randomUUID()
    const tokens: string[] = []
    await client.query('begin')
    await client.query(`select set_config('app.tenant', $1, true)`, [tenant])
    await client.query(`insert into tenants (uuid, name, slug, currency) values ($1, 'Bench', $2, 'EUR')`, [
      tenant,
      `bench-${tenant}`,
    ])
    for (let n = 0; n < members; n += 1) {
      const user = randomUUID()
      const token = randomBytes(32).toString('base64url')
      await client.query(
        `insert into users (uuid, email, name, password_hash, confirmed_at) values ($1, $2, 'Bench', '-', now())`,
        [user, `${user}@example.test`],
      )
      await client.query(`insert into memberships (tenant, "user", roles, is_owner) values ($1, $2, '{Admin}', $3)`, [
        tenant,
        user,
        n === 0,
      ])
      await client.query(
        `insert into sessions (token_hash, "user", expires_at) values ($1, $2, now() + interval '1 day')`,
        [createHash('sha256').update(token).digest(), user],
      )
      tokens.push(token)
    }
    await client.query(
      `insert into subscriptions (tenant, stripe_plan, status, period_start, period_end) values ($1, 'agency-monthly', 'active', now(), now() + interval '1 month')`,
      [tenant],
    )
    await client.query('commit')
    return { tenant, tokens }
  } finally {
    await client.end()
  }
}
