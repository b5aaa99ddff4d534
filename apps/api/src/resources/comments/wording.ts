import { message } from '@sojourn/contract/kit/message'

export const mentionSubject = message('{name} mentioned you in {title}')
export const mentionText = message('{name} mentioned you in a comment:')
export const openComment = message('Open the comment')
export const whyMentioned = message('You received this email because a colleague mentioned you in a comment.')
