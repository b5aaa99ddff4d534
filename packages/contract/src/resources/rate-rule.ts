import type { FieldRule } from '../kit/define-resource.ts'
import { foldText } from '../kit/fold-text.ts'
import type {
  CancellationTerm,
  ChildBand,
  DateRange,
  Offer,
  PaxBand,
  RateLine,
  Season,
  Supplement,
} from './rate-part.ts'

/** The fields of a rate sheet that the rules are about. */
type Sheet = {
  supplier: string | null
  status: string
  item: unknown
  service: unknown
  basis: string
  commissionBps: number | null
  taxIncluded: boolean
  taxBps: number | null
  validFrom: string
  validTo: string
  seasons: readonly Season[]
  lines: readonly RateLine[]
  supplements: readonly Supplement[]
  offers: readonly Offer[]
  cancellation: readonly CancellationTerm[]
}
type Field = Exclude<keyof Sheet, 'basis' | 'taxIncluded' | 'validFrom' | 'status'>

/** What makes a rate sheet invalid. Each message names the row, counted from 1, and the column. */
export const rulesOfRateSheet = (sheet: Sheet): FieldRule<Field>[] => [
  {
    field: 'item',
    isWrong: sheet.item !== null && sheet.service !== null,
    message: 'a rate sheet is either for an item of the library or for a service',
  },
  // A draft may lack them, and so may a sheet whose supplier or item has been permanently deleted.
  {
    field: 'item',
    isWrong: sheet.status === 'active' && sheet.item === null && sheet.service === null,
    message: 'an active rate sheet needs an item of the library or a service',
  },
  {
    field: 'supplier',
    isWrong: sheet.status === 'active' && sheet.supplier === null,
    message: 'an active rate sheet needs a supplier',
  },
  { field: 'validTo', isWrong: sheet.validTo < sheet.validFrom, message: 'must not be before validFrom' },
  {
    field: 'commissionBps',
    isWrong: sheet.basis === 'net' && sheet.commissionBps !== null,
    message: 'is only for gross prices',
  },
  {
    field: 'taxBps',
    isWrong: !sheet.taxIncluded && sheet.taxBps === null,
    message: 'is needed if tax is not included',
  },
  ruleOf('seasons', sheet.seasons, 'season', (season) => rejectionOfSeason(season, sheet.seasons)),
  ruleOf('lines', sheet.lines, 'line', (line) => rejectionOfLine(line, sheet.seasons)),
  ruleOf('supplements', sheet.supplements, 'supplement', rejectionOfSupplement),
  ruleOf('offers', sheet.offers, 'offer', rejectionOfOffer),
  ruleOf('cancellation', sheet.cancellation, 'term', (term) => rejectionOfTerm(term, sheet.cancellation)),
]

/** The first rejection in a list, with the row. */
const ruleOf = <T>(
  field: Field,
  rows: readonly T[],
  row: string,
  reject: (one: T) => string | undefined,
): FieldRule<Field> => {
  for (const [index, one] of rows.entries()) {
    const rejection = reject(one)
    if (rejection !== undefined) return { field, isWrong: true, message: `${row} ${index + 1}, ${rejection}` }
  }
  return { field, isWrong: false, message: '' }
}

const rejectionOfRanges = (ranges: readonly DateRange[]): string | undefined => {
  const backward = ranges.findIndex(({ from, to }) => to < from)
  return backward < 0 ? undefined : `ranges: range ${backward + 1} ends before it begins`
}

/** Why a season is invalid among those of its sheet; the first word is the field. */
export const rejectionOfSeason = (season: Season, seasons: readonly Season[]): string | undefined => {
  if (season.ranges.length === 0) return 'ranges: a season needs at least one range of dates'
  const backward = rejectionOfRanges(season.ranges)
  if (backward !== undefined) return backward
  const index = seasons.indexOf(season)
  const others = [...seasons.entries()].filter(([place]) => place > index)
  const twin = others.find(([, other]) => foldText(other.name) === foldText(season.name))
  if (twin) return `name: season ${twin[0] + 1} has the same name`
  const clash = others.find(([, other]) => isAmbiguous(season, other))
  return clash && `ranges: overlaps with season ${clash[0] + 1}, “${clash[1].name}”`
}

/** Whether a date would be in two seasons of the same kind: both with weekdays, or both without. */
const isAmbiguous = (one: Season, other: Season): boolean =>
  (one.weekdays.length === 0) === (other.weekdays.length === 0) &&
  (one.weekdays.length === 0 || one.weekdays.some((day) => other.weekdays.includes(day))) &&
  one.ranges.some((a) => other.ranges.some((b) => a.from <= b.to && b.from <= a.to))

