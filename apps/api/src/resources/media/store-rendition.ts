import type { Context } from '../../kit/context.ts'
import { Problem } from '../../kit/problem.ts'
import type { StoredVariant } from '../../platform/db/tables.ts'
import type { FileFacts, Rendition } from './store-file.ts'
import { originalKey } from './store-file.ts'

/** Records the bytes of a stored file, once per company. */
export const recordObject = async (
  ctx: Context,
  { sha256, mime, bytes }: FileFacts,
  perceptualHash: string | null = null,
): Promise<void> => {
  const added = await ctx.tx.query(
    `insert into media_objects (tenant, sha256, mime, bytes, perceptual_hash) values ($1, $2, $3, $4, ('x' || $5)::bit(64))
     on conflict do nothing returning sha256`,
    [ctx.tenant, sha256, mime, bytes, perceptualHash],
  )
  if (added.length > 0) await requireStored(ctx, [originalKey(ctx.tenant, sha256, mime)])
}

/** Records a stored rendition of a recorded file. */
export const recordRendition = async (ctx: Context, sha256: string, rendition: Rendition): Promise<void> => {
  const { edit, variants, width, height, placeholder, colour, sketch } = rendition
  const added = await ctx.tx.query(
    `insert into media_renditions (tenant, sha256, edit, variants, width, height, placeholder, colour, sketch)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning edit`,
    [
      ctx.tenant,
      sha256,
      edit,
      JSON.stringify(variants),
      width,
      height,
      placeholder,
      colour,
      sketch === null ? null : JSON.stringify(sketch),
    ],
  )
  if (added.length > 0)
    await requireStored(
      ctx,
      variants.map(({ key }) => key),
    )
}

/** 503 if the files have been removed as unused since they were stored: then the client has to send the file again. */
const requireStored = async (ctx: Context, keys: string[]): Promise<void> => {
  for (const key of keys) {
    if (!(await ctx.deps.storage.has(key)))
      throw new Problem('unavailable', { detail: 'the file could not be processed; try again' })
  }
}

/** The rendition of a file with an edit, or undefined. It is locked against removal until this transaction ends. */
export const findRendition = async (ctx: Context, sha256: string, edit: string): Promise<Rendition | undefined> => {
  const [found] = await ctx.tx.query<Rendition>(
    `select edit, variants, width, height, placeholder, colour, sketch from media_renditions
     where tenant = $1 and sha256 = $2 and edit = $3 for key share`,
    [ctx.tenant, sha256, edit],
  )
  return found
}

/** The edit that an item shows at present; the one that it should show depends on its fields. */
export const shownEdit = async (ctx: Context, uuid: string): Promise<string | undefined> => {
  const [found] = await ctx.tx.query<{ edit: string }>('select edit from media where tenant = $1 and uuid = $2', [
    ctx.tenant,
    uuid,
  ])
  return found?.edit
}

/** Makes an item show another edit of its file, whose rendition exists. */
export const setShownEdit = (ctx: Context, uuid: string, edit: string) =>
  ctx.tx.query('update media set edit = $3 where tenant = $1 and uuid = $2', [ctx.tenant, uuid, edit])

/** The fields of a rendition that are also columns of the item. */
export const shownOf = ({ width, height, placeholder, colour, sketch }: Rendition) => ({
  width,
  height,
  placeholder,
  colour,
  sketch,
})

/** The files that items show, by the items' UUIDs. */
export const filesOfMedia = async (ctx: Context, uuids: string[]): Promise<Map<string, StoredVariant[]>> => {
  if (uuids.length === 0) return new Map()
  const found = await ctx.tx.query<{ uuid: string; variants: StoredVariant[] }>(
    `select m.uuid, r.variants from media m
     join media_renditions r on r.tenant = m.tenant and r.sha256 = m.sha256 and r.edit = m.edit
     where m.tenant = $1 and m.uuid = any($2::uuid[])`,
    [ctx.tenant, uuids],
  )
  return new Map(found.map(({ uuid, variants }) => [uuid, variants]))
}
