import type { Context } from '../../kit/context.ts'
import type { AsServer } from '../../kit/http/in-tenant.ts'
import { Problem } from '../../kit/problem.ts'
import type { Announced, UploadLedger, UploadStanding } from '../../platform/uploads/upload-ledger.ts'
import { findRoom } from '../../subscriptions/usage.ts'

/** The company and the item of an upload: its id is both. */
export const partsOf = (id: string): { tenant: string; uuid: string } => {
  const [tenant = '', uuid = ''] = id.split('/')
  return { tenant, uuid }
}

/** Does something to an upload as whoever asked for it, who may upload still; 404 otherwise. */
export type AsMaker = <T>(
  tenant: string,
  uuid: string,
  verb: (ctx: Context, slot: UploadSlot) => Promise<T>,
) => Promise<T>

/** The ledger of uploads, in the slots of their media items. */
export const uploadLedger = (asServer: AsServer, asMaker: AsMaker): UploadLedger => {
  const work = <T>(id: string, verb: (ctx: Context, uuid: string) => Promise<T>): Promise<T> => {
    const { tenant, uuid } = partsOf(id)
    return asServer(tenant, 'upload', (ctx) => verb(ctx, uuid))
  }
  return {
    find: (id) => {
      const { tenant, uuid } = partsOf(id)
      return asMaker(tenant, uuid, async (_ctx, slot) => slot)
    },
    begin: (id, announced) => {
      const { tenant, uuid } = partsOf(id)
      return asMaker(tenant, uuid, async (ctx, { isFilled }) => {
        if (announced.length === 0) throw new Problem('malformed', { detail: 'the file is empty' })
        if (isFilled) throw new Problem('not_found')
        if (!(await beginUpload(ctx, uuid, announced))) return false
        const room = await findRoomForAnnounced(ctx)
        await room.require()
        return true
      })
    },
    count: (id, from, to, keep) =>
      work(id, async (ctx, uuid) => {
        const isCounted = await countReceived(ctx, uuid, from, to)
        if (isCounted) await keep()
        return isCounted
      }),
    takeLease: (id, writer) => {
      const { tenant, uuid } = partsOf(id)
      // Only who has it sees how the upload stands.
      return asMaker(tenant, uuid, (ctx) => takeLease(ctx, uuid, writer))
    },
    renewLease: (id, writer) => work(id, (ctx, uuid) => renewLease(ctx, uuid, writer)),
    dropLease: (id, writer) => work(id, (ctx, uuid) => dropLease(ctx, uuid, writer)),
  }
}

/** An upload as it stands. `length` is null until the sender has said how many bytes there will be. */
export type UploadSlot = {
  maker: string
  /** The API key it was asked for with. */
  apiKey: string | null
  length: number | null
  received: number
  expectedSha256: string | null
  /** Every byte is there and recorded: nothing more is taken. */
  isFilled: boolean
}

/** The upload of an item that waits for its bytes or has them; 404 for what lapsed, was cancelled or refused. */
export const findUpload = async (ctx: Context, uuid: string): Promise<UploadSlot> => {
  const [found] = await ctx.tx.query<UploadSlot & { bytes: number | null }>(
    `select m.created_by as maker, s.api_key as "apiKey", s.length, coalesce(s.received, m.bytes) as received, s.expected_sha256 as "expectedSha256",
       m.sha256 is not null as "isFilled", m.bytes
     from media m left join media_slots s on s.tenant = m.tenant and s.media = m.uuid
     where m.tenant = $1 and m.uuid = $2 and m.deleted_at is null and m.created_by is not null
       and (m.sha256 is not null or m.state = 'processing' and s.expires_at > now())`,
    [ctx.tenant, uuid],
  )
  if (!found) throw new Problem('not_found')
  const { bytes, ...slot } = found
  return { ...slot, length: found.isFilled ? bytes : slot.length }
}

/**
 * Within a statement: nothing waits until what its transaction writes is on the disk. What a crash of the database forgets of
 * these harms nobody: who writes, and that an upload was begun of which no byte had come, as its sender is then told.
 */
const hastily = `set_config('synchronous_commit', 'off', true)`

/** Begins an upload anew: so many bytes will come. False while another writes it, who is asked to let go. */
const beginUpload = async (ctx: Context, uuid: string, { length, expectedSha256 }: Announced): Promise<boolean> => {
  const [slot] = await ctx.tx.query<{ isMine: boolean }>(
    `update media_slots set
       length = case when free then $3 else length end, received = case when free then 0 else received end,
       expected_sha256 = case when free then $4 else expected_sha256 end, is_wanted = is_wanted or not free
     from (select writer is null or writer_until < now() as free, case when length is null then ${hastily} end
           from media_slots where tenant = $1 and media = $2 for update) held
     where tenant = $1 and media = $2 returning held.free as "isMine"`,
    [ctx.tenant, uuid, length, expectedSha256],
  )
  return slot?.isMine ?? true
}

/**
 * Measures the room for uploads: of those that begin at once each waits here for the one before, and sees what that has
 * announced. Whoever writes a media item in the same transaction asks first, as whoever fills one does: the other way around
 * two would wait for each other. `require` throws 402 when the plan has no room for all that open uploads have announced.
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

/** Counts bytes that are durable; false when somebody else has counted meanwhile, and these are not to be told of. */
const countReceived = async (ctx: Context, uuid: string, from: number, to: number): Promise<boolean> => {
  const counted = await ctx.tx.query(
    'update media_slots set received = $4 where tenant = $1 and media = $2 and received = $3 returning media',
    [ctx.tenant, uuid, from, to],
  )
  return counted.length > 0
}

/** How long a writer holds an upload without being heard of, in seconds. */
const leaseSeconds = 6

/** Takes the right to write, and finds how the upload stands then; null while another has it, who is then asked to let go. */
const takeLease = async (ctx: Context, uuid: string, writer: string): Promise<UploadStanding | null> => {
  const [slot] = await ctx.tx.query<UploadStanding & { isMine: boolean }>(
    `update media_slots set
       is_wanted = not free, writer = case when free then $3 else writer end,
       writer_until = case when free then now() + make_interval(secs => ${leaseSeconds}) else writer_until end
     from (select writer is null or writer_until < now() as free, ${hastily}
           from media_slots where tenant = $1 and media = $2 for update) held
     where tenant = $1 and media = $2
     returning held.free as "isMine", length, received, expected_sha256 as "expectedSha256"`,
    [ctx.tenant, uuid, writer],
  )
  // What is filled or gone has no slot, and nothing to write.
  if (!slot) return findUpload(ctx, uuid)
  const { isMine, ...standing } = slot
  return isMine ? standing : null
}

/** Keeps the right to write; false when another wants it or has it. */
const renewLease = async (ctx: Context, uuid: string, writer: string): Promise<boolean> => {
  const [slot] = await ctx.tx.query<{ isWanted: boolean }>(
    `update media_slots set writer_until = now() + make_interval(secs => ${leaseSeconds})
     where tenant = $1 and media = $2 and writer = $3 returning is_wanted as "isWanted", ${hastily}`,
    [ctx.tenant, uuid, writer],
  )
  return slot !== undefined && !slot.isWanted
}

const dropLease = async (ctx: Context, uuid: string, writer: string): Promise<void> => {
  await ctx.tx.query(
    `update media_slots set writer = null, writer_until = null, is_wanted = false
     where tenant = $1 and media = $2 and writer = $3 returning ${hastily}`,
    [ctx.tenant, uuid, writer],
  )
}
