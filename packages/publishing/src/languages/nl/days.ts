import { translation } from '../translation.ts'
import type * as source from '../en/days.ts'

export const days = translation<typeof source.days>()({
  day: 'Dag {day}',
  titledDay: 'Dag {day}: {title}',
  continued: 'Dag {day}, vervolg',
  when: 'Wanneer',
  where: 'Waar',
  meals: 'Maaltijden',
  mealsOf: {
    b: 'Ontbijt',
    l: 'Lunch',
    d: 'Diner',
    bl: 'Ontbijt en lunch',
    bd: 'Ontbijt en diner',
    ld: 'Lunch en diner',
    bld: 'Ontbijt, lunch en diner',
  },

  dayCount: '{count, plural, one {# dag} other {# dagen}}',
  nightCount: '{count, plural, one {# nacht} other {# nachten}}',
  nightOfDay: 'Nacht van dag {day}',
  nightsOfDays: 'Nachten van dag {first} tot en met {last}',
  adults: '{count, plural, one {# volwassene} other {# volwassenen}}',
  children: '{count, plural, one {# kind} other {# kinderen}}',
  infants: '{count, plural, one {# baby} other {# baby’s}}',
  peopleOf: '{of, plural, one {{count} van # reiziger} other {{count} van # reizigers}}',
  hours: '{hours} uur',
  minutes: '{minutes} min',
  hoursAndMinutes: '{hours} uur {minutes} min',
  kilometres: '{distance} km',

  kindAs: {
    optional: '{kind}, optioneel',
    own_arrangement: '{kind}, door uzelf geregeld',
    alternative: '{kind}, alternatief',
  },
  documentKinds: {
    voucher: 'Voucher',
    ticket: 'Ticket',
    confirmation: 'Bevestiging',
    other: 'Document',
  },
  fromStop: {
    plain: 'Vertrek: {name}',
    terminal: 'Vertrek: terminal {name}',
    platform: 'Vertrek: spoor {name}',
    stop: 'Vertrek: halte {name}',
    pier: 'Vertrek: pier {name}',
  },
  toStop: {
    plain: 'Aankomst: {name}',
    terminal: 'Aankomst: terminal {name}',
    platform: 'Aankomst: spoor {name}',
    stop: 'Aankomst: halte {name}',
    pier: 'Aankomst: pier {name}',
  },
  seats: '{count, plural, one {Stoel {seats}} other {Stoelen {seats}}}',
  baggage: 'Bagage: {baggage}',
  included: 'Inbegrepen',
  notIncluded: 'Niet inbegrepen',

  dayRoom: 'Dagkamer',
  tonight: 'Overnachting',
  anotherNight: 'Nog een nacht',
  anotherNightAt: 'Nog een nacht in <stays></stays>',
  arranged: 'Door uzelf geregeld',
  arrangedAside: 'door uzelf geregeld',
  roomsOfType: '{count} × {type}',
  checkInFrom: 'Inchecken vanaf {time} uur',
  checkOutBy: 'Uitchecken tot {time} uur',
  checkIn: 'Inchecken {time} uur',
  checkOut: 'Uitchecken {time} uur',
})

export const kinds = translation<typeof source.kinds>()({
  accommodation: 'Verblijf',
  excursion: 'Excursie',
  flight: 'Vlucht',
  train: 'Trein',
  bus: 'Bus',
  ferry: 'Veerboot',
  cruise: 'Cruise',
  transfer: 'Transfer',
  drive: 'Autorit',
  car_hire: 'Huurauto',
  meal: 'Maaltijd',
  guide_service: 'Gids',
  free_time: 'Ter vrije besteding',
  note: 'Goed om te weten',
  fee: 'Kosten',
})

export const boards = translation<typeof source.boards>()({
  RO: 'Alleen logies',
  SC: 'Zelfverzorging',
  BB: 'Logies met ontbijt',
  HB: 'Halfpension',
  FB: 'Volpension',
  AI: 'All-inclusive',
  FI: 'Alles inbegrepen',
})

export const boardsAside = translation<typeof source.boardsAside>()({
  RO: 'alleen logies',
  SC: 'zelfverzorging',
  BB: 'logies met ontbijt',
  HB: 'halfpension',
  FB: 'volpension',
  AI: 'all-inclusive',
  FI: 'alles inbegrepen',
})
