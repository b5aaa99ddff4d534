import type { Share } from '@sojourn/contract/document/document'
import type { Context } from '../../kit/context.ts'
import { memberSignature } from '../../kit/http/member-cookie.ts'
import { findPagesUrl } from '../../kit/http/own-hosts.ts'
import { Problem } from '../../kit/problem.ts'

type Row = Omit<Share, 'url' | 'memberUrl' | 'pdfUrl' | 'hasPasscode'> & {
  itinerary: string
  token: string
  passcodeHash: string | null
}

/** The share links of each itinerary, newest last. */
export const findShares = async (ctx: Context, itineraries: string[]): Promise<Map<string, Share[]>> => {
  if (itineraries.length === 0) return new Map()
  // Both queries are sent before either is awaited.
  const finding = findPagesUrl(ctx)
  const reading = ctx.tx.db
    .selectFrom('shares')
    .select([
      'uuid',
      'itinerary',
      'token',
      'audience',
      'expiresAt',
      'revokedAt',
      'passcodeHash',
      'showsInvoices',
      'views',
      'createdAt',
    ])
    .where('tenant', '=', ctx.tenant)
    .where('itinerary', 'in', itineraries)
    .orderBy('createdAt')
    .execute()
  const [pagesUrl, rows] = await Promise.all([finding, reading])
  const byItinerary = Map.groupBy(rows, (row) => row.itinerary)
  return new Map([...byItinerary].map(([uuid, some]) => [uuid, some.map((row) => shareAnswer(ctx, pagesUrl, row))]))
}

/** One share link, or 404. */
export const getShare = async (ctx: Context, itinerary: string, uuid: string): Promise<Share> => {
  const share = (await findShares(ctx, [itinerary])).get(itinerary)?.find((one) => one.uuid === uuid)
  if (!share) throw new Problem('not_found')
  return share
}

const shareAnswer = (ctx: Context, pagesUrl: string, { itinerary: _, token, passcodeHash, ...share }: Row): Share => ({
  ...share,
  hasPasscode: passcodeHash !== null,
  url: `${pagesUrl}/p/${token}`,
  memberUrl: `${pagesUrl}/p/${token}/member/${memberSignature(token, ctx.deps.secretKey)}`,
  pdfUrl: `${pagesUrl}/p/${token}/brochure.pdf`,
})
