import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type TextsOf, textsIn } from '@sojourn/contract/kit/texts'
import { directionOfLanguage, partsOf } from '../wording/language.ts'
import { texts as english } from './en/index.ts'
import { englishDates } from './english-dates.ts'
import { type Formats, formatsOf } from './formats.ts'

/** What a page, a file or an email says in one language: its texts by area, and how it writes dates, numbers and lists. */
export type Words = TextsOf<typeof english> &
  Formats & {
    /** The language (BCP 47) and direction of the words. */
    lang: string
    dir: 'ltr' | 'rtl'
    isEnglish: boolean
    /** How `Intl` writes dates and numbers in it, also on the reader's device. */
    locale: string
  }

/** The languages in which this product speaks to clients, as far as they are translated: each has a folder here. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'ar', 'he', 'ja', 'zh'].filter((code) =>
  existsSync(new URL(`${code}/index.ts`, import.meta.url)),
)

/**
 * The words for a language (BCP 47): its own or, where there are none, English. A language is loaded when it is used first, and a
 * text compiled when it is read first.
 */
export const wordsIn = (tag: string): Words => {
  const found = wordsByTag.get(tag) ?? makeWords(tag)
  wordsByTag.set(tag, found)
  return found
}
const wordsByTag = new Map<string, Words>()

const makeWords = (tag: string): Words => {
  const { language, script } = partsOf(tag)
  // Traditional Chinese has no words of its own, and simplified characters would look wrong between its texts.
  if (language === 'en' || !languages.includes(language) || script === 'Hant') {
    const lang = language === 'en' ? tag : 'en'
    return joined(
      textsIn(english, 'en'),
      { ...formatsOf('en-GB'), ...englishDates() },
      { lang, dir: 'ltr', isEnglish: true, locale: 'en-GB' },
    )
  }
  const locale = localeOf(language, tag)
  const about = { lang: tag, dir: directionOfLanguage(language), isEnglish: false, locale }
  return joined(textsIn(textsOf(language), locale), formatsOf(locale), about)
}

const joined = (
  texts: TextsOf<typeof english>,
  formats: Formats,
  about: Pick<Words, 'lang' | 'dir' | 'isEnglish' | 'locale'>,
): Words =>
  // The texts are getters, which must stay ones.
  Object.defineProperties({ ...formats, ...about } as Words, Object.getOwnPropertyDescriptors(texts))

/** Western digits and the Gregorian calendar in every language, so that prices, times and dates read the same everywhere. */
const localeOf = (language: string, tag: string): string => {
  const region = new Intl.Locale(tag).region ?? (language === 'pt' ? 'PT' : undefined)
  const script = language === 'zh' ? 'Hans' : undefined
  return new Intl.Locale(language, { region, script, numberingSystem: 'latn', calendar: 'gregory' }).toString()
}

/** The texts of a language, as they are written. */
export const textsOf = (language: string): typeof english =>
  (language === 'en' ? { texts: english } : load(isBuilt ? `./language-${language}.js` : `./${language}/index.ts`))
    .texts

/** Whether this is built code, in which each language is a file. */
const isBuilt = import.meta.filename.endsWith('.js')

/** Loads a folder of texts at once: a page is rendered in one go. The type is checked where the texts are written. */
const load = createRequire(import.meta.filename) as unknown as (path: string) => { texts: typeof english }
