/** What a segment of an itinerary can be. What is particular about each is in `kindTraits`. */
export const segmentKinds = [
  'accommodation',
  'excursion',
  'flight',
  'train',
  'bus',
  'ferry',
  'cruise',
  'transfer',
  'drive',
  'car_hire',
  'meal',
  'guide_service',
  'free_time',
  'note',
  'fee',
] as const
export type SegmentKind = (typeof segmentKinds)[number]

type Transport = {
  /** Its highest speed over the shortest way; generous, so that more is certainly a mistake. */
  maxKmh: number
  /** A carrier runs it by a timetable. */
  isScheduled: boolean
  /** What else can begin before it arrives. Roads have stops on the way; a cruise is where excursions begin. */
  meanwhile: 'nothing' | 'activities' | 'anything'
}

type KindTraits = {
  /** What it is called in the editor, and what a client reads. */
  words: { editor: string; client: string }
  /** How it carries travellers from an origin to a destination; null for kinds that do not. */
  transport: Transport | null
  /** A supplier must agree to it. */
  isBookable: boolean
  /** Clients pay for it: one without a price is a gap. Other kinds are free unless they have a price. */
  isPaid: boolean
  /** Travellers are bound by its times. Those of a stay only say when it is open to them. */
  isTimed: boolean
  /** It has a place on the map. */
  isPlaced: boolean
  /** Travellers who still have it before them are not on their way home. */
  isOnwardTravel: boolean
  /** It may as well happen aboard an aeroplane. */
  canBeOnBoard: boolean
  /** Its images help to sell it: one without is reported. */
  needsPicture: boolean
  /** It belongs on the map: one without a pin is reported. */
  needsPin: boolean
  /** A publication shows it on its day; a fee is only part of the price. */
  isShownOnDay: boolean
}

type CommonTraits = Omit<KindTraits, 'words'>

/** The traits of several kinds alike; a kind says where it differs. */
const activity: CommonTraits & { transport: null } = {
  transport: null,
  isBookable: true,
  isPaid: true,
  isTimed: true,
  isPlaced: true,
  isOnwardTravel: true,
  canBeOnBoard: false,
  needsPicture: true,
  needsPin: true,
  isShownOnDay: true,
}

/** It goes on beside other things. */
const service = { ...activity, isTimed: false, needsPicture: false, needsPin: false }

const remark = {
  ...service,
  isBookable: false,
  isPaid: false,
  isPlaced: false,
  isOnwardTravel: false,
  canBeOnBoard: true,
}

const journey = { ...activity, isOnwardTravel: false, needsPicture: false, needsPin: false }
const byTimetable = { isScheduled: true, meanwhile: 'nothing' } as const
const byRoad = { isScheduled: false, meanwhile: 'activities' } as const

/** What is particular about each kind. A new kind is an entry here; the compiler asks for its form, its pace and its icons. */
export const kindTraits = {
  accommodation: { ...activity, words: { editor: 'Stay', client: 'Stay' }, isTimed: false },
  excursion: { ...activity, words: { editor: 'Excursion', client: 'Excursion' } },
  flight: { ...journey, words: { editor: 'Flight', client: 'Flight' }, transport: { ...byTimetable, maxKmh: 1100 } },
  train: { ...journey, words: { editor: 'Train', client: 'Train' }, transport: { ...byTimetable, maxKmh: 400 } },
  bus: { ...journey, words: { editor: 'Bus', client: 'Coach' }, transport: { ...byTimetable, maxKmh: 140 } },
  ferry: { ...journey, words: { editor: 'Ferry', client: 'Ferry' }, transport: { ...byTimetable, maxKmh: 100 } },
  cruise: {
    ...journey,
    words: { editor: 'Cruise', client: 'Cruise' },
    transport: { ...byTimetable, maxKmh: 100, meanwhile: 'anything' },
  },
  transfer: {
    ...journey,
    words: { editor: 'Transfer', client: 'Transfer' },
    // By road, by helicopter or by light aircraft.
    transport: { ...byRoad, maxKmh: 500 },
  },
  drive: {
    ...journey,
    words: { editor: 'Drive', client: 'Drive' },
    transport: { ...byRoad, maxKmh: 160 },
    isBookable: false,
    isPaid: false,
  },
  car_hire: { ...service, words: { editor: 'Car hire', client: 'Car hire' } },
  meal: {
    ...service,
    words: { editor: 'Meal', client: 'Dining' },
    isBookable: false,
    isPaid: false,
    canBeOnBoard: true,
  },
  guide_service: { ...service, words: { editor: 'Guide', client: 'Guide' } },
  free_time: { ...remark, words: { editor: 'Free time', client: 'At leisure' }, isPlaced: true },
  note: { ...remark, words: { editor: 'Note', client: 'Good to know' } },
  fee: { ...remark, words: { editor: 'Fee', client: 'Fee' }, isPaid: true, isShownOnDay: false },
} satisfies Record<SegmentKind, KindTraits>

/** A kind that carries the traveller from an origin to a destination. */
export type TransportKind = {
  [K in SegmentKind]: (typeof kindTraits)[K]['transport'] extends null ? never : K
}[SegmentKind]

export const isTransport = (kind: SegmentKind): kind is TransportKind => kindTraits[kind].transport !== null
