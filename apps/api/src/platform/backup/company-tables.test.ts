import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { findAccountReferences, listedTables, tablesOfAccounts } from './company-tables.ts'
import { findLookups } from './incoming-company.ts'

let client: Client
beforeAll(async () => {
  client = new Client({ connectionString: inject('migrationUrl') })
  await client.connect()
})
afterAll(() => client.end())

const tables = async (hasTenant: boolean): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant' and not a.attisdropped) = $1
     order by 1`,
    [hasTenant],
  )
  return rows.map(({ name }) => name)
}

/** A new table with a `tenant` is restored like the others. What else a migration adds has to be decided here. */
describe('the restore of one company', () => {
  it('decides about every table without a tenant', async () => {
    const ofServer = [
      'auth_challenges',
      'captcha_uses',
      'faqs',
      'login_delays',
      'login_places',
      'migrations',
      'page_help',
      'person_request_keys',
      'place_names',
      'places',
      'rate_limits',
      'sessions',
    ]
    expect(await tables(false)).toEqual([...ofServer, ...Object.keys(tablesOfAccounts), 'tenants'].toSorted())
  })

  it('treats only tables with a tenant differently from the others', async () => {
    expect(await tables(true)).toEqual(expect.arrayContaining(listedTables))
  })

  it('does not restore unlogged tables', async () => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'u'`,
    )
    const withTenant = await tables(true)
    const unlogged = rows.map(({ name }) => name).filter((name) => withTenant.includes(name))
    expect(unlogged.length).toBeGreaterThan(0)
    expect(listedTables).toEqual(expect.arrayContaining(unlogged))
  })

  it('meets only foreign keys that lead to the same company, to companies and to accounts', async () => {
    const { rows } = await client.query<{ table: string; target: string; columns: string[] }>(
      `select c.relname as table, t.relname as target,
         array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any(k.conkey)) as columns
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
       where k.contype = 'f' and k.connamespace = 'public'::regnamespace`,
    )
    const withTenant = await tables(true)
    const elsewhere = rows.filter(
      ({ table, target, columns }) =>
        withTenant.includes(table) &&
        !['tenants', 'users'].includes(target) &&
        !(withTenant.includes(target) && columns.includes('tenant')),
    )
    expect(elsewhere).toEqual([])
  })

  it('knows by the catalogue what belongs to one company of all', async () => {
    const found = (await findLookups(client)).map(({ table, column }) => `${table}.${column}`)
    expect(found).toEqual([
      'api_keys.token_hash',
      'card_accounts.account',
      'card_accounts.return_hash',
      'identity_events.uuid',
      'mail_tokens.token_hash',
      'reply_addresses.hash',
      'shares.token',
      'subscriptions.checkout_token_hash',
      'subscriptions.customer',
      'tenant_domains.host',
      'traveller_forms.token',
    ])
  })

  it('brings the accounts that rows cannot be without', async () => {
    const found = await findAccountReferences(client)
    expect(found.map(({ table, column, isRequired }) => `${table}.${column}${isRequired ? ' required' : ''}`)).toEqual([
      'api_keys.created_by required',
      'imports.created_by required',
      'mail_tokens.user required',
      'memberships.user required',
      'support_messages.author',
      'webhooks.created_by',
    ])
  })
})
