import { translation } from '../translation.ts'
import type { questions as source } from '../en/questions.ts'

export const questions = translation<typeof source>()({
  title: 'Domande',
  lead: 'Ci chieda tutto ciò che desidera su questo itinerario. Troverà qui le nostre risposte.',
  about: 'Argomento',
  whole: 'L’intero itinerario',
  day: 'Giorno {day}',
  titledDay: 'Giorno {day}: {title}',
  waiting: 'Risponderemo qui non appena possibile.',

  askTitle: 'Ha una domanda?',
  text: 'La Sua domanda',
  reply: 'Rispondi',
  replyText: 'La Sua risposta',
  name: 'Il Suo nome',
  email: 'Il Suo indirizzo email (facoltativo)',
  emailHint: 'Le invieremo la risposta anche per email.',
  send: 'Invia la domanda',
  sendReply: 'Invia la risposta',

  fixProblems: 'Non è stato ancora inviato nulla. La preghiamo di correggere quanto segue:',
  textMissing: 'Scriva la Sua domanda.',
  replyMissing: 'Scriva la Sua risposta.',
  textTooLong: 'Scriva al massimo {max} caratteri.',
  nameMissing: 'Inserisca il Suo nome, con {max} caratteri al massimo.',
  emailWrong: 'Inserisca un indirizzo email, ad esempio name@example.com, oppure lasci il campo vuoto.',
  subjectGone: 'Questa parte non è più nell’itinerario. Ne scelga un’altra.',

  busy: 'Sono stati inviati troppi messaggi in poco tempo. Il Suo testo è ancora qui. Lo invii di nuovo tra qualche minuto.',
  full: 'Per questo itinerario ci sono già troppe domande. La preghiamo di contattarci direttamente.',

  askLink: 'Ha una domanda?',
  askAboutDay: 'Una domanda sul giorno {day}?',
  sectionText:
    'C’è qualcosa di poco chiaro o che desidera cambiare? Ce lo scriva qui. Anche le nostre risposte compariranno qui.',
  readLink:
    '{count, plural, one {Legga la Sua domanda} many {Legga le Sue # di domande} other {Legga le Sue # domande}}',
  newAnswers:
    '{count, plural, one {Una domanda ha ricevuto risposta.} many {# di domande hanno ricevuto risposta.} other {# domande hanno ricevuto risposta.}}',
})
