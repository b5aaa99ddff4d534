import { translation } from '../translation.ts'
import type { answer as source } from '../en/answer.ts'

export const answer = translation<typeof source>()({
  acceptTitle: 'Dit voorstel accepteren',
  yourChoices: 'Uw keuzes',
  chosen: 'Dag {day}: <own>{title}</own>',
  chosenInstead: 'Dag {day}: <own>{title}</own> in plaats van <other>{insteadOf}</other>',
  asProposed: 'Zoals voorgesteld, zonder wijzigingen',
  changeChoices: 'Keuzes wijzigen',
  price: 'Prijs',
  payments: 'Betalingsschema',
  terms: 'Algemene voorwaarden',
  name: 'Uw volledige naam',
  nameHint: 'Dit geldt als uw handtekening.',
  email: 'Uw e-mailadres',
  emailHint: 'Op dit adres ontvangt u uw bevestiging.',
  acceptTerms: 'Ik heb de algemene voorwaarden gelezen en ga ermee akkoord.',
  acceptProposal: 'Ik accepteer dit voorstel zoals het hier wordt getoond.',
  submit: 'Accepteren',
  back: 'Terug naar de reis',

  nameMissing: 'Vul uw volledige naam in.',
  nameTooLong: 'Vul een naam van maximaal 160 tekens in.',
  emailWrong: 'Vul een e-mailadres in, bijvoorbeeld naam@example.com.',
  tickMissing: 'Vink het vakje aan om akkoord te gaan.',
  choicesWrong: 'Deze keuzes gaan niet samen. U ziet hier de keuzes zoals ze zijn opgeslagen.',
  fixProblems: 'Er is nog niets geaccepteerd. Pas het volgende aan:',

  changedTitle: 'Dit voorstel is gewijzigd',
  changedText:
    'Nadat u de pagina had geopend, is er een nieuwere versie gepubliceerd. Deze versie kunt u daarom niet meer accepteren.',
  changesLead: 'Dit is er gewijzigd:',
  nothingVisible: 'Er is niets gewijzigd dat voor u zichtbaar is.',
  changedValue: '<what></what>: <after></after>',
  was: '(eerder <before></before>)',
  openNew: 'Nieuwe versie openen',

  acceptedTitle: 'Hartelijk dank',
  acceptedText: 'U hebt dit voorstel op {date} geaccepteerd.',
  receiptSent: 'Wij hebben u per e-mail een bevestiging gestuurd. Over de volgende stappen nemen wij contact met u op.',

  closedTitle: 'Dit voorstel kan hier niet worden geaccepteerd',
  closedText: 'Neem gerust contact met ons op als u vragen hebt of een nieuw voorstel wenst.',
  pricesEnded: 'De prijzen waren geldig tot en met {date}. Neem contact met ons op voor een nieuw voorstel.',

  busyTitle: 'Probeer het nog een keer',
  busyText:
    'Het is op dit moment erg druk, daarom is er nog niets geaccepteerd. Probeer het over een minuut nog een keer.',

  signNext:
    'In de volgende stap ondertekent u de aanvaarding elektronisch. Zolang u niet hebt ondertekend, is er niets aanvaard.',
  submitToSign: 'Verder naar de ondertekening',
  signTitle: 'Ondertekenen om te aanvaarden',
  signText: 'Onderteken het document op {host}. Zolang u niet hebt ondertekend, is er niets aanvaard.',
  signNow: 'Nu ondertekenen',
  haveSigned: 'Ik heb ondertekend',
  unsignedTitle: 'Er is niets aanvaard',
  declinedText: 'U hebt geweigerd het document te ondertekenen.',
  expiredText: 'Het document is niet op tijd ondertekend.',
  unsignedNext: 'U kunt het voorstel op de pagina opnieuw aanvaarden, of contact met ons opnemen als u vragen hebt.',
})
