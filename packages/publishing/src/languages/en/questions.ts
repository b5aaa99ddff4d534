/** The page of questions, and what the itinerary says of them. */
export const questions = {
  title: 'Questions',
  lead: 'Ask us anything about this itinerary. You can read our answers here.',
  about: 'About',
  whole: 'The whole itinerary',
  day: 'Day {day}',
  titledDay: 'Day {day}: {title}',
  waiting: 'We will answer here as soon as we can.',

  askTitle: 'Ask a question',
  text: 'Your question',
  reply: 'Reply',
  replyText: 'Your reply',
  name: 'Your name',
  email: 'Your email address (optional)',
  emailHint: 'We will also send you our answer by email.',
  send: 'Send question',
  sendReply: 'Send reply',

  fixProblems: 'Nothing has been sent yet. Please correct the following:',
  textMissing: 'Write your question.',
  replyMissing: 'Write your reply.',
  textTooLong: 'Write at most {max} characters.',
  nameMissing: 'Enter your name. Use at most {max} characters.',
  emailWrong: 'Enter an email address, such as name@example.com, or leave the field empty.',
  subjectGone: 'That part is no longer in the itinerary. Choose another.',

  busy: 'Too many messages were sent in a short time. Your text is still here. Please send it again in a few minutes.',
  full: 'This itinerary has too many questions already. Please contact us directly.',

  // On the page of the itinerary

  askLink: 'Ask a question',
  askAboutDay: 'Ask about day {day}',
  sectionText:
    'Is anything unclear, or would you like something changed? Ask us here. Our answers will appear here too.',
  readLink: '{count, plural, one {Read your question} other {Read your # questions}}',
  newAnswers: '{count, plural, one {One question has been answered.} other {# questions have been answered.}}',
} as const
