import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { BackupError } from './manifest.ts'

/** In milliseconds: for this long, a request that was accepted can run without being checked again. */
const grace = 6000
/** In milliseconds: how long to wait for transactions that are under way. */
const patience = 60_000

/**
 * Closes a company, as staff can, so that members, clients and most jobs no longer write to it, and waits for the transactions
 * that are under way. Other companies notice nothing. `reopen` puts back what it was; if the process is killed before, staff
 * can reopen the company. Throws BackupError if a transaction does not end.
 */
export const closeCompany = async (client: Client, uuid: string): Promise<{ reopen(): Promise<void> }> => {
  const { rows } = await client.query<{ before: Closed; id: string }>(
    `update public.tenants set status = 'closed', deleted_at = coalesce(deleted_at, now()),
       status_before_closing = case when status = 'closed' then status_before_closing else status end
     where uuid = $1
     returning pg_current_xact_id()::text as id, jsonb_build_object(
       'status', old.status, 'status_before_closing', old.status_before_closing, 'deleted_at', old.deleted_at) as before`,
    [uuid],
  )
  const [closed] = rows
  if (!closed) return { reopen: async () => {} }
  const reopen = async () => {
    const { status, status_before_closing: beforeClosing, deleted_at: deletedAt } = closed.before
    await client.query(
      'update public.tenants set status = $2, status_before_closing = $3, deleted_at = $4 where uuid = $1',
      [uuid, status, beforeClosing, deletedAt],
    )
  }
  try {
    await sleep(grace)
    await waitForEarlier(client, closed.id)
  } catch (error) {
    await reopen()
    throw error
  }
  return { reopen }
}

type Closed = { status: string; status_before_closing: string | null; deleted_at: string | null }

const waitForEarlier = async (client: Client, id: string): Promise<void> => {
  for (const end = Date.now() + patience; ; await sleep(200)) {
    const { rows } = await client.query<{ over: boolean }>(
      'select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as over',
      [id],
    )
    if (rows[0]?.over) return
    if (Date.now() > end)
      throw new BackupError('A transaction on this server does not end. Nothing was changed; try again later.')
  }
}
