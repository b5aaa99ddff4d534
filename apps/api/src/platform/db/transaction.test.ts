import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Pool } from 'pg'
import { createPool } from './pool.ts'
import { type Access, inTransaction, type OpenTransaction } from './transaction.ts'

describe('a transaction', () => {
  let pool: Pool
  const tenant = randomUUID()
  const late: unknown[] = []
  const run = <T>(access: Access, work: (tx: OpenTransaction) => Promise<T>) =>
    inTransaction(pool, tenant, work, { access, onLateError: (error) => late.push(error) })
  const setting = `select current_setting('app.tenant', true) as tenant`
  const insert = 'insert into tenants (name, slug) values ($1, $2)'

  beforeAll(() => {
    // One connection: if a transaction kept it, the next one would block.
    pool = createPool(inject('databaseUrl'), 1, { directUrl: inject('directUrl') })
  })
  afterAll(async () => pool.end())

  it.each(['read only', 'read write'] as const)(
    'has its tenant from the first statement on (%s), and the connection does not keep it',
    async (access) => {
      expect(await run(access, async (tx) => tx.query(setting))).toEqual([{ tenant }])
      expect((await pool.query(setting)).rows).toEqual([{ tenant: '' }])
    },
  )

  it('with read-only access has every write rejected by the server', async () => {
    const writing = run('read only', async (tx) => tx.query(insert, ['Never', randomUUID()]))
    await expect(writing).rejects.toMatchObject({ code: '25006' })
  })

  it.each(['read only', 'read write'] as const)('releases its connection when its work fails (%s)', async (access) => {
    await expect(run(access, async (tx) => tx.query('select 1 / 0'))).rejects.toMatchObject({ code: '22012' })
    await expect(run(access, async () => Promise.reject(new Error('changed its mind')))).rejects.toThrow(
      'changed its mind',
    )
    expect(await run(access, async (tx) => tx.query('select 1 as one'))).toEqual([{ one: 1 }])
  })

  it('leaves nothing of what was written before its work failed', async () => {
    const slug = randomUUID()
    const failing = run('read write', async (tx) => {
      await tx.query(insert, ['Half', slug])
      throw new Error('too late')
    })
    await expect(failing).rejects.toThrow('too late')
    expect((await pool.query('select from tenants where slug = $1', [slug])).rowCount).toBe(0)
  })

  it('starts the work of afterCommit only after the commit', async () => {
    const slug = randomUUID()
    const seen = await new Promise((resolve, reject) => {
      run('read write', async (tx) => {
        await tx.query(insert, ['Whole', slug])
        tx.afterCommit(async () => resolve((await pool.query('select from tenants where slug = $1', [slug])).rowCount))
      }).catch(reject)
    })
    expect(seen).toBe(1)
    expect(late).toEqual([])
  })

  it('accepts only a uuid as tenant', async () => {
    await expect(
      inTransaction(pool, "'; drop table tenants; --", async () => 1, { access: 'read write', onLateError: () => {} }),
    ).rejects.toThrow('uuid')
  })
})
