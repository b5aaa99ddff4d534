import { translation } from '../translation.ts'
import type { emails as source } from '../en/emails.ts'

export const emails = translation<typeof source>()({
  greeting: 'Buongiorno,',
  greetingByName: 'Buongiorno {name},',
  linkInsteadOfButton: 'Se il pulsante non funziona, apra questo link:',
  viewItinerary: 'Vedi l’itinerario',

  shared: '{sender} di {company} Le ha inviato un itinerario.',
  replyToSender: 'Per contattare {name}, risponda a questa email.',
  whyShared: 'Email inviata da {company} con {product}. Se non si aspettava di riceverla, la segnali: {reportTo}',

  receiptSubject: 'La Sua accettazione: {title}',
  receiptText:
    'Grazie. Ha accettato la nostra proposta in data {date}. Nella conferma allegata trova con precisione che cosa ha accettato.',
  receiptNext: 'La contatteremo per i prossimi passi.',
  whyReceipt:
    'Email inviata da {company} con {product}, perché questo indirizzo è stato indicato al momento di accettare la proposta. Se non è stato fatto da Lei, lo segnali: {reportTo}',
  receiptFile: 'Accettazione {title}',

  answerSubject: 'La nostra risposta: {title}',
  answerText: '{name} ha risposto alla Sua domanda:',
  readAnswer: 'Leggi la risposta',
  replyToAnswer: 'Se ha un’altra domanda, risponda a questa email.',
  replyAbove: 'Scriva la Sua risposta sopra questa riga.',
  whyAnswer:
    'Email inviata da {company} con {product}, perché qualcuno ha posto una domanda su un itinerario indicando questo indirizzo. Se non è stato fatto da Lei, lo segnali: {reportTo}',

  askDetailsSubject: 'I Suoi dati per {title}',
  askDetailsText:
    '{company} ha bisogno di alcuni Suoi dati per organizzare questo viaggio. La preghiamo di compilare il modulo. Bastano pochi minuti e non serve un account.',
  remindDetailsSubject: 'Promemoria: i Suoi dati per {title}',
  remindDetailsText:
    '{company} attende ancora i Suoi dati per questo viaggio. La preghiamo di compilare il modulo. Bastano pochi minuti e non serve un account.',
  answerDetailsBy: 'Termine per rispondere: {date}.',
  openDetailsForm: 'Compila il modulo',
  personalLink: 'Questo link è personale. La preghiamo di non inoltrarlo.',
  whyDetails:
    'Email inviata da {company} con {product}, perché Lei partecipa a questo viaggio. Se non è così, lo segnali: {reportTo}',
})
