import { translation } from '../translation.ts'
import type { site as source } from '../en/site.ts'

export const site = translation<typeof source>()({
  skip: 'Direct naar de inhoud',
  main: 'Hoofdmenu',
  smallPrint: 'Juridische informatie',
  notFound: 'Pagina niet gevonden',
  notFoundTitle: 'Niet gevonden',
  notFoundText: 'Misschien is de pagina verplaatst of niet meer gepubliceerd.',
  journeys: 'Reizen',
  destinations: 'Bestemmingen',

  contactUs: 'Neem contact op',
  thankYou: 'Hartelijk dank',
  received: 'Wij hebben uw aanvraag ontvangen en reageren zo snel mogelijk.',
  correct: '{count, plural, one {Pas één antwoord aan.} other {Pas # antwoorden aan.}}',
  optional: 'optioneel',
  leaveEmpty: 'Laat dit veld leeg',
  send: 'Versturen',
  robotQuestion: 'Laat zien dat u geen robot bent: hoeveel is {a} plus {b}?',
  numbers: {
    two: 'twee',
    three: 'drie',
    four: 'vier',
    five: 'vijf',
    six: 'zes',
    seven: 'zeven',
    eight: 'acht',
    nine: 'negen',
  },
  labels: {
    name: 'Uw naam',
    email: 'E-mail',
    phone: 'Telefoon',
    dates: 'Wanneer wilt u reizen?',
    travellers: 'Met hoeveel personen reist u?',
    message: 'Waar wilt u naartoe en wat vindt u het belangrijkst?',
  },
  errors: {
    name: 'Vul uw naam in, met maximaal 160 tekens.',
    email: 'Vul een e-mailadres in, bijvoorbeeld naam@example.com.',
    phone: 'Vul een telefoonnummer van maximaal 40 tekens in.',
    dates: 'Gebruik maximaal 160 tekens.',
    travellers: 'Vul een getal van 1 tot en met 99 in.',
    message: 'Schrijf een bericht van maximaal 3.000 tekens.',
    answerMissing: 'Beantwoord de vraag onder aan het formulier en verstuur het dan opnieuw.',
    notSent:
      'Uw aanvraag is nog niet verstuurd. Beantwoord de vraag onder aan het formulier en verstuur het dan opnieuw.',
    answerWrong: 'Dat is niet het juiste antwoord. Beantwoord deze nieuwe vraag.',
    tooFast: 'Dat ging te snel. Beantwoord deze vraag en verstuur het formulier dan opnieuw.',
  },
})
