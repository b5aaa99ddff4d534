import type { Comment } from '@sojourn/contract/comment'
import { useState } from 'react'
import { formatWhen } from '../../../kit/words/dates.ts'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useItineraryState } from '../../store/itinerary-context.tsx'
import { Composer } from './composer.tsx'
import { useCommentActions } from './comment-queries.ts'
import { splitMentions } from './mentions.ts'
import * as wording from './wording.ts'

/** One comment: its author, time and text, with buttons to edit and delete it for users who may. */
export function CommentItem({ comment, onRemoved }: { comment: Comment; onRemoved: () => void }) {
  const itinerary = useItineraryState((state) => state.record.uuid)
  const { update } = useCommentActions(itinerary)
  const [isEditing, setEditing] = useState(false)
  const name = comment.author?.name ?? wording.formerMember
  return (
    <div className="flex gap-2.5">
      <Avatar name={name} size="small" isDecorative />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <span dir="auto" className="font-medium wrap-anywhere">
            {name}
          </span>
          <span className="text-xs text-ink-soft tabular-nums">
            {formatWhen(comment.createdAt)}
            {comment.editedAt && ` · ${wording.edited}`}
          </span>
        </p>
        {isEditing && comment.text !== null ? (
          <Composer
            label={wording.editComment}
            sendLabel={wording.save}
            initialText={comment.text}
            isFocused
            onCancel={() => setEditing(false)}
            onSend={async (text, mentions) => {
              await update({ uuid: comment.uuid, text, mentions })
              setEditing(false)
            }}
          />
        ) : (
          <CommentText comment={comment} />
        )}
        {comment.mayChange && comment.text !== null && !isEditing && (
          <OwnActions comment={comment} itinerary={itinerary} onEdit={() => setEditing(true)} onRemoved={onRemoved} />
        )}
      </div>
    </div>
  )
}

function CommentText({ comment: { text, mentions } }: { comment: Comment }) {
  if (text === null) return <p className="text-sm text-ink-soft italic">{wording.deletedComment}</p>
  return (
    <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-wrap">
      {splitMentions(text, mentions).map((part, index) =>
        part.isMention ? (
          <span key={index} className="font-medium text-brand">
            {part.text}
          </span>
        ) : (
          part.text
        ),
      )}
    </p>
  )
}

type OwnActionsProps = { comment: Comment; itinerary: string; onEdit: () => void; onRemoved: () => void }

function OwnActions({ comment, itinerary, onEdit, onRemoved }: OwnActionsProps) {
  const { remove } = useCommentActions(itinerary)
  const [isAsking, setAsking] = useState(false)
  return (
    <p className="-ms-2.5 flex flex-wrap">
      <Button size="small" variant="quiet" onPress={onEdit}>
        {wording.edit}
      </Button>
      <Button size="small" variant="quiet" onPress={() => setAsking(true)}>
        {wording.remove}
      </Button>
      <AlertDialog
        title={wording.removeTitle}
        confirmLabel={wording.removeLabel}
        isDanger
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={async () => {
          try {
            await remove(comment.uuid)
            onRemoved()
          } catch (failure) {
            toast({ title: errorMessage(failure), tone: 'danger' })
          }
        }}
      >
        {wording.removeText}
      </AlertDialog>
    </p>
  )
}
