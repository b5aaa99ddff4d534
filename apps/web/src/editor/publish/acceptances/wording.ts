import { message } from '@sojourn/contract/kit/message'

export const acceptancesTitle = message('Acceptance')
export const nothingYet = message(
  'Nobody has accepted yet. On the page of a link, clients can choose options and accept the published version. The owner is then emailed, and it is shown here. If you published before clients could accept, publish again.',
)
export const waiting = {
  loading: message('Loading the acceptances'),
  failed: message('The acceptances could not be loaded'),
}
export const acceptedBy = message('{name} accepted version {version}')
export const acceptedAt = message('{when}, via {audience, select, agent {an agent link} other {a client link}}')
export const readIn = message('read in {language}')
export const current = message('Current version')
export const earlier = message('Earlier version')
export const revoked = message('Revoked')
export const total = message('Total: {amount}')
export const choicesLabel = message('Choices')
export const choice = message('Day {day}: {title}')
export const choiceInstead = message('Day {day}: {title}, instead of {other}')
export const asProposed = message('As proposed, without changes')
export const receipt = message('Receipt')
export const signed = message('Signed electronically by {name}. Reference: {reference}')
export const signedDocument = message('Signed document')
export const apply = message('Apply choices')
export const applied = message('The choices have been added to the itinerary. Publish it again to update the page.')
export const revoke = message('Revoke')
export const revokeTitle = message('Revoke {name}’s acceptance?')
export const revokeHint = message(
  'The client can then accept again, as long as this version is published and the itinerary is not booked. If there is no other acceptance, the status, the payment dates and the task that followed are undone, unless they have been changed since. No one is notified.',
)
export const reasonLabel = message('Reason')
export const revokedFor = message('Revoked on {date} by {name}: {reason}')
export const formerMember = message('a former member')
export const revokeDone = message('Acceptance revoked')
export const revokeFailed = message('Could not revoke the acceptance')
export const cancel = message('Cancel')
