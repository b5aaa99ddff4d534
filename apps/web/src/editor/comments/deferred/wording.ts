import { message } from '@sojourn/contract/kit/message'

export const title = message('Comments')
export const button = message('{count, plural, =0 {Comments} one {# comment} other {# comments}}')
export const waiting = {
  loading: message('Loading comments'),
  failed: message('The comments could not be loaded'),
}
export const noComments = message('No comments yet')
export const noCommentsHint = message(
  'Ask a question, leave a comment, or mention a colleague with @. Only members of your company see comments.',
)
export const noOpenComments = message('All comments are resolved')
export const readOnlyHint = message(
  'Your role lets you read comments, but not write them. Ask an Admin for another role.',
)
export const threads = message('Comments')
export const replies = message('Replies')
export const showResolved = message('Show resolved ({count})')

export const about = message('About')
export const wholeItinerary = message('Whole itinerary')
export const deletedDay = message('On a removed day')
export const deletedSegment = message('On a removed segment')
export const segmentOfDay = message('{day}: {segment}')

export const newComment = message('New comment')
export const reply = message('Reply')
export const replyTo = message('Reply to {name}')
export const editComment = message('Edit comment')
export const send = message('Send')
export const save = message('Save')
export const cancel = message('Cancel')
export const composerHint = message('Enter sends, Shift + Enter starts a new line. Type @ to mention a colleague.')
export const sent = message('Comment sent')
export const offline = message('You are offline. Send the comment when you are back online.')
export const emptyText = message('Write something first.')

export const mentionList = message('Mention a colleague')
export const mention = message('Mention {name}')
export const suggestions = message(
  '{count, plural, one {# colleague. Press Down to choose.} other {# colleagues. Press Down to choose.}}',
)

export const formerMember = message('Former member')
export const replyToFormerMember = message('Reply to a former member')
export const deletedComment = message('This comment was deleted.')
export const edited = message('edited')
export const resolvedBy = message('Resolved by {name}')
export const resolved = message('Resolved')
export const resolve = message('Resolve')
export const reopen = message('Reopen')
export const edit = message('Edit')
export const remove = message('Delete')
export const removeTitle = message('Delete this comment?')
export const removeText = message('It cannot be restored. Replies are kept.')
export const removeLabel = message('Delete comment')
