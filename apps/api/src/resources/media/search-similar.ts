import type { Context } from '../../kit/context.ts'
import { findRecord } from '../../kit/records/crud.ts'
import { toListAnswers } from '../../kit/list/list-answers.ts'
import { listFieldsOf } from '../../kit/list/list-fields.ts'
import type { Answer } from '../../kit/records/served-resource.ts'
import { recordSql, type Stored } from '../../kit/records/records.ts'
import { media } from './queries.ts'

/** How many of 64 hash bits may differ for images that look the same apart from size, brightness or compression. */
const maxBits = 8
const maxFound = 12

/** Images outside the bin that look like the given one or are the same file, most similar first. */
export const readAlike = async (ctx: Context, uuid: string): Promise<Answer[]> => {
  await findRecord(ctx, media, media.policy.read(ctx.actor), uuid)
  const sql = recordSql(media.definition)
  const fields = listFieldsOf(media)
  const rows = await ctx.tx.query<Stored>(
    `select ${fields.columns} from media r
     join media_objects o on o.tenant = r.tenant and o.sha256 = r.sha256
     join (
       select m.uuid, m.sha256, o.perceptual_hash from media m
       join media_objects o on o.tenant = m.tenant and o.sha256 = m.sha256 where m.tenant = $1 and m.uuid = $2
     ) of on of.uuid <> r.uuid
     where r.tenant = $1 and r.deleted_at is null
       and (r.sha256 = of.sha256 or bit_count(o.perceptual_hash # of.perceptual_hash) <= ${maxBits})
     order by r.sha256 = of.sha256 desc, bit_count(o.perceptual_hash # of.perceptual_hash), r.created_at limit ${maxFound}`,
    [ctx.tenant, uuid],
  )
  return toListAnswers(
    ctx,
    media,
    rows.map((row) => sql.decode(row, ctx.deps.secretKey)),
    fields,
  )
}
