import { z } from 'zod'
import type { Batch } from '../../kit/jobs/each-tenant.ts'
import type { Deps } from '../../kit/deps.ts'
import type { AsServer } from '../../kit/http/in-tenant.ts'
import { sendDelivery } from './send-delivery.ts'
import { resumeDeliveries as resume, stopBacklogs, sweepDeliveries, thinDeliveries } from './sweep-deliveries.ts'

const job = z.object({ tenant: z.uuid(), delivery: z.uuid(), attempt: z.int() })

/** One attempt to deliver an event. */
export const workWebhook = (asServer: AsServer, deps: Deps, data: unknown): Promise<void> =>
  sendDelivery(asServer, deps, job.parse(data))

/** Removes deliveries of events that are older than 30 days. */
export const removeOldDeliveries: Batch = async (ctx, now) => ((await sweepDeliveries(ctx, now)) ? 'more' : null)

/** Removes finished deliveries beyond the newest ones of each webhook. */
export const removeSurplusDeliveries: Batch = async (ctx) => ((await thinDeliveries(ctx)) ? 'more' : null)

/** Turns off webhooks that cannot keep up. */
export const stopWebhookBacklogs: Batch = async (ctx) => {
  await stopBacklogs(ctx)
  return null
}

/** Queues deliveries again whose job was lost. */
export const resumeDeliveries: Batch = async (ctx, now, after) => resume(ctx, now, after)
