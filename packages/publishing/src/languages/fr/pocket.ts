import { translation } from '../translation.ts'
import type * as source from '../en/pocket.ts'

export const pocket = translation<typeof source.pocket>()({
  title: 'Sur votre téléphone',
  saveText: 'Enregistrez ce voyage avec ses images et ses documents, et ouvrez-le sans connexion à cette même adresse.',
  save: 'Enregistrer pour un accès hors connexion',
  saving: 'Enregistrement du fichier {done} sur {all}, {saved} Mo sur {size}',
  saved: 'Enregistré le {date}. Disponible sans connexion.',
  savedInPart:
    'Enregistré le {date}. Disponible sans connexion. {count, plural, one {# fichier volumineux n’a pas été enregistré} many {# de fichiers volumineux n’ont pas été enregistrés} other {# fichiers volumineux n’ont pas été enregistrés}}.',
  saveFailed: 'Le voyage n’a pas pu être enregistré. Vérifiez votre connexion et l’espace libre sur votre appareil.',
  saveAgain: 'Réessayer',
  remove: 'Supprimer de cet appareil',
  removed: 'Supprimé de cet appareil.',
  install: 'Ajouter à l’écran d’accueil',
  installOnApple: 'Pour l’ajouter à votre écran d’accueil, touchez « Partager », puis « Sur l’écran d’accueil ».',

  offline: 'Hors connexion. Enregistré le {date}.',
  updated: 'Mis à jour à l’instant.',
  showUpdate: 'Afficher la nouvelle version',

  needsConnection:
    'Une connexion est nécessaire. Rien n’a été envoyé et ce que vous avez saisi est toujours là. Réessayez lorsque vous serez en ligne.',
  notSavedTitle: 'Une connexion est nécessaire',
  notSavedText:
    'Cette partie n’est pas enregistrée sur votre appareil. Ouvrez-la lorsque vous serez de nouveau en ligne.',
  backToItinerary: 'Retour au voyage',

  today: 'Aujourd’hui',
  startsIn:
    '{days, plural, =0 {Votre voyage commence aujourd’hui} =1 {Votre voyage commence demain} one {Votre voyage commence dans # jour} many {Votre voyage commence dans # de jours} other {Votre voyage commence dans # jours}}',
  dayAndDate: 'Jour {day} · {date}',
  now: 'En ce moment',
  next: 'Ensuite',
  wholeDay: 'Toute la journée',
  documents: 'Documents du jour',
  untilTime: 'jusqu’à {time}',
  timeOnDate: '{date} à {time}',
  timeInZone: '{time} ({zone})',
  goToDay: 'Aller au jour {day}',
  nothingMore: 'Plus rien n’est prévu aujourd’hui.',

  openInMaps: 'Ouvrir sur une carte<place> : {name}</place>',
  openPlaceInMaps: 'Ouvrir <place>{name}</place> sur une carte',
})
