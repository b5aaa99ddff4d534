import { uploadLimits } from '@sojourn/contract/uploads'
import type { Context } from '../../kit/context.ts'
import { insertRecord, parseNew, requireCreate, writeChanges } from '../../kit/records/crud.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { invalidField, Problem } from '../../kit/problem.ts'
import type { Stored } from '../../kit/records/records.ts'
import type { Digest } from '../../platform/storage/digest.ts'
import type { Announced } from '../../platform/uploads/upload-ledger.ts'
import { requireRoom } from '../../subscriptions/usage.ts'
import { processLater, showEdit } from './prepare-media.ts'
import { answerOfNewSlot, findStoredMedia, media } from './queries.ts'
import { closeSlot, findRoomForAnnounced } from './upload-slot.ts'
import { recordObject, recordRendition, shownOf } from './store-rendition.ts'
import type { FileFacts, StoredFile } from './store-file.ts'

const empty = {
  mime: null,
  bytes: null,
  width: null,
  height: null,
  sha256: null,
  placeholder: null,
  colour: null,
  sketch: null,
  licenceState: 'none',
  stateReason: null,
}

/** 402 when the plan has no room for a file, before it is stored. A file that is already stored needs none. */
export const requireRoomFor = async (ctx: Context, { length, sha256 }: Digest): Promise<void> => {
  const [existing] = await ctx.tx.query('select from media_objects where tenant = $1 and sha256 = $2 and uses > 0', [
    ctx.tenant,
    sha256,
  ])
  await requireRoom(ctx, 'storageBytes', existing ? 0 : length)
}

/** Records a stored file, if the actor may create media. `fields` are the other fields of the form. */
export const createMediaItem = async (ctx: Context, file: StoredFile, fields: Stored): Promise<Answer> => {
  requireCreate(ctx, media)
  const row = await recordMediaItem(ctx, file, fields)
  await requireRoom(ctx, 'storageBytes', 0)
  return toAnswer(ctx, media, row)
}

/** Records a stored file without checking permissions, including files that the server creates. */
export const recordMediaItem = async (ctx: Context, file: StoredFile, fields: Stored): Promise<Stored> => {
  const input = parseNew(media.definition, { ...fields, kind: file.kind })
  await recordFile(ctx, file)
  return showEdit(ctx, await insertRecord(ctx, media, input, { ...empty, ...fieldsOf(file) }))
}

/**
 * Opens a slot: an item without bytes, which are sent to `upload.url`. If they are announced with it, the upload is started,
 * as by a tus creation request at that URL; 402 when the plan has no room for them.
 */
export const createMediaSlot = async (
  ctx: Context,
  fields: unknown,
  announced: Announced | null = null,
): Promise<Answer> => {
  requireCreate(ctx, media)
  const input = parseNew(media.definition, fields)
  if (input.kind === 'video_link') return linkVideo(ctx, input)
  await requireFreeSlot(ctx)
  const room = announced ? await findRoomForAnnounced(ctx) : null
  const row = await insertRecord(ctx, media, input, { ...empty, state: 'processing' })
  const expiresAt = new Date(Date.now() + uploadLimits.slotHours * 3_600_000).toISOString()
  await ctx.tx.query(
    'insert into media_slots (tenant, media, expires_at, length, expected_sha256, api_key) values ($1, $2, $3, $4, $5, $6)',
    [
      ctx.tenant,
      row.uuid,
      expiresAt,
      announced?.length ?? null,
      announced?.expectedSha256 ?? null,
      ctx.actor.apiKey?.uuid ?? null,
    ],
  )
  await room?.require()
  return answerOfNewSlot(ctx, row, expiresAt)
}

/** 429 when too many slots are open, such as for a client that opens slots and sends nothing. */
const requireFreeSlot = async (ctx: Context): Promise<void> => {
  const { openSlots } = uploadLimits
  const open = await ctx.tx.query(
    `select from media_slots where tenant = $1 and expires_at > now() limit ${openSlots}`,
    [ctx.tenant],
  )
  if (open.length < openSlots) return
  throw new Problem('too_many_requests', {
    detail: `${openSlots.toLocaleString('en')} uploads of this company are unfinished; finish or cancel some of them first`,
    retryAfterSeconds: 300,
  })
}

/** Creates an item for a video on another site, which needs no upload. */
const linkVideo = async (ctx: Context, input: Stored): Promise<Answer> => {
  if (input.link === null) throw invalidField('link', 'required', 'is required: enter the address of the video')
  return toAnswer(ctx, media, await insertRecord(ctx, media, input, { ...empty, state: 'processing-complete' }))
}

/** Fills a slot with a stored file and its renditions. 404 when the slot has expired or got another file. */
export const fillMediaSlot = async (ctx: Context, uuid: string, file: StoredFile): Promise<Answer> => {
  if (!(await closeSlot(ctx, uuid))) return toAnswer(ctx, media, await findFilledMeanwhile(ctx, uuid, file))
  await recordFile(ctx, file)
  const row = await writeChanges(ctx, media, uuid, { ...fieldsOf(file), kind: file.kind }, 'upload')
  await requireRoom(ctx, 'storageBytes', 0)
  return toAnswer(ctx, media, await showEdit(ctx, row))
}

/** Fills a slot with stored bytes, whose renditions are made by a job. 404 when the slot has expired or got another file. */
export const fillSlotWithBytes = async (ctx: Context, uuid: string, file: FileFacts): Promise<void> => {
  if (!(await closeSlot(ctx, uuid))) return void (await findFilledMeanwhile(ctx, uuid, file))
  await recordObject(ctx, file)
  const { sha256, mime, bytes, kind } = file
  await writeChanges(ctx, media, uuid, { sha256, mime, bytes, kind }, 'upload')
  await requireRoom(ctx, 'storageBytes', 0)
  await processLater(ctx, uuid)
}

/** The item, if another request has filled it with the same bytes meanwhile; else 404. */
const findFilledMeanwhile = async (ctx: Context, uuid: string, { sha256 }: FileFacts): Promise<Stored> => {
  const row = await findStoredMedia(ctx, uuid)
  if (!row || row.sha256 !== sha256 || row.deletedAt !== null) throw new Problem('not_found')
  return row
}

const recordFile = async (ctx: Context, file: StoredFile): Promise<void> => {
  await recordObject(ctx, file, file.perceptualHash)
  await recordRendition(ctx, file.sha256, file.rendition)
}

const fieldsOf = ({ sha256, mime, bytes, rendition }: StoredFile) => ({
  sha256,
  mime,
  bytes,
  ...shownOf(rendition),
  state: 'processing-complete',
})
