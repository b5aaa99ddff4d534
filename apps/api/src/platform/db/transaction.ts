import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import type { Pool, PoolClient, QueryResultRow } from 'pg'
import { isUuid } from '@sojourn/contract/kit/uuid'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** One transaction on one connection. */
export type OpenTransaction = {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  db: Database
  afterCommit(work: () => Promise<void>): void
}

/** What a transaction may do: the server itself rejects writes in one that is to read. */
export type Access = 'read only' | 'read write'

export type TransactionOptions = {
  access: Access
  onLateError: (error: unknown) => void
}

/**
 * Runs `work` in one transaction that sees and writes rows of `tenant` only (row security reads `app.tenant`); without
 * a tenant it sees no tenant's rows at all, only the platform's.
 * Rolls back when `work` throws. Statements are prepared once a connection when their text repeats.
 */
export const inTransaction = async <T>(
  pool: Pool,
  tenant: string | null,
  work: (tx: OpenTransaction) => Promise<T>,
  { access, onLateError }: TransactionOptions,
): Promise<T> => {
  if (tenant !== null && !isUuid(tenant)) throw new TypeError('a tenant is named by its uuid')
  const client = await pool.connect()
  const late: (() => Promise<void>)[] = []
  const { release } = holding(client)
  try {
    // What is written in this tick leaves in one packet.
    const { stream } = client.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    // One message instead of two: the uuid was checked above, so it is safe to stand in the text.
    const begun = client.query(`begin ${access}; set local app.tenant = '${tenant ?? ''}'`)
    // Where nothing is written, statements follow without waiting. Should this one fail they find no tenant and so no
    // rows, and its error is thrown below, in place of theirs.
    if (access === 'read write') await begun
    const [start, result] = await Promise.allSettled([begun, work(transactionOn(client, late))])
    if (start.status === 'rejected') throw start.reason
    if (result.status === 'rejected') throw result.reason
    const ended = client.query('commit').then(() => {
      release()
      for (const task of late) task().catch(onLateError)
    })
    // Nothing hangs on the end of a transaction that wrote nothing: what it read is answered already.
    if (access === 'read write') await ended
    else
      ended.catch((error: unknown) => {
        release(true)
        onLateError(error)
      })
    return result.value
  } catch (error) {
    await client.query('rollback').then(
      () => release(),
      () => release(true),
    )
    throw error
  }
}

/** Statements each of their own, for what is asked before a company is known; no tenant's rows are seen. */
export const statementsOn = (pool: Pool): Pick<OpenTransaction, 'query'> => ({
  query: async <Row>(text: string, values: readonly unknown[] = []) =>
    (await pool.query<Row & QueryResultRow>(text, [...values])).rows,
})

/** A connection that breaks while it is held says so by an event, which unheard would end the process. */
const holding = (client: PoolClient) => {
  let isLost = false
  const onLost = () => {
    isLost = true
  }
  client.on('error', onLost)
  return {
    release: (destroy = false) => {
      client.off('error', onLost)
      client.release(destroy || isLost)
    },
  }
}

const transactionOn = (client: PoolClient, late: (() => Promise<void>)[]): OpenTransaction => {
  let db: Database | undefined
  return {
    query: async <Row>(text: string, values: readonly unknown[] = []) => {
      const name = preparedName(text)
      const { rows } = await client.query<Row & QueryResultRow>(
        name ? { name, text, values: [...values] } : { text, values: [...values] },
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

/** Kysely asks a pool for its connection; here that is always the transaction's own, which it may not release. */
const poolOfOne = (client: PoolClient): PostgresPool => ({
  options: {},
  // bind() drops the overloads of query; Kysely calls only the one it declares.
  connect: async () => ({ query: client.query.bind(client), release: () => {} }),
  end: async () => {},
})

const names = new Map<string, string>()
const maxPrepared = 500

/** Texts built from filters vary without end; only the first ones of a process are worth a prepared statement. */
const preparedName = (text: string): string | undefined => {
  const existing = names.get(text)
  if (existing) return existing
  if (names.size >= maxPrepared) return undefined
  const name = `s${names.size}`
  names.set(text, name)
  return name
}
