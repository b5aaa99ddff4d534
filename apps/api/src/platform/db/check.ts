import { connectOnce } from './connect-once.ts'
import { checkDirect, requireSession } from './session.ts'
import { UnusableDatabaseError } from './unusable-database-error.ts'

/** Where the database is reached. */
export type DatabaseUrls = {
  /** For the role of the app. It may lead through a pooler that gives each transaction another session, if `directUrl` does not. */
  url: string
  /** For the same role, straight to PostgreSQL; undefined if `url` leads there. */
  directUrl?: string
  /** For the same role, straight to a standby that answers reads; undefined if there is none. */
  replicaUrl?: string
  /** For the owner of the tables, straight to PostgreSQL; undefined if it is unknown. */
  migrationUrl?: string
}

/** Queries the role with everything it could become: a member of another role can switch to that role. */
const roleQuery = `
	select
		current_user as role,
		current_setting('server_version') as version,
		current_setting('server_version_num')::int as version_number,
		(select rolsuper from pg_roles where rolname = current_user) as is_superuser,
		exists (
			select from pg_roles
			where (rolsuper or rolbypassrls) and pg_has_role(current_user, oid, 'member')
		) as bypasses_row_security,
		(
			select format('%I.%I', nspname, relname)
			from pg_class join pg_namespace on pg_namespace.oid = relnamespace
			where relkind in ('r', 'p', 'v', 'm', 'f', 'S')
				and nspname !~ '^pg_' and nspname <> 'information_schema'
				and pg_has_role(current_user, relowner, 'member')
			order by nspname <> 'public', 1
			limit 1
		) as owned_table`

type Answer = {
  role: string
  version: string
  version_number: number
  is_superuser: boolean
  bypasses_row_security: boolean
  owned_table: string | null
}

/**
 * Throws UnusableDatabaseError unless `url` leads to PostgreSQL 18 or later, with a role that row security applies to: it is
 * not a superuser, cannot bypass row security, and owns no table. Also throws if a URL that must keep a session does not.
 */
export async function checkDatabase({ url, directUrl, migrationUrl }: DatabaseUrls): Promise<void> {
  const client = await connectOnce(url)
  try {
    const answer = (await client.query<Answer>(roleQuery)).rows[0]
    const fault = answer && faultOf(answer)
    if (fault !== undefined) throw new UnusableDatabaseError(fault)
  } finally {
    await client.end()
  }
  if (directUrl === undefined)
    await requireSession(url, 'DATABASE_URL', 'set DIRECT_DATABASE_URL to the same database without the pooler')
  else await checkDirect({ url, directUrl })
  if (migrationUrl !== undefined) await requireSession(migrationUrl, 'MIGRATION_DATABASE_URL')
}

function faultOf(answer: Answer): string | undefined {
  const { role } = answer
  if (answer.version_number < 180_000) {
    return `The database server is PostgreSQL ${answer.version}; version 18 or later is needed.`
  }
  const advice = 'give DATABASE_URL a role of its own that owns nothing'
  if (answer.is_superuser)
    return `The role ${role} of DATABASE_URL is a superuser, whom row security does not bind; ${advice}.`
  if (answer.bypasses_row_security) return `The role ${role} of DATABASE_URL can bypass row security; ${advice}.`
  if (answer.owned_table !== null) {
    return `The role ${role} of DATABASE_URL owns ${answer.owned_table}, and could lift its row security; ${advice}.`
  }
  return undefined
}
