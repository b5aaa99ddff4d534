import { resources } from '@sojourn/contract'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { supportRequestOfStaff } from '@sojourn/contract/resources/support-request'
import type { Context } from '../../kit/context.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import type { ServedResource, Wants } from '../../kit/records/served-resource.ts'
import type { PlatformContext } from '../../kit/http/on-platform.ts'
import { answerInFull, listPlatformRecords } from '../../kit/list/platform-records.ts'
import type { Kept, Stored } from '../../kit/records/records.ts'
import { filesOfMedia } from '../media/store-rendition.ts'
import { signedObjectUrl } from '../../kit/sign-url.ts'
import { policy } from './policy.ts'

export type SupportRequest = Read<typeof resources.supportRequest>
type Message = {
  request: string
  uuid: string
  author: { uuid: string; name: string } | null
  isStaff: boolean
  body: string
  at: string
}
type Attachment = { message: string; media: string; filename: string; mime: string | null }

/** Adds the requester, and the messages in order. */
const derive = async (ctx: Context, rows: Stored[], wants: Wants): Promise<Stored[]> => {
  if (rows.length === 0) return rows
  const people = await ctx.tx.query<{ uuid: string; name: string }>(
    'select uuid, name from users where uuid = any($1::uuid[])',
    [rows.map((row) => row.createdBy)],
  )
  const byUuid = new Map(people.map((person) => [person.uuid, person]))
  const byRequester = rows.map((row) => ({ ...row, requester: byUuid.get(String(row.createdBy)) ?? null }))
  if (!wants('messages')) return byRequester
  const messages = await ctx.tx.query<Message>(
    `select m.request, m.uuid, case when u.uuid is null then null else jsonb_build_object('uuid', u.uuid, 'name', u.name) end as author,
            m.is_staff as "isStaff", m.body, m.at
     from support_messages m left join users u on u.uuid = m.author
     where m.tenant = $1 and m.request = any($2::uuid[]) order by m.at, m.uuid`,
    [ctx.tenant, rows.map((row) => row.uuid)],
  )
  const attachments = await findAttachments(
    ctx,
    messages.map((message) => message.uuid),
  )
  const conversations = Map.groupBy(messages, (message) => message.request)
  return byRequester.map((row: Stored) => ({
    ...row,
    messages: (conversations.get(String(row.uuid)) ?? []).map(({ request: _, ...message }) => ({
      ...message,
      attachments: attachments.get(message.uuid) ?? [],
    })),
  }))
}

/** Adds who wrote last in each conversation, and when. */
const deriveInLists = async (ctx: Context, rows: Stored[]): Promise<Stored[]> => {
  const found = await ctx.tx.query<{ request: string; at: string; isStaff: boolean; author: string | null }>(
    `select distinct on (m.request) m.request, m.at, m.is_staff as "isStaff", u.name as author
     from support_messages m left join users u on u.uuid = m.author
     where m.tenant = $1 and m.request = any($2::uuid[]) order by m.request, m.at desc, m.uuid desc`,
    [ctx.tenant, rows.map((row) => row.uuid)],
  )
  const last = new Map(found.map(({ request, ...message }) => [request, message]))
  return rows.map((row) => ({ ...row, lastMessage: last.get(String(row.uuid)) ?? null }))
}

/** The files sent with messages, each with a signed URL of its original. */
const findAttachments = async (ctx: Context, messages: string[]) => {
  const rows =
    messages.length === 0
      ? []
      : await ctx.tx.query<Attachment>(
          `select a.message, m.uuid as media, m.filename, m.mime
           from support_attachments a join media m on m.tenant = a.tenant and m.uuid = a.media
           where a.tenant = $1 and a.message = any($2::uuid[]) order by a.message, a.position`,
          [ctx.tenant, messages],
        )
  const files = await filesOfMedia(
    ctx,
    rows.map((row) => row.media),
  )
  const urlOf = (media: string): string | null => {
    const [original] = files.get(media) ?? []
    return original ? signedObjectUrl(ctx.deps, ctx.tenant, original.key) : null
  }
  return new Map(
    [...Map.groupBy(rows, (row) => row.message)].map(([message, some]) => [
      message,
      some.map(({ media, filename, mime }) => ({ media, filename, mime, url: urlOf(media) })),
    ]),
  )
}

/** Casts a stored row to the type of its schema. */
export const asSupportRequest = (row: Stored): Kept<SupportRequest> => row as Kept<SupportRequest>

export const support: ServedResource = {
  definition: resources.supportRequest,
  policy,
  derive,
  derivedFrom: { requester: ['createdBy'] },
  deriveInLists,
}

/** One page of the requests of all companies, for the platform's staff. The database also checks that the user is staff. */
export const listSupportForStaff = async ({ tx, person }: PlatformContext, raw: RawQuery, path: string) => {
  const page = await listPlatformRecords(tx, {
    resource: supportRequestOfStaff,
    raw,
    path,
    from: (bind) => `support_for_staff(${bind(person.uuid)})`,
    also: [
      'r.tenant_name as "tenantName"',
      `(select jsonb_build_object('uuid', u.uuid, 'name', u.name) from users u where u.uuid = r.created_by) as requester`,
    ],
  })
  return { ...page, data: page.data.map(answerInFull) }
}
