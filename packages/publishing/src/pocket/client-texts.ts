import type { CountedText, PocketTexts } from '@sojourn/contract/itinerary/pocket-data'
import * as wording from './wording.ts'

/** The language of the texts, and how dates in them are written. */
export const textLanguage = 'en-GB'

/** The texts of the page's script. It fills in what is only known on the device. */
export const clientTexts = (): PocketTexts => {
  const { saveFailed, saveAgain, removed, updated, showUpdate, needsConnection, today, now, next, wholeDay } = wording
  return {
    saving: wording.saving({ done: '{done}', all: '{all}', saved: '{saved}', size: '{size}' }),
    saved: wording.saved({ date: '{date}' }),
    savedInPart: counted((count) => wording.savedInPart({ date: '{date}', count })),
    startsIn: counted((days) => wording.startsIn({ days })),
    offline: wording.offline({ date: '{date}' }),
    dayAndDate: wording.dayAndDate({ day: '{day}', date: '{date}' }),
    documents: wording.documents,
    nothingMore: wording.nothingMore,
    untilTime: wording.untilTime({ time: '{time}' }),
    timeOnDate: wording.timeOnDate({ date: '{date}', time: '{time}' }),
    timeInZone: wording.timeInZone({ time: '{time}', zone: '{zone}' }),
    goToDay: wording.goToDay({ day: '{day}' }),
    saveFailed,
    saveAgain,
    removed,
    updated,
    showUpdate,
    needsConnection,
    today,
    now,
    next,
    wholeDay,
  }
}

/** No language needs a larger number to show one of its plural categories, except those for millions. */
const largest = 120

/** All forms of a text with a number, which stands as `{count}` in those for several numbers. */
const counted = (write: (count: number) => string): CountedText => {
  const rules = new Intl.PluralRules(textLanguage)
  const format = new Intl.NumberFormat(textLanguage)
  const forms: CountedText = { 0: write(0), 1: write(1) }
  for (let count = 2; count <= largest; count += 1)
    forms[rules.select(count)] ??= write(count).replace(format.format(count), '{count}')
  return forms
}
