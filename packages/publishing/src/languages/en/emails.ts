/** Emails to clients. */
export const emails = {
  greeting: 'Hello,',
  greetingByName: 'Hello {name},',
  linkInsteadOfButton: 'If the button does not work, open this link:',
  viewItinerary: 'View itinerary',

  // With the link of an itinerary

  shared: '{sender} from {company} has sent you an itinerary.',
  replyToSender: 'Reply to this email to contact {name}.',
  whyShared: 'Sent by {company} with {product}. If you were not expecting this email, report it: {reportTo}',

  // After an acceptance, with the receipt

  receiptSubject: 'Your acceptance: {title}',
  receiptText: 'Thank you. You accepted our proposal on {date}. The attached receipt says exactly what you accepted.',
  receiptNext: 'We will be in touch about the next steps.',
  whyReceipt:
    'Sent by {company} with {product}, because this address was entered when the proposal was accepted. If that was not you, report it: {reportTo}',
  receiptFile: 'Acceptance {title}',

  // With the answer to a question

  answerSubject: 'Our answer: {title}',
  answerText: '{name} has answered your question:',
  readAnswer: 'Read the answer',
  replyToAnswer: 'Reply to this email if you have another question.',
  replyAbove: 'Write your reply above this line.',
  whyAnswer:
    'Sent by {company} with {product}, because someone asked a question about an itinerary and gave this address. If that was not you, report it: {reportTo}',

  // That asks a traveller for their details, and the reminder

  askDetailsSubject: 'Your details for {title}',
  askDetailsText:
    '{company} needs some details from you to arrange this journey. Please fill in the form. It takes a few minutes, and you do not need an account.',
  remindDetailsSubject: 'Reminder: your details for {title}',
  remindDetailsText:
    '{company} is still waiting for your details for this journey. Please fill in the form. It takes a few minutes, and you do not need an account.',
  answerDetailsBy: 'Please answer by {date}.',
  openDetailsForm: 'Fill in the form',
  personalLink: 'The link is only for you. Please do not pass it on.',
  whyDetails:
    'Sent by {company} with {product}, because you are a traveller on this journey. If that is wrong, report it: {reportTo}',
} as const
