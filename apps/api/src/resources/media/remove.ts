import type { Context } from '../../kit/context.ts'
import { lockForUpdate, type Precondition, requireVersion, writeChanges } from '../../kit/records/crud.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { Problem } from '../../kit/problem.ts'
import { findUses } from '../../kit/records/references.ts'
import { media } from './queries.ts'
import { statement } from '../../kit/statement.ts'
import { granted } from '../../kit/records/granted.ts'

/** Moves a media item to the bin; 409, with its uses, while anything uses it. */
export const removeMediaItem = async (ctx: Context, uuid: string, precondition: Precondition): Promise<Answer> => {
  const before = await lockForUpdate(ctx, media, uuid, media.policy.remove(ctx.actor))
  await requireVersion(ctx, media, before, precondition)
  const usedIn = [...((await findUses(ctx, 'media-item', [uuid])).get(uuid) ?? []), ...(await publishedUses(ctx, uuid))]
  const others = await otherUses(ctx, uuid)
  usedIn.push(...others.filter((use) => use.mayRead).map(({ mayRead: _, ...use }) => use))
  if (usedIn.length > 0 || others.length > 0) throw new Problem('in_use', { usedIn })
  return toAnswer(ctx, media, await writeChanges(ctx, media, uuid, { deletedAt: new Date().toISOString() }, 'remove'))
}

/** Support requests that an item was sent in, some of which the actor may not see, and the company's brand. */
const otherUses = (ctx: Context, uuid: string) => {
  const { values, bind } = statement(ctx.tenant, uuid)
  const mayRead = `true${granted(ctx.deps.readGrant('support-request', ctx.actor), bind)}`
  return ctx.tx.query<{ resource: string; uuid: string; title: string; mayRead: boolean }>(
    `select distinct 'support-request' as resource, r.uuid, r.subject as title, ${mayRead} as "mayRead"
     from support_attachments a
     join support_messages m on m.tenant = a.tenant and m.uuid = a.message
     join support r on r.tenant = m.tenant and r.uuid = m.request and r.deleted_at is null
     where a.tenant = $1 and a.media = $2
     union all
     select 'tenant', t.uuid, t.name, true from tenants t where t.uuid = $1 and $2::uuid in (t.logo, t.favicon, t.brand_cover) limit 50`,
    values,
  )
}

const publishedUses = (ctx: Context, uuid: string) =>
  ctx.tx.query<{ resource: string; uuid: string; title: string }>(
    `select distinct 'publication' as resource, i.uuid, i.title from publication_media p
     join itineraries i on i.tenant = p.tenant and i.uuid = p.itinerary where p.tenant = $1 and p.media = $2 limit 50`,
    [ctx.tenant, uuid],
  )
