import { translation } from '../translation.ts'
import type * as source from '../en/cards.ts'

export const cards = translation<typeof source.cards>()({
  payByCard: 'Betala {amount} med kort',
  payDueByCard: 'Betala det som förfaller nu med kort: {amount}',
  payAllByCard: 'Betala allt med kort: {amount}',
  invoiceOfButton: 'för faktura {number}',
  onStripe: 'Du betalar på en säker sida hos Stripe. {company} ser inte dina kortuppgifter.',
  isTest: 'Det här är testbetalningar: inget kort debiteras.',
  received: 'Tack så mycket! Vi har tagit emot din betalning på {amount}.',
  processing: 'Tack så mycket! Din betalning på {amount} behandlas. Den visas här så snart den är bekräftad.',

  title: 'Betalning',
  unavailable: 'Betalningen kunde inte påbörjas och inget har debiterats. Försök igen eller betala med banköverföring.',
  notOpen: 'Fakturan kan inte betalas med kort just nu och inget har debiterats. Den kan redan vara betald.',
  busy: 'För många betalningar har påbörjats via den här länken och inget har debiterats. Försök igen om en timme eller betala med banköverföring.',
  ready: 'Din betalning är förberedd. Fortsätt på betaltjänstens sida.',
  goOn: 'Fortsätt till betalningen',
  back: 'Tillbaka till fakturor och betalningar',
})
