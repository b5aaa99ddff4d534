import { plainText } from '@sojourn/contract/kit/plain-text'
import type { Publication } from '@sojourn/contract/itinerary/publication'

/** Scripts (ISO 15924), and the default language of each. Latin has none, as it is used by too many languages. */
const scripts: readonly [code: string, language: string | null, letters: RegExp][] = (
  [
    ['Latn', null],
    ['Arab', 'ar'],
    ['Cyrl', 'ru'],
    ['Grek', 'el'],
    ['Hani', 'zh-Hans'],
    ['Hira', 'ja'],
    ['Kana', 'ja'],
    ['Hang', 'ko'],
    ['Hebr', 'he'],
    ['Thai', 'th'],
    ['Deva', 'hi'],
    ['Beng', 'bn'],
    ['Taml', 'ta'],
    ['Telu', 'te'],
    ['Gujr', 'gu'],
    ['Guru', 'pa'],
    ['Knda', 'kn'],
    ['Mlym', 'ml'],
    ['Orya', 'or'],
    ['Sinh', 'si'],
    ['Khmr', 'km'],
    ['Laoo', 'lo'],
    ['Mymr', 'my'],
    ['Geor', 'ka'],
    ['Armn', 'hy'],
    ['Ethi', 'am'],
    ['Tibt', 'bo'],
    ['Mong', 'mn'],
    ['Thaa', 'dv'],
    ['Syrc', 'syr'],
    ['Nkoo', 'nqo'],
    ['Tfng', 'zgh'],
    ['Cher', 'chr'],
    ['Cans', 'iu'],
    ['Yiii', 'ii'],
  ] as const
).map(([code, language]) => [code, language, new RegExp(`\\p{Script=${code}}`, 'gu')])

const rightToLeft = /[\p{Script=Arab}\p{Script=Hebr}\p{Script=Syrc}\p{Script=Thaa}\p{Script=Nkoo}\p{Script=Adlm}]/gu
const rightToLeftScripts = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm'])
const onlyLatin = /^[\p{Script=Latn}\p{Script=Zyyy}\p{Script=Zinh}]*$/u

const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0

/** The language of a company. Publications from before companies had one are in English. */
export const languageOfCompany = ({ language }: { language?: string }): string => language ?? 'en'

/** The language of a publication: the one that was set, or else that of its own texts. */
export const languageOf = (publication: Publication): string =>
  publication.language ?? languageOfText(wordsOf(publication), languageOfCompany(publication.company))

/** The texts written for this itinerary, without guides and company pages. */
const wordsOf = ({ title, subtitle, summary, highlights, days }: Publication): string =>
  [
    title,
    subtitle ?? '',
    summary ? plainText(summary) : '',
    ...highlights,
    ...days.flatMap(({ title: heading, routeLine, description, segments }) => [
      heading ?? '',
      routeLine ?? '',
      description ? plainText(description) : '',
      ...segments.flatMap((segment) => [segment.title, segment.description ? plainText(segment.description) : '']),
    ]),
  ].join('\n')

/**
 * The language of a whole text: `own`, unless most of its letters are in another script. Latin letters do not identify a
 * language: they count as English if `own` is not written in them.
 */
export const languageOfText = (text: string, own: string): string => {
  const main = mainScriptOf(text)
  if (main === null || writes(own, main.script) || main.count * 2 <= countOf(text, /\p{L}/gu)) return own
  return otherLanguageOf(text, own) ?? 'en'
}

/** The direction of most letters of a text. */
export const directionOf = (text: string): 'ltr' | 'rtl' =>
  countOf(text, rightToLeft) * 2 > countOf(text, /\p{L}/gu) ? 'rtl' : 'ltr'

/** The direction of a language (BCP 47). */
export const directionOfLanguage = (language: string): 'ltr' | 'rtl' =>
  rightToLeftScripts.has(partsOf(language).script) ? 'rtl' : 'ltr'

/**
 * The language of a text that is not written in the script of `own`, detected from its letters; null if it is, or if the script
 * does not identify a language, such as Latin. `han` is the language for Chinese characters without context, which several
 * languages share.
 */
export const otherLanguageOf = (text: string, own: string, han = 'zh-Hans'): string | null => {
  const script = mainScriptOf(text)?.script ?? null
  if (script === null || writes(own, script)) return null
  if (script === 'Hani') return han
  return scripts.find(([code]) => code === script)?.[1] ?? null
}

/** The language for Chinese characters without context in these texts: `own` if it uses them, Japanese if there are kana. */
export const hanLanguageOf = (text: string, own: string): string =>
  writes(own, 'Hani') ? own : /[\p{Script=Hira}\p{Script=Kana}]/u.test(text) ? 'ja' : 'zh-Hans'

/** The parts of a language tag, with its most likely script and region. */
export const partsOf = (tag: string): { language: string; script: string; region: string } => {
  const { language, script = 'Latn', region = '' } = new Intl.Locale(tag).maximize()
  return { language, script, region }
}

/** The script of most letters of a text. Chinese characters next to kana or hangul count as Japanese or Korean. */
const mainScriptOf = (text: string): { script: string; count: number } | null => {
  if (onlyLatin.test(text)) {
    const count = countOf(text, /\p{L}/gu)
    return count > 0 ? { script: 'Latn', count } : null
  }
  const counts = new Map(scripts.map(([code, , letters]) => [code, countOf(text, letters)]))
  const kana = (counts.get('Hira') ?? 0) + (counts.get('Kana') ?? 0)
  const lender = kana > 0 ? 'Hira' : (counts.get('Hang') ?? 0) > 0 ? 'Hang' : null
  if (lender !== null) {
    counts.set(lender, (lender === 'Hira' ? kana : (counts.get('Hang') ?? 0)) + (counts.get('Hani') ?? 0))
    counts.set('Hani', 0)
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  return most && most[1] > 0 ? { script: most[0], count: most[1] } : null
}

const writtenIn: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hani', 'Hang'],
}

const writes = (language: string, script: string): boolean => {
  const own = partsOf(language).script
  return (writtenIn[own] ?? [own]).includes(script)
}
