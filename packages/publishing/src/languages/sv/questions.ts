import { translation } from '../translation.ts'
import type { questions as source } from '../en/questions.ts'

export const questions = translation<typeof source>()({
  title: 'Frågor',
  lead: 'Fråga oss om vad som helst som gäller resan. Här kan du läsa våra svar.',
  about: 'Gäller',
  whole: 'Hela resan',
  day: 'Dag {day}',
  titledDay: 'Dag {day}: {title}',
  waiting: 'Vi svarar här så snart vi kan.',

  askTitle: 'Ställ en fråga',
  text: 'Din fråga',
  reply: 'Svara',
  replyText: 'Ditt svar',
  name: 'Ditt namn',
  email: 'Din e-postadress (valfritt)',
  emailHint: 'Vi skickar även vårt svar till dig via e-post.',
  send: 'Skicka frågan',
  sendReply: 'Skicka svaret',

  fixProblems: 'Inget har skickats än. Rätta till följande:',
  textMissing: 'Skriv din fråga.',
  replyMissing: 'Skriv ditt svar.',
  textTooLong: 'Skriv högst {max} tecken.',
  nameMissing: 'Ange ditt namn. Använd högst {max} tecken.',
  emailWrong: 'Ange en e-postadress, till exempel namn@example.com, eller lämna fältet tomt.',
  subjectGone: 'Den delen finns inte längre med i resan. Välj en annan.',

  busy: 'För många meddelanden skickades på kort tid. Din text finns kvar. Skicka den igen om några minuter.',
  full: 'Det finns redan för många frågor om den här resan. Kontakta oss direkt i stället.',

  askLink: 'Ställ en fråga',
  askAboutDay: 'Ställ en fråga om dag {day}',
  sectionText: 'Är något oklart, eller vill du ändra något? Fråga oss här. Våra svar visas också här.',
  readLink: '{count, plural, one {Läs din fråga} other {Läs dina # frågor}}',
  newAnswers: '{count, plural, one {En fråga har besvarats.} other {# frågor har besvarats.}}',
})
