import type { TravelPlan } from './travel-plan.ts'

/** What a traveller's page tells its script in a JSON element with the id `pocket-data`. */
export type PocketData = {
  /** The link, without a trailing slash; what the page stores is for this URL and everything below it. */
  url: string
  /** The URL of the page itself: the link, with the language if it is not the one in which the itinerary was written. */
  page: string
  /** BCP 47: how the script writes dates and numbers. */
  language: string
  plan: TravelPlan | null
  texts: PocketTexts
}

/** A text with an argument stands with the argument's name in braces. */
export type PocketTexts = Record<
  | 'saving'
  | 'saved'
  | 'saveFailed'
  | 'saveAgain'
  | 'removed'
  | 'offline'
  | 'updated'
  | 'showUpdate'
  | 'needsConnection'
  | 'today'
  | 'dayAndDate'
  | 'now'
  | 'next'
  | 'wholeDay'
  | 'documents'
  | 'untilTime'
  | 'timeOnDate'
  | 'timeInZone'
  | 'goToDay'
  | 'nothingMore',
  string
> & { savedInPart: CountedText; startsIn: CountedText }

/** The forms of a text with a number: for exactly 0 and 1, and by the plural categories of its language. */
export type CountedText = Partial<Record<'0' | '1' | Intl.LDMLPluralRule, string>>

/** What is stored of a link, as the server lists it. */
export type SavedList = {
  /** Differs as soon as anything that is listed differs. */
  version: string
  /** In the order in which they are fetched. `bytes` is how large a file is, about. */
  files: { url: string; bytes: number }[]
  /** How many files of the page are left out because they are too large. */
  leftOut: number
}
