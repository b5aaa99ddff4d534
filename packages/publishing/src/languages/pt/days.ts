import { translation } from '../translation.ts'
import type * as source from '../en/days.ts'

export const days = translation<typeof source.days>()({
  day: 'Dia {day}',
  titledDay: 'Dia {day}: {title}',
  continued: 'Dia {day}, continuação',
  when: 'Quando',
  where: 'Onde',
  meals: 'Refeições',
  mealsOf: {
    b: 'Pequeno-almoço',
    l: 'Almoço',
    d: 'Jantar',
    bl: 'Pequeno-almoço e almoço',
    bd: 'Pequeno-almoço e jantar',
    ld: 'Almoço e jantar',
    bld: 'Pequeno-almoço, almoço e jantar',
  },

  dayCount: '{count, plural, one {# dia} many {# de dias} other {# dias}}',
  nightCount: '{count, plural, one {# noite} many {# de noites} other {# noites}}',
  nightOfDay: 'Noite do dia {day}',
  nightsOfDays: 'Noites do dia {first} ao dia {last}',
  adults: '{count, plural, one {# adulto} many {# de adultos} other {# adultos}}',
  children: '{count, plural, one {# criança} many {# de crianças} other {# crianças}}',
  infants: '{count, plural, one {# bebé} many {# de bebés} other {# bebés}}',
  peopleOf: '{of, plural, one {{count} de # viajante} many {{count} de # de viajantes} other {{count} de # viajantes}}',
  hours: '{hours} h',
  minutes: '{minutes} min',
  hoursAndMinutes: '{hours} h {minutes} min',
  kilometres: '{distance} km',

  kindAs: {
    optional: '{kind}, opcional',
    own_arrangement: '{kind}, por sua conta',
    alternative: '{kind}, em alternativa',
  },
  documentKinds: {
    voucher: 'Voucher',
    ticket: 'Bilhete',
    confirmation: 'Confirmação',
    other: 'Documento',
  },
  fromStop: {
    plain: 'Partida: {name}',
    terminal: 'Partida: terminal {name}',
    platform: 'Partida: linha {name}',
    stop: 'Partida: paragem {name}',
    pier: 'Partida: cais {name}',
  },
  toStop: {
    plain: 'Chegada: {name}',
    terminal: 'Chegada: terminal {name}',
    platform: 'Chegada: linha {name}',
    stop: 'Chegada: paragem {name}',
    pier: 'Chegada: cais {name}',
  },
  seats: '{count, plural, one {Lugar {seats}} many {Lugares {seats}} other {Lugares {seats}}}',
  baggage: 'Bagagem: {baggage}',
  included: 'Incluído',
  notIncluded: 'Não incluído',

  dayRoom: 'Quarto em day use',
  tonight: 'Esta noite',
  anotherNight: 'Mais uma noite',
  anotherNightAt: 'Mais uma noite: <stays></stays>',
  arranged: 'Por sua conta',
  arrangedAside: 'por sua conta',
  roomsOfType: '{count} × {type}',
  checkInFrom: 'Check-in a partir das {time}',
  checkOutBy: 'Check-out até às {time}',
  checkIn: 'Check-in {time}',
  checkOut: 'Check-out {time}',
})

export const kinds = translation<typeof source.kinds>()({
  accommodation: 'Alojamento',
  excursion: 'Excursão',
  flight: 'Voo',
  train: 'Comboio',
  bus: 'Autocarro',
  ferry: 'Ferry',
  cruise: 'Cruzeiro',
  transfer: 'Transfer',
  drive: 'Percurso de carro',
  car_hire: 'Aluguer de carro',
  meal: 'Refeição',
  guide_service: 'Guia',
  free_time: 'Tempo livre',
  note: 'Informações úteis',
  fee: 'Taxa',
})

export const boards = translation<typeof source.boards>()({
  RO: 'Só alojamento',
  SC: 'Alojamento com cozinha',
  BB: 'Alojamento e pequeno-almoço',
  HB: 'Meia pensão',
  FB: 'Pensão completa',
  AI: 'Tudo incluído',
  FI: 'Totalmente incluído',
})

export const boardsAside = translation<typeof source.boardsAside>()({
  RO: 'só alojamento',
  SC: 'alojamento com cozinha',
  BB: 'alojamento e pequeno-almoço',
  HB: 'meia pensão',
  FB: 'pensão completa',
  AI: 'tudo incluído',
  FI: 'totalmente incluído',
})
