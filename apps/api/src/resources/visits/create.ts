import { visitLimits } from '@sojourn/contract/visit-limits'
import type { Visit } from '@sojourn/contract/visit'
import type { Context } from '../../kit/context.ts'

/**
 * Stores that a reader opened the page of a link or a file below it.
 * @returns the uuid of the visit; null if the link has had as many today as are stored.
 */
export const createVisit = async (
  ctx: Context,
  share: string,
  { opened, revision }: Pick<Visit, 'opened' | 'revision'>,
): Promise<string | null> => {
  const [visit] = await ctx.tx.query<{ uuid: string }>(
    `insert into visits (tenant, share, opened, revision)
     select $1, $2, $3, $4 where (
       select count(*) from visits where tenant = $1 and share = $2 and opened_at > now() - interval '1 day'
     ) < $5 returning uuid`,
    [ctx.tenant, share, opened, revision, visitLimits.perDay],
  )
  return visit?.uuid ?? null
}
