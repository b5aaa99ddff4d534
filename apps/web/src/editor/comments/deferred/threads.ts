import type { Comment } from '@sojourn/contract/comment'

/** The first comment of a thread and its replies, oldest first. */
export type Thread = { first: Comment; replies: readonly Comment[] }

/** The comments as threads, in the order in which they began. */
export const threadsOf = (comments: readonly Comment[]): Thread[] => {
  const replies = Map.groupBy(
    comments.filter(({ uuid, thread }) => uuid !== thread),
    ({ thread }) => thread,
  )
  return comments
    .filter(({ uuid, thread }) => uuid === thread)
    .map((first) => ({ first, replies: replies.get(first.uuid) ?? [] }))
}

/** How many threads about each day and segment are not resolved. */
export const countOpen = (threads: readonly Thread[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { first } of threads) {
    const target = first.day ?? first.segment
    if (target !== null && first.resolvedAt === null) counts.set(target, (counts.get(target) ?? 0) + 1)
  }
  return counts
}
