import { translation } from '../translation.ts'
import type { emails as source } from '../en/emails.ts'

export const emails = translation<typeof source>()({
  greeting: 'Bonjour,',
  greetingByName: 'Bonjour {name},',
  linkInsteadOfButton: 'Si le bouton ne fonctionne pas, ouvrez ce lien :',
  viewItinerary: 'Découvrir le voyage',

  shared: '{sender} ({company}) vous a envoyé un itinéraire de voyage.',
  replyToSender: 'Pour écrire à {name}, répondez simplement à cet e-mail.',
  whyShared: 'Envoyé par {company} avec {product}. Si vous n’attendiez pas cet e-mail, signalez-le : {reportTo}',

  receiptSubject: 'Votre acceptation : {title}',
  receiptText:
    'Merci. Vous avez accepté notre proposition le {date}. La confirmation ci-jointe indique précisément ce que vous avez accepté.',
  receiptNext: 'Nous reviendrons vers vous pour la suite des préparatifs.',
  whyReceipt:
    'Envoyé par {company} avec {product}, car cette adresse a été indiquée lors de l’acceptation de la proposition. Si ce n’était pas vous, signalez-le : {reportTo}',
  receiptFile: 'Acceptation {title}',

  answerSubject: 'Notre réponse : {title}',
  answerText: '{name} a répondu à votre question :',
  readAnswer: 'Lire la réponse',
  replyToAnswer: 'Si vous avez une autre question, répondez simplement à cet e-mail.',
  replyAbove: 'Écrivez votre réponse au-dessus de cette ligne.',
  whyAnswer:
    'Envoyé par {company} avec {product}, car une question a été posée au sujet d’un voyage en indiquant cette adresse. Si ce n’était pas vous, signalez-le : {reportTo}',

  askDetailsSubject: 'Vos informations pour {title}',
  askDetailsText:
    '{company} a besoin de quelques informations de votre part pour organiser ce voyage. Veuillez remplir le formulaire. Cela ne prend que quelques minutes, sans créer de compte.',
  remindDetailsSubject: 'Rappel : vos informations pour {title}',
  remindDetailsText:
    '{company} attend encore vos informations pour ce voyage. Veuillez remplir le formulaire. Cela ne prend que quelques minutes, sans créer de compte.',
  answerDetailsBy: 'Merci de répondre au plus tard le {date}.',
  openDetailsForm: 'Remplir le formulaire',
  personalLink: 'Ce lien vous est personnel. Merci de ne pas le transmettre.',
  whyDetails:
    'Envoyé par {company} avec {product}, car vous participez à ce voyage. Si c’est une erreur, signalez-le : {reportTo}',
})
