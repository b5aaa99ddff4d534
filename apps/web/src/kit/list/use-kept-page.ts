import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

type Kept<T> = { page: T; scope: string; isBinned: boolean }

/**
 * The page of a list to show: the one that was requested or, until it has loaded and if it cannot be loaded, the previous one.
 * Pages of the bin and of the list never replace each other, because their records have different actions.
 */
export const useKeptPage = <T>(
  query: Pick<UseQueryResult<T>, 'data' | 'isPlaceholderData'>,
  { scope, isBinned }: { scope: string; isBinned: boolean },
): { page: T | undefined; isKept: boolean } => {
  const [previous, setPrevious] = useState<Kept<T> | null>(null)
  const own = query.isPlaceholderData ? undefined : query.data
  if (own !== undefined && previous?.page !== own) setPrevious({ page: own, scope, isBinned })
  if (own !== undefined) return { page: own, isKept: false }
  const isSame = previous?.scope === scope && previous.isBinned === isBinned
  return { page: isSame ? previous.page : undefined, isKept: isSame }
}
