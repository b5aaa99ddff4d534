import type { CountedText, PocketTexts } from '@sojourn/contract/itinerary/pocket-data'
import type { Words } from '../languages/words.ts'

/** The texts of the page's script. It fills in what is only known on the device. */
export const clientTexts = ({ pocket, locale }: Words): PocketTexts => {
  const { saveFailed, saveAgain, removed, updated, showUpdate, needsConnection, today, now, next, wholeDay } = pocket
  return {
    saving: pocket.saving({ done: '{done}', all: '{all}', saved: '{saved}', size: '{size}' }),
    saved: pocket.saved({ date: '{date}' }),
    savedInPart: counted(locale, (count) => pocket.savedInPart({ date: '{date}', count })),
    startsIn: counted(locale, (days) => pocket.startsIn({ days })),
    offline: pocket.offline({ date: '{date}' }),
    dayAndDate: pocket.dayAndDate({ day: '{day}', date: '{date}' }),
    documents: pocket.documents,
    nothingMore: pocket.nothingMore,
    untilTime: pocket.untilTime({ time: '{time}' }),
    timeOnDate: pocket.timeOnDate({ date: '{date}', time: '{time}' }),
    timeInZone: pocket.timeInZone({ time: '{time}', zone: '{zone}' }),
    goToDay: pocket.goToDay({ day: '{day}' }),
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
const counted = (locale: string, write: (count: number) => string): CountedText => {
  const rules = new Intl.PluralRules(locale)
  const format = new Intl.NumberFormat(locale)
  const forms: CountedText = { 0: write(0), 1: write(1) }
  for (let count = 2; count <= largest; count += 1)
    forms[rules.select(count)] ??= write(count).replace(format.format(count), '{count}')
  return forms
}
