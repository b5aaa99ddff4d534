import { translation } from '../translation.ts'
import type { site as source } from '../en/site.ts'

export const site = translation<typeof source>()({
  skip: 'Aller au contenu',
  main: 'Navigation principale',
  smallPrint: 'Informations légales',
  notFound: 'Page introuvable',
  notFoundTitle: 'Page introuvable',
  notFoundText: 'Elle a peut-être été déplacée ou n’est plus publiée.',
  journeys: 'Voyages',
  destinations: 'Destinations',

  contactUs: 'Contactez-nous',
  thankYou: 'Merci',
  received: 'Nous avons bien reçu votre demande et vous répondrons dès que possible.',
  correct:
    '{count, plural, one {Veuillez corriger une réponse.} many {Veuillez corriger # de réponses.} other {Veuillez corriger # réponses.}}',
  optional: 'facultatif',
  leaveEmpty: 'Laissez ce champ vide',
  send: 'Envoyer',
  robotQuestion: 'Pour montrer que vous n’êtes pas un robot, veuillez répondre : combien font {a} plus {b} ?',
  numbers: {
    two: 'deux',
    three: 'trois',
    four: 'quatre',
    five: 'cinq',
    six: 'six',
    seven: 'sept',
    eight: 'huit',
    nine: 'neuf',
  },
  labels: {
    name: 'Votre nom',
    email: 'E-mail',
    phone: 'Téléphone',
    dates: 'Quand souhaitez-vous partir ?',
    travellers: 'Combien serez-vous à voyager ?',
    message: 'Où souhaitez-vous aller, et qu’est-ce qui compte le plus pour vous ?',
  },
  errors: {
    name: 'Veuillez indiquer votre nom, en 160 caractères au maximum.',
    email: 'Veuillez indiquer une adresse e-mail, par exemple vous@example.com.',
    phone: 'Veuillez indiquer un numéro de téléphone de 40 caractères au maximum.',
    dates: 'Veuillez ne pas dépasser 160 caractères.',
    travellers: 'Veuillez indiquer un nombre de 1 à 99.',
    message: 'Veuillez écrire un message de 3 000 caractères au maximum.',
    answerMissing: 'Veuillez répondre à la question à la fin du formulaire, puis l’envoyer de nouveau.',
    notSent:
      'Votre demande n’a pas encore été envoyée. Veuillez répondre à la question à la fin du formulaire, puis l’envoyer de nouveau.',
    answerWrong: 'Ce n’est pas la bonne réponse. Veuillez répondre à cette nouvelle question.',
    tooFast: 'C’était un peu trop rapide. Veuillez répondre à cette question, puis envoyer de nouveau le formulaire.',
  },
})
