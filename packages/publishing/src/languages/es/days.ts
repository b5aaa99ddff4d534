import { translation } from '../translation.ts'
import type * as source from '../en/days.ts'

export const days = translation<typeof source.days>()({
  day: 'Día {day}',
  titledDay: 'Día {day}: {title}',
  continued: 'Día {day}, continuación',
  when: 'Cuándo',
  where: 'Dónde',
  meals: 'Comidas',
  mealsOf: {
    b: 'Desayuno',
    l: 'Almuerzo',
    d: 'Cena',
    bl: 'Desayuno y almuerzo',
    bd: 'Desayuno y cena',
    ld: 'Almuerzo y cena',
    bld: 'Desayuno, almuerzo y cena',
  },

  dayCount: '{count, plural, one {# día} many {# de días} other {# días}}',
  nightCount: '{count, plural, one {# noche} many {# de noches} other {# noches}}',
  nightOfDay: 'Noche del día {day}',
  nightsOfDays: 'Noches de los días {first} a {last}',
  adults: '{count, plural, one {# adulto} many {# de adultos} other {# adultos}}',
  children: '{count, plural, one {# niño} many {# de niños} other {# niños}}',
  infants: '{count, plural, one {# bebé} many {# de bebés} other {# bebés}}',
  peopleOf: '{of, plural, one {{count} de # viajero} many {{count} de # de viajeros} other {{count} de # viajeros}}',
  hours: '{hours} h',
  minutes: '{minutes} min',
  hoursAndMinutes: '{hours} h {minutes} min',
  kilometres: '{distance} km',

  kindAs: {
    optional: '{kind}, opcional',
    own_arrangement: '{kind}, por su cuenta',
    alternative: '{kind}, alternativa',
  },
  documentKinds: {
    voucher: 'Bono',
    ticket: 'Billete',
    confirmation: 'Confirmación',
    other: 'Documento',
  },
  fromStop: {
    plain: 'Desde {name}',
    terminal: 'Desde la terminal {name}',
    platform: 'Desde el andén {name}',
    stop: 'Desde la parada {name}',
    pier: 'Desde el muelle {name}',
  },
  toStop: {
    plain: 'Hasta {name}',
    terminal: 'Hasta la terminal {name}',
    platform: 'Hasta el andén {name}',
    stop: 'Hasta la parada {name}',
    pier: 'Hasta el muelle {name}',
  },
  seats: '{count, plural, one {Asiento {seats}} many {Asientos {seats}} other {Asientos {seats}}}',
  baggage: 'Equipaje: {baggage}',
  included: 'Incluido',
  notIncluded: 'No incluido',

  dayRoom: 'Habitación de día',
  tonight: 'Esta noche',
  anotherNight: 'Una noche más',
  anotherNightAt: 'Una noche más en <stays></stays>',
  arranged: 'Por su cuenta',
  arrangedAside: 'por su cuenta',
  roomsOfType: '{count} × {type}',
  checkInFrom: 'Entrada a partir de las {time}',
  checkOutBy: 'Salida hasta las {time}',
  checkIn: 'Entrada a las {time}',
  checkOut: 'Salida a las {time}',
})

export const kinds = translation<typeof source.kinds>()({
  accommodation: 'Alojamiento',
  excursion: 'Excursión',
  flight: 'Vuelo',
  train: 'Tren',
  bus: 'Autocar',
  ferry: 'Ferry',
  cruise: 'Crucero',
  transfer: 'Traslado',
  drive: 'Trayecto en coche',
  car_hire: 'Alquiler de coche',
  meal: 'Comida',
  guide_service: 'Guía',
  free_time: 'Tiempo libre',
  note: 'Información útil',
  fee: 'Tasa',
})

export const boards = translation<typeof source.boards>()({
  RO: 'Solo alojamiento',
  SC: 'Alojamiento con cocina',
  BB: 'Alojamiento y desayuno',
  HB: 'Media pensión',
  FB: 'Pensión completa',
  AI: 'Todo incluido',
  FI: 'Régimen integral',
})

export const boardsAside = translation<typeof source.boardsAside>()({
  RO: 'solo alojamiento',
  SC: 'alojamiento con cocina',
  BB: 'alojamiento y desayuno',
  HB: 'media pensión',
  FB: 'pensión completa',
  AI: 'todo incluido',
  FI: 'régimen integral',
})
