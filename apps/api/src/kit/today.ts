import type { Context } from './context.ts'

/** SQL for the date in the time zone of the company, read once for a query. */
export const todaySql = `(select (now() at time zone t.timezone)::date from tenants t
  where t.uuid = nullif(current_setting('app.tenant', true), '')::uuid)`

/** The date in the time zone of the company. */
export const readToday = async ({ tx }: Pick<Context, 'tx'>): Promise<string> => {
  const [row] = await tx.query<{ today: string | null }>(`select ${todaySql}::text as today`)
  if (!row?.today) throw new Error('there is no such company')
  return row.today
}
