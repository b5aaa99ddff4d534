import { z } from 'zod'
import {
  plans,
  subscriptionAnswer,
  subscriptionChanges,
  subscriptionInfo,
  subscriptionInput,
} from '@sojourn/contract/plans'
import { invoicesAnswer, planPreviewAnswer, portalAnswer } from '@sojourn/contract/payment'
import type { App } from '../kit/http/app.ts'
import { may } from '../kit/actor.ts'
import type { Context } from '../kit/context.ts'
import { type AsServer, type InTenant, rejectParameters } from '../kit/http/in-tenant.ts'
import type { AskGateway } from './ask-gateway.ts'
import { cancelSubscription, changeSubscription } from './change-subscription.ts'
import { answerOfSubscription, findCompany, findSubscription } from './queries.ts'
import { listInvoices, openPortal, previewPlan } from './payment-details.ts'
import { isSettled, settleUnlessHeld } from './settle-subscription.ts'
import { subscribe } from './subscribe.ts'
import { readUsage } from './usage.ts'

const base = '/v1/:tenant/subscription'
const docs = { tags: ['subscription'], security: [{ bearer: [] }], params: z.object({ tenant: z.uuid() }) }
const config = { worksWhenLapsed: true }
const answer = { 200: subscriptionAnswer }

/** Routes for a company's plan: its subscription, all plans on offer, and usage. All of them work without a subscription. */
export const subscriptionRoutes = (app: App, inTenant: InTenant, asServer: AsServer, askGateway: AskGateway): void => {
  infoRoute(app, inTenant, asServer)
  planRoutes(app, inTenant, askGateway)
  paymentRoutes(app, inTenant, askGateway)
}

const infoRoute = (app: App, inTenant: InTenant, asServer: AsServer): void => {
  app.get(
    `${base}/info`,
    {
      schema: {
        ...docs,
        operationId: 'subscriptionInfo',
        summary: 'Read the subscription',
        description:
          'The company, all plans on offer and, for those who manage billing, the subscription and how much of it is used; both are null to others.',
        response: { 200: subscriptionInfo },
      },
    },
    async (request) => {
      const { tenant, transact } = await inTenant.enter(request)
      rejectParameters(request)
      const present = await transact(async (ctx) => ((await isSettled(ctx)) ? readInfo(ctx) : null))
      if (present) return present
      // Skipped while the billing is locked: `readInfo` returns the subscription as it will be settled.
      await asServer(tenant, 'billing', settleUnlessHeld)
      return transact(readInfo)
    },
  )
}

const readInfo = async (ctx: Context) => {
  const stored = may(ctx.actor, 'billing:manage') ? await findSubscription(ctx) : null
  return {
    ...(await findCompany(ctx)),
    subscription: stored && answerOfSubscription(ctx, ctx.deps.billing.settle(stored, new Date()).subscription),
    plans,
    usage: may(ctx.actor, 'billing:manage') ? await readUsage(ctx) : null,
  }
}

const planRoutes = (app: App, inTenant: InTenant, askGateway: AskGateway): void => {
  app.post(
    base,
    {
      config,
      schema: {
        ...docs,
        operationId: 'createSubscription',
        summary: 'Subscribe to a plan',
        description:
          'For those who manage billing. Nothing holds until the plan is confirmed at `checkoutUrl`, also where a company’s first plan begins with a trial. 409 while a subscription runs.',
        body: subscriptionInput,
        response: { 201: subscriptionAnswer },
      },
    },
    async (request, reply) => {
      const { tenant, transact } = await inTenant.enter(request)
      const work = () => transact((ctx) => subscribe(ctx, request.body ?? {}))
      return reply.code(201).send({ subscription: await askGateway(tenant, work) })
    },
  )
  app.put(
    base,
    {
      config,
      schema: {
        ...docs,
        operationId: 'updateSubscription',
        summary: 'Change the plan',
        description:
          'For those who manage billing: another plan, or `cancelAtPeriodEnd: false` to go on after a cancellation. With more in use than the plan allows nothing is taken away, only creating more is refused. 409 without a subscription that runs.',
        body: subscriptionChanges,
        response: answer,
      },
    },
    async (request) => {
      const { tenant, transact } = await inTenant.enter(request)
      const work = () => transact((ctx) => changeSubscription(ctx, request.body ?? {}))
      return { subscription: await askGateway(tenant, work) }
    },
  )
  app.post(
    `${base}/cancel`,
    {
      config,
      schema: {
        ...docs,
        operationId: 'cancelSubscription',
        summary: 'Cancel the subscription',
        description:
          'For those who manage billing. What is paid for lasts until the end of its period; a plan that was never paid ends at once. 409 when there is none.',
        response: answer,
      },
    },
    async (request) => {
      const { tenant, transact } = await inTenant.enter(request)
      return { subscription: await askGateway(tenant, () => transact(cancelSubscription)) }
    },
  )
}

const paymentRoutes = (app: App, inTenant: InTenant, askGateway: AskGateway): void => {
  app.get(
    `${base}/preview`,
    {
      schema: {
        ...docs,
        operationId: 'previewPlan',
        summary: 'Preview another plan',
        description:
          'For those who manage billing: what a change to the plan would take at once, and what follows. 409 without a subscription that runs, or while a payment is missing.',
        querystring: subscriptionInput,
        response: { 200: planPreviewAnswer },
      },
    },
    async (request) => {
      const { tenant, transact } = await inTenant.enter(request)
      return { data: await askGateway(tenant, () => previewPlan(transact, request.query)) }
    },
  )
  app.get(
    `${base}/invoices`,
    {
      schema: {
        ...docs,
        operationId: 'listInvoices',
        summary: 'List invoices',
        description: 'For those who manage billing: the latest 24, newest first. The portal has them all.',
        response: { 200: invoicesAnswer },
      },
    },
    async (request) => {
      const { tenant, transact } = await inTenant.enter(request)
      rejectParameters(request)
      return { data: await askGateway(tenant, () => listInvoices(transact)) }
    },
  )
  app.post(
    `${base}/portal`,
    {
      config,
      schema: {
        ...docs,
        operationId: 'openPortal',
        summary: 'Open the payment details',
        description:
          'For those who manage billing: a page of the payment provider where card, address and tax number are changed and every invoice is seen. Its address is good for a short time. 409 before anything was paid.',
        response: { 200: portalAnswer },
      },
    },
    async (request) => {
      const { tenant, inSteps } = await inTenant.enter(request)
      return { data: { url: await askGateway(tenant, () => inSteps(openPortal)) } }
    },
  )
}
