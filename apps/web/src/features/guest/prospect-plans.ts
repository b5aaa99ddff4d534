import { type Plan, planOf, plans, plansAnswer } from '@sojourn/contract/plans'
import { queryOptions } from '@tanstack/react-query'

/** A marketing site that has not answered by then is not waited for, in milliseconds. */
const patience = 4000

/**
 * The plans that are offered to whoever registers: those of the marketing site where one is configured and answers, as far
 * as we know them, else ours.
 */
export const prospectPlans = (marketingApiUrl: string | null) =>
  queryOptions({
    queryKey: ['config', 'plans', marketingApiUrl],
    queryFn: async (): Promise<readonly Plan[]> => {
      if (marketingApiUrl === null) return plans
      const offered = await readPlans(marketingApiUrl).catch(() => [])
      return offered.length > 0 ? offered : plans
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

const readPlans = async (marketingApiUrl: string): Promise<Plan[]> => {
  const answer = await fetch(`${marketingApiUrl.replace(/\/+$/, '')}/plans`, {
    headers: { accept: 'application/json' },
    credentials: 'omit',
    signal: AbortSignal.timeout(patience),
  })
  const { data } = plansAnswer.parse(await answer.json())
  // A registration with a plan that we do not know would be rejected.
  return data.filter(({ stripe_id: id }) => planOf(id))
}
