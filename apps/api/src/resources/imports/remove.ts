import type { Context } from '../../kit/context.ts'

/** How long an import is stored. */
export const importDays = 30

/** Removes imports that were created more than 30 days before `now`, with their rows; the imported records stay. */
export const removeOldImports = async (ctx: Context, now: Date): Promise<void> => {
  await ctx.tx.query(
    `delete from imports where tenant = $1 and created_at < $2::timestamptz - make_interval(days => ${importDays})`,
    [ctx.tenant, now.toISOString()],
  )
}
