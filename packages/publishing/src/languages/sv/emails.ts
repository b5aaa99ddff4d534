import { translation } from '../translation.ts'
import type { emails as source } from '../en/emails.ts'

export const emails = translation<typeof source>()({
  greeting: 'Hej!',
  greetingByName: 'Hej {name}!',
  linkInsteadOfButton: 'Om knappen inte fungerar kan du öppna den här länken:',
  viewItinerary: 'Visa resan',

  shared: '{sender} på {company} har skickat en resplan till dig.',
  replyToSender: 'Svara på det här mejlet för att kontakta {name}.',
  whyShared: 'Skickat av {company} med {product}. Väntade du dig inte det här mejlet? Anmäl det: {reportTo}',

  receiptSubject: 'Ditt godkännande: {title}',
  receiptText:
    'Tack så mycket! Du godkände vårt förslag den {date}. I den bifogade bekräftelsen står exakt vad du godkände.',
  receiptNext: 'Vi hör av oss om nästa steg.',
  whyReceipt:
    'Skickat av {company} med {product}, eftersom den här adressen angavs när förslaget godkändes. Var det inte du? Anmäl det: {reportTo}',
  receiptFile: 'Godkännande {title}',

  answerSubject: 'Vårt svar: {title}',
  answerText: '{name} har svarat på din fråga:',
  readAnswer: 'Läs svaret',
  replyToAnswer: 'Svara på det här mejlet om du har fler frågor.',
  replyAbove: 'Skriv ditt svar ovanför den här raden.',
  whyAnswer:
    'Skickat av {company} med {product}, eftersom någon ställde en fråga om en resa och angav den här adressen. Var det inte du? Anmäl det: {reportTo}',

  askDetailsSubject: 'Dina uppgifter för {title}',
  askDetailsText:
    '{company} behöver några uppgifter från dig för att ordna den här resan. Fyll gärna i formuläret. Det tar några minuter och du behöver inget konto.',
  remindDetailsSubject: 'Påminnelse: dina uppgifter för {title}',
  remindDetailsText:
    '{company} väntar fortfarande på dina uppgifter för den här resan. Fyll gärna i formuläret. Det tar några minuter och du behöver inget konto.',
  answerDetailsBy: 'Svara gärna senast den {date}.',
  openDetailsForm: 'Fyll i formuläret',
  personalLink: 'Länken är bara till för dig. Skicka den inte vidare.',
  whyDetails:
    'Skickat av {company} med {product}, eftersom du är med på den här resan. Stämmer det inte? Anmäl det: {reportTo}',
})
