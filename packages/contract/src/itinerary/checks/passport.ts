import { dateInWords } from '../words.ts'
import type { CheckContext, Found, Rule } from './check.ts'
import * as wording from './wording.ts'

/** Many countries require a passport to be valid for six months after the last day. */
const monthsBeyond = 6

/** A traveller without a passport, or with none that is valid long enough after the last day. */
export const passport: Rule = ({ itinerary, dates, context }) => {
  const { travellers } = context
  if (!travellers) return []
  return itinerary.travellers.flatMap(({ contact, role }, index) => {
    const person = travellers.get(contact)
    const message = person && role !== 'payer' ? faultOf(person, dates?.last ?? null) : undefined
    const found: Found[] = message
      ? [{ severity: 'warning', place: { kind: 'itinerary', field: 'travellers', index }, message }]
      : []
    return found
  })
}

type Person = NonNullable<ReturnType<NonNullable<CheckContext['travellers']>['get']>>

const faultOf = ({ name, passports }: Person, lastDay: string | null): string | undefined => {
  if (passports.length === 0) return wording.noPassport({ name })
  const [longest] = passports
    .flatMap(({ expiry }) => expiry ?? [])
    .toSorted()
    .toReversed()
  if (longest === undefined) return wording.noPassportExpiry({ name })
  if (lastDay === null || longest >= monthsAfter(lastDay)) return undefined
  return longest < lastDay
    ? wording.passportExpiresBefore({ name, date: dateInWords(longest) })
    : wording.passportExpiresSoon({ name, date: dateInWords(longest), months: monthsBeyond })
}

/** In a shorter month, its last day is used for days that it does not have. */
const monthsAfter = (date: string): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + monthsBeyond + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + monthsBeyond, Math.min(day, last))).toISOString().slice(0, 10)
}
