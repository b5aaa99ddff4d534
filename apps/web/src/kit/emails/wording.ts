import { message } from '@sojourn/contract/kit/message'

export const waitingForEmails = {
  loading: message('Loading the emails'),
  failed: message('The emails could not be loaded'),
}
export const states = {
  queued: message('Sending'),
  sent: message('Sent'),
  bounced: message('Bounced'),
  failed: message('Not sent'),
}
export const toAddress = message('To {address}')
export const toContact = message('To <link>{name}</link> ({address})')
export const whenBy = message('{when} by {sender}')
export const about = message('About <link>{title}</link>')
export const waiting = message('The mail server cannot be reached. We will keep trying for a day.')
export const bouncedBecause = message('The mail server rejected the address: {reason}')
export const bounced = message('The mail server rejected the address.')
export const failedBecause = message('The mail server did not accept the email: {reason}')
export const failed = message('The mail server did not accept the email.')
export const showAll = message('Show all {count}')
export const noneOfItinerary = message('No emails yet. Emails that you send with a link are listed here.')
export const noneOfContact = message('No emails yet. Itineraries that you send to this contact are listed here.')
