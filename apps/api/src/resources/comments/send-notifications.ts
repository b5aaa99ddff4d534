import type { Comment } from '@sojourn/contract/comment'
import { commentLimits } from '@sojourn/contract/comment-limits'
import type { Context } from '../../kit/context.ts'
import { emailOf, greetingOf, postEmail, productColours } from '../../kit/jobs/email.ts'
import { invalidField } from '../../kit/problem.ts'
import type { Itinerary } from '../itineraries/queries.ts'
import { type Reader, readReaders } from './read-members.ts'
import * as wording from './wording.ts'

/** The members who may read the itinerary. 422 if a mentioned member is not one of them, and so must not be notified. */
export const requireReaders = async (
  ctx: Context,
  itinerary: Itinerary,
  mentions: readonly string[],
): Promise<Reader[]> => {
  const readers = await readReaders(ctx, itinerary)
  const index = mentions.findIndex((uuid) => !readers.some((reader) => reader.uuid === uuid))
  if (index !== -1)
    throw invalidField(`mentions.${index}`, 'reference_not_found', 'is not a member who may read this itinerary')
  return readers
}

/**
 * Notifies the members that a comment mentions, also by email, and the authors of the earlier comments in its thread. Members
 * are not notified of their own comments, nor twice of the same comment.
 */
export const notifyOfComment = async (
  ctx: Context,
  itinerary: Itinerary,
  comment: Comment,
  { mentions, readers }: { mentions: readonly string[]; readers: readonly Reader[] },
): Promise<void> => {
  const others = readers.map(({ uuid }) => uuid).filter((uuid) => uuid !== ctx.actor.uuid)
  await ctx.tx.query(
    `insert into notifications (tenant, member, comment, kind)
     select $1, member, $2, kind from (
       select one as member, 'mention' as kind from unnest($3::uuid[]) one
       union all
       select distinct c.author, 'reply' from comments c
       where c.tenant = $1 and (c.uuid = $4 or c.thread = $4) and c.uuid < $2 and c.text is not null
         and not c.author = any($3::uuid[])
     ) addressed where member = any($5::uuid[])
     on conflict (tenant, comment, member) do update set kind = excluded.kind
       where notifications.kind = 'reply' and excluded.kind = 'mention'`,
    [ctx.tenant, comment.uuid, mentions, comment.thread, others],
  )
  for (const { uuid } of await claimEmails(ctx, comment)) {
    const reader = readers.find((one) => one.uuid === uuid)
    if (reader) await postEmail(ctx, mentionEmail(ctx, itinerary, comment, reader))
  }
}

/** Marks the mentions of a comment to send by email: each only once, and none to members who got many in the last hour. */
const claimEmails = ({ tx, tenant }: Context, { uuid }: Comment): Promise<{ uuid: string }[]> =>
  tx.query(
    `update notifications n set emailed_at = now()
     where n.tenant = $1 and n.comment = $2 and n.kind = 'mention' and n.emailed_at is null and (
       select count(*) from notifications sent
       where sent.tenant = $1 and sent.member = n.member and sent.emailed_at > now() - interval '1 hour'
     ) < $3 returning n.member as uuid`,
    [tenant, uuid, commentLimits.emailsAnHour],
  )

const mentionEmail = ({ deps }: Context, itinerary: Itinerary, comment: Comment, reader: Reader) => {
  const { productName } = deps.publicConfig
  const { title, isTemplate } = itinerary
  const name = comment.author?.name ?? productName
  return emailOf({
    to: reader.email,
    from: { name: productName, ...productColours },
    subject: wording.mentionSubject({ name, title }),
    heading: title,
    paragraphs: [greetingOf(reader.name), wording.mentionText({ name }), comment.text ?? ''],
    button: {
      label: wording.openComment,
      url: `${deps.publicUrl()}/${isTemplate ? 'templates' : 'itineraries'}/${itinerary.uuid}?comment=${comment.thread}`,
    },
    footer: [wording.whyMentioned],
  })
}