/** Why a price is invalid in a sheet with these seasons; the first word is the field. */
export const rejectionOfLine = (line: RateLine, seasons: readonly Season[]): string | undefined => {
  const { season, per, perTime, price, occupancy, paxBands, minNights, maxNights } = line
  if (season !== null && !seasons.some(({ name }) => foldText(name) === foldText(season)))
    return `season: there is no season “${season}”`
  if (minNights !== null && maxNights !== null && maxNights < minNights)
    return 'maxNights: must not be less than minNights'
  const byOccupancy = [occupancy.single, occupancy.double, occupancy.triple].some((one) => one !== null)
  const isShared = per === 'room' || per === 'person_sharing'
  if (!isShared && (byOccupancy || occupancy.extraAdult !== null))
    return `occupancy: only prices per room or per person sharing depend on it`
  if (price === null && paxBands.length === 0 && !(isShared && byOccupancy)) return 'price: a price is needed'
  if (per === 'room' && perTime === 'hour') return 'perTime: a room cannot be priced by the hour'
  return rejectionOfPaxBands(paxBands) ?? rejectionOfChildBands(line)
}

/** Bands follow each other without overlaps and without gaps, so that every number in between has a price. */
const rejectionOfPaxBands = (bands: readonly PaxBand[]): string | undefined => {
  for (const [index, band] of bands.entries()) {
    const at = `paxBands: band ${index + 1}`
    if (band.to < band.from) return `${at} ends before it begins`
    const before = bands[index - 1]
    if (before && band.from <= before.to) return `${at} overlaps with band ${index}`
    if (before && band.from > before.to + 1)
      return `${at} leaves a gap: there is no price for ${before.to + 1} to ${band.from - 1} travellers`
  }
  return undefined
}

const rejectionOfChildBands = ({ per, childBands, occupancy }: RateLine): string | undefined => {
  for (const [index, band] of childBands.entries()) {
    const at = `childBands: band ${index + 1}`
    if (band.toAge < band.fromAge) return `${at} ends before it begins`
    if ((band.price === null) === (band.shareBps === null)) return `${at} needs either a price or a share`
    if (per === 'room' && band.shareBps !== null && occupancy.extraAdult === null)
      return `${at} is a share of the price of an extra adult, which is missing`
    const clash = childBands.findIndex((other, place) => place > index && isSameAge(band, other))
    if (clash >= 0) return `${at} overlaps with band ${clash + 1}`
  }
  return gapInAges(childBands)
}

/** A child of an age in between would pay like an adult, which nobody means who lists bands. */
const gapInAges = (bands: readonly ChildBand[]): string | undefined => {
  const byAge = bands.toSorted((one, other) => one.fromAge - other.fromAge)
  let covered = byAge[0]?.toAge ?? 0
  for (const { fromAge, toAge } of byAge) {
    if (fromAge > covered + 1)
      return `childBands: there is a gap: no price for children aged ${covered + 1} to ${fromAge - 1}`
    covered = Math.max(covered, toAge)
  }
  return undefined
}

/** Whether the later of two bands could never apply: same ages, same company in the room, and no limit on the earlier one. */
const isSameAge = (one: ChildBand, other: ChildBand): boolean =>
  one.maxPerRoom === null &&
  one.fromAge <= other.toAge &&
  other.fromAge <= one.toAge &&
  one.sharingAdults === other.sharingAdults

const rejectionOfSupplement = ({ per, childPrice, ranges }: Supplement): string | undefined => {
  if (childPrice !== null && per !== 'person') return 'childPrice: only a price per person differs for children'
  return rejectionOfRanges(ranges)
}

/** Each number of days once; and who cancels later never owes less. */
const rejectionOfTerm = (term: CancellationTerm, terms: readonly CancellationTerm[]): string | undefined => {
  const twin = terms.findIndex((other, place) => place > terms.indexOf(term) && other.daysBefore === term.daysBefore)
  if (twin >= 0) return `daysBefore: term ${twin + 1} is for the same number of days`
  const later = terms.findIndex((other) => other.daysBefore < term.daysBefore && other.percent < term.percent)
  return later < 0 ? undefined : `percent: term ${later + 1} is for a later day and must not be less`
}

const rejectionOfOffer = (offer: Offer): string | undefined => {
  const needed = {
    stay_pay: ['stay', 'pay'],
    percent: ['percentBps'],
    early_booking: ['percentBps', 'daysBefore'],
    long_stay: ['percentBps', 'minNights'],
  } as const
  const missing = needed[offer.kind].find((field) => offer[field] === null)
  if (missing) return `${missing}: is needed for this kind of offer`
  if (offer.stay !== null && offer.pay !== null && offer.pay >= offer.stay) return 'pay: must be less than stay'
  const { booking, stay } = offer.validFor
  const ranges = [booking, stay].filter((range) => range !== null)
  return rejectionOfRanges(ranges) === undefined ? undefined : 'validFor: a range ends before it begins'
}
