import type { Segment } from '../document/document.ts'
import { kindTraits } from '../document/segment-kinds.ts'
import type { Money } from '../kit/values.ts'
import type { Edit, ItineraryDocument } from './edit.ts'
import { type ItineraryPrice, type Priced, priceOfItinerary } from './itinerary-price.ts'
import { membersOf, rolesOf, selectOption } from './options.ts'
import { applyEdit } from './apply-edit.ts'
import * as wording from './wording.ts'

/**
 * A segment that the client can take or leave: an optional extra, an alternative, or what an alternative would replace. Of the
 * segments with the same `group`, which is the uuid of its first member, the client takes at most one.
 */
export type Option = {
  group: string | null
  isTaken: boolean
  /** Whether one of the group is always taken. */
  isOneOf: boolean
}

/**
 * The options of an itinerary, by the uuid of their segment. Where prices are shown, only those whose difference is known, in the
 * currency of the price. What would replace a segment that is not shown to the client, such as a fee, cannot be chosen: there
 * would be no way back.
 */
export const optionsOf = (
  { segments, priceMode }: Pick<Priced, 'segments' | 'priceMode'>,
  price: Pick<ItineraryPrice, 'segments' | 'headlinePrice'>,
): ReadonlyMap<string, Option> => {
  const showsPrices = priceMode !== 'none' && priceMode !== 'on_request'
  const differences = new Map(price.segments.map(({ uuid, difference }) => [uuid, difference]))
  const currency = price.headlinePrice?.currency
  const roles = rolesOf(segments)
  const options = new Map<string, Option>()
  const kinds = new Map(segments.map(({ uuid, kind }) => [uuid, kind]))
  for (const { uuid, optionGroup } of segments) {
    const { role, insteadOf } = roles.get(uuid) ?? { role: 'none', insteadOf: null }
    if (role !== 'optional' && role !== 'alternative') continue
    const replaced = insteadOf === null ? undefined : kinds.get(insteadOf)
    if (replaced !== undefined && !kindTraits[replaced].isShownOnDay) continue
    const difference = differences.get(uuid) ?? null
    if (showsPrices && (difference === null || difference.currency !== (currency ?? difference.currency))) continue
    const members = optionGroup === null ? [] : membersOf(segments, optionGroup)
    const group = members.length > 1 ? (members[0]?.uuid ?? null) : null
    const isOneOf = insteadOf !== null
    options.set(uuid, { group, isTaken: false, isOneOf })
    if (isOneOf) options.set(insteadOf, { group, isTaken: true, isOneOf })
  }
  return options
}

/**
 * Whether a client can make these choices: all are offered, and at most one is of each group.
 * @param choices the uuids of the optional extras and alternatives that the client takes; empty for the itinerary as proposed
 */
export const canTake = (options: ReadonlyMap<string, Option>, choices: readonly string[]): boolean => {
  const groups = choices.flatMap((uuid) => options.get(uuid)?.group ?? [])
  return choices.every((uuid) => options.has(uuid)) && new Set(groups).size === groups.length
}

/** The choices without repetitions and without what is taken anyway, in the order of the options. */
export const onlyChanges = (options: ReadonlyMap<string, Option>, choices: readonly string[]): string[] =>
  [...options].flatMap(([uuid, { isTaken }]) => (!isTaken && choices.includes(uuid) ? [uuid] : []))

/**
 * The edit that applies the choices of a client: they become part of what is sold, a price override changes by the same difference
 * as the computed price, and the payments keep their shares of the price, of which the last one takes what is left. Segments that
 * no longer exist are left out. Null if there is nothing to change.
 */
export const editOfChoices = (itinerary: ItineraryDocument, choices: readonly string[]): Edit | null => {
  const taken = choices.flatMap((uuid) => editOfChoice(itinerary.segments, uuid) ?? [])
  if (taken.length === 0) return null
  const { segments } = applyEdit(itinerary, { kind: 'several', edits: taken }).document
  const before = priceOfItinerary(itinerary)
  // Without a currency of its own, an itinerary has that of its first price, which may no longer be sold.
  const currency = itinerary.currency ?? before.currency
  const displayPrice = adjusted(itinerary, before, priceOfItinerary({ ...itinerary, segments, currency }))
  const { due } = priceOfItinerary({ ...itinerary, segments, currency, displayPrice })
  const paymentSchedule = inProportion(itinerary, before.due, due)
  const fields = {
    ...(currency === itinerary.currency ? {} : { currency }),
    ...(displayPrice?.amount === itinerary.displayPrice?.amount ? {} : { displayPrice }),
    ...(paymentSchedule === itinerary.paymentSchedule ? {} : { paymentSchedule }),
  }
  const priceEdits: Edit[] = Object.keys(fields).length === 0 ? [] : [{ kind: 'set', fields }]
  return { kind: 'several', name: wording.appliedChoices, edits: [...taken, ...priceEdits] }
}

const editOfChoice = (segments: readonly Segment[], uuid: string): Edit | null => {
  const segment = segments.find((one) => one.uuid === uuid)
  if (!segment) return null
  if (segment.optionGroup !== null && membersOf(segments, segment.optionGroup).length > 1)
    return selectOption(segments, uuid)
  if (segment.isSelected && segment.inclusion !== 'optional') return null
  const inclusion = segment.inclusion === 'optional' ? 'included' : segment.inclusion
  return { kind: 'setSegment', segment: uuid, fields: { isSelected: true, inclusion } }
}

/** An itinerary with the choices of a client (see `editOfChoices`). */
export const withChoices = (itinerary: ItineraryDocument, choices: readonly string[]): ItineraryDocument => {
  const edit = editOfChoices(itinerary, choices)
  return edit ? applyEdit(itinerary, edit).document : itinerary
}

/** The price override, changed by as much as the computed price is. */
const adjusted = (
  { displayPrice, priceMode }: ItineraryDocument,
  before: ItineraryPrice,
  after: ItineraryPrice,
): Money | null => {
  const figure = priceMode === 'per_person' ? 'perPerson' : 'total'
  const [earlier, later] = [before[figure], after[figure]]
  const currencies = [earlier, later].flatMap((money) => money?.currency ?? [])
  if (!displayPrice || currencies.some((currency) => currency !== displayPrice.currency)) return displayPrice
  const difference = (later?.amount ?? 0) - (earlier?.amount ?? 0)
  return { ...displayPrice, amount: Math.max(0, displayPrice.amount + difference) }
}

/** The payments for another price: only of a schedule that adds up to the price before. */
const inProportion = (
  { paymentSchedule }: Pick<ItineraryDocument, 'paymentSchedule'>,
  before: Money | null,
  after: Money | null,
): ItineraryDocument['paymentSchedule'] => {
  const sum = paymentSchedule.reduce((total, { amount }) => total + amount.amount, 0)
  const isWhole =
    before !== null &&
    after !== null &&
    before.currency === after.currency &&
    sum === before.amount &&
    paymentSchedule.every(({ amount }) => amount.currency === before.currency)
  if (!isWhole) return paymentSchedule
  const amounts = paymentSchedule.map(({ amount }) =>
    before.amount === 0 ? 0 : Number((BigInt(amount.amount) * BigInt(after.amount)) / BigInt(before.amount)),
  )
  const others = amounts.slice(0, -1).reduce((total, amount) => total + amount, 0)
  return paymentSchedule.map((row, index) => ({
    ...row,
    amount: { ...row.amount, amount: index === amounts.length - 1 ? after.amount - others : (amounts[index] ?? 0) },
  }))
}
