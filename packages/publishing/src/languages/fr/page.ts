import { translation } from '../translation.ts'
import type { page as source } from '../en/page.ts'

export const page = translation<typeof source>()({
  skip: 'Aller au voyage',
  languages: 'Langues',
  contents: 'Sommaire',
  preview: 'Aperçu : cette version n’a pas été publiée.',
  unprintable: 'Ces mots ne peuvent pas être imprimés dans la brochure :',
  madeWith: 'Réalisé avec {product}',
  downloadBrochure: 'Télécharger la brochure (PDF)',
  downloadTheBrochure: 'Télécharger la brochure (PDF)',
  addToCalendar: 'Ajouter à l’agenda',
  photo: 'Photo :',
  photos: 'Photos',
  ourTeam: 'Notre équipe',
  questionsAndAnswers: 'Questions et réponses',
  mapOfRoute: 'Carte de l’itinéraire : {places}',
  yourRole: '{role}',

  goneTitle: 'Ce lien n’est plus valable',
  goneText: 'Il a peut-être expiré ou été remplacé. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  goneTextOfCompany: 'Il a expiré ou a été remplacé. Pour en recevoir un nouveau, contactez {company}.',

  busyTitle: 'Un instant, s’il vous plaît',
  busyText: 'Cette page ne peut pas être affichée pour le moment. Nous réessaierons dans quelques secondes.',

  error: 'Erreur : {title}',
  passcode: 'Code d’accès',
  enterPasscode: 'Saisissez le code d’accès',
  passcodeText:
    'Ce voyage est privé. Si vous n’avez pas le code d’accès, demandez-le à la personne qui vous a envoyé le lien.',
  passcodeWrong: 'Le code d’accès est incorrect. Veuillez le vérifier et réessayer.',
  tooManyAttempts: 'Trop de tentatives. Veuillez patienter jusqu’à dix minutes, puis réessayer.',
  openItinerary: 'Découvrir le voyage',

  noDatesTitle: 'Pas encore de dates',
  noDatesText:
    'Les dates de ce voyage ne sont pas encore fixées. Dès qu’elles le seront, vous pourrez l’ajouter à votre agenda.',

  noPlacesTitle: 'Aucun lieu sur la carte',
  noPlacesText: 'Aucun des lieux de ce voyage n’a de position sur la carte.',

  downloads: 'Autres fichiers',
  downloadOf: {
    'summary.pdf': 'Résumé en une page (PDF)',
    'cards.pdf': 'Une fiche par jour (PDF)',
    'itinerary.docx': 'Document Word (DOCX)',
    'itinerary.gpx': 'Lieux pour appareils et applications GPS (GPX)',
    'itinerary.kml': 'Lieux pour logiciels de cartographie (KML)',
    'itinerary.json': 'Données pour d’autres logiciels (JSON)',
  },

  answerLink: 'Accepter',
  answerTitle: 'Acceptation',
  answerText:
    'Cette proposition vous plaît ? Vous pouvez l’accepter ici. Si vous souhaitez la modifier, contactez-nous d’abord.',
  accept: 'Accepter cette proposition',
  choose: 'Choisir :',
  add: 'Ajouter :',
  updatePrice: 'Actualiser le prix',
  updatingPrice: 'Actualisation du prix…',
  priceWithChoices: 'Avec vos choix :',
  choicesSaved: 'Vos choix sont enregistrés.',
  priceNotUpdated: 'Le prix n’a pas pu être actualisé. Vérifiez votre connexion, puis réessayez.',
  acceptedOn: 'Cette proposition a été acceptée le {date}.',
  acceptedNext:
    'Nous avons envoyé une confirmation par e-mail. Nous reviendrons vers vous pour la suite des préparatifs.',
  pricesEnded: 'Ces prix étaient valables jusqu’au {date}. Contactez-nous pour recevoir une nouvelle proposition.',
  acceptedEarlier:
    'Une version précédente de cette proposition a été acceptée le {date}. Cette version-ci est différente.',

  changedSince: 'Ce qui a changé dans cette version',
  changed: 'Modifié',

  visitsNotice:
    '{company} peut voir quand cette page est ouverte et combien de temps chaque rubrique est lue. Aucun cookie n’est utilisé à cette fin et ces informations ne sont communiquées à personne d’autre.',
})
