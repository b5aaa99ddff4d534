/** The kinds of segments. The specifics of each are in `kindTraits`. */
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
  /** Its maximum speed in km/h along the shortest route. It is generous, so that anything faster is certainly a mistake. */
  maxKmh: number
  /** Whether a carrier runs it to a timetable. */
  isScheduled: boolean
  /** What else can begin before it arrives. A drive has stops on the way, and excursions begin from a cruise. */
  meanwhile: 'nothing' | 'activities' | 'anything'
}

type KindTraits = {
  /** What it is called in the editor and for the client. */
  words: { editor: string; client: string }
  /** How it carries travellers from an origin to a destination; null for kinds that do not. */
  transport: Transport | null
  /** Whether a supplier must confirm it. */
  isBookable: boolean
  /** Whether clients pay for it, so that a missing price is reported. Other kinds are free unless they have a price. */
  isPaid: boolean
  /** Whether travellers are tied to its times. The times of a stay only say when they may check in and out. */
  isTimed: boolean
  /** Whether it has a place on the map. */
  isPlaced: boolean
  /** Whether travellers are not yet on their way home while it is still to come. */
  isOnwardTravel: boolean
  /** Whether it may also happen on board an aircraft. */
  canBeOnBoard: boolean
  /** Whether its images help to sell it, so that a missing image is reported. */
  needsPicture: boolean
  /** Whether it belongs on the map, so that a missing pin is reported. */
  needsPin: boolean
  /** Whether a publication shows it on its day. A fee is only part of the price. */
  isShownOnDay: boolean
}

type CommonTraits = Omit<KindTraits, 'words'>

/** The traits that several kinds share. Each kind states its differences. */
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

/** It runs alongside other segments. */
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

/** The traits of each kind. To add a kind, add an entry here; the compiler then requires its form, its pace and its icons. */
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

/** A kind that carries travellers from an origin to a destination. */
export type TransportKind = {
  [K in SegmentKind]: (typeof kindTraits)[K]['transport'] extends null ? never : K
}[SegmentKind]

export const isTransport = (kind: SegmentKind): kind is TransportKind => kindTraits[kind].transport !== null
