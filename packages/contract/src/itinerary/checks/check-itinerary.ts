import type { ItineraryDocument } from '../edit.ts'
import { type CheckContext, type Finding, type RuleName, ruleNames, type Severity } from './check.ts'
import { rules } from './rules.ts'
import { subjectOf } from './subject.ts'

/** All findings on an itinerary, the most severe first. */
export const checkItinerary = (itinerary: ItineraryDocument, context: CheckContext): Finding[] =>
  findingsOf(itinerary, context, ruleNames).toSorted((a, b) => rank[a.severity] - rank[b.severity])

/** Findings that prevent an itinerary from being booked or published, as far as the document and `context` show them. */
export const blockingFindings = (itinerary: ItineraryDocument, context: CheckContext): Finding[] =>
  findingsOf(itinerary, context, blocking).filter(({ severity }) => severity === 'blocking')

/** Rules whose findings can be blocking. The guards on the server run only these. */
const blocking: readonly RuleName[] = [
  'impossible-transfer',
  'check-out-after-departure',
  'missing-price',
  'mixed-currencies',
]

const findingsOf = (itinerary: ItineraryDocument, context: CheckContext, names: readonly RuleName[]): Finding[] => {
  const subject = subjectOf(itinerary, context)
  return names.flatMap((rule) => rules[rule](subject).map((found) => ({ ...found, rule })))
}

const rank: Readonly<Record<Severity, number>> = { blocking: 0, warning: 1, hint: 2 }
