import { message } from '@sojourn/contract/kit/message'

export const offSubject = message('A webhook of {company} was turned off')
export const offHeading = message('A webhook was turned off')
export const offText = message('The webhook at {host} no longer receives events from {company}.')
export const offAction = message(
  'Check the requests and responses in the delivery log, fix the receiver, then turn the webhook on again. You can resend events from the last 30 days.',
)
export const openWebhook = message('Open webhook')

export const becauseFailing = message('All deliveries have failed for three days.')
export const becauseBacklog = message(
  'More than {count, number} events were waiting to be delivered, because it responds too slowly.',
)
export const becauseGone = message('It answered “410 Gone”, which means that it no longer accepts events.')
