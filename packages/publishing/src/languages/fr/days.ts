import { translation } from '../translation.ts'
import type * as source from '../en/days.ts'

export const days = translation<typeof source.days>()({
  day: 'Jour {day}',
  titledDay: 'Jour {day} : {title}',
  continued: 'Jour {day}, suite',
  when: 'Quand',
  where: 'Où',
  meals: 'Repas',
  mealsOf: {
    b: 'Petit-déjeuner',
    l: 'Déjeuner',
    d: 'Dîner',
    bl: 'Petit-déjeuner et déjeuner',
    bd: 'Petit-déjeuner et dîner',
    ld: 'Déjeuner et dîner',
    bld: 'Petit-déjeuner, déjeuner et dîner',
  },

  dayCount: '{count, plural, one {# jour} many {# de jours} other {# jours}}',
  nightCount: '{count, plural, one {# nuit} many {# de nuits} other {# nuits}}',
  nightOfDay: 'Nuit du jour {day}',
  nightsOfDays: 'Nuits des jours {first} à {last}',
  adults: '{count, plural, one {# adulte} many {# d’adultes} other {# adultes}}',
  children: '{count, plural, one {# enfant} many {# d’enfants} other {# enfants}}',
  infants: '{count, plural, one {# bébé} many {# de bébés} other {# bébés}}',
  peopleOf: '{of, plural, one {{count} voyageur sur #} many {{count} des # voyageurs} other {{count} des # voyageurs}}',
  hours: '{hours} h',
  minutes: '{minutes} min',
  hoursAndMinutes: '{hours} h {minutes} min',
  kilometres: '{distance} km',

  kindAs: {
    optional: '{kind}, en option',
    own_arrangement: '{kind}, par vos soins',
    alternative: '{kind}, en alternative',
  },
  documentKinds: {
    voucher: 'Bon d’échange',
    ticket: 'Billet',
    confirmation: 'Confirmation',
    other: 'Document',
  },
  fromStop: {
    plain: 'Départ : {name}',
    terminal: 'Départ : terminal {name}',
    platform: 'Départ : voie {name}',
    stop: 'Départ : arrêt {name}',
    pier: 'Départ : quai {name}',
  },
  toStop: {
    plain: 'Arrivée : {name}',
    terminal: 'Arrivée : terminal {name}',
    platform: 'Arrivée : voie {name}',
    stop: 'Arrivée : arrêt {name}',
    pier: 'Arrivée : quai {name}',
  },
  seats: '{count, plural, one {Place {seats}} many {Places {seats}} other {Places {seats}}}',
  baggage: 'Bagages : {baggage}',
  included: 'Inclus',
  notIncluded: 'Non inclus',

  dayRoom: 'Chambre à la journée',
  tonight: 'Votre nuit',
  anotherNight: 'Une nuit de plus',
  anotherNightAt: 'Une nuit de plus : <stays></stays>',
  arranged: 'Par vos soins',
  arrangedAside: 'par vos soins',
  roomsOfType: '{count} × {type}',
  checkInFrom: 'Arrivée à partir de {time}',
  checkOutBy: 'Départ avant {time}',
  checkIn: 'Arrivée à {time}',
  checkOut: 'Départ à {time}',
})

export const kinds = translation<typeof source.kinds>()({
  accommodation: 'Hébergement',
  excursion: 'Excursion',
  flight: 'Vol',
  train: 'Train',
  bus: 'Autocar',
  ferry: 'Ferry',
  cruise: 'Croisière',
  transfer: 'Transfert',
  drive: 'Trajet en voiture',
  car_hire: 'Location de voiture',
  meal: 'Repas',
  guide_service: 'Guide',
  free_time: 'Temps libre',
  note: 'Bon à savoir',
  fee: 'Frais',
})

export const boards = translation<typeof source.boards>()({
  RO: 'Hébergement seul',
  SC: 'Hébergement avec cuisine',
  BB: 'Nuit et petit-déjeuner',
  HB: 'Demi-pension',
  FB: 'Pension complète',
  AI: 'Tout compris',
  FI: 'Formule intégrale',
})

export const boardsAside = translation<typeof source.boardsAside>()({
  RO: 'hébergement seul',
  SC: 'hébergement avec cuisine',
  BB: 'nuit et petit-déjeuner',
  HB: 'demi-pension',
  FB: 'pension complète',
  AI: 'tout compris',
  FI: 'formule intégrale',
})
