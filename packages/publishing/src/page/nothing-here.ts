import { wordsIn } from '../languages/words.ts'
import { noticePage } from './notice-page.ts'

/** Shown for a link that never existed, and for anything else that is not there. */
export const nothingHerePage = (language = 'en'): string => {
  const words = wordsIn(language)
  return noticePage(words, { title: words.page.goneTitle, text: words.page.goneText })
}

/** Shown instead of the calendar of an itinerary without dates. */
export const noDatesPage = (language: string): string => {
  const words = wordsIn(language)
  return noticePage(words, { title: words.page.noDatesTitle, text: words.page.noDatesText })
}

/** Shown instead of the places of an itinerary that shows none. */
export const noPlacesPage = (language: string): string => {
  const words = wordsIn(language)
  return noticePage(words, { title: words.page.noPlacesTitle, text: words.page.noPlacesText })
}

/** Shown instead of any page while the server cannot answer. It loads the page again after `reloadSeconds`. */
export const busyPage = (language: string, reloadSeconds: number): string => {
  const words = wordsIn(language)
  return noticePage(words, { title: words.page.busyTitle, text: words.page.busyText, reloadSeconds })
}
