import type { SentEmail } from '@sojourn/contract/sent-email'
import type { Context } from '../../kit/context.ts'
import { findRecord } from '../../kit/records/crud.ts'
import { granted } from '../../kit/records/granted.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { statement } from '../../kit/statement.ts'
import { contacts } from '../contacts/queries.ts'
import { itineraries } from '../itineraries/queries.ts'

const maxListed = 200

/** The emails about an itinerary, newest first; 404 if the actor may not read the itinerary. */
export const listEmailsOfItinerary = async (ctx: Context, uuid: string): Promise<SentEmail[]> => {
  await findReadable(ctx, itineraries, uuid)
  return findEmails(ctx, 'itinerary', uuid)
}

/** The emails to a contact, newest first: those about itineraries that the actor may read. */
export const listEmailsOfContact = async (ctx: Context, uuid: string): Promise<SentEmail[]> => {
  await findReadable(ctx, contacts, uuid)
  return findEmails(ctx, 'contact', uuid)
}

const findReadable = (ctx: Context, served: ServedResource, uuid: string) =>
  findRecord(ctx, served, served.policy.read(ctx.actor), uuid)

type Row = Omit<SentEmail, 'sender' | 'itinerary' | 'contact'> & {
  senderUuid: string | null
  senderName: string | null
  itinerary: string
  title: string
  contact: string | null
}

/** An email that was neither sent nor rejected has failed once the queue has stopped trying, which it does within two days. */
const findEmails = async (ctx: Context, of: 'itinerary' | 'contact', uuid: string): Promise<SentEmail[]> => {
  const { values, bind } = statement(ctx.tenant, uuid, maxListed)
  const readable = granted(itineraries.policy.read(ctx.actor), bind)
  const rows = await ctx.tx.query<Row>(
    `select e.uuid, e.created_at as "createdAt", e.sent_at as "sentAt", e.recipient as "to", e.subject, e.error, e.share,
       case when e.state = 'queued' and e.created_at < now() - interval '2 days' then 'failed' else e.state end as state,
       u.uuid as "senderUuid", u.name as "senderName", r.uuid as itinerary, r.title, e.contact
     from emails e
     join itineraries r on r.tenant = e.tenant and r.uuid = e.itinerary
     left join users u on u.uuid = e.sender
     where e.tenant = $1 and e.${of} = $2${readable}
     order by e.created_at desc, e.uuid desc limit $3`,
    values,
  )
  const names = await findContactNames(ctx, [...new Set(rows.flatMap(({ contact }) => contact ?? []))])
  return rows.map(({ senderUuid, senderName, itinerary, title, contact, ...row }) => ({
    ...row,
    sender: senderUuid === null || senderName === null ? null : { uuid: senderUuid, name: senderName },
    itinerary: { uuid: itinerary, title },
    contact: names.get(contact ?? '') ?? null,
  }))
}

/** The contacts among them that the actor may read. */
const findContactNames = async (
  ctx: Context,
  uuids: string[],
): Promise<Map<string, { uuid: string; name: string }>> => {
  if (uuids.length === 0) return new Map()
  const { values, bind } = statement(ctx.tenant, uuids)
  const found = await ctx.tx.query<{ uuid: string; name: string }>(
    `select r.uuid, r.name from contacts r
     where r.tenant = $1 and r.uuid = any($2::uuid[])${granted(contacts.policy.read(ctx.actor), bind)}`,
    values,
  )
  return new Map(found.map((contact) => [contact.uuid, contact]))
}
