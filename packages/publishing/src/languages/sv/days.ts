import { translation } from '../translation.ts'
import type * as source from '../en/days.ts'

export const days = translation<typeof source.days>()({
  day: 'Dag {day}',
  titledDay: 'Dag {day}: {title}',
  continued: 'Dag {day}, fortsättning',
  when: 'När',
  where: 'Var',
  meals: 'Måltider',
  mealsOf: {
    b: 'Frukost',
    l: 'Lunch',
    d: 'Middag',
    bl: 'Frukost och lunch',
    bd: 'Frukost och middag',
    ld: 'Lunch och middag',
    bld: 'Frukost, lunch och middag',
  },

  dayCount: '{count, plural, one {# dag} other {# dagar}}',
  nightCount: '{count, plural, one {# natt} other {# nätter}}',
  nightOfDay: 'Natt dag {day}',
  nightsOfDays: 'Nätter dag {first} till {last}',
  adults: '{count, plural, one {# vuxen} other {# vuxna}}',
  children: '{count, plural, one {# barn} other {# barn}}',
  infants: '{count, plural, one {# spädbarn} other {# spädbarn}}',
  peopleOf: '{of, plural, one {{count} av # resenär} other {{count} av # resenärer}}',
  hours: '{hours} tim',
  minutes: '{minutes} min',
  hoursAndMinutes: '{hours} tim {minutes} min',
  kilometres: '{distance} km',

  kindAs: {
    optional: '{kind}, tillval',
    own_arrangement: '{kind}, ordnas på egen hand',
    alternative: '{kind}, alternativ',
  },
  documentKinds: {
    voucher: 'Voucher',
    ticket: 'Biljett',
    confirmation: 'Bekräftelse',
    other: 'Dokument',
  },
  fromStop: {
    plain: 'Från {name}',
    terminal: 'Från terminal {name}',
    platform: 'Från spår {name}',
    stop: 'Från hållplats {name}',
    pier: 'Från kaj {name}',
  },
  toStop: {
    plain: 'Till {name}',
    terminal: 'Till terminal {name}',
    platform: 'Till spår {name}',
    stop: 'Till hållplats {name}',
    pier: 'Till kaj {name}',
  },
  seats: '{count, plural, one {Plats {seats}} other {Platser {seats}}}',
  baggage: 'Bagage: {baggage}',
  included: 'Ingår',
  notIncluded: 'Ingår inte',

  dayRoom: 'Dagrum',
  tonight: 'Övernattning',
  anotherNight: 'Ännu en natt',
  anotherNightAt: 'Ännu en natt på <stays></stays>',
  arranged: 'Ordnas på egen hand',
  arrangedAside: 'ordnas på egen hand',
  roomsOfType: '{count} × {type}',
  checkInFrom: 'Incheckning från kl. {time}',
  checkOutBy: 'Utcheckning senast kl. {time}',
  checkIn: 'Incheckning kl. {time}',
  checkOut: 'Utcheckning kl. {time}',
})

export const kinds = translation<typeof source.kinds>()({
  accommodation: 'Boende',
  excursion: 'Utflykt',
  flight: 'Flyg',
  train: 'Tåg',
  bus: 'Buss',
  ferry: 'Färja',
  cruise: 'Kryssning',
  transfer: 'Transfer',
  drive: 'Bilfärd',
  car_hire: 'Hyrbil',
  meal: 'Måltid',
  guide_service: 'Guide',
  free_time: 'Egen tid',
  note: 'Bra att veta',
  fee: 'Avgift',
})

export const boards = translation<typeof source.boards>()({
  RO: 'Endast logi',
  SC: 'Självhushåll',
  BB: 'Logi med frukost',
  HB: 'Halvpension',
  FB: 'Helpension',
  AI: 'All inclusive',
  FI: 'Allt ingår',
})

export const boardsAside = translation<typeof source.boardsAside>()({
  RO: 'endast logi',
  SC: 'självhushåll',
  BB: 'logi med frukost',
  HB: 'halvpension',
  FB: 'helpension',
  AI: 'all inclusive',
  FI: 'allt ingår',
})
