import { message } from '@sojourn/contract/kit/message'

export const error = message('Error: {title}')
export const acceptTitle = message('Accept this proposal')
export const yourChoices = message('Your choices')
export const onDay = message('Day {day}:')
export const insteadOf = message('instead of')
export const asProposed = message('As proposed, without changes')
export const changeChoices = message('Change your choices')
export const price = message('Price')
export const payments = message('Payment schedule')
export const terms = message('Terms and conditions')
export const name = message('Your full name')
export const nameHint = message('This counts as your signature.')
export const email = message('Your email address')
export const emailHint = message('We will send your receipt to this address.')
export const acceptTerms = message('I have read and accept the terms and conditions.')
export const acceptProposal = message('I accept this proposal as shown here.')
export const submit = message('Accept')
export const back = message('Back to the itinerary')

export const nameMissing = message('Enter your full name.')
export const nameTooLong = message('Enter a name with at most 160 characters.')
export const emailWrong = message('Enter an email address, such as name@example.com.')
export const tickMissing = message('Tick the box to accept.')
export const choicesWrong = message('These choices cannot be combined. They are shown here as they were saved.')
export const fixProblems = message('Nothing has been accepted yet. Please correct the following:')

export const changedTitle = message('This proposal has changed')
export const changedText = message(
  'A newer version was published after you opened the page, so this one can no longer be accepted.',
)
export const changesLead = message('This is what has changed:')
export const nothingVisible = message('Nothing that you can see has changed.')
export const was = message('was')
export const openNew = message('Open the new version')

export const acceptedTitle = message('Thank you')
export const acceptedText = message('You accepted this proposal on {date}.')
export const receiptSent = message('We have sent you a receipt by email. We will be in touch about the next steps.')

export const closedTitle = message('This proposal cannot be accepted here')
export const closedText = message('Contact us if you have questions or would like a new proposal.')
export const pricesEnded = message('The prices were valid until {date}. Contact us for a new proposal.')

export const busyTitle = message('Please try again')
export const busyText = message(
  'We are very busy right now, so nothing has been accepted. Please try again in a minute.',
)
