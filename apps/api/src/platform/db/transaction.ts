import { SpanKind } from '@opentelemetry/api'
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import type { Pool, PoolClient, QueryResultRow } from 'pg'
import { isUuid } from '@sojourn/contract/kit/uuid'
import { inSpan } from '../tracing/span.ts'
import { isLostConnection } from './lost-connection.ts'
import { isBehindPooler, transactionLimits } from './pool.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** One transaction on one connection. */
export type OpenTransaction = {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  db: Database
  afterCommit(work: () => Promise<void>): void
}

/** What a transaction may do. The server itself rejects writes in a read-only one. */
export type Access = 'read only' | 'read write'

export type TransactionOptions = {
  access: Access
  /** Runs on the connection, in the transaction, before the work. */
  before?: (client: PoolClient) => Promise<void>
  onLateError: (error: unknown) => void
}

/**
 * Runs `work` in one transaction that reads and writes only rows of `tenant` (row security uses `app.tenant`). Without a tenant
 * it sees no tenant's rows, only those of the platform. Rolls back when `work` throws. Statements whose text repeats are
 * prepared once per connection, except behind a pooler.
 */
export const inTransaction = <T>(
  pool: Pool,
  tenant: string | null,
  work: (tx: OpenTransaction) => Promise<T>,
  options: TransactionOptions,
): Promise<T> =>
  inSpan(`transaction, ${options.access}`, { attributes: database }, () => runTransaction(pool, tenant, work, options))

const database = { 'db.system.name': 'postgresql' }

/** One statement as a span with its text, which has no values. */
const traceStatement = <T>(text: string, send: () => Promise<T>): Promise<T> =>
  inSpan(
    text.trimStart().split(/\s/, 1)[0]?.toLowerCase() ?? 'statement',
    { kind: SpanKind.CLIENT, attributes: { ...database, 'db.query.text': text.slice(0, 2000) } },
    send,
  )

const runTransaction = async <T>(
  pool: Pool,
  tenant: string | null,
  work: (tx: OpenTransaction) => Promise<T>,
  { access, before, onLateError }: TransactionOptions,
): Promise<T> => {
  if (tenant !== null && !isUuid(tenant)) throw new TypeError('a tenant is named by its uuid')
  const client = await pool.connect()
  const late: (() => Promise<void>)[] = []
  const { release } = client
  try {
    // Sends all statements of this tick in one packet.
    const { stream } = client.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    // One message instead of two. The uuid was checked above, so it is safe in the text.
    const begun = client.query(
      `begin ${access}; set local app.tenant = '${tenant ?? ''}'${isBehindPooler(pool) ? transactionLimits : ''}`,
    )
    // In a read-only transaction, statements follow without waiting. If this one fails, they find no tenant and therefore no
    // rows, and its error is thrown below instead of theirs.
    if (access === 'read write') await begun
    const done = before
      ? before(client).then(() => work(transactionOn(client, late)))
      : work(transactionOn(client, late))
    const [start, result] = await Promise.allSettled([begun, done])
    if (start.status === 'rejected') throw start.reason
    if (result.status === 'rejected') throw result.reason
    const ended = client.query('commit').then(({ command }) => {
      // So the database answers if a statement had failed and its error was swallowed: nothing was stored.
      if (access === 'read write' && command !== 'COMMIT') throw new Error('the transaction was rolled back')
      release()
      for (const task of late) task().catch(onLateError)
    })
    // The end of a read-only transaction does not matter to its caller, who already has the result.
    if (access === 'read write') await ended
    else
      ended.catch((error: unknown) => {
        release(true)
        // What it has read was sent.
        if (!isLostConnection(error)) onLateError(error)
      })
    return result.value
  } catch (error) {
    // The database itself rolls back what was not committed on a connection that is lost.
    if (isLostConnection(error)) release(true)
    else
      await client.query('rollback').then(
        () => release(),
        () => release(true),
      )
    throw error
  }
}

/** Runs statements outside a transaction, for what is queried before a company is known; no tenant's rows are visible. */
export const statementsOn = (pool: Pool): Pick<OpenTransaction, 'query'> => ({
  query: async <Row>(text: string, values: readonly unknown[] = []) =>
    (await traceStatement(text, () => pool.query<Row & QueryResultRow>(text, [...values]))).rows,
})

const transactionOn = (client: PoolClient, late: (() => Promise<void>)[]): OpenTransaction => {
  let db: Database | undefined
  return {
    query: async <Row>(text: string, values: readonly unknown[] = []) => {
      const name = preparedName(text)
      const { rows } = await traceStatement(text, () =>
        client.query<Row & QueryResultRow>(name ? { name, text, values: [...values] } : { text, values: [...values] }),
      )
      return rows
    },
    get db() {
      db ??= new Kysely<Tables>({
        dialect: new PostgresDialect({ pool: async () => poolOfOne(client) }),
        plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
      })
      return db
    },
    afterCommit: (task) => {
      late.push(task)
    },
  }
}

/** Kysely requests a connection from a pool. Here it always gets that of the transaction, and cannot release it. */
const poolOfOne = (client: PoolClient): PostgresPool => ({
  options: {},
  // bind() drops the overloads of query; Kysely calls only the one it declares.
  connect: async () => ({ query: client.query.bind(client), release: () => {} }),
  end: async () => {},
})

const names = new Map<string, string>()
const maxPrepared = 500

/** Queries built from filters have endless variants, so only the first texts of a process become prepared statements. */
const preparedName = (text: string): string | undefined => {
  const existing = names.get(text)
  if (existing) return existing
  if (names.size >= maxPrepared) return undefined
  const name = `s${names.size}`
  names.set(text, name)
  return name
}
