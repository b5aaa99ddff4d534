import { translation } from '../translation.ts'
import type * as source from '../en/details.ts'

export const details = translation<typeof source.details>()({
  title: 'Vos informations',
  dates: 'Du {first} au {last}',
  whoAsks: '{company} vous demande les informations ci-dessous afin d’organiser ce voyage pour vous.',
  answerBy: 'Merci de répondre au plus tard le {date}.',

  privacyTitle: 'L’utilisation de vos informations',
  purpose:
    'Elles servent à réserver et à organiser ce voyage : {company} peut transmettre aux compagnies aériennes, aux hôtels et aux guides celles qui leur sont nécessaires. Vos réponses dans ce formulaire sont conservées sous forme chiffrée.',
  deletedAfterJourney:
    'Ce que vous envoyez dans ce formulaire sera supprimé après le {date}. {company} peut en conserver une copie dans son carnet d’adresses.',
  deletedAfterAnswer:
    'Si le voyage n’a pas de dates, ce que vous envoyez sera supprimé de ce formulaire environ un an après l’envoi.',
  reachByEmail: 'Pour toute question, écrivez à {email}.',
  reachByPhone: 'Pour toute question, appelez le {phone}.',
  mayWithdraw: 'Vous pouvez revenir sur cette page pour corriger vos informations ou retirer votre consentement.',

  sections: {
    names: 'Votre nom, tel qu’il figure sur votre passeport',
    birthday: 'Votre date de naissance',
    passport: 'Votre passeport',
    diet: 'Votre alimentation',
    mobility: 'Vos déplacements',
    emergency: 'La personne à prévenir en cas d’urgence',
  },
  sectionNames: {
    names: 'Nom et prénoms',
    birthday: 'Date de naissance',
    passport: 'Passeport',
    diet: 'Régime alimentaire et allergies',
    mobility: 'Mobilité',
    emergency: 'Contact en cas d’urgence',
  },
  labels: {
    givenName: 'Prénoms',
    familyName: 'Nom de famille',
    birthday: 'Date de naissance',
    passportNumber: 'Numéro de passeport',
    passportCountry: 'Pays de délivrance',
    passportExpiry: 'Date d’expiration',
    food: 'Régime alimentaire (facultatif)',
    allergies: 'Allergies (facultatif)',
    mobility: 'Ce que nous devons savoir (facultatif)',
    emergencyName: 'Nom de cette personne',
    emergencyRelation: 'Votre lien avec cette personne (facultatif)',
    emergencyPhone: 'Numéro de téléphone de cette personne',
  },
  hints: {
    givenName: 'Tous vos prénoms, tels qu’ils figurent sur votre passeport.',
    familyName: 'Laissez ce champ vide si votre passeport n’en indique pas.',
    birthday: 'Jour, mois et année, comme sur votre passeport.',
    passportNumber:
      'Si vous n’avez pas encore de passeport, laissez vides les champs qui s’y rapportent. Vous pourrez revenir plus tard.',
    food: 'Par exemple végétarien, halal ou sans porc.',
    allergies: 'À des aliments, à des animaux ou à des médicaments.',
    mobility: 'Par exemple un fauteuil roulant, des escaliers difficiles à monter ou une aide dont vous avez besoin.',
    emergencyRelation: 'Par exemple votre sœur ou un ami.',
    emergencyPhone: 'Avec l’indicatif du pays, par exemple +27 21 555 0100.',
  },
  chooseCountry: 'Choisissez un pays',
  emptyStays:
    'Ne remplissez que ce qui a changé. Pour les champs laissés vides, les informations déjà envoyées restent inchangées.',

  consentTitle: 'Votre consentement',
  consent:
    'Je consens à l’utilisation de ces informations par {company} pour organiser « {title} » et à la transmission aux prestataires concernés de celles qui leur sont nécessaires.',
  send: 'Envoyer mes informations',
  sendCorrections: 'Envoyer les corrections',

  fixProblems: 'Rien n’a encore été envoyé. Veuillez corriger les points suivants :',
  problems: {
    name_missing: 'Indiquez vos prénoms ou votre nom de famille.',
    givenName: 'Indiquez des prénoms de {max} caractères au maximum.',
    familyName: 'Indiquez un nom de famille de {max} caractères au maximum.',
    birthday_missing: 'Indiquez votre date de naissance.',
    birthday: 'Indiquez une date de naissance antérieure à aujourd’hui.',
    passportNumber_missing: 'Indiquez le numéro de votre passeport.',
    passportNumber: 'Indiquez un numéro de passeport de {max} caractères au maximum.',
    passportCountry_missing: 'Choisissez le pays qui a délivré votre passeport.',
    passportCountry: 'Choisissez un pays dans la liste.',
    passportExpiry_missing: 'Indiquez la date d’expiration de votre passeport.',
    passportExpiry:
      'Indiquez la date d’expiration de votre passeport. Ce doit être aujourd’hui ou une date ultérieure.',
    food: 'Décrivez votre régime alimentaire en {max} caractères au maximum.',
    allergies: 'Décrivez vos allergies en {max} caractères au maximum.',
    mobility: 'Décrivez en {max} caractères au maximum ce que nous devons savoir.',
    emergencyName_missing: 'Indiquez le nom de la personne à prévenir en cas d’urgence.',
    emergencyName: 'Indiquez, pour la personne à prévenir en cas d’urgence, un nom de {max} caractères au maximum.',
    emergencyRelation: 'Décrivez en {max} caractères au maximum votre lien avec cette personne.',
    emergencyPhone_missing: 'Indiquez le numéro de téléphone de la personne à prévenir en cas d’urgence.',
    emergencyPhone: 'Indiquez un numéro de téléphone avec l’indicatif du pays, par exemple +27 21 555 0100.',
    consent_missing:
      'Cochez la case pour donner votre consentement. Sans lui, les informations ne peuvent pas être envoyées.',
    busy: 'Vous avez envoyé ce formulaire trop souvent. Veuillez réessayer dans une heure.',
  },

  thanksTitle: 'Merci',
  filledIn: 'Vous avez envoyé vos informations le {date}.',
  sentSections: 'Vous avez envoyé les rubriques suivantes :',
  deleted: 'Ce que vous aviez envoyé a été supprimé depuis.',
  nothingShown: 'Ce que vous avez écrit n’est pas affiché ici, car un lien peut être transmis à d’autres personnes.',
  next: '{company} peut maintenant lire vos informations et vous contactera s’il manque quelque chose.',
  correct: 'Envoyer des corrections',
  withdraw: 'Retirer mon consentement',

  withdrawTitle: 'Retirer votre consentement ?',
  withdrawText:
    'Toutes les informations que vous avez envoyées dans ce formulaire en seront supprimées immédiatement. {company} peut en avoir besoin pour organiser votre voyage et vous les redemander.',
  withdrawSaved:
    'Si {company} a déjà copié des informations dans son carnet d’adresses, demandez qu’elles y soient également supprimées.',
  withdrawConfirm: 'Retirer mon consentement et supprimer mes informations',
  withdrawCancel: 'Annuler',
  withdrawnTitle: 'Votre consentement est retiré',
  withdrawnText:
    'Vous avez retiré votre consentement le {date}. Les informations que vous aviez envoyées ont été supprimées de ce formulaire.',
  sendAgain: 'Envoyer de nouveau des informations',
})
