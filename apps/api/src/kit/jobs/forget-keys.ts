import type { Batch } from './each-tenant.ts'

/** How long the result of a request is stored under its key. */
export const keyHours = 24

/** Deletes the expired idempotency keys of one company. */
export const forgetRequestKeys: Batch = async (ctx, now) => {
  await ctx.tx.query(
    `delete from request_keys where tenant = $1 and created_at < $2::timestamptz - make_interval(hours => ${keyHours})`,
    [ctx.tenant, now.toISOString()],
  )
  return null
}

/** The same for keys of requests to the platform; $1 is now. */
export const forgetPersonKeys = `delete from person_request_keys where created_at < $1::timestamptz - make_interval(hours => ${keyHours})`
