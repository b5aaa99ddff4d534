import { translation } from '../translation.ts'
import type { questions as source } from '../en/questions.ts'

export const questions = translation<typeof source>()({
  title: 'Vos questions',
  lead: 'Posez-nous toutes vos questions sur ce voyage. Vous pourrez lire nos réponses ici.',
  about: 'Sujet',
  whole: 'L’ensemble du voyage',
  day: 'Jour {day}',
  titledDay: 'Jour {day} : {title}',
  waiting: 'Nous vous répondrons ici dès que possible.',

  askTitle: 'Poser une question',
  text: 'Votre question',
  reply: 'Répondre',
  replyText: 'Votre réponse',
  name: 'Votre nom',
  email: 'Votre adresse e-mail (facultatif)',
  emailHint: 'Nous vous enverrons aussi notre réponse par e-mail.',
  send: 'Envoyer la question',
  sendReply: 'Envoyer la réponse',

  fixProblems: 'Rien n’a encore été envoyé. Veuillez corriger les points suivants :',
  textMissing: 'Écrivez votre question.',
  replyMissing: 'Écrivez votre réponse.',
  textTooLong: 'Écrivez {max} caractères au maximum.',
  nameMissing: 'Indiquez votre nom, en {max} caractères au maximum.',
  emailWrong: 'Indiquez une adresse e-mail, par exemple nom@example.com, ou laissez ce champ vide.',
  subjectGone: 'Cette partie ne figure plus dans le voyage. Choisissez-en une autre.',

  busy: 'Trop de messages ont été envoyés en peu de temps. Votre texte est toujours là. Veuillez l’envoyer de nouveau dans quelques minutes.',
  full: 'Ce voyage compte déjà trop de questions. Veuillez nous contacter directement.',

  askLink: 'Poser une question',
  askAboutDay: 'Poser une question sur le jour {day}',
  sectionText:
    'Un point à éclaircir, un souhait de modification ? Écrivez-nous ici. Nos réponses y apparaîtront également.',
  readLink: '{count, plural, one {Lire votre question} many {Lire vos # questions} other {Lire vos # questions}}',
  newAnswers:
    '{count, plural, one {Une question a reçu une réponse.} many {# de questions ont reçu une réponse.} other {# questions ont reçu une réponse.}}',
})
