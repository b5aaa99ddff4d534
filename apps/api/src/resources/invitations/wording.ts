import { message } from '@sojourn/contract/kit/message'

export const subject = message('{inviter} invited you to join {company}')
export const heading = message('Join {company}')
export const text = message('{inviter} invited you to work on the itineraries of {company} in {product}.')
export const accounts = message(
  'If you already have an account, log in with it to accept. Otherwise, you choose a password when you accept.',
)
export const accept = message('Accept invitation')
export const expires = message('The link works once and expires in {days, plural, one {# day} other {# days}}.')
export const ignore = message('If you were not expecting this invitation, ignore this email.')
