import { createHash } from 'node:crypto'
import { uploadLimits } from '@sojourn/contract/uploads'
import type { Context } from '../../kit/context.ts'
import { insertRecord, parseNew, requireCreate, writeChanges } from '../../kit/crud.ts'
import { answerOf } from '../../kit/noun.ts'
import { invalidField, Problem } from '../../kit/problem.ts'
import type { Stored } from '../../kit/records.ts'
import { requireRoom } from '../../subscriptions/usage.ts'
import { media } from './queries.ts'
import { filesOf, type StoredFile } from './store-file.ts'

const empty = { mime: null, bytes: null, width: null, height: null, sha256: null, placeholder: null, stateReason: null }

/** Throws 402 when the plan has no room for a file, before it is made durable; one that is there already needs none. */
export const requireRoomFor = async (ctx: Context, bytes: Buffer): Promise<void> => {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const [known] = await ctx.tx.query('select from media_objects where tenant = $1 and sha256 = $2 and uses > 0', [
    ctx.tenant,
    sha256,
  ])
  await requireRoom(ctx, 'storageBytes', known ? 0 : bytes.length)
}

/** Records a file that is durable already, for who may. `fields` are what the form says about it. */
export const createMediaItem = async (ctx: Context, file: StoredFile, fields: Stored): Promise<Stored> => {
  requireCreate(ctx, media)
  const row = await recordMediaItem(ctx, file, fields)
  await requireRoom(ctx, 'storageBytes', 0)
  return answerOf(ctx, media, row)
}

/** Records a file of the server's own making as well. */
export const recordMediaItem = async (ctx: Context, file: StoredFile, fields: Stored): Promise<Stored> => {
  const input = parseNew(media.resource, { ...fields, kind: file.kind })
  await recordObject(ctx, file)
  return insertRecord(ctx, media, input, { ...empty, ...factsOf(file) })
}

/** Opens a slot: an item without bytes, which go to `upload.url`. */
export const createMediaSlot = async (ctx: Context, fields: unknown): Promise<Stored> => {
  requireCreate(ctx, media)
  const input = parseNew(media.resource, fields)
  if (input.kind === 'video_link') return linkVideo(ctx, input)
  const row = await insertRecord(ctx, media, input, { ...empty, state: 'processing' })
  const expiresAt = new Date(Date.now() + uploadLimits.slotHours * 3_600_000).toISOString()
  await ctx.tx.query('insert into media_slots (tenant, media, expires_at) values ($1, $2, $3)', [
    ctx.tenant,
    row.uuid,
    expiresAt,
  ])
  return answerOf(ctx, media, row)
}

/** A film elsewhere has no bytes to wait for. */
const linkVideo = async (ctx: Context, input: Stored): Promise<Stored> => {
  if (input.link === null) throw invalidField('link', 'required', 'give the address of the film')
  return answerOf(ctx, media, await insertRecord(ctx, media, input, { ...empty, state: 'processing-complete' }))
}

/** Whoever made a slot that waits for its bytes; 404 when none does: asked before anything is stored. */
export const makerOfSlot = async (ctx: Context, uuid: string): Promise<string> => {
  const [open] = await ctx.tx.query<{ maker: string | null }>(
    `select m.created_by as maker from media_slots s join media m on m.tenant = s.tenant and m.uuid = s.media and m.deleted_at is null
     where s.tenant = $1 and s.media = $2 and s.expires_at > now()`,
    [ctx.tenant, uuid],
  )
  if (!open?.maker) throw new Problem('not_found')
  return open.maker
}

/** Fills a slot with a file that is durable already. 404 when the slot is filled or lapsed. */
export const fillMediaSlot = async (ctx: Context, uuid: string, file: StoredFile): Promise<Stored> => {
  const filled = await ctx.tx.query('delete from media_slots where tenant = $1 and media = $2 returning media', [
    ctx.tenant,
    uuid,
  ])
  if (filled.length === 0) throw new Problem('not_found')
  await recordObject(ctx, file)
  const row = await writeChanges(ctx, media, uuid, { ...factsOf(file), kind: file.kind }, 'upload')
  await requireRoom(ctx, 'storageBytes', 0)
  return answerOf(ctx, media, row)
}

const factsOf = ({ sha256, mime, bytes, width, height, placeholder }: StoredFile) => ({
  sha256,
  mime,
  bytes,
  width,
  height,
  placeholder,
  state: 'processing-complete',
})

/** Files of an object that nothing used may have been removed since they were stored: then it has to be sent again. */
const recordObject = async (ctx: Context, file: StoredFile): Promise<void> => {
  const { sha256, mime, bytes, variants } = file
  const added = await ctx.tx.query(
    'insert into media_objects (tenant, sha256, mime, bytes, variants) values ($1, $2, $3, $4, $5) on conflict do nothing returning sha256',
    [ctx.tenant, sha256, mime, bytes, JSON.stringify(variants)],
  )
  if (added.length === 0) return
  for (const key of filesOf(ctx.tenant, file)) {
    if (!(await ctx.deps.storage.has(key))) throw new Problem('unavailable', { detail: 'please send the file again' })
  }
}
