import { translation } from '../translation.ts'
import type * as source from '../en/details.ts'

export const details = translation<typeof source.details>()({
  title: 'Dina uppgifter',
  dates: '{first} till {last}',
  whoAsks: '{company} ber dig om uppgifterna nedan för att kunna ordna den här resan åt dig.',
  answerBy: 'Svara gärna senast den {date}.',

  privacyTitle: 'Vad som händer med dina uppgifter',
  purpose:
    'De används för att boka och genomföra resan: {company} kan lämna det som behövs vidare till flygbolag, hotell och guider. Dina svar i det här formuläret lagras krypterade.',
  deletedAfterJourney:
    'Det du skickar i det här formuläret raderas efter den {date}. {company} kan behålla en kopia i sin adressbok.',
  deletedAfterAnswer:
    'Om resan inte har några datum raderas det du skickar från det här formuläret ungefär ett år efter att du har skickat det.',
  reachByEmail: 'Har du frågor? Skriv till {email}.',
  reachByPhone: 'Har du frågor? Ring {phone}.',
  mayWithdraw: 'Du kan komma tillbaka till den här sidan för att rätta dina uppgifter eller återkalla ditt samtycke.',

  sections: {
    names: 'Ditt namn, som i passet',
    birthday: 'Ditt födelsedatum',
    passport: 'Ditt pass',
    diet: 'Vad du äter',
    mobility: 'Att ta sig fram',
    emergency: 'Vem vi ringer i en nödsituation',
  },
  sectionNames: {
    names: 'Namn',
    birthday: 'Födelsedatum',
    passport: 'Pass',
    diet: 'Kost och allergier',
    mobility: 'Rörlighet',
    emergency: 'Kontakt i en nödsituation',
  },
  labels: {
    givenName: 'Förnamn',
    familyName: 'Efternamn',
    birthday: 'Födelsedatum',
    passportNumber: 'Passnummer',
    passportCountry: 'Utfärdande land',
    passportExpiry: 'Giltigt till och med',
    food: 'Kost (valfritt)',
    allergies: 'Allergier (valfritt)',
    mobility: 'Vad vi bör veta (valfritt)',
    emergencyName: 'Personens namn',
    emergencyRelation: 'Relation till dig (valfritt)',
    emergencyPhone: 'Personens telefonnummer',
  },
  hints: {
    givenName: 'Alla, stavade som i ditt pass.',
    familyName: 'Lämna fältet tomt om ditt pass saknar efternamn.',
    birthday: 'Dag, månad och år, som i ditt pass.',
    passportNumber: 'Lämna passfälten tomma om du inte har något pass än. Du kan komma tillbaka senare.',
    food: 'Till exempel vegetariskt, halal eller inget fläskkött.',
    allergies: 'Mot mat, djur eller läkemedel.',
    mobility: 'Till exempel rullstol, svårt att gå i trappor eller hjälp som du behöver.',
    emergencyRelation: 'Till exempel din syster eller en vän.',
    emergencyPhone: 'Med landsnummer, till exempel +27 21 555 0100.',
  },
  chooseCountry: 'Välj ett land',
  emptyStays: 'Fyll bara i det som har ändrats. Det du lämnar tomt förblir som du skickade det.',

  consentTitle: 'Ditt samtycke',
  consent:
    'Jag samtycker till att {company} använder uppgifterna för att ordna ”{title}” och lämnar det som behövs vidare till dem som utför resan.',
  send: 'Skicka mina uppgifter',
  sendCorrections: 'Skicka rättelser',

  fixProblems: 'Inget har skickats än. Rätta till följande:',
  problems: {
    name_missing: 'Ange ditt förnamn eller efternamn.',
    givenName: 'Ange förnamn med högst {max} tecken.',
    familyName: 'Ange ett efternamn med högst {max} tecken.',
    birthday_missing: 'Ange ditt födelsedatum.',
    birthday: 'Ange ett födelsedatum som har passerat.',
    passportNumber_missing: 'Ange numret på ditt pass.',
    passportNumber: 'Ange ett passnummer med högst {max} tecken.',
    passportCountry_missing: 'Välj det land som har utfärdat ditt pass.',
    passportCountry: 'Välj ett land i listan.',
    passportExpiry_missing: 'Ange till vilket datum ditt pass är giltigt.',
    passportExpiry: 'Ange datumet då ditt pass slutar gälla. Det måste vara i dag eller senare.',
    food: 'Beskriv din kost med högst {max} tecken.',
    allergies: 'Beskriv dina allergier med högst {max} tecken.',
    mobility: 'Beskriv vad vi bör veta med högst {max} tecken.',
    emergencyName_missing: 'Ange namnet på den person vi ringer i en nödsituation.',
    emergencyName: 'Ange ett namn med högst {max} tecken för den person vi ringer i en nödsituation.',
    emergencyRelation: 'Beskriv din relation till personen med högst {max} tecken.',
    emergencyPhone_missing: 'Ange telefonnumret till den person vi ringer i en nödsituation.',
    emergencyPhone: 'Ange ett telefonnummer med landsnummer, till exempel +27 21 555 0100.',
    consent_missing: 'Kryssa i rutan för att samtycka. Utan ditt samtycke kan uppgifterna inte skickas.',
    busy: 'Du har skickat formuläret för många gånger. Försök igen om en timme.',
  },

  thanksTitle: 'Tack så mycket',
  filledIn: 'Du skickade dina uppgifter den {date}.',
  sentSections: 'Du skickade de här delarna:',
  deleted: 'Det du skickade har sedan dess raderats.',
  nothingShown: 'Det du skrev visas inte här, eftersom en länk kan skickas vidare.',
  next: '{company} kan nu läsa dina uppgifter och kontaktar dig om något saknas.',
  correct: 'Skicka rättelser',
  withdraw: 'Återkalla mitt samtycke',

  withdrawTitle: 'Vill du återkalla ditt samtycke?',
  withdrawText:
    'Alla uppgifter som du har skickat i det här formuläret raderas genast ur det. {company} kan behöva dem för att ordna din resa och kan komma att fråga dig igen.',
  withdrawSaved:
    'Om {company} redan har kopierat uppgifter till sin adressbok kan du be om att få dem raderade även där.',
  withdrawConfirm: 'Återkalla samtycket och radera mina uppgifter',
  withdrawCancel: 'Avbryt',
  withdrawnTitle: 'Ditt samtycke är återkallat',
  withdrawnText:
    'Du återkallade ditt samtycke den {date}. Uppgifterna som du skickade har raderats från det här formuläret.',
  sendAgain: 'Skicka uppgifterna igen',
})
