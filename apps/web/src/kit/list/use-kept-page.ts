import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

type Kept<T> = { page: T; scope: string; isBinned: boolean }

/**
 * The page of a list to draw: what was asked for, or until that is here, and where it cannot be had, the page that was there
 * before. What lies in the bin and what does not never stand for each other: other things can be done with it.
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
