import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Client, escapeIdentifier, escapeLiteral } from 'pg'
import type { PgBoss } from 'pg-boss'
import { z } from 'zod'
import { queuesNamed, queueSchema } from './queues.ts'

type Found = { state: string | null; granted: boolean | null; exists: boolean }

/**
 * Brings the queue's schema up to date with the code, over the connection of the schema's owner, and grants the role of the
 * app its use. The state is stored as the schema's comment, so a start without changes needs a single query. Callers make sure
 * that this never runs twice at the same time. @returns why it cannot be done, in one line; undefined if it was done.
 */
export async function installQueue(client: Client, appRole: string): Promise<string | undefined> {
  const { version, state } = await wantedState()
  const found = await findQueue(client, appRole)
  if (found.state === state && found.granted) return undefined
  const { PgBoss, getConstructionPlans, getMigrationPlans } = await import('pg-boss')
  const present = await presentVersion(client)
  if (present !== null && present > version) {
    return `The database's job queue is newer than this version: its schema is ${present}, this version knows ${version}.`
  }
  if (present === null) await client.query(getConstructionPlans(queueSchema, { createSchema: !found.exists }))
  else if (present < version) await client.query(inOneTransaction(getMigrationPlans(queueSchema, present)))
  await addQueues(new PgBoss(settingsOn(client.query.bind(client))), '')
  const role = escapeIdentifier(appRole)
  await client.query(`
    grant usage on schema ${queueSchema} to ${role};
    grant select, insert, update, delete on all tables in schema ${queueSchema} to ${role};
    grant execute on all functions in schema ${queueSchema} to ${role};
    comment on schema ${queueSchema} is ${escapeLiteral(state)}`)
  return undefined
}

/**
 * pg-boss prints a transaction, followed by indexes to build concurrently, one by one. Here these are built within the
 * transaction, so that an upgrade is applied as a whole or not at all.
 */
const inOneTransaction = (plan: string): string => {
  const end = plan.lastIndexOf('COMMIT;')
  const indexes = plan.slice(end + 'COMMIT;'.length).replaceAll(/\b(INDEX) CONCURRENTLY\b/g, '$1')
  return `${plan.slice(0, end)}${indexes}\nCOMMIT;`
}

/** Whether the queue is in the state that this version needs. Also works with a role that may not change it. */
export async function isQueueInstalled(client: Client, appRole: string): Promise<boolean> {
  const { state } = await wantedState()
  const found = await findQueue(client, appRole)
  return found.state === state && found.granted === true
}

/** Creates the queues under names that end in `suffix`, and updates the settings of existing ones. */
export async function addQueues(boss: PgBoss, suffix: string): Promise<void> {
  for (const { name, settings } of queuesNamed(suffix)) {
    await boss.createQueue(name, settings)
    await boss.updateQueue(name, settings)
  }
}

type Answer = { rows: unknown[] }

/** Options for pg-boss on the caller's connection: it creates and migrates nothing, and starts no timer. */
export const settingsOn = (query: (text: string, values?: unknown[]) => Promise<Answer>) => ({
  db: { executeSql: async (text: string, values?: unknown[]) => ({ rows: (await query(text, values)).rows }) },
  schema: queueSchema,
  migrate: false,
  createSchema: false,
  supervise: false,
  schedule: false,
})

/** The version of pg-boss's schema, and a text that changes with it and with our queues. */
async function wantedState(): Promise<{ version: number; state: string }> {
  const manifest = await readFile(createRequire(import.meta.url).resolve('pg-boss/package.json'), 'utf8')
  const { pgboss } = z.object({ pgboss: z.object({ schema: z.int() }) }).parse(JSON.parse(manifest))
  const definitions = createHash('sha256')
    .update(JSON.stringify(queuesNamed('')))
    .digest('hex')
  return { version: pgboss.schema, state: `pg-boss schema ${pgboss.schema}, queues ${definitions.slice(0, 16)}` }
}

async function findQueue(client: Client, appRole: string): Promise<Found> {
  const { rows } = await client.query<Found>(
    `select obj_description(oid, 'pg_namespace') as state, has_schema_privilege($2, oid, 'usage') as granted, oid is not null as exists
     from (select to_regnamespace($1)::oid as oid) as namespace`,
    [queueSchema, appRole],
  )
  return rows[0] ?? { state: null, granted: null, exists: false }
}

async function presentVersion(client: Client): Promise<number | null> {
  const table = await client.query('select from pg_tables where schemaname = $1 and tablename = $2', [
    queueSchema,
    'version',
  ])
  if (table.rowCount === 0) return null
  const { rows } = await client.query<{ version: number }>(`select version from ${queueSchema}.version`)
  return rows[0]?.version ?? null
}
