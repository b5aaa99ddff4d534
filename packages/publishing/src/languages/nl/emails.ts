import { translation } from '../translation.ts'
import type { emails as source } from '../en/emails.ts'

export const emails = translation<typeof source>()({
  greeting: 'Goedendag,',
  greetingByName: 'Beste {name},',
  linkInsteadOfButton: 'Werkt de knop niet? Open dan deze link:',
  viewItinerary: 'Reis bekijken',

  shared: '{sender} van {company} heeft u een reisprogramma gestuurd.',
  replyToSender: 'Beantwoord deze e-mail om contact op te nemen met {name}.',
  whyShared: 'Verzonden door {company} met {product}. Had u deze e-mail niet verwacht? Meld dit dan: {reportTo}',

  receiptSubject: 'Uw akkoord: {title}',
  receiptText:
    'Hartelijk dank. U hebt ons voorstel op {date} geaccepteerd. In de bijgevoegde bevestiging staat precies wat u hebt geaccepteerd.',
  receiptNext: 'Over de volgende stappen nemen wij contact met u op.',
  whyReceipt:
    'Verzonden door {company} met {product}, omdat dit adres is ingevuld toen het voorstel werd geaccepteerd. Was u dit niet? Meld dit dan: {reportTo}',
  receiptFile: 'Akkoordverklaring {title}',

  answerSubject: 'Ons antwoord: {title}',
  answerText: '{name} heeft uw vraag beantwoord:',
  readAnswer: 'Antwoord lezen',
  replyToAnswer: 'Hebt u nog een vraag? Beantwoord dan deze e-mail.',
  replyAbove: 'Schrijf uw antwoord boven deze regel.',
  whyAnswer:
    'Verzonden door {company} met {product}, omdat iemand een vraag over een reis heeft gesteld en dit adres heeft opgegeven. Was u dit niet? Meld dit dan: {reportTo}',

  askDetailsSubject: 'Uw gegevens voor {title}',
  askDetailsText:
    '{company} heeft enkele gegevens van u nodig om deze reis te regelen. Wilt u het formulier invullen? Het kost maar een paar minuten en u hebt geen account nodig.',
  remindDetailsSubject: 'Herinnering: uw gegevens voor {title}',
  remindDetailsText:
    '{company} heeft uw gegevens voor deze reis nog niet ontvangen. Wilt u het formulier invullen? Het kost maar een paar minuten en u hebt geen account nodig.',
  answerDetailsBy: 'Wij ontvangen uw antwoord graag uiterlijk op {date}.',
  openDetailsForm: 'Formulier invullen',
  personalLink: 'De link is alleen voor u bestemd. Stuur hem niet door.',
  whyDetails:
    'Verzonden door {company} met {product}, omdat u deelneemt aan deze reis. Klopt dit niet? Meld dit dan: {reportTo}',
})
