import { message } from '@sojourn/contract/kit/message'

export const error = message('Error: {title}')
export const acceptTitle = message('Accept this proposal')
export const yourChoices = message('Your choices')
export const choiceOnDay = message('Day {day}: {title}')
export const choiceInstead = message('Day {day}: {title}, instead of {other}')
export const changeChoices = message('Change your choices')
export const price = message('Price')
export const payments = message('Payment schedule')
export const terms = message('Terms and conditions')
export const name = message('Your full name')
export const nameHint = message('It counts as your signature.')
export const email = message('Your email address')
export const emailHint = message('We send the receipt there.')
export const acceptTerms = message('I have read and accept the terms and conditions.')
export const acceptProposal = message('I accept this proposal as shown here.')
export const submit = message('Accept')
export const back = message('Back to the itinerary')

export const nameMissing = message('Enter your full name.')
export const nameTooLong = message('Enter a name with at most 160 characters.')
export const emailWrong = message('Enter an email address, such as name@example.com.')
export const tickMissing = message('Tick the box to accept.')
export const choicesWrong = message('These choices do not fit together. Go back to the itinerary and choose again.')
export const fixProblems = message('Nothing has been accepted yet. Please correct this:')

export const changedTitle = message('This proposal has changed')
export const changedText = message(
  'A newer version was published after you opened the page. Nothing has been accepted yet. This is what has changed:',
)
export const nothingVisible = message('Nothing that you can see has changed.')
export const was = message('before: {before}')
export const openNew = message('Open the new version')

export const acceptedTitle = message('Thank you')
export const acceptedText = message('You accepted this proposal on {date}.')
export const receiptSent = message('We have sent you a receipt by email. We will be in touch about the next steps.')

export const closedTitle = message('This proposal cannot be accepted here')
export const closedText = message('Contact us if you have questions or would like a new proposal.')
export const pricesEnded = message('Its prices were valid until {date}. Contact us for a new proposal.')
