import type { Share } from '@sojourn/contract/itinerary/document'
import type { Context } from '../../kit/context.ts'
import { Problem } from '../../kit/problem.ts'

type Row = Omit<Share, 'url' | 'pdfUrl' | 'hasPasscode'> & {
  itinerary: string
  token: string
  passcodeHash: string | null
}

/** The share links of itineraries, newest last, by itinerary. */
export const sharesOf = async (ctx: Context, itineraries: string[]): Promise<Map<string, Share[]>> => {
  if (itineraries.length === 0) return new Map()
  const rows = await ctx.tx.db
    .selectFrom('shares')
    .select(['uuid', 'itinerary', 'token', 'audience', 'expiresAt', 'revokedAt', 'passcodeHash', 'views', 'createdAt'])
    .where('tenant', '=', ctx.tenant)
    .where('itinerary', 'in', itineraries)
    .orderBy('createdAt')
    .execute()
  const byItinerary = Map.groupBy(rows, (row) => row.itinerary)
  return new Map([...byItinerary].map(([uuid, some]) => [uuid, some.map((row) => shareAnswer(ctx, row))]))
}

/** One share link, or 404. */
export const getShare = async (ctx: Context, itinerary: string, uuid: string): Promise<Share> => {
  const share = (await sharesOf(ctx, [itinerary])).get(itinerary)?.find((one) => one.uuid === uuid)
  if (!share) throw new Problem('not_found')
  return share
}

const shareAnswer = (ctx: Context, { itinerary: _, token, passcodeHash, ...share }: Row): Share => ({
  ...share,
  hasPasscode: passcodeHash !== null,
  url: `${ctx.deps.pagesUrl()}/p/${token}`,
  pdfUrl: `${ctx.deps.pagesUrl()}/p/${token}/brochure.pdf`,
})
