import { translation } from '../translation.ts'
import type * as source from '../en/cards.ts'

export const cards = translation<typeof source.cards>()({
  payByCard: '{amount} met kaart betalen',
  payDueByCard: 'Het nu te betalen bedrag met kaart voldoen: {amount}',
  payAllByCard: 'Alles met kaart betalen: {amount}',
  invoiceOfButton: 'voor factuur {number}',
  onStripe: 'U betaalt op een beveiligde pagina van Stripe. {company} ziet uw kaartgegevens niet.',
  isTest: 'Dit zijn testbetalingen: er wordt niets van een kaart afgeschreven.',
  received: 'Hartelijk dank. Wij hebben uw betaling van {amount} ontvangen.',
  processing:
    'Hartelijk dank. Uw betaling van {amount} wordt verwerkt. U ziet de betaling hier zodra deze is bevestigd.',

  title: 'Betaling',
  unavailable:
    'De betaling kon niet worden gestart; er is niets afgeschreven. Probeer het nog een keer of betaal per overschrijving.',
  notOpen:
    'Deze factuur kan nu niet met kaart worden betaald; er is niets afgeschreven. Misschien is de factuur al betaald.',
  busy: 'Via deze link zijn te veel betalingen gestart; er is niets afgeschreven. Probeer het over een uur nog een keer of betaal per overschrijving.',
  ready: 'Uw betaling staat klaar. Ga verder op de pagina van de betaaldienst.',
  goOn: 'Verder naar de betaling',
  back: 'Terug naar facturen en betalingen',
})
