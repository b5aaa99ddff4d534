import { translation } from '../translation.ts'
import type { answer as source } from '../en/answer.ts'

export const answer = translation<typeof source>()({
  acceptTitle: 'Accettazione della proposta',
  yourChoices: 'Le Sue scelte',
  chosen: 'Giorno {day}: <own>{title}</own>',
  chosenInstead: 'Giorno {day}: <own>{title}</own>, al posto di <other>{insteadOf}</other>',
  asProposed: 'Come da proposta, senza modifiche',
  changeChoices: 'Modifica le scelte',
  price: 'Prezzo',
  payments: 'Piano dei pagamenti',
  terms: 'Condizioni generali',
  name: 'Nome e cognome',
  nameHint: 'Vale come firma.',
  email: 'Il Suo indirizzo email',
  emailHint: 'A questo indirizzo riceverà la conferma.',
  acceptTerms: 'Ho letto e accetto le condizioni generali.',
  acceptProposal: 'Accetto questa proposta così come riportata qui.',
  submit: 'Accetta',
  back: 'Torna all’itinerario',

  nameMissing: 'Inserisca nome e cognome.',
  nameTooLong: 'Inserisca un nome di 160 caratteri al massimo.',
  emailWrong: 'Inserisca un indirizzo email, ad esempio name@example.com.',
  tickMissing: 'Per accettare, selezioni la casella.',
  choicesWrong: 'Queste scelte non sono compatibili tra loro. Le riportiamo qui come erano state salvate.',
  fixProblems: 'La proposta non è stata ancora accettata. La preghiamo di correggere quanto segue:',

  changedTitle: 'Questa proposta è cambiata',
  changedText:
    'Dopo l’apertura della pagina è stata pubblicata una versione più recente: questa non può quindi più essere accettata.',
  changesLead: 'Ecco che cosa è cambiato:',
  nothingVisible: 'Nulla di ciò che vede è cambiato.',
  changedValue: '<what></what>: <after></after>',
  was: '(in precedenza: <before></before>)',
  openNew: 'Apri la nuova versione',

  acceptedTitle: 'Grazie',
  acceptedText: 'Ha accettato questa proposta in data {date}.',
  receiptSent: 'Le abbiamo inviato una conferma per email. La contatteremo per i prossimi passi.',

  closedTitle: 'Questa proposta non può essere accettata qui',
  closedText: 'Per qualsiasi domanda o per una nuova proposta, siamo a Sua disposizione.',
  pricesEnded: 'I prezzi sono scaduti in data {date}. Ci contatti per una nuova proposta.',

  busyTitle: 'La preghiamo di riprovare',
  busyText:
    'In questo momento riceviamo molte richieste e la proposta non è stata ancora accettata. La preghiamo di riprovare tra un minuto.',

  signNext:
    'Nel passaggio successivo firmerà l’accettazione elettronicamente. Nulla è accettato finché non avrà firmato.',
  submitToSign: 'Continua alla firma',
  signTitle: 'Firmi per accettare',
  signText: 'Firmi il documento su {host}. Nulla è accettato finché non avrà firmato.',
  signNow: 'Firma ora',
  haveSigned: 'Ho firmato',
  unsignedTitle: 'Non è stato accettato nulla',
  declinedText: 'Ha rifiutato di firmare il documento.',
  expiredText: 'Il documento non è stato firmato in tempo.',
  unsignedNext: 'Può accettare di nuovo la proposta sulla sua pagina, oppure contattarci in caso di domande.',
})
