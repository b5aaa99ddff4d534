import { message } from '@sojourn/contract/kit/message'

export const title = message('Travellers’ details')
export const hint = message(
  'Ask each traveller for their passport name, passport, diet and more. Each fills in a form through a personal link.',
)
export const noTravellers = message('Add travellers first. Then you can ask them for their details.')
export const waiting = {
  loading: message('Loading the details forms'),
  failed: message('The details forms could not be loaded'),
}
export const filledInCount = message('{done} of {count, plural, one {# filled in} other {# filled in}}')

/* The state of a form */

export const states = {
  not_asked: message('Not asked'),
  waiting: message('Waiting'),
  opened: message('Opened'),
  filled_in: message('Filled in'),
  withdrawn: message('Consent withdrawn'),
  revoked: message('Link revoked'),
}
export const askedAt = message('asked {when}')
export const openedAt = message('opened {when}')
export const answeredAt = message('filled in {when}')
export const withdrawnAt = message('withdrawn {when}')
export const revokedAt = message('revoked {when}')
export const remindedAt = message('reminded {when}')
export const answerByDate = message('answer by {date}')
export const savedAt = message('saved to the contact {when}')
export const answersDeleted = message('answers deleted')
export const noLongerTraveller = message('no longer a traveller of this itinerary')
export const noEmail = message('no email address')

/* Actions */

export const ask = message('Ask for details')
export const copyLink = message('Copy link')
export const copyLinkOf = message('Copy the link of {name}')
export const linkCopied = message('Link copied')
export const linkNotCopied = message('The browser did not copy the link')
export const review = message('Review answers')
export const reviewOf = message('Review the answers of {name}')
export const revoke = message('Revoke link')
export const revokeOf = message('Revoke the link of {name}')
export const revokeTitle = message('Revoke the link of {name}?')
export const revokeText = message('The link stops working at once. What {name} has filled in stays.')
export const revoked = message('Link revoked')
export const failed = message('That did not work')
export const cancel = message('Cancel')
export const close = message('Close')

/* Asking */

export const askTitle = message('Ask for details')
export const whom = message('Whom to ask')
export const what = message('What to ask for')
export const sections = {
  names: message('Names as in the passport'),
  birthday: message('Birthday'),
  passport: message('Passport'),
  diet: message('Diet and allergies'),
  mobility: message('Mobility'),
  emergency: message('Emergency contact'),
}
export const answerBy = message('Answer by (optional)')
export const answerByHint = message(
  'Travellers with an email address get one reminder: three days before this date, or a week after you ask if there is none.',
)
export const sendEmails = message('Send emails')
export const createLinks = message('Create links without sending emails')
export const sent = message('{count, plural, one {Email sent} other {# emails sent}}')
export const created = message('{count, plural, one {Link created} other {# links created}}')
export const someWithoutEmail = message(
  'To send emails, choose only travellers with an email address who may be contacted.',
)
export const stored = message(
  'The answers are stored encrypted, and only members who may read passports see them. They are deleted after the journey, as set in Settings.',
)

/* Reviewing */

export const reviewTitle = message('Answers of {name}')
export const reviewHint = message(
  'Choose what to save to the contact. The form keeps its answers until they are deleted.',
)
export const filledIn = message('Filled in')
export const contactNow = message('Contact now')
export const fields = {
  givenName: message('Given names'),
  familyName: message('Family name'),
  birthday: message('Birthday'),
  passport: message('Passport'),
  food: message('Diet'),
  allergies: message('Allergies'),
  mobility: message('Mobility'),
}
export const emergency = message('Emergency contact')
export const emergencyHint = message('Contacts have no field for this, so it is only here.')
export const emergencyPerson = message('{name}, {phone}')
export const emergencyRelative = message('{name} ({relation}), {phone}')
export const passport = message('{number}, {country}, valid until {date}')
export const passportWithoutDate = message('{number}, {country}')
export const nothing = message('–')
export const same = message('the same')
export const consentGiven = message('Consent given {when}:')
export const save = message('Save to contact')
export const saved = message('Saved to the contact')
export const stale = message(
  'The contact has changed in the meantime. Its new values are shown. Check them and save again.',
)
export const deleteAnswers = message('Delete answers')
export const deleteTitle = message('Delete the answers of {name}?')
export const deleteText = message(
  'They are deleted from the form at once. What is saved to the contact stays. This cannot be undone.',
)
export const deleted = message('Answers deleted')
export const waitingForAnswers = {
  loading: message('Loading the answers'),
  failed: message('The answers could not be loaded'),
}
