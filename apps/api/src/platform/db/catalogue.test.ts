import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { resources } from '@sojourn/contract'
import { snakeCase } from '@sojourn/contract/kit/word-forms'
import { faq } from '@sojourn/contract/resources/faq'
import { pageHelp } from '@sojourn/contract/resources/page-help'
import { tenant } from '@sojourn/contract/resources/tenant'

/** The database itself, queried as the owner of the schema. */
let client: Client
beforeAll(async () => {
  client = new Client({ connectionString: inject('migrationUrl') })
  await client.connect()
})
afterAll(() => client.end())

/**
 * Tables of the platform that have a tenant column: the purpose of an email token is read before any tenant is known, and
 * events of an account belong to all companies of its user, or to one.
 */
const ofPlatform = ['mail_tokens', 'identity_events']

const tenantTables = async (): Promise<string[]> => {
  const { rows } = await client.query<{ table: string }>(
    `select c.relname as table from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'tenant' and c.relname <> all($1) order by 1`,
    [ofPlatform],
  )
  return rows.map((row) => row.table)
}

describe('every tenant table', () => {
  it('forces row security by app.tenant, for reading and writing', async () => {
    const tables = await tenantTables()
    expect(tables.length).toBeGreaterThanOrEqual(17)
    const { rows } = await client.query<{ table: string; forced: boolean; policies: string[] }>(
      `select c.relname as table, c.relrowsecurity and c.relforcerowsecurity as forced,
        (select array_agg(pg_get_expr(p.polqual, p.polrelid)) from pg_policy p where p.polrelid = c.oid and p.polcmd = '*' and p.polroles = '{0}') as policies
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname = any($1)`,
      [tables],
    )
    for (const row of rows) {
      expect(row.forced, row.table).toBe(true)
      expect(row.policies, row.table).toEqual([
        `(tenant = (NULLIF(current_setting('app.tenant'::text, true), ''::text))::uuid)`,
      ])
    }
  })

  it('has no other policy for the role of the app', async () => {
    const { rows } = await client.query<{ table: string; policy: string; roles: string[] }>(
      `select c.relname as table, p.polname as policy, array(select rolname::text from pg_roles where oid = any(p.polroles)) as roles
       from pg_policy p join pg_class c on c.oid = p.polrelid where p.polname <> 'of_tenant' order by 1`,
    )
    const app = new URL(inject('databaseUrl')).username
    expect(rows.map((row) => `${row.table} ${row.policy}`)).toEqual([
      'accommodations for_jobs',
      'api_keys for_identity',
      'billing_events for_jobs',
      'card_accounts for_identity',
      'card_checkouts for_jobs',
      'company_pages for_jobs',
      'contacts for_jobs',
      'destinations for_jobs',
      'enquiries for_jobs',
      'exchange_rates for_jobs',
      'excursions for_jobs',
      'guides for_jobs',
      'imports for_jobs',
      'invoices for_jobs',
      'itineraries for_jobs',
      'itinerary_revisions for_jobs',
      'media for_jobs',
      'media_objects for_jobs',
      'media_renditions for_jobs',
      'media_slots for_jobs',
      'memberships for_identity',
      'payables for_jobs',
      'payments for_jobs',
      'publication_media for_jobs',
      'publications for_jobs',
      'rate_sheets for_jobs',
      'reply_addresses for_identity',
      'request_keys for_jobs',
      'shares for_identity',
      'signing_requests for_jobs',
      'snippets for_jobs',
      'stale_itineraries for_jobs',
      'subscriptions for_identity',
      'suppliers for_jobs',
      'support for_platform_staff',
      'tenant_domains for_identity',
      'traveller_forms for_identity',
      'trials for_identity',
      'visits for_jobs',
      'webhook_deliveries for_jobs',
      'webhooks for_jobs',
    ])
    for (const row of rows) expect(row.roles).not.toContain(app)
  })

  it('begins its primary, unique and foreign keys with the tenant', async () => {
    const { rows } = await client.query<{
      table: string
      constraint: string
      first: string
      target: string | null
      targetFirst: string | null
    }>(
      `select c.relname as table, k.conname as constraint,
        (select attname from pg_attribute where attrelid = k.conrelid and attnum = k.conkey[1]) as first,
        (select relname from pg_class where oid = k.confrelid) as target,
        (select attname from pg_attribute where attrelid = k.confrelid and attnum = k.confkey[1]) as "targetFirst"
       from pg_constraint k join pg_class c on c.oid = k.conrelid
       where k.contype in ('p', 'u', 'f') and c.relname = any($1)`,
      [await tenantTables()],
    )
    expect(rows.length).toBeGreaterThan(50)
    // Users belong to the platform, so a foreign key to them does not begin with the tenant.
    const within = rows.filter((row) => row.target !== 'users')
    for (const row of within) expect(row.first, `${row.table} ${row.constraint}`).toBe('tenant')
    const between = within.filter((row) => row.target !== null && row.target !== 'tenants')
    expect(between.length).toBeGreaterThan(20)
    for (const row of between) expect(row.targetFirst, `${row.table} ${row.constraint}`).toBe('tenant')
    const { rows: indexes } = await client.query<{ index: string; first: string }>(
      `select i.indexrelid::regclass::text as index, (select attname from pg_attribute where attrelid = i.indrelid and attnum = i.indkey[0]) as first
       from pg_index i join pg_class c on c.oid = i.indrelid where i.indisunique and c.relname = any($1)`,
      [await tenantTables()],
    )
    for (const row of indexes)
      expect(row.first, row.index).toBe(row.index === 'tenant_domains_verified_host' ? 'host' : 'tenant')
  })

  it('cannot be read around row security: there are no views, and only functions of identity and of scheduled jobs run as the owner', async () => {
    const { rows: views } = await client.query(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`,
    )
    expect(views).toEqual([])
    const { rows } = await client.query<{ name: string }>(
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prosecdef order by 1`,
    )
    expect(rows.map((row) => row.name)).toEqual([
      'authenticate',
      'authenticate_key',
      'companies_of',
      'forget_identity_events',
      'forget_invited',
      'host_of_tenant',
      'is_on_trial',
      'is_subscribed',
      'memberships_of',
      'merge_invited',
      'plan_in_force',
      'support_for_staff',
      'tenant_of_card_account',
      'tenant_of_card_return',
      'tenant_of_checkout',
      'tenant_of_customer',
      'tenant_of_host',
      'tenant_of_reply_address',
      'tenant_of_share',
      'tenant_of_traveller_form',
      'tenants_for_check_domains',
      'tenants_for_delete_traveller_details',
      'tenants_for_empty_bins',
      'tenants_for_follow_card_payments',
      'tenants_for_follow_licences',
      'tenants_for_follow_signatures',
      'tenants_for_forget_billing_events',
      'tenants_for_forget_request_keys',
      'tenants_for_move_due_trips',
      'tenants_for_remind_travellers',
      'tenants_for_remove_lapsed_slots',
      'tenants_for_remove_old_imports',
      'tenants_for_remove_old_invitations',
      'tenants_for_remove_old_visits',
      'tenants_for_remove_old_webhook_deliveries',
      'tenants_for_renew_search',
      'tenants_for_resume_media',
      'tenants_for_resume_webhook_deliveries',
      'tenants_for_settle_subscriptions',
      'tenants_for_tell_of_enquiries',
      'tenants_for_tell_of_missing_files',
      'tenants_for_thin_revisions',
    ])
  })

  it('is read across companies for jobs by functions of the app alone, which return only the tenants', async () => {
    const { rows } = await client.query(
      `select distinct pg_get_function_result(oid) as result, provolatile as volatility, proconfig as config,
         has_function_privilege($1, oid, 'execute') as "isForApp", has_function_privilege('pg_monitor', oid, 'execute') as "isForOthers"
       from pg_proc where pronamespace = 'public'::regnamespace and starts_with(proname, 'tenants_for_')`,
      [new URL(inject('databaseUrl')).username],
    )
    expect(rows).toEqual([
      {
        result: 'SETOF uuid',
        volatility: 's',
        config: [
          'search_path=public, pg_temp',
          'plan_cache_mode=force_custom_plan',
          'max_parallel_workers_per_gather=0',
        ],
        isForApp: true,
        isForOthers: false,
      },
    ])
  })

  it('returns and accepts no rows without a tenant, even after a transaction that had one', async () => {
    const app = new Client({ connectionString: inject('databaseUrl') })
    await app.connect()
    try {
      const { rows } = await app.query<{ uuid: string }>(
        `insert into tenants (name, slug) values ('x', gen_random_uuid()::text) returning uuid`,
      )
      const tenant = rows[0]?.uuid
      await app.query('begin')
      await app.query(`select set_config('app.tenant', $1, true)`, [tenant])
      await app.query(`insert into resource_counts (tenant, resource, live) values ($1, 'things', 1)`, [tenant])
      await app.query('commit')
      expect((await app.query('select * from resource_counts')).rows).toEqual([])
      await expect(
        app.query(`insert into resource_counts (tenant, resource, live) values ($1, 'more', 1)`, [tenant]),
      ).rejects.toThrow(/row-level security/)
    } finally {
      await app.end()
    }
  })
})

