import type { Publication } from '@sojourn/contract/itinerary/publication'
import { questionsNotice } from '@sojourn/publishing/questions/questions-notice'
import type { Context } from '../../kit/context.ts'
import type { Link } from '../publications/queries.ts'
import { countQuestionsOfLink } from './queries.ts'

/** Colleagues have comments, so they ask no questions on a link for them. */
export const canAsk = ({ audience }: Pick<Link, 'audience'>): boolean => audience !== 'internal'

/** How many questions were sent on the page of a link; null if none were. */
export const readQuestionCounts = async (
  ctx: Context,
  link: Link,
): Promise<{ count: number; answered: number } | null> => {
  const counts = canAsk(link) ? await countQuestionsOfLink(ctx, link.uuid) : null
  return counts !== null && counts.count > 0 ? counts : null
}

/** What the page of an itinerary says about that, as HTML. `url` is that of the questions. */
export const noticeOf = (
  publication: Publication,
  counts: { count: number; answered: number } | null,
  url: string,
): string => (counts === null ? '' : questionsNotice(publication, { ...counts, url }))
