import type { Context } from '../../kit/context.ts'
import { writeChanges } from '../../kit/records/crud.ts'
import type { ActAs, AsServer } from '../../kit/http/in-tenant.ts'
import { Problem } from '../../kit/problem.ts'
import type { Announced, UploadLedger, UploadState } from '../../platform/uploads/upload-ledger.ts'
import { findRoom } from '../../subscriptions/usage.ts'
import { media } from './queries.ts'

/** Splits the ID of an upload into its company and its item. */
const partsOf = (id: string): { tenant: string; uuid: string } => {
  const [tenant = '', uuid = ''] = id.split('/')
  return { tenant, uuid }
}

/** Runs a function on an upload as the user who opened its slot; 404 unless they may still upload. */
export type AsMaker = <T>(id: string, verb: (ctx: Context, slot: UploadSlot) => Promise<T>) => Promise<T>

/** An upload URL acts for the user who requested it, as long as they may upload. */
export const createAsMaker =
  (asServer: AsServer, actAs: ActAs): AsMaker =>
  (id, verb) => {
    const { tenant, uuid } = partsOf(id)
    return asServer(tenant, 'upload', async (server) => {
      const slot = await findUpload(server, uuid)
      const ctx = await actAs(server, slot.maker, slot.apiKey)
      if (!media.policy.create(ctx.actor)) throw new Problem('not_found')
      return verb(ctx, slot)
    })
  }

/** Creates the ledger of uploads, which is stored in the slots of media items. */
export const createLedger = (asServer: AsServer, asMaker: AsMaker): UploadLedger => {
  const work = <T>(id: string, verb: (ctx: Context, uuid: string) => Promise<T>): Promise<T> => {
    const { tenant, uuid } = partsOf(id)
    return asServer(tenant, 'upload', (ctx) => verb(ctx, uuid))
  }
  return {
    find: (id) => asMaker(id, async (_ctx, slot) => slot),
    begin: (id, announced) => asMaker(id, (ctx, slot) => beginUpload(ctx, slot, announced)),
    count: (id, from, to) => work(id, (ctx, uuid) => countReceived(ctx, uuid, from, to)),
    cancel: (id) =>
      asMaker(id, (ctx, slot) => endUpload(ctx, slot, { state: 'cancelled', stateReason: null }, 'cancel')),
    lock: (id, writer) => asMaker(id, (ctx, { uuid }) => lockSlot(ctx, uuid, writer)),
    renewLock: (id, writer) => work(id, (ctx, uuid) => renewLock(ctx, uuid, writer)),
    release: (id, writer) => work(id, (ctx, uuid) => releaseSlot(ctx, uuid, writer)),
  }
}

/** The state of an upload. `length` is null until the client has announced the number of bytes. */
export type UploadSlot = UploadState & {
  tenant: string
  /** The UUID of the media item. */
  uuid: string
  maker: string
  /** The API key that opened the slot. */
  apiKey: string | null
  /** All bytes have arrived and are recorded: no more are accepted. */
  isFilled: boolean
}

/** The upload of an item that waits for its bytes or has them; 404 if it expired, was cancelled or was rejected. */
const findUpload = async (ctx: Context, uuid: string): Promise<UploadSlot> => {
  const [found] = await ctx.tx.query<UploadSlot>(
    `select m.tenant, m.uuid, m.created_by as maker, s.api_key as "apiKey", coalesce(m.bytes, s.length) as length,
       coalesce(m.bytes, s.received) as received, s.expected_sha256 as "expectedSha256", m.sha256 is not null as "isFilled"
     from media m left join media_slots s on s.tenant = m.tenant and s.media = m.uuid
     where m.tenant = $1 and m.uuid = $2 and m.deleted_at is null and m.created_by is not null
       and (m.sha256 is not null or m.state = 'processing' and s.expires_at > now())`,
    [ctx.tenant, uuid],
  )
  if (!found) throw new Problem('not_found')
  return found
}

/** Starts an upload, or starts it over, with the announced number of bytes. */
const beginUpload = async (ctx: Context, slot: UploadSlot, { length, expectedSha256 }: Announced): Promise<void> => {
  if (length === 0) throw new Problem('malformed', { detail: 'the file is empty' })
  if (slot.isFilled) throw new Problem('not_found')
  await ctx.tx.query(
    'update media_slots set length = $3, received = 0, expected_sha256 = $4 where tenant = $1 and media = $2',
    [ctx.tenant, slot.uuid, length, expectedSha256],
  )
  const room = await findRoomForAnnounced(ctx)
  await room.require()
}

