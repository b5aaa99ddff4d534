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
import { answerOfSubscription, findCompany, findSubscription, findTrial } from './queries.ts'
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
        summary: 'Get the subscription',
        description:
          'Returns the company, the available plans, the subscription, the trial with which the company began, and its usage. `subscription`, `trial` and `usage` are null unless you may manage billing.',
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
    trial: may(ctx.actor, 'billing:manage') ? await findTrial(ctx) : null,
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
          'Requires permission to manage billing. The subscription starts once the plan is confirmed at `checkoutUrl`, even if the company’s first plan begins with a trial. What is left of the company’s trial stays free. Returns 409 if the company already has an active subscription.',
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
          'Requires permission to manage billing. Send another plan, or `cancelAtPeriodEnd: false` to resume a cancelled subscription. If you use more than the new plan allows, nothing is deleted, but you cannot create more. Returns 409 if there is no active subscription.',
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
          'Requires permission to manage billing. A paid subscription runs until the end of its period. A plan that was never paid ends immediately. Returns 409 if there is no subscription.',
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
        summary: 'Preview a change of plan',
        description:
          'Requires permission to manage billing. Returns the amount due immediately if you change to the plan, and the payment after that. Returns 409 if there is no active subscription or a payment is overdue.',
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
        operationId: 'listSubscriptionInvoices',
        summary: 'List invoices',
        description:
          'Requires permission to manage billing. Returns the latest 24 invoices, newest first. The billing portal shows all of them.',
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
        summary: 'Open the billing portal',
        description:
          'Requires permission to manage billing. Returns the address of a page of the payment provider, where you can change the card, address and tax number and see all invoices. The address is valid for a short time. Returns 409 if nothing has been paid yet.',
        response: { 200: portalAnswer },
      },
    },
    async (request) => {
      const { tenant, inSteps } = await inTenant.enter(request)
      return { data: { url: await askGateway(tenant, () => inSteps(openPortal)) } }
    },
  )
}
