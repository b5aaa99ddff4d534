import { permissionsOf } from '@sojourn/contract/access'
import { paragraphs } from '@sojourn/contract/kit/rich-text'
import { type DemoCompany, demoPeople } from '@sojourn/demo/companies'
import { demoFaqs, demoPageHelp, demoSupport } from '@sojourn/demo/platform-content'
import type { Actor } from '../kit/actor.ts'
import type { Context } from '../kit/context.ts'
import type { Deps } from '../kit/deps.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { createFaq } from '../resources/faqs/create.ts'
import { createPageHelp } from '../resources/page-help/create.ts'
import { createSupportRequest } from '../resources/support/create.ts'
import { replyToSupportRequest } from '../resources/support/reply.ts'
import { updateSupportRequest } from '../resources/support/update.ts'

/** Creates the platform's FAQs and help, once. */
export const seedPlatform = (deps: Deps): Promise<void> =>
  inTransaction(
    deps.pool,
    null,
    async (tx) => {
      const [existing] = await tx.query('select from faqs limit 1')
      if (existing) return
      const ctx = { person: { uuid: await personNamed(tx, 'super@demo.test'), isGod: true }, tx, deps }
      for (const [index, { answer, ...faq }] of demoFaqs.entries())
        await createFaq(ctx, { ...faq, answer: paragraphs(...answer), order: index + 1 })
      for (const { body, ...help } of demoPageHelp) await createPageHelp(ctx, { ...help, body: paragraphs(...body) })
    },
    {
      access: 'read write',
      onLateError: (error) => {
        throw error
      },
    },
  )

/** Creates the company's conversations with the platform's staff. */
export const seedSupport = async (ctx: Context, company: DemoCompany): Promise<void> => {
  // No emails are sent for old messages.
  const deps = { ...ctx.deps, queue: { ...ctx.deps.queue, enqueue: () => Promise.resolve() } }
  const as = async (email: string): Promise<Context> => ({
    ...ctx,
    deps,
    actor: await actorNamed(ctx, company, email),
  })
  for (const { by, replies = [], status, message, subject, category, priority, page } of demoSupport[company] ?? []) {
    const { uuid } = await createSupportRequest(await as(by), { subject, category, priority, message, page })
    for (const reply of replies) await replyToSupportRequest(await as(reply.by), String(uuid), { body: reply.body })
    if (status) await updateSupportRequest(await as('super@demo.test'), String(uuid), { status }, null)
  }
}

const personNamed = async (tx: Pick<Context['tx'], 'query'>, email: string): Promise<string> => {
  const [person] = await tx.query<{ uuid: string }>('select uuid from users where email = $1', [email])
  if (!person) throw new Error(`the demo knows nobody at ${email}`)
  return person.uuid
}

const actorNamed = async ({ tx }: Context, company: DemoCompany, email: string): Promise<Actor> => {
  const person = demoPeople.find((one) => one.email === email)
  const membership = person?.memberships.find((one) => one.company === company)
  const roles = membership?.roles ?? (['Admin'] as const)
  const permissions = new Set(permissionsOf(roles, membership?.isOwner ?? false))
  if (person?.isGod) permissions.add('platform:manage')
  return {
    kind: 'person',
    uuid: await personNamed(tx, email),
    isVisiting: membership === undefined,
    isAdmin: roles.includes('Admin'),
    permissions,
  }
}
