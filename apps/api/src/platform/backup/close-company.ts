import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { holdRestore } from '../db/restore-lock.ts'
import { BackupError } from './manifest.ts'
import { prepareSession } from './restore-database.ts'
import { reasonOf, restoreFault } from './restore-fault.ts'

/** In milliseconds: for this long, a request that was accepted can run without being checked again. */
const grace = 6000
/** In milliseconds: how long to wait for transactions that are under way. */
const patience = 60_000

type Place = {
  uuid: string
  /** Opens another connection, because the first may be lost. */
  connect: () => Promise<Client>
}

/**
 * Does `work` while a company is closed, as staff can close it, so that members, clients and most jobs no longer write to it, and
 * after the transactions that are under way. Other companies notice nothing. It is for `work` to open the company; if it fails, the
 * company is reopened. If the process is killed before, staff can reopen it. Throws BackupError.
 */
export const whileClosed = async <T>(client: Client, { uuid, connect }: Place, work: () => Promise<T>): Promise<T> => {
  // Jobs can tell that it is not closed for good.
  await holdRestore(client, uuid)
  const { rows } = await client.query<Closing>(
    `update public.tenants set status = 'closed', deleted_at = coalesce(deleted_at, now()),
       status_before_closing = case when status = 'closed' then status_before_closing else status end
     where uuid = $1
     returning pg_current_xact_id()::text as id, new.deleted_at::text as "closedAt", jsonb_build_object(
       'status', old.status, 'status_before_closing', old.status_before_closing, 'deleted_at', old.deleted_at) as before`,
    [uuid],
  )
  const [closing] = rows
  if (!closing) return work()
  try {
    await sleep(grace)
    await waitForEarlier(client, closing.id)
    return await work()
  } catch (error) {
    const fault = restoreFault(error)
    await reopen({ uuid, connect }, closing).catch((failure: unknown) => {
      throw new BackupError(
        `${fault.message} It is still closed, because reopening it failed as well (${reasonOf(failure)}): run this again, or let staff reopen it.`,
        { cause: error },
      )
    })
    throw fault
  }
}

type Closing = {
  id: string
  closedAt: string
  before: { status: string; status_before_closing: string | null; deleted_at: string | null }
}

/** Puts back what the company was, unless it is no longer closed as we have closed it. */
const reopen = async ({ uuid, connect }: Place, { before, closedAt }: Closing): Promise<void> => {
  const client = await connect()
  try {
    await prepareSession(client)
    await client.query(
      `update public.tenants set status = $2, status_before_closing = $3, deleted_at = $4
       where uuid = $1 and status = 'closed' and deleted_at = $5`,
      [uuid, before.status, before.status_before_closing, before.deleted_at, closedAt],
    )
  } finally {
    await client.end()
  }
}

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
