import { message } from '@sojourn/contract/kit/message'

export const offSubject = message('A webhook of {company} was turned off')
export const offHeading = message('A webhook was turned off')
export const offText = message('The webhook at {host} no longer receives events of {company}.')
export const offAction = message(
  'Check what was sent and what was answered, fix the receiver, then turn the webhook on again. Events of the last 30 days can be sent again.',
)
export const openWebhook = message('Open webhook')

export const becauseFailing = message('It has accepted nothing for three days.')
export const becauseBacklog = message('More than {count, number} events were waiting for it, because it is too slow.')
export const becauseGone = message('It answered “410 Gone”, which means that it does not want any more events.')
