import { translation } from '../translation.ts'
import type { answer as source } from '../en/answer.ts'

export const answer = translation<typeof source>()({
  acceptTitle: 'Godkänn förslaget',
  yourChoices: 'Dina val',
  chosen: 'Dag {day}: <own>{title}</own>',
  chosenInstead: 'Dag {day}: <own>{title}</own> i stället för <other>{insteadOf}</other>',
  asProposed: 'Enligt förslaget, utan ändringar',
  changeChoices: 'Ändra dina val',
  price: 'Pris',
  payments: 'Betalningsplan',
  terms: 'Allmänna villkor',
  name: 'Ditt fullständiga namn',
  nameHint: 'Namnet gäller som din underskrift.',
  email: 'Din e-postadress',
  emailHint: 'Vi skickar din bekräftelse till den här adressen.',
  acceptTerms: 'Jag har läst och godkänner de allmänna villkoren.',
  acceptProposal: 'Jag godkänner förslaget så som det visas här.',
  submit: 'Godkänn',
  back: 'Tillbaka till resan',

  nameMissing: 'Ange ditt fullständiga namn.',
  nameTooLong: 'Ange ett namn med högst 160 tecken.',
  emailWrong: 'Ange en e-postadress, till exempel namn@example.com.',
  tickMissing: 'Kryssa i rutan för att godkänna.',
  choicesWrong: 'De här valen går inte att kombinera. Här visas de som de sparades.',
  fixProblems: 'Inget har godkänts än. Rätta till följande:',

  changedTitle: 'Förslaget har ändrats',
  changedText:
    'En nyare version publicerades efter att du öppnade sidan. Därför går det inte längre att godkänna den här versionen.',
  changesLead: 'Detta har ändrats:',
  nothingVisible: 'Inget som du kan se har ändrats.',
  changedValue: '<what></what>: <after></after>',
  was: '(tidigare <before></before>)',
  openNew: 'Öppna den nya versionen',

  acceptedTitle: 'Tack så mycket',
  acceptedText: 'Du godkände förslaget den {date}.',
  receiptSent: 'Vi har skickat en bekräftelse till dig via e-post. Vi hör av oss om nästa steg.',

  closedTitle: 'Förslaget kan inte godkännas här',
  closedText: 'Kontakta oss gärna om du har frågor eller önskar ett nytt förslag.',
  pricesEnded: 'Priserna gällde till och med den {date}. Kontakta oss för ett nytt förslag.',

  busyTitle: 'Försök igen',
  busyText: 'Det är många som besöker oss just nu, så inget har godkänts än. Försök igen om en minut.',

  signNext: 'I nästa steg signerar du godkännandet elektroniskt. Inget är godkänt förrän du har signerat.',
  submitToSign: 'Fortsätt till signeringen',
  signTitle: 'Signera för att godkänna',
  signText: 'Signera dokumentet på {host}. Inget är godkänt förrän du har signerat.',
  signNow: 'Signera nu',
  haveSigned: 'Jag har signerat',
  unsignedTitle: 'Inget har godkänts',
  declinedText: 'Du avböjde att signera dokumentet.',
  expiredText: 'Dokumentet signerades inte i tid.',
  unsignedNext: 'Du kan godkänna förslaget igen på dess sida, eller kontakta oss om du har frågor.',
})
