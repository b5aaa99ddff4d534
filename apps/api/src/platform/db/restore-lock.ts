import type { Client } from 'pg'

type Tx = { query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]> }

/** Marks a company as being restored, until the connection ends. Waits for transactions that rely on the opposite. */
export const holdRestore = async (client: Client, company: string): Promise<void> => {
  await client.query(`select pg_advisory_lock(hashtextextended('restore ' || $1, 0))`, [company])
}

/** Whether a company is being restored. If not, no restore closes it until the end of the transaction. Does not wait. */
export const isBeingRestored = async (tx: Tx, company: string): Promise<boolean> => {
  const [row] = await tx.query<{ isFree: boolean }>(
    `select pg_try_advisory_xact_lock_shared(hashtextextended('restore ' || $1, 0)) as "isFree"`,
    [company],
  )
  return row?.isFree !== true
}
