import { translation } from '../translation.ts'
import type * as source from '../en/details.ts'

export const details = translation<typeof source.details>()({
  title: 'Uw gegevens',
  dates: '{first} tot en met {last}',
  whoAsks: '{company} vraagt u om de onderstaande gegevens om deze reis voor u te regelen.',
  answerBy: 'Wij ontvangen uw antwoord graag uiterlijk op {date}.',

  privacyTitle: 'Wat er met uw gegevens gebeurt',
  purpose:
    'De gegevens worden gebruikt om deze reis te boeken en uit te voeren: {company} kan wat nodig is doorgeven aan luchtvaartmaatschappijen, hotels en gidsen. Uw antwoorden in dit formulier worden versleuteld opgeslagen.',
  deletedAfterJourney:
    'Wat u met dit formulier verstuurt, wordt na {date} verwijderd. Het kan zijn dat {company} een kopie in het eigen adresboek bewaart.',
  deletedAfterAnswer:
    'Als de reis geen data heeft, wordt wat u verstuurt ongeveer één jaar na het versturen uit dit formulier verwijderd.',
  reachByEmail: 'Hebt u vragen? Schrijf dan naar {email}.',
  reachByPhone: 'Hebt u vragen? Bel dan {phone}.',
  mayWithdraw: 'U kunt naar deze pagina terugkeren om uw gegevens te corrigeren of uw toestemming in te trekken.',

  sections: {
    names: 'Uw naam, zoals in uw paspoort',
    birthday: 'Uw geboortedatum',
    passport: 'Uw paspoort',
    diet: 'Wat u eet',
    mobility: 'Onderweg',
    emergency: 'Wie wij in noodgevallen bellen',
  },
  sectionNames: {
    names: 'Naam',
    birthday: 'Geboortedatum',
    passport: 'Paspoort',
    diet: 'Dieet en allergieën',
    mobility: 'Mobiliteit',
    emergency: 'Contactpersoon voor noodgevallen',
  },
  labels: {
    givenName: 'Voornamen',
    familyName: 'Achternaam',
    birthday: 'Geboortedatum',
    passportNumber: 'Paspoortnummer',
    passportCountry: 'Land van afgifte',
    passportExpiry: 'Geldig tot',
    food: 'Dieet (optioneel)',
    allergies: 'Allergieën (optioneel)',
    mobility: 'Wat wij moeten weten (optioneel)',
    emergencyName: 'Naam van deze persoon',
    emergencyRelation: 'Relatie tot u (optioneel)',
    emergencyPhone: 'Telefoonnummer van deze persoon',
  },
  hints: {
    givenName: 'Allemaal, gespeld zoals in uw paspoort.',
    familyName: 'Laat dit veld leeg als er geen achternaam in uw paspoort staat.',
    birthday: 'Dag, maand en jaar, zoals in uw paspoort.',
    passportNumber: 'Laat de paspoortvelden leeg als u nog geen paspoort hebt. U kunt ze later invullen.',
    food: 'Bijvoorbeeld vegetarisch, halal of geen varkensvlees.',
    allergies: 'Voor voedsel, dieren of medicijnen.',
    mobility: 'Bijvoorbeeld een rolstoel, moeite met traplopen of hulp die u nodig hebt.',
    emergencyRelation: 'Bijvoorbeeld uw zus of een vriend.',
    emergencyPhone: 'Met landnummer, bijvoorbeeld +27 21 555 0100.',
  },
  chooseCountry: 'Kies een land',
  emptyStays: 'Vul alleen in wat er is veranderd. Wat u leeg laat, blijft zoals u het hebt verstuurd.',

  consentTitle: 'Uw toestemming',
  consent:
    'Ik ga ermee akkoord dat {company} deze gegevens gebruikt om ‘{title}’ te regelen en wat nodig is doorgeeft aan degenen die de reis verzorgen.',
  send: 'Gegevens versturen',
  sendCorrections: 'Correcties versturen',

  fixProblems: 'Er is nog niets verstuurd. Pas het volgende aan:',
  problems: {
    name_missing: 'Vul uw voornamen of uw achternaam in.',
    givenName: 'Vul voornamen van maximaal {max} tekens in.',
    familyName: 'Vul een achternaam van maximaal {max} tekens in.',
    birthday_missing: 'Vul uw geboortedatum in.',
    birthday: 'Vul een geboortedatum in die in het verleden ligt.',
    passportNumber_missing: 'Vul het nummer van uw paspoort in.',
    passportNumber: 'Vul een paspoortnummer van maximaal {max} tekens in.',
    passportCountry_missing: 'Kies het land dat uw paspoort heeft afgegeven.',
    passportCountry: 'Kies een land uit de lijst.',
    passportExpiry_missing: 'Vul in tot welke datum uw paspoort geldig is.',
    passportExpiry: 'Vul de vervaldatum van uw paspoort in. Dat moet vandaag of later zijn.',
    food: 'Beschrijf uw dieet in maximaal {max} tekens.',
    allergies: 'Beschrijf uw allergieën in maximaal {max} tekens.',
    mobility: 'Beschrijf in maximaal {max} tekens wat wij moeten weten.',
    emergencyName_missing: 'Vul de naam in van de persoon die wij in noodgevallen bellen.',
    emergencyName: 'Vul voor de persoon die wij in noodgevallen bellen een naam van maximaal {max} tekens in.',
    emergencyRelation: 'Beschrijf in maximaal {max} tekens wie deze persoon voor u is.',
    emergencyPhone_missing: 'Vul het telefoonnummer in van de persoon die wij in noodgevallen bellen.',
    emergencyPhone: 'Vul een telefoonnummer met landnummer in, bijvoorbeeld +27 21 555 0100.',
    consent_missing:
      'Vink het vakje aan om toestemming te geven. Zonder uw toestemming kunnen de gegevens niet worden verstuurd.',
    busy: 'U hebt dit formulier te vaak verstuurd. Probeer het over een uur nog een keer.',
  },

  thanksTitle: 'Hartelijk dank',
  filledIn: 'U hebt uw gegevens op {date} verstuurd.',
  sentSections: 'U hebt deze onderdelen verstuurd:',
  deleted: 'Wat u hebt verstuurd, is inmiddels verwijderd.',
  nothingShown: 'Wat u hebt ingevuld, wordt hier niet getoond, omdat een link kan worden doorgestuurd.',
  next: '{company} kan uw gegevens nu lezen en neemt contact met u op als er iets ontbreekt.',
  correct: 'Correcties versturen',
  withdraw: 'Mijn toestemming intrekken',

  withdrawTitle: 'Uw toestemming intrekken?',
  withdrawText:
    'Alle gegevens die u met dit formulier hebt verstuurd, worden er meteen uit verwijderd. Het kan zijn dat {company} ze nodig heeft om uw reis te regelen en ze opnieuw aan u vraagt.',
  withdrawSaved:
    'Heeft {company} al gegevens in het eigen adresboek opgenomen? Vraag dan om ze ook daar te verwijderen.',
  withdrawConfirm: 'Toestemming intrekken en mijn gegevens verwijderen',
  withdrawCancel: 'Annuleren',
  withdrawnTitle: 'Uw toestemming is ingetrokken',
  withdrawnText:
    'U hebt uw toestemming op {date} ingetrokken. De gegevens die u had verstuurd, zijn uit dit formulier verwijderd.',
  sendAgain: 'Gegevens opnieuw versturen',
})
