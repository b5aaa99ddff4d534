import { translation } from '../translation.ts'
import type { site as source } from '../en/site.ts'

export const site = translation<typeof source>()({
  skip: 'Vai al contenuto',
  main: 'Menu principale',
  smallPrint: 'Informazioni legali',
  notFound: 'Pagina non trovata',
  notFoundTitle: 'Non trovata',
  notFoundText: 'La pagina potrebbe essere stata spostata o non essere più pubblicata.',
  journeys: 'Viaggi',
  destinations: 'Destinazioni',

  contactUs: 'Contatti',
  thankYou: 'Grazie',
  received: 'Abbiamo ricevuto la Sua richiesta e risponderemo non appena possibile.',
  correct:
    '{count, plural, one {La preghiamo di correggere una risposta.} many {La preghiamo di correggere # di risposte.} other {La preghiamo di correggere # risposte.}}',
  optional: 'facoltativo',
  leaveEmpty: 'Lasci vuoto questo campo',
  send: 'Invia',
  robotQuestion: 'Per dimostrare di non essere un robot, risponda: quanto fa {a} più {b}?',
  numbers: {
    two: 'due',
    three: 'tre',
    four: 'quattro',
    five: 'cinque',
    six: 'sei',
    seven: 'sette',
    eight: 'otto',
    nine: 'nove',
  },
  labels: {
    name: 'Il Suo nome',
    email: 'Indirizzo email',
    phone: 'Telefono',
    dates: 'Quando desidera viaggiare?',
    travellers: 'Quante persone viaggeranno?',
    message: 'Dove desidera andare, e che cosa conta di più per Lei?',
  },
  errors: {
    name: 'Inserisca il Suo nome, con 160 caratteri al massimo.',
    email: 'Inserisca un indirizzo email, ad esempio you@example.com.',
    phone: 'Inserisca un numero di telefono di 40 caratteri al massimo.',
    dates: 'Usi al massimo 160 caratteri.',
    travellers: 'Inserisca un numero da 1 a 99.',
    message: 'Inserisca un messaggio di 3.000 caratteri al massimo.',
    answerMissing: 'Risponda alla domanda in fondo al modulo, poi lo invii di nuovo.',
    notSent:
      'La Sua richiesta non è stata ancora inviata. Risponda alla domanda in fondo al modulo, poi lo invii di nuovo.',
    answerWrong: 'La risposta non è corretta. Risponda a questa nuova domanda.',
    tooFast: 'L’invio è stato troppo rapido. Risponda a questa domanda, poi invii di nuovo il modulo.',
  },
})
