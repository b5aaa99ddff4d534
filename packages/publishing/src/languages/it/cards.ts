import { translation } from '../translation.ts'
import type * as source from '../en/cards.ts'

export const cards = translation<typeof source.cards>()({
  payByCard: 'Paga {amount} con carta',
  payDueByCard: 'Paga con carta l’importo dovuto ora: {amount}',
  payAllByCard: 'Paga tutto con carta: {amount}',
  invoiceOfButton: 'per la fattura {number}',
  onStripe: 'Il pagamento avviene su una pagina sicura di Stripe. {company} non vede i dati della Sua carta.',
  isTest: 'Sono pagamenti di prova: su nessuna carta viene addebitato alcun importo.',
  received: 'Grazie. Abbiamo ricevuto il Suo pagamento di {amount}.',
  processing: 'Grazie. Il Suo pagamento di {amount} è in elaborazione. Comparirà qui non appena sarà confermato.',

  title: 'Pagamento',
  unavailable:
    'Non è stato possibile avviare il pagamento; non è stato addebitato nulla. Riprovi o paghi con bonifico.',
  notOpen:
    'Al momento questa fattura non può essere pagata con carta; non è stato addebitato nulla. Forse è già stata pagata.',
  busy: 'Con questo link sono stati avviati troppi pagamenti; non è stato addebitato nulla. Riprovi tra un’ora o paghi con bonifico.',
  ready: 'Il Suo pagamento è pronto. Prosegua sulla pagina del fornitore del servizio di pagamento.',
  goOn: 'Continua con il pagamento',
  back: 'Torna a fatture e pagamenti',
})
