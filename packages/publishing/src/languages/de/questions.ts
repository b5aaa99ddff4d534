import { translation } from '../translation.ts'
import type { questions as source } from '../en/questions.ts'

export const questions = translation<typeof source>()({
  title: 'Fragen',
  lead: 'Fragen Sie uns alles, was Sie zu dieser Reise wissen möchten. Unsere Antworten lesen Sie hier.',
  about: 'Betrifft',
  whole: 'Die ganze Reise',
  day: 'Tag {day}',
  titledDay: 'Tag {day}: {title}',
  waiting: 'Wir antworten hier, so bald wir können.',

  askTitle: 'Eine Frage stellen',
  text: 'Ihre Frage',
  reply: 'Antworten',
  replyText: 'Ihre Antwort',
  name: 'Ihr Name',
  email: 'Ihre E-Mail-Adresse (freiwillig)',
  emailHint: 'Wir senden Ihnen unsere Antwort auch per E-Mail.',
  send: 'Frage senden',
  sendReply: 'Antwort senden',

  fixProblems: 'Es wurde noch nichts gesendet. Bitte korrigieren Sie Folgendes:',
  textMissing: 'Schreiben Sie Ihre Frage.',
  replyMissing: 'Schreiben Sie Ihre Antwort.',
  textTooLong: 'Schreiben Sie höchstens {max} Zeichen.',
  nameMissing: 'Geben Sie Ihren Namen ein, mit höchstens {max} Zeichen.',
  emailWrong: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com, oder lassen Sie das Feld leer.',
  subjectGone: 'Dieser Teil gehört nicht mehr zur Reise. Wählen Sie einen anderen.',

  busy: 'In kurzer Zeit wurden zu viele Nachrichten gesendet. Ihr Text ist noch hier. Bitte senden Sie ihn in einigen Minuten noch einmal.',
  full: 'Zu dieser Reise gibt es schon zu viele Fragen. Bitte wenden Sie sich direkt an uns.',

  askLink: 'Eine Frage stellen',
  askAboutDay: 'Frage zu Tag {day} stellen',
  sectionText:
    'Ist etwas unklar, oder möchten Sie etwas ändern? Fragen Sie uns hier. Unsere Antworten erscheinen ebenfalls hier.',
  readLink: '{count, plural, one {Ihre Frage lesen} other {Ihre # Fragen lesen}}',
  newAnswers: '{count, plural, one {Eine Frage wurde beantwortet.} other {# Fragen wurden beantwortet.}}',
})