/** Discards all received bytes of an upload, which has to be sent again. */
export const resetUpload = async (ctx: Context, { uuid }: UploadSlot): Promise<void> => {
  await ctx.tx.query('update media_slots set received = 0 where tenant = $1 and media = $2', [ctx.tenant, uuid])
}

/** Ends an upload without a file. */
export const endUpload = async (
  ctx: Context,
  { uuid, isFilled }: UploadSlot,
  changes: { state: 'cancelled' | 'invalid'; stateReason: string | null },
  action: 'cancel' | 'refuse',
): Promise<void> => {
  if (isFilled) throw new Problem('conflict', { detail: 'the file is already in the library' })
  if (!(await closeSlot(ctx, uuid))) throw new Problem('not_found')
  await writeChanges(ctx, media, uuid, changes, action)
}

/** Closes an open slot; false if it is already closed. Of several simultaneous calls, only one returns true. */
export const closeSlot = async (ctx: Context, uuid: string): Promise<boolean> =>
  (await ctx.tx.query('delete from media_slots where tenant = $1 and media = $2 returning media', [ctx.tenant, uuid]))
    .length > 0

/**
 * Locks and measures the room for uploads, so that simultaneous ones wait for each other and see what the others have
 * announced. Call it before writing a media item in the same transaction, as finishing an upload does, to prevent a deadlock.
 * `require` throws 402 when the plan has no room for all announced bytes of open uploads.
 */
export const findRoomForAnnounced = async (ctx: Context): Promise<{ require: () => Promise<void> }> => {
  const room = await findRoom(ctx, 'storageBytes')
  return {
    require: async () => {
      const [open] = await ctx.tx.query<{ bytes: number }>(
        'select coalesce(sum(length), 0)::bigint as bytes from media_slots where tenant = $1 and expires_at > now()',
        [ctx.tenant],
      )
      room.require(open?.bytes ?? 0)
    },
  }
}

/** Counts bytes as received, unless another request has counted since. @returns the new count; null without a slot. */
const countReceived = async (ctx: Context, uuid: string, from: number, to: number): Promise<number | null> => {
  const [slot] = await ctx.tx.query<{ received: number }>(
    `update media_slots set received = case when received = $3 then $4 else received end
     where tenant = $1 and media = $2 returning received`,
    [ctx.tenant, uuid, from, to],
  )
  return slot?.received ?? null
}

/** How long a writer has a lock without renewing it, in seconds. */
const lockSeconds = 6

/** Locks a slot for a writer; false while another one has the lock, which is then asked to release it. */
const lockSlot = async (ctx: Context, uuid: string, writer: string): Promise<boolean> => {
  const [slot] = await ctx.tx.query<{ isFree: boolean }>(
    `update media_slots set
       is_wanted = not is_free, writer = case when is_free then $3 else writer end,
       writer_until = case when is_free then now() + make_interval(secs => ${lockSeconds}) else writer_until end
     from (select writer is null or writer_until < now() as is_free
           from media_slots where tenant = $1 and media = $2 for update) held
     where tenant = $1 and media = $2 returning is_free as "isFree"`,
    [ctx.tenant, uuid, writer],
  )
  // A finished upload has no slot and needs no lock.
  return slot?.isFree ?? true
}

/** Renews a lock; false if another writer wants it or has it. */
const renewLock = async (ctx: Context, uuid: string, writer: string): Promise<boolean> => {
  const [slot] = await ctx.tx.query<{ isWanted: boolean }>(
    `update media_slots set writer_until = now() + make_interval(secs => ${lockSeconds})
     where tenant = $1 and media = $2 and writer = $3 returning is_wanted as "isWanted"`,
    [ctx.tenant, uuid, writer],
  )
  return slot !== undefined && !slot.isWanted
}

const releaseSlot = async (ctx: Context, uuid: string, writer: string): Promise<void> => {
  await ctx.tx.query(
    `update media_slots set writer = null, writer_until = null, is_wanted = false
     where tenant = $1 and media = $2 and writer = $3`,
    [ctx.tenant, uuid, writer],
  )
}
