import type { SegmentKind } from '../document/segment-kinds.ts'

/**
 * The words for each kind of segment. Those in `start` count only as the first words, because they are often a part of names:
 * "Drive to Sesriem" is a drive, "Rodeo Drive" is not.
 */
const words: readonly { kind: SegmentKind; start: string; anywhere?: string }[] = [
  {
    kind: 'car_hire',
    start: 'car hire|car rental|rental car|hire car|rent a car|pick up (?:the )?(?:rental|hire) car',
  },
  {
    kind: 'transfer',
    start: 'transfer|airport transfer|private transfer|shuttle|taxi|pick-?up|drop-?off',
    anywhere: 'transfer',
  },
  { kind: 'flight', start: 'flight|fly|international flight|domestic flight', anywhere: 'flight' },
  { kind: 'train', start: 'train|shinkansen|sleeper train|night train|rail', anywhere: 'train (?:to|from)' },
  { kind: 'bus', start: 'bus|coach|night bus', anywhere: 'bus (?:to|from)' },
  { kind: 'ferry', start: 'ferry|boat to|speedboat to|night ferry', anywhere: 'ferry (?:to|from)' },
  { kind: 'cruise', start: 'cruise|river cruise|sunset cruise' },
  { kind: 'drive', start: 'drive|self-drive|road trip' },
  {
    kind: 'meal',
    start: 'breakfast|brunch|lunch|dinner|supper|picnic|afternoon tea|tasting menu|sundowners?',
    anywhere: '(?:breakfast|lunch|dinner) at',
  },
  { kind: 'guide_service', start: 'guide|private guide|local guide|tour guide|driver-guide' },
  {
    kind: 'free_time',
    start:
      'free (?:time|day|morning|afternoon|evening)|(?:day |morning |afternoon |evening )?at leisure|leisure (?:time|day)',
  },
  { kind: 'note', start: 'note|reminder' },
  { kind: 'fee', start: '(?:park|entrance|entry|visa|conservation|service) fees?|fee' },
  {
    kind: 'accommodation',
    start: 'stay|overnight|hotel|lodge|guesthouse|guest house|check[ -]in',
    anywhere: '(?:hotel|lodge|guesthouse|resort|riad|ryokan|hostel)$',
  },
  {
    kind: 'excursion',
    start:
      'excursion|(?:guided |walking |city |day |food |private )?tour|visit|hike|safari|game drive|(?:guided |nature )walk|snorkelling|kayaking|whale watching|museum visit',
    anywhere: '(?:guided |walking |city |day |food )tour|game drive|day trip',
  },
]

const patterns = words.map(({ kind, start, anywhere }) => ({
  kind,
  start: new RegExp(
    `^(?:a |an |the |private |scenic |early |late |evening |morning |afternoon )?(?:${start})(?![\\p{L}\\p{N}’'])`,
    'iu',
  ),
  anywhere: anywhere === undefined ? null : new RegExp(`(?:^|\\s)(?:${anywhere})(?![\\p{L}\\p{N}])`, 'iu'),
}))

/** The kind of segment that a text names, preferably in its first words. */
export const kindOf = (text: string): SegmentKind | null =>
  patterns.find(({ start }) => start.test(text))?.kind ??
  patterns.find(({ anywhere }) => anywhere?.test(text))?.kind ??
  null

const leadingKind = /^(?:stay|overnight|check[ -]in|excursion|visit|tour)(?: (?:at|in|to|of|with))?(?: the)? (?=\S)/iu

/** A text without a word for the kind at its beginning: "Visit Sesriem" is about "Sesriem". Names such as "Hotel Uhland" stay. */
export const withoutKind = (text: string): string => text.replace(leadingKind, '')
