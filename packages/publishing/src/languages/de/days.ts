import { translation } from '../translation.ts'
import type * as source from '../en/days.ts'

export const days = translation<typeof source.days>()({
  day: 'Tag {day}',
  titledDay: 'Tag {day}: {title}',
  continued: 'Tag {day}, Fortsetzung',
  when: 'Wann',
  where: 'Wo',
  meals: 'Mahlzeiten',
  mealsOf: {
    b: 'Frühstück',
    l: 'Mittagessen',
    d: 'Abendessen',
    bl: 'Frühstück und Mittagessen',
    bd: 'Frühstück und Abendessen',
    ld: 'Mittag- und Abendessen',
    bld: 'Frühstück, Mittag- und Abendessen',
  },

  dayCount: '{count, plural, one {# Tag} other {# Tage}}',
  nightCount: '{count, plural, one {# Nacht} other {# Nächte}}',
  nightOfDay: 'Nacht von Tag {day}',
  nightsOfDays: 'Nächte von Tag {first} bis Tag {last}',
  adults: '{count, plural, one {# Erwachsener} other {# Erwachsene}}',
  children: '{count, plural, one {# Kind} other {# Kinder}}',
  infants: '{count, plural, one {# Kleinkind} other {# Kleinkinder}}',
  peopleOf: '{of, plural, one {{count} von # Reisenden} other {{count} von # Reisenden}}',
  hours: '{hours} Std.',
  minutes: '{minutes} Min.',
  hoursAndMinutes: '{hours} Std. {minutes} Min.',
  kilometres: '{distance} km',

  kindAs: {
    optional: '{kind}, optional',
    own_arrangement: '{kind}, von Ihnen organisiert',
    alternative: '{kind}, Alternative',
  },
  documentKinds: {
    voucher: 'Gutschein',
    ticket: 'Ticket',
    confirmation: 'Bestätigung',
    other: 'Dokument',
  },
  fromStop: {
    plain: 'Ab {name}',
    terminal: 'Ab Terminal {name}',
    platform: 'Ab Gleis {name}',
    stop: 'Ab Haltestelle {name}',
    pier: 'Ab Pier {name}',
  },
  toStop: {
    plain: 'An {name}',
    terminal: 'An Terminal {name}',
    platform: 'An Gleis {name}',
    stop: 'An Haltestelle {name}',
    pier: 'An Pier {name}',
  },
  seats: '{count, plural, one {Sitzplatz {seats}} other {Sitzplätze {seats}}}',
  baggage: 'Gepäck: {baggage}',
  included: 'Inbegriffen',
  notIncluded: 'Nicht inbegriffen',

  dayRoom: 'Tageszimmer',
  tonight: 'Heute Nacht',
  anotherNight: 'Eine weitere Nacht',
  anotherNightAt: 'Eine weitere Nacht: <stays></stays>',
  arranged: 'Von Ihnen organisiert',
  arrangedAside: 'von Ihnen organisiert',
  roomsOfType: '{count} × {type}',
  checkInFrom: 'Check-in ab {time} Uhr',
  checkOutBy: 'Check-out bis {time} Uhr',
  checkIn: 'Check-in {time} Uhr',
  checkOut: 'Check-out {time} Uhr',
})

export const kinds = translation<typeof source.kinds>()({
  accommodation: 'Unterkunft',
  excursion: 'Ausflug',
  flight: 'Flug',
  train: 'Zug',
  bus: 'Reisebus',
  ferry: 'Fähre',
  cruise: 'Kreuzfahrt',
  transfer: 'Transfer',
  drive: 'Autofahrt',
  car_hire: 'Mietwagen',
  meal: 'Essen',
  guide_service: 'Reiseleitung',
  free_time: 'Zur freien Verfügung',
  note: 'Gut zu wissen',
  fee: 'Gebühr',
})

export const boards = translation<typeof source.boards>()({
  RO: 'Nur Übernachtung',
  SC: 'Selbstverpflegung',
  BB: 'Übernachtung mit Frühstück',
  HB: 'Halbpension',
  FB: 'Vollpension',
  AI: 'All-inclusive',
  FI: 'Alles inbegriffen',
})

export const boardsAside = translation<typeof source.boardsAside>()({
  RO: 'nur Übernachtung',
  SC: 'Selbstverpflegung',
  BB: 'Übernachtung mit Frühstück',
  HB: 'Halbpension',
  FB: 'Vollpension',
  AI: 'All-inclusive',
  FI: 'alles inbegriffen',
})
