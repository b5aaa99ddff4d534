import { translation } from '../translation.ts'
import type * as source from '../en/days.ts'

export const days = translation<typeof source.days>()({
  day: 'Giorno {day}',
  titledDay: 'Giorno {day}: {title}',
  continued: 'Giorno {day}, segue',
  when: 'Quando',
  where: 'Dove',
  meals: 'Pasti',
  mealsOf: {
    b: 'Colazione',
    l: 'Pranzo',
    d: 'Cena',
    bl: 'Colazione e pranzo',
    bd: 'Colazione e cena',
    ld: 'Pranzo e cena',
    bld: 'Colazione, pranzo e cena',
  },

  dayCount: '{count, plural, one {# giorno} many {# di giorni} other {# giorni}}',
  nightCount: '{count, plural, one {# notte} many {# di notti} other {# notti}}',
  nightOfDay: 'Notte del giorno {day}',
  nightsOfDays: 'Notti dal giorno {first} al giorno {last}',
  adults: '{count, plural, one {# adulto} many {# di adulti} other {# adulti}}',
  children: '{count, plural, one {# bambino} many {# di bambini} other {# bambini}}',
  infants: '{count, plural, one {# neonato} many {# di neonati} other {# neonati}}',
  // The number of travellers comes second, because “dei” would become “degli” before some numbers.
  peopleOf:
    '{of, plural, one {{count} su # viaggiatore} many {{count} su # di viaggiatori} other {{count} su # viaggiatori}}',
  hours: '{hours} h',
  minutes: '{minutes} min',
  hoursAndMinutes: '{hours} h {minutes} min',
  kilometres: '{distance} km',

  kindAs: {
    optional: '{kind}, opzionale',
    own_arrangement: '{kind}, a Sua cura',
    alternative: '{kind}, in alternativa',
  },
  documentKinds: {
    voucher: 'Voucher',
    ticket: 'Biglietto',
    confirmation: 'Conferma',
    other: 'Documento',
  },
  fromStop: {
    plain: 'Partenza: {name}',
    terminal: 'Partenza: terminal {name}',
    platform: 'Partenza: binario {name}',
    stop: 'Partenza: fermata {name}',
    pier: 'Partenza: molo {name}',
  },
  toStop: {
    plain: 'Arrivo: {name}',
    terminal: 'Arrivo: terminal {name}',
    platform: 'Arrivo: binario {name}',
    stop: 'Arrivo: fermata {name}',
    pier: 'Arrivo: molo {name}',
  },
  seats: '{count, plural, one {Posto {seats}} many {Posti {seats}} other {Posti {seats}}}',
  baggage: 'Bagaglio: {baggage}',
  included: 'Incluso',
  notIncluded: 'Non incluso',

  dayRoom: 'Camera in day use',
  tonight: 'Questa notte',
  anotherNight: 'Un’altra notte',
  anotherNightAt: 'Un’altra notte: <stays></stays>',
  arranged: 'A Sua cura',
  arrangedAside: 'a Sua cura',
  stayWithAside: '<stay></stay> ({aside})',
  stayWithBoard: '<stay></stay>, {board}',
  stayOnDate: '{stay}, <marked>{date}</marked>',
  roomsOfType: '{count} × {type}',
  checkInFrom: 'Check-in dalle {time}',
  checkOutBy: 'Check-out entro le {time}',
  checkIn: 'Check-in {time}',
  checkOut: 'Check-out {time}',
})

export const kinds = translation<typeof source.kinds>()({
  accommodation: 'Soggiorno',
  excursion: 'Escursione',
  flight: 'Volo',
  train: 'Treno',
  bus: 'Pullman',
  ferry: 'Traghetto',
  cruise: 'Crociera',
  transfer: 'Transfer',
  drive: 'Tragitto in auto',
  car_hire: 'Autonoleggio',
  meal: 'Pasto',
  guide_service: 'Guida',
  free_time: 'Tempo libero',
  note: 'Informazioni utili',
  fee: 'Spese',
})

export const boards = translation<typeof source.boards>()({
  RO: 'Solo pernottamento',
  SC: 'Con uso cucina',
  BB: 'Pernottamento e prima colazione',
  HB: 'Mezza pensione',
  FB: 'Pensione completa',
  AI: 'All inclusive',
  FI: 'Tutto compreso',
})

export const boardsAside = translation<typeof source.boardsAside>()({
  RO: 'solo pernottamento',
  SC: 'con uso cucina',
  BB: 'pernottamento e prima colazione',
  HB: 'mezza pensione',
  FB: 'pensione completa',
  AI: 'all inclusive',
  FI: 'tutto compreso',
})
