import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { directionOfLanguage } from '../wording/language.ts'
import { alsoIn } from './wording.ts'

/** The HTML that offers the page in a language that the reader prefers, in that language. */
export const languageSuggestion = (language: string, url: string): string => {
  const sentence = Object.entries(alsoIn).find(([code]) => code === language.split('-')[0])?.[1]
  if (sentence === undefined) return ''
  const link = createElement('a', { href: url, hrefLang: language }, sentence)
  return renderToStaticMarkup(createElement('p', { lang: language, dir: directionOfLanguage(language) }, link))
}
