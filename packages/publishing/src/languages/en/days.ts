/** What is shown of days, segments and stays. */
export const days = {
  day: 'Day {day}',
  titledDay: 'Day {day}: {title}',
  continued: 'Day {day}, continued',
  when: 'When',
  where: 'Where',
  meals: 'Meals',
  // Which meals are included, by their first letters.
  mealsOf: {
    b: 'Breakfast',
    l: 'Lunch',
    d: 'Dinner',
    bl: 'Breakfast and lunch',
    bd: 'Breakfast and dinner',
    ld: 'Lunch and dinner',
    bld: 'Breakfast, lunch and dinner',
  },

  // How long, how many

  dayCount: '{count, plural, one {# day} other {# days}}',
  nightCount: '{count, plural, one {# night} other {# nights}}',
  nightOfDay: 'Night of day {day}',
  nightsOfDays: 'Nights of days {first} to {last}',
  adults: '{count, plural, one {# adult} other {# adults}}',
  children: '{count, plural, one {# child} other {# children}}',
  infants: '{count, plural, one {# infant} other {# infants}}',
  peopleOf: '{of, plural, one {{count} of # traveller} other {{count} of # travellers}}',
  hours: '{hours} h',
  minutes: '{minutes} min',
  hoursAndMinutes: '{hours} h {minutes} min',
  kilometres: '{distance} km',

  // Segments

  kindAs: {
    optional: '{kind}, optional',
    own_arrangement: '{kind}, arranged by you',
    alternative: '{kind}, alternative',
  },
  documentKinds: {
    voucher: 'Voucher',
    ticket: 'Ticket',
    confirmation: 'Confirmation',
    other: 'Document',
  },
  fromStop: {
    plain: 'From {name}',
    terminal: 'From terminal {name}',
    platform: 'From platform {name}',
    stop: 'From stop {name}',
    pier: 'From pier {name}',
  },
  toStop: {
    plain: 'To {name}',
    terminal: 'To terminal {name}',
    platform: 'To platform {name}',
    stop: 'To stop {name}',
    pier: 'To pier {name}',
  },
  seats: '{count, plural, one {Seat {seats}} other {Seats {seats}}}',
  baggage: 'Baggage: {baggage}',
  included: 'Included',
  notIncluded: 'Not included',

  // Stays

  dayRoom: 'Day room',
  tonight: 'Tonight',
  anotherNight: 'Another night',
  anotherNightAt: 'Another night at <stays></stays>',
  arranged: 'Arranged by you',
  // The same in the middle of a sentence.
  arrangedAside: 'arranged by you',
  roomsOfType: '{count} × {type}',
  checkInFrom: 'Check-in from {time}',
  checkOutBy: 'Check-out by {time}',
  checkIn: 'Check-in {time}',
  checkOut: 'Check-out {time}',
} as const

/** The kinds of segments. */
export const kinds = {
  accommodation: 'Stay',
  excursion: 'Excursion',
  flight: 'Flight',
  train: 'Train',
  bus: 'Coach',
  ferry: 'Ferry',
  cruise: 'Cruise',
  transfer: 'Transfer',
  drive: 'Drive',
  car_hire: 'Car hire',
  meal: 'Dining',
  guide_service: 'Guide',
  free_time: 'At leisure',
  note: 'Good to know',
  fee: 'Fee',
} as const

/** Meal plans. */
export const boards = {
  RO: 'Room only',
  SC: 'Self-catering',
  BB: 'Bed and breakfast',
  HB: 'Half board',
  FB: 'Full board',
  AI: 'All inclusive',
  FI: 'Fully inclusive',
} as const

/** The same in the middle of a sentence. */
export const boardsAside = {
  RO: 'room only',
  SC: 'self-catering',
  BB: 'bed and breakfast',
  HB: 'half board',
  FB: 'full board',
  AI: 'all inclusive',
  FI: 'fully inclusive',
} as const
