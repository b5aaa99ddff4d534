import type { Publication } from '@sojourn/contract/itinerary/publication'
import { paper } from '../brand-colours.ts'
import { beginningOf } from '../page/document-head.ts'
import { languageOf, directionOfLanguage } from '../wording/language.ts'
import { iconColour, iconName } from './pocket-files.ts'

/** Home screens show about as many letters below an icon. */
const shortNameLetters = 14

/**
 * The web app manifest of a link (https://www.w3.org/TR/appmanifest): the page of the itinerary as an app of its own, which reaches
 * exactly as far as the link.
 * @param url the link, without a trailing slash, with the language of the page if it has one
 */
export const manifestOf = (publication: Publication, url: string, version: string): string => {
  const { pathname, search } = new URL(url)
  const language = languageOf(publication)
  const icons = [192, 512].map((side) => ({
    src: `${pathname}/${iconName(side)}?v=${version}`,
    sizes: `${side}x${side}`,
    type: 'image/png',
  }))
  return JSON.stringify({
    id: pathname,
    name: publication.title,
    short_name: beginningOf(publication.title, shortNameLetters),
    lang: language,
    dir: directionOfLanguage(language),
    start_url: pathname + search,
    scope: pathname,
    display: 'standalone',
    background_color: paper,
    theme_color: iconColour(publication.company),
    icons: ['any', 'maskable'].flatMap((purpose) => icons.map((icon) => ({ ...icon, purpose }))),
  })
}
