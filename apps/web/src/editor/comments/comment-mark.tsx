import { MessageSquare } from 'lucide-react'
import { useCommentCounts } from './comment-counts.ts'
import * as wording from './wording.ts'

/** The number of open threads about a day or segment; nothing if there are none. */
export function CommentMark({ of }: { of: string }) {
  const count = useCommentCounts(({ counts }) => counts.get(of))
  if (!count) return null
  return (
    <span className="inline-flex shrink-0 items-center gap-0.5 align-middle text-xs font-normal tracking-normal text-info tabular-nums">
      <MessageSquare aria-hidden size={13} />
      <span aria-hidden>{count}</span>
      <span className="sr-only">{wording.openComments({ count })}</span>
    </span>
  )
}
