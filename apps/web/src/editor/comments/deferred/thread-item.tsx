import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { toast } from '../../../ui/toast.ts'
import { useItineraryState } from '../../store/itinerary-context.tsx'
import { CommentItem } from './comment-item.tsx'
import { Composer } from './composer.tsx'
import { useCommentActions } from './comment-queries.ts'
import { targetInWords } from './target-words.ts'
import type { Thread } from './threads.ts'
import * as wording from './wording.ts'

type ThreadItemProps = {
  thread: Thread
  /** Whether a link has led to this thread. */
  isTarget: boolean
  mayWrite: boolean
  onRemoved: () => void
}

/** A thread: what it is about, its comments, and how to reply, resolve and reopen. */
export function ThreadItem({ thread: { first, replies }, isTarget, mayWrite, onRemoved }: ThreadItemProps) {
  const itinerary = useItineraryState((state) => state.record.uuid)
  const about = useItineraryState(({ document }) => targetInWords(document, first))
  const { create } = useCommentActions(itinerary)
  const [isReplying, setReplying] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isTarget) return
    item.current?.scrollIntoView({ block: 'nearest' })
    item.current?.focus()
  }, [isTarget])
  return (
    <li
      ref={item}
      tabIndex={-1}
      className={classNames(
        'focus-ring flex flex-col gap-3 rounded-md border p-4 outline-none',
        isTarget ? 'border-brand' : 'border-line',
      )}
    >
      <h3 className="flex flex-wrap items-center justify-between gap-2 text-xs text-ink-soft">
        <span dir="auto" className="min-w-0 wrap-anywhere">
          {about}
        </span>
        {first.resolvedAt && (
          <Badge tone="success">
            {first.resolvedBy ? wording.resolvedBy({ name: first.resolvedBy.name }) : wording.resolved}
          </Badge>
        )}
      </h3>
      <CommentItem comment={first} onRemoved={onRemoved} />
      {replies.length > 0 && (
        <ol aria-label={wording.replies} className="flex flex-col gap-3 border-s-2 border-line ps-3">
          {replies.map((reply) => (
            <li key={reply.uuid}>
              <CommentItem comment={reply} onRemoved={onRemoved} />
            </li>
          ))}
        </ol>
      )}
      {mayWrite &&
        (isReplying ? (
          <Composer
            label={first.author ? wording.replyTo({ name: first.author.name }) : wording.replyToFormerMember}
            sendLabel={wording.reply}
            isFocused
            onCancel={() => setReplying(false)}
            onSend={async (text, mentions) => {
              await create({ text, mentions, thread: first.uuid })
              setReplying(false)
              item.current?.focus()
            }}
          />
        ) : (
          <p className="flex flex-wrap gap-2">
            <Button size="small" onPress={() => setReplying(true)}>
              {wording.reply}
            </Button>
            <ResolveButton uuid={first.uuid} isResolved={first.resolvedAt !== null} onDone={onRemoved} />
          </p>
        ))}
    </li>
  )
}

function ResolveButton({ uuid, isResolved, onDone }: { uuid: string; isResolved: boolean; onDone: () => void }) {
  const itinerary = useItineraryState((state) => state.record.uuid)
  const { resolve } = useCommentActions(itinerary)
  const [isPending, setPending] = useState(false)
  const change = async () => {
    setPending(true)
    try {
      await resolve({ uuid, isResolved: !isResolved })
      onDone()
    } catch (failure) {
      toast({ title: errorMessage(failure), tone: 'danger' })
    } finally {
      setPending(false)
    }
  }
  return (
    <Button size="small" isPending={isPending} onPress={() => void change()}>
      {isResolved ? wording.reopen : wording.resolve}
    </Button>
  )
}
