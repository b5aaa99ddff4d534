import { type Plan, planOf, plans, plansAnswer } from '@sojourn/contract/plans'
import { queryOptions } from '@tanstack/react-query'

/** The timeout of the request to the marketing site, in milliseconds. */
const timeoutMs = 4000

/**
 * The plans that are offered at registration: those of the marketing site that the server knows, if one is configured and
 * responds; otherwise, the built-in plans.
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
    signal: AbortSignal.timeout(timeoutMs),
  })
  const { data } = plansAnswer.parse(await answer.json())
  // A registration with an unknown plan would be rejected.
  return data.filter(({ stripe_id: id }) => planOf(id))
}