describe('a published version', () => {
  it('cannot be updated by the app', async () => {
    const app = new URL(inject('databaseUrl')).username
    const { rows } = await client.query(
      `select has_table_privilege($1, 'publications', 'insert') as "canInsert", has_table_privilege($1, 'publications', 'update') as "canUpdate"`,
      [app],
    )
    expect(rows).toEqual([{ canInsert: true, canUpdate: false }])
  })
})

describe('database and contract', () => {
  /** Columns that exist only in the database: for search, for keys, or returned in a special form. */
  const databaseOnly = new Set([
    'initial',
    'search',
    'name_key',
    'logo',
    'favicon',
    'brand_cover',
    'prospect_plan',
    'status_before_closing',
    'edit',
    'related_text',
    'contact_text',
    'first_point',
  ])

  it.each([...Object.values(resources), faq, pageHelp, tenant].map((resource) => [resource.plural, resource] as const))(
    'agree on every column of %s',
    async (_plural, resource) => {
      const { rows } = await client.query<{ name: string; type: string; nullable: boolean }>(
        `select attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as nullable
       from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
        [resource.table],
      )
      const columns = rows.filter((row) => !databaseOnly.has(row.name)).toSorted((a, b) => (a.name < b.name ? -1 : 1))
      const fields = resource.stored
        .map(({ column, type, nullable }) => ({ name: column, type, nullable }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      expect(columns).toEqual(fields)
    },
  )

  it.each(Object.values(resources))(
    'have an index for every sort order of $plural except the title',
    async (resource) => {
      const { rows } = await client.query<{ definition: string }>(
        'select pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = $1::regclass',
        [resource.table],
      )
      const hasIndex = (field: string) =>
        rows.some(({ definition }) => new RegExp(`\\(tenant, (is_template, )?${snakeCase(field)}\\b`).test(definition))
      expect(resource.sorts.filter((field) => field !== resource.title && !hasIndex(field))).toEqual([])
    },
  )

  it('agree on every reference that is a column: a foreign key to its resource in the same tenant', async () => {
    const { rows } = await client.query<{ table: string; column: string; target: string }>(
      `select k.conrelid::regclass::text as table, (select attname from pg_attribute where attrelid = k.conrelid and attnum = k.conkey[2]) as column, k.confrelid::regclass::text as target
       from pg_constraint k where k.contype = 'f' and cardinality(k.conkey) = 2`,
    )
    const keys = new Set(rows.map((row) => `${row.table}.${row.column} → ${row.target}`))
    const tables = new Map<string, string>([
      ...Object.values(resources).map((resource): [string, string] => [resource.name, resource.table]),
      ['user', 'memberships'],
    ])
    let checked = 0
    for (const resource of Object.values(resources)) {
      for (const { column, reference } of resource.stored) {
        const target = reference && tables.get(reference)
        if (!target) continue
        checked += 1
        expect(keys, `${resource.table}.${column}`).toContain(`${resource.table}.${column} → ${target}`)
      }
    }
    expect(checked).toBeGreaterThanOrEqual(8)
  })
})
