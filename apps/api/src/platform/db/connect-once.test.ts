import { Pool } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { connectOnce } from './connect-once.ts'

/** A pooler ends no connection of a client when the database ends one. */
const url = () => inject('directUrl') ?? inject('databaseUrl')

let pool: Pool
beforeAll(() => {
  pool = new Pool({ connectionString: url() })
})
afterAll(() => pool.end())

it('a connection that the database ends rejects queries, and does not end the process', async () => {
  const client = await connectOnce(url())
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  // While it is idle, as between two migrations. An unhandled error event fails this run.
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await ended
  await expect(client.query('select 1')).rejects.toThrow('not queryable')
  await client.end()
})
