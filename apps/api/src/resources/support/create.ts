import { type FoundReference, referencesIn } from '@sojourn/contract/kit/column'
import { supportReply } from '@sojourn/contract/resources/support-request'
import type { Context } from '../../kit/context.ts'
import { insertRecord, parseNew, requireCreate } from '../../kit/records/crud.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { requireLive } from '../../kit/records/references.ts'
import { support } from './queries.ts'

/** Creates a support request with its first message and files. */
export const createSupportRequest = async (ctx: Context, input: unknown): Promise<Answer> => {
  requireCreate(ctx, support)
  const { message, attachments, ...fields } = parseNew(support.definition, input)
  const sent = supportReply.parse({ body: message, attachments })
  await requireAttachments(ctx, sent.attachments)
  const request = await insertRecord(ctx, support, fields, { status: 'open' })
  await insertMessage(ctx, String(request.uuid), sent)
  return toAnswer(ctx, support, request)
}

type Reply = { body: string; attachments: readonly string[] }

/** 422 unless every file is a media item of this company, outside the bin, that the sender may read. */
export const requireAttachments = (ctx: Context, attachments: readonly string[]): Promise<void> =>
  requireLive(
    ctx,
    referencesIn(supportReply.shape.attachments, attachments).map((found): FoundReference => ({
      ...found,
      path: ['attachments', ...found.path],
    })),
  )

/** Adds a message to a request, which has to be locked or new. */
export const insertMessage = async (ctx: Context, request: string, { body, attachments }: Reply): Promise<void> => {
  await ctx.tx.query(
    `with m as (
       insert into support_messages (tenant, request, author, is_staff, body, at)
       values ($1, $2, $3, $4, $5, clock_timestamp()) returning tenant, uuid
     )
     insert into support_attachments (tenant, message, position, media)
     select m.tenant, m.uuid, a.position, a.media from m, unnest($6::uuid[]) with ordinality as a (media, position)`,
    [ctx.tenant, request, ctx.actor.uuid, ctx.actor.isVisiting, body, attachments],
  )
}
