import { message } from '@sojourn/contract/kit/message'

export const pageTitle = message('Outbox')
export const pageHint = message('No mail server is set up, so emails are not sent. They are stored here instead.')
export const waitingForEmails = {
  loading: message('Loading the emails'),
  failed: message('The emails could not be loaded'),
}
export const waitingForEmail = {
  loading: message('Loading the email'),
  failed: message('This email could not be loaded'),
}
export const subject = message('Subject')
export const from = message('From')
export const to = message('To')
export const replyTo = message('Reply-to')
export const sentAt = message('Sent')
export const sentAtValue = message('{date}, {time}')
export const rowName = message('{subject}, to {to}')
export const noEmailsTitle = message('No emails yet')
export const noEmailsHint = message(
  'Invite someone, share an itinerary or reset a password, and the email appears here.',
)
export const sentTitle = message('Emails are being sent')
export const sentHint = message('A mail server is set up, so no emails are stored here.')

// One email
export const viewLabel = message('Email')
export const previewTab = message('Preview')
export const textTab = message('Plain text')
export const previewTitle = message('Email: {subject}')
