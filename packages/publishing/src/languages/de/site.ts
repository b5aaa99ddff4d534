import { translation } from '../translation.ts'
import type { site as source } from '../en/site.ts'

export const site = translation<typeof source>()({
  skip: 'Zum Inhalt springen',
  main: 'Hauptnavigation',
  smallPrint: 'Rechtliches',
  notFound: 'Seite nicht gefunden',
  notFoundTitle: 'Nicht gefunden',
  notFoundText: 'Sie wurde vielleicht verschoben oder ist nicht mehr veröffentlicht.',
  journeys: 'Reisen',
  destinations: 'Reiseziele',

  contactUs: 'Schreiben Sie uns',
  thankYou: 'Vielen Dank',
  received: 'Wir haben Ihre Anfrage erhalten und antworten, so bald wir können.',
  correct: '{count, plural, one {Bitte korrigieren Sie eine Angabe.} other {Bitte korrigieren Sie # Angaben.}}',
  optional: 'freiwillig',
  leaveEmpty: 'Lassen Sie dieses Feld leer',
  send: 'Senden',
  robotQuestion: 'Bitte zeigen Sie, dass Sie kein Roboter sind: Wie viel ist {a} plus {b}?',
  numbers: {
    two: 'zwei',
    three: 'drei',
    four: 'vier',
    five: 'fünf',
    six: 'sechs',
    seven: 'sieben',
    eight: 'acht',
    nine: 'neun',
  },
  labels: {
    name: 'Ihr Name',
    email: 'E-Mail',
    phone: 'Telefon',
    dates: 'Wann möchten Sie reisen?',
    travellers: 'Wie viele Personen reisen?',
    message: 'Wohin möchten Sie reisen, und was ist Ihnen am wichtigsten?',
  },
  errors: {
    name: 'Bitte geben Sie Ihren Namen ein, mit höchstens 160 Zeichen.',
    email: 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel you@example.com.',
    phone: 'Bitte geben Sie eine Telefonnummer mit höchstens 40 Zeichen ein.',
    dates: 'Bitte verwenden Sie höchstens 160 Zeichen.',
    travellers: 'Bitte geben Sie eine Zahl von 1 bis 99 ein.',
    message: 'Bitte geben Sie eine Nachricht mit höchstens 3.000 Zeichen ein.',
    answerMissing: 'Bitte beantworten Sie die Frage am Ende des Formulars und senden Sie es dann noch einmal.',
    notSent:
      'Ihre Anfrage wurde noch nicht gesendet. Bitte beantworten Sie die Frage am Ende des Formulars und senden Sie es dann noch einmal.',
    answerWrong: 'Das ist nicht die richtige Antwort. Bitte beantworten Sie diese neue Frage.',
    tooFast: 'Das ging zu schnell. Bitte beantworten Sie diese Frage und senden Sie das Formular dann noch einmal.',
  },
})
