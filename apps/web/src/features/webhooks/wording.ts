import { message } from '@sojourn/contract/kit/message'
import type { WebhookEvent } from '@sojourn/contract/webhooks'

export const webhooksTitle = message('Webhooks')
export const webhooksHint = message('Notify your other systems when something changes here.')
export const webhooksFullHint = message('You have {count} webhooks, which is the maximum. Delete one to add another.')
export const waitingForWebhooks = {
  loading: message('Loading the webhooks'),
  failed: message('The webhooks could not be loaded'),
}
export const onlyAdminsManage = message('Only an Admin of {company} can manage webhooks.')
export const noWebhooksTitle = message('No webhooks yet')
export const noWebhooksText = message(
  'A webhook sends a short signed message to a URL of yours when a record is created, changed or published. Your accounting system, website or CRM can then fetch the record.',
)
export const addWebhookLabel = message('Add webhook')
export const urlColumn = message('URL')
export const eventsColumn = message('Events')
export const stateColumn = message('Last delivery')
export const timeColumn = message('When')

export const waitingForWebhook = {
  loading: message('Loading the webhook'),
  failed: message('This webhook could not be loaded'),
}
export const webhookLoadingLabel = message('Loading webhook')
export const editLabel = message('Edit')
export const editWebhookTitle = message('Edit webhook')
export const saveLabel = message('Save')
export const cancelLabel = message('Cancel')
export const urlLabel = message('URL')
export const urlHint = message('An https URL that accepts POST requests.')
export const urlInvalid = message('The URL {problem}.')
export const descriptionLabel = message('Description')
export const descriptionHint = message('Tell your colleagues which system receives the events.')
export const eventsLabel = message('Events')
export const allEventsLabel = message('All events')
export const allEventsHint = message('Includes events that are added later.')
export const someEventsLabel = message('Selected events only')
export const eventCount = message('{count, plural, one {# event} other {# events}}')

export type EventGroup = WebhookEvent extends `${infer Word}.${string}` ? Word : never
export type EventVerb = WebhookEvent extends `${string}.${infer Verb}` ? Verb : never

export const eventGroups: Readonly<Record<EventGroup, string>> = {
  itinerary: message('Itineraries'),
  contact: message('Contacts'),
  accommodation: message('Accommodations'),
  destination: message('Destinations'),
  excursion: message('Excursions'),
  guide: message('Travel guides'),
  snippet: message('Snippets'),
  supplier: message('Suppliers'),
  exchange_rate: message('Exchange rates'),
  rate_sheet: message('Rate sheets'),
  invoice: message('Invoices'),
  payment: message('Payments'),
  payable: message('Payables'),
  company_page: message('Company pages'),
  media_item: message('Media'),
  support_request: message('Support requests'),
  user: message('Users'),
  import: message('Imports'),
}
export const eventVerbs: Readonly<Record<EventVerb, string>> = {
  created: message('Created'),
  updated: message('Updated'),
  deleted: message('Deleted'),
  restored: message('Restored'),
  purged: message('Permanently deleted'),
  published: message('Published'),
  status_changed: message('Status changed'),
  accepted: message('Accepted by a client'),
  acceptance_revoked: message('Acceptance revoked'),
  invited: message('Invited'),
  joined: message('Joined'),
  removed: message('Removed'),
  finished: message('Finished'),
  failed: message('Failed'),
}

export const turnedOffState = message('Turned off')
export const offState = message('Off')
export const nothingSentState = message('No deliveries yet')
export const deliveredState = message('Delivered')
export const pendingState = message('Pending')
export const failedState = message('Failed')
export const failingNote = message('Turned off because all deliveries failed for three days.')
export const backlogNote = message('Turned off because too many events were waiting to be delivered.')
export const goneNote = message('Turned off because the receiver responded with “410 Gone”.')
export const sendEventsLabel = message('Send events')
export const sendEventsHint = message(
  'While this is off, no events are sent. Events that happen in the meantime are not sent later.',
)
export const webhookNotChanged = message('The webhook could not be changed')

export const sendTestLabel = message('Send test event')
export const testSent = message('Test event sent')
export const testSentHint = message('See the response under Deliveries.')
export const testNotSent = message('The test event could not be sent')

export const deleteLabel = message('Delete')
export const deleteTitle = message('Delete this webhook?')
export const deleteConfirmLabel = message('Delete webhook')
export const deleteText = message(
  'No more events are sent to {url}, and its deliveries are deleted. You cannot undo this.',
)
export const webhookDeleted = message('Webhook deleted')
export const webhookNotDeleted = message('The webhook could not be deleted')

export const secretTitle = message('Signing secret')
export const secretText = message(
  'Copy the secret now: it is not shown again. Your receiver uses it to verify that requests come from here.',
)
export const rotatedSecretText = message(
  'Copy the secret now: it is not shown again. Your receiver uses it to verify that requests come from here. For {hours} hours, requests are signed with the old secret as well.',
)
export const secretLabel = message('Secret')
export const copySecretLabel = message('Copy secret')
export const secretCopied = message('Secret copied')
export const secretSelected = message('The secret is selected. Press Ctrl+C to copy it.')
export const doneLabel = message('Done')
export const rotateLabel = message('Rotate secret')
export const rotateTitle = message('Rotate the secret?')
export const rotateText = message(
  'You get a new secret. For {hours} hours, requests are signed with both secrets, so that you have time to update your receiver.',
)
export const secretNotRotated = message('The secret could not be rotated')
export const oldSecretText = message('Requests are also signed with the old secret. This ends {when}.')

export const deliveriesTitle = message('Deliveries')
export const deliveriesHint = message('Events of the last 30 days, newest first.')
export const waitingForDeliveries = {
  loading: message('Loading the deliveries'),
  failed: message('The deliveries could not be loaded'),
}
export const noDeliveriesTitle = message('No deliveries yet')
export const noDeliveriesText = message('Send a test event to check that your receiver responds.')
export const deliveryIdLabel = message('Webhook ID')
export const deliveryRecordLabel = message('Record')
export const nextAttemptLabel = message('Next attempt')
export const attemptsLabel = message('{count, plural, one {# attempt} other {# attempts}}')
export const attemptAnswer = message('HTTP {status}')
export const noAnswer = message('No response')
export const attemptDuration = message('{milliseconds} ms')
export const sendAgainLabel = message('Send again')
export const sendAgainHint = message('Turn the webhook on to send the event again.')
export const sentAgain = message('Event sent again')
export const notSentAgain = message('The event could not be sent again')
