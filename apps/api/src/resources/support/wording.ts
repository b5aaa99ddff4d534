import { message } from '@sojourn/contract/kit/message'

export const replySubject = message('Re: {subject}')
export const replyText = message('We have replied to your support request:')
export const readReply = message('Read and reply')
export const replyFrom = message('{product} support')
export const replyTo = message('This email was sent to {name} at {email}.')
