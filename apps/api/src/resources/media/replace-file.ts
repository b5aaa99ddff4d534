import { mediaReplacement } from '@sojourn/contract/media'
import type { Context } from '../../kit/context.ts'
import {
  findRecord,
  insertRecord,
  lockForUpdate,
  type Precondition,
  requireVersion,
  writeChanges,
} from '../../kit/records/crud.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { invalid, invalidField, Problem } from '../../kit/problem.ts'
import type { Stored } from '../../kit/records/records.ts'
import { showEdit } from './prepare-media.ts'
import { media, usedAmong } from './queries.ts'
import { setShownEdit, shownEdit } from './store-rendition.ts'

/** The fields that belong to a file and how it is shown, rather than to its description. */
const fileFields = [
  'sha256',
  'mime',
  'bytes',
  'width',
  'height',
  'placeholder',
  'colour',
  'sketch',
  'focal',
  'crop',
  'rotation',
  'flipped',
  'brightness',
  'state',
  'stateReason',
] as const

/**
 * Replaces the file of an item by that of another one, so that everything that uses the item shows the other file from now
 * on; published pages when they are published again. The item's description stays. Its previous file goes to the bin: as the
 * other item if nothing uses that, else as an item of its own.
 */
export const replaceMediaFile = async (
  ctx: Context,
  uuid: string,
  precondition: Precondition,
  input: unknown,
): Promise<Answer> => {
  await findRecord(ctx, media, media.policy.read(ctx.actor), uuid)
  const parsed = mediaReplacement.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const other = parsed.data.media.toLowerCase()
  if (other === uuid) throw invalidField('media', 'invalid_value', 'must be another file')
  // Locked in the order of their UUIDs, so that two replacements cannot deadlock.
  const rows = new Map<string, Stored>()
  for (const one of [uuid, other].toSorted()) {
    const row = await lockForUpdate(ctx, media, one).catch((error: unknown) => {
      if (one === uuid || !(error instanceof Problem) || error.code !== 'not_found') throw error
      throw invalidField('media', 'reference_not_found', 'must be an existing media item')
    })
    rows.set(one, row)
  }
  const [before, source] = [rows.get(uuid), rows.get(other)]
  if (!before || !source) throw new Problem('not_found')
  await requireVersion(ctx, media, before, precondition)
  requireFile(before, source)
  const isOtherUsed = (await usedAmong(ctx, [other])).has(other)
  const previous = await filePart(ctx, before)
  const next = await filePart(ctx, source)
  if (isOtherUsed) await storeReplacedFile(ctx, before, previous)
  else await setFile(ctx, other, { ...previous, filename: before.filename, deletedAt: new Date().toISOString() })
  return toAnswer(ctx, media, await setFile(ctx, uuid, next))
}

type FilePart = Stored & { edit: string }

const requireFile = (before: Stored, source: Stored): void => {
  if (source.kind !== before.kind)
    throw invalidField(
      'media',
      'invalid_value',
      'must be of the same kind: an image can only be replaced by an image, and a document by a document',
    )
  if (typeof before.sha256 !== 'string') throw new Problem('conflict', { detail: 'this item has no file to replace' })
  if (source.state !== 'processing-complete')
    throw new Problem('conflict', { detail: 'the new file is not ready yet; try again in a moment' })
}

const filePart = async (ctx: Context, row: Stored): Promise<FilePart> => ({
  ...Object.fromEntries(fileFields.map((name) => [name, row[name]])),
  edit: (await shownEdit(ctx, String(row.uuid))) ?? '',
})

const setFile = async (ctx: Context, uuid: string, { edit, ...changes }: FilePart): Promise<Stored> => {
  await setShownEdit(ctx, uuid, edit)
  // A pending rendition of the file was queued for another item, so `showEdit` queues it for this one.
  return showEdit(ctx, await writeChanges(ctx, media, uuid, changes, 'replace'))
}

/** Fields that every record has, or that the database sets. */
const recordFields = new Set(['uuid', 'rev', 'createdAt', 'updatedAt', 'tenant', 'createdBy', 'updatedBy', 'id'])

/** Creates an item in the bin for a file that was replaced. */
const storeReplacedFile = async (ctx: Context, before: Stored, { edit, ...previous }: FilePart): Promise<void> => {
  const fields = Object.fromEntries(Object.entries(before).filter(([name]) => !recordFields.has(name)))
  const row = await insertRecord(ctx, media, { ...fields, ...previous, deletedAt: null })
  await setShownEdit(ctx, String(row.uuid), edit)
  await showEdit(
    ctx,
    await writeChanges(ctx, media, String(row.uuid), { deletedAt: new Date().toISOString() }, 'remove'),
  )
}
