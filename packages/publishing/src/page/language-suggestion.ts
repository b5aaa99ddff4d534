import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { directionOfLanguage } from '../wording/language.ts'

/**
 * Offers the page in a language, in that language. These are needed on pages in other languages, so they are not among the words of
 * the page.
 */
const alsoIn: Readonly<Record<string, string>> = {
  en: 'This itinerary is also available in English.',
  de: 'Dieses Reiseprogramm gibt es auch auf Deutsch.',
  fr: 'Ce programme existe aussi en français.',
  es: 'Este itinerario también está disponible en español.',
  it: 'Questo itinerario è disponibile anche in italiano.',
  pt: 'Este itinerário também está disponível em português.',
  nl: 'Dit reisprogramma is er ook in het Nederlands.',
  sv: 'Det här reseprogrammet finns även på svenska.',
  ar: 'برنامج الرحلة متاح أيضًا باللغة العربية.',
  he: 'תוכנית הטיול זמינה גם בעברית.',
  ja: 'この旅程は日本語でもご覧いただけます。',
  zh: '此行程也有中文版。',
}

/** The HTML that offers the page in a language that the reader prefers, in that language. */
export const languageSuggestion = (language: string, url: string): string => {
  const sentence = alsoIn[language.split('-')[0] ?? '']
  if (sentence === undefined) return ''
  const link = createElement('a', { href: url, hrefLang: language }, sentence)
  return renderToStaticMarkup(createElement('p', { lang: language, dir: directionOfLanguage(language) }, link))
}
