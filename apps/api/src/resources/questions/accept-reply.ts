import { createHash } from 'node:crypto'
import type { ActAs, AsServer } from '../../kit/http/in-tenant.ts'
import type { Context } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import { Problem } from '../../kit/problem.ts'
import { createTries } from '../../platform/limits/tries.ts'
import { ReplyRejected, type ReplyReceiver } from '../../platform/mail/reply-server.ts'
import { openShare, publishedContent } from '../publications/queries.ts'
import { storeQuestion } from './create.ts'
import { hashOfAddress } from './issue-reply-address.ts'
import { replyToQuestion } from './reply.ts'
import { canAsk } from './read-notice.ts'
import * as wording from './wording.ts'

/** How many replies an address may receive. */
const replyLimit = { of: 'replies', max: 30, seconds: 3600 }

type Found = { question: string; member: string | null; itinerary: string; share: string }

/** Stores replies by email with the question that they are about. */
export const replyReceiver = (deps: Deps, asServer: AsServer, actAs: ActAs): ReplyReceiver => {
  const tries = createTries(deps.pool, replyLimit)
  const findTenant = async (hash: string): Promise<string | undefined> => {
    const { rows } = await deps.pool.query<{ tenant: string }>('select tenant from tenant_of_reply_address($1)', [hash])
    return rows[0]?.tenant
  }
  return {
    isInUse: async (address) => (await findTenant(hashOfAddress(address))) !== undefined,
    receive: async (address, { text, id }) => {
      const hash = hashOfAddress(address)
      const tenant = await findTenant(hash)
      if (tenant === undefined) throw new ReplyRejected(550, wording.replyGone)
      if (!(await tries.count(hash))) throw new ReplyRejected(450, wording.tooManyReplies)
      await asServer(tenant, 'replies', async (ctx) => {
        const [found] = await ctx.tx.query<Found>(
          `select a.question, a.member, q.itinerary, q.share from reply_addresses a
           join questions q on q.tenant = a.tenant and q.uuid = a.question where a.tenant = $1 and a.hash = $2`,
          [ctx.tenant, hash],
        )
        if (!found) throw new ReplyRejected(550, wording.replyGone)
        const reply = { text, key: id === null ? null : keyOf(`${hash} ${id}`) }
        await (found.member === null
          ? storeOfClient(ctx, found, reply)
          : storeOfMember(await actAs(ctx, found.member), found, reply))
      }).catch((error: unknown) => {
        // What cannot be stored goes back to the sender; everything else is tried again.
        throw error instanceof Problem && error.status < 500 && error.status !== 429
          ? new ReplyRejected(554, error.extra.detail ?? wording.replyGone)
          : error
      })
    },
  }
}

type Reply = { text: string; key: string | null }

const storeOfMember = async (ctx: Context, { question, itinerary }: Found, { text, key }: Reply): Promise<void> => {
  const [company] = await ctx.tx.query<{ isSubscribed: boolean }>('select is_subscribed($1) as "isSubscribed"', [
    ctx.tenant,
  ])
  if (!company?.isSubscribed) throw new Problem('subscription_required')
  await replyToQuestion(ctx, itinerary, question, { text }, key)
}

const storeOfClient = async (
  ctx: Context,
  { question, itinerary, share }: Found,
  { text, key }: Reply,
): Promise<void> => {
  const [client] = await ctx.tx.query<{ token: string; name: string }>(
    `select s.token, m.client as name from shares s, question_messages m
     where s.tenant = $1 and s.uuid = $2 and m.tenant = $1 and m.question = $3 and m.client is not null order by m.uuid limit 1`,
    [ctx.tenant, share, question],
  )
  const opened = client && (await openShare(ctx, client.token))
  const link = opened && { ...opened, language: null }
  const published = link && (await publishedContent(ctx, itinerary))
  if (!client || !link || !canAsk(link) || !published) throw new ReplyRejected(550, wording.replyGone)
  const form = { question, about: '', text, name: client.name, email: '', key: key ?? '' }
  const stored = await storeQuestion(ctx, link, published, form)
  if ('problems' in stored) throw new ReplyRejected(554, wording.replyWrong)
}

/** The same email has the same key, so that it is stored once if it is delivered twice. */
const keyOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
