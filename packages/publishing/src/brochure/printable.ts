import type { Publication } from '@sojourn/contract/itinerary/publication'
import { unprintableWords } from '@sojourn/contract/itinerary/printable'
import { type Words, wordsIn } from '../languages/words.ts'
import { brochureData } from './brochure-data.ts'
import { brochurePictures } from './brochure-pictures.ts'
import {
  directionOf,
  directionOfLanguage,
  hanLanguageOf,
  languageOf,
  otherLanguageOf,
  partsOf,
} from '../wording/language.ts'
import { chooseFonts, type FontChoice, hanFamilyOf } from './brochure-fonts.ts'
import { drawable } from './font-coverage.ts'
import { breakable } from './long-words.ts'
import { isVisible } from '../rich-text-outline.ts'

/** Keys whose values are not text for the reader: names, URLs, drawings and values that the Typst files compare. */
const verbatim = new Set([
  'key',
  'href',
  'type',
  'lang',
  'theme',
  'coverLayout',
  'galleryLayout',
  'dayLayout',
  'sections',
  'number',
  'dayNumber',
  'svg',
])

/** Words of a publication with characters that no brochure font has, each once. */
export const unprintableIn = (publication: Publication): string[] => {
  const crops = new Set(brochurePictures(publication).map(({ key }) => key))
  return [
    ...new Set(textsIn(brochureData(publication, crops, wordsIn(languageOf(publication)))).flatMap(unprintableWords)),
  ]
}

/** How to set a text in another language or direction than the brochure. */
type Said = {
  lang: string
  region: string | null
  isSpaced: boolean
  dir: 'ltr' | 'rtl'
  first: string | null
  isLatin: boolean
}

/**
 * The data of a brochure in `language` with every text made printable: long words can break, and every character has a glyph in
 * the fonts that are returned. `said` contains, by their words, the texts that are set differently, and `ui` how the product's own words are set.
 */
export function printable(data: object, language: string, words: Pick<Words, 'lang' | 'dir'>) {
  const texts = textsIn(data)
  const han = hanLanguageOf(texts.join(''), language)
  const textsWithLanguage = texts.map((text) => ({ text, language: otherLanguageOf(text, language, han) ?? language }))
  const fonts = chooseFonts(textsWithLanguage)
  const dir = directionOfLanguage(language)
  const said: Record<string, Said> = {}
  for (const { text, language: own } of textsWithLanguage) {
    const way = /\p{L}/u.test(text) ? directionOf(text) : dir
    const isLatin = isHan(language) && !hanSign.test(text) && sharedSign.test(text)
    if (own === language && way === dir && !isLatin) continue
    said[printed(text, fonts)] = { ...settingOf(own), dir: way, first: firstFamilyOf(own, fonts), isLatin }
  }
  const own = { ...settingOf(language), dir, families: familiesFor(language, fonts), isHan: isHan(language) }
  const region = words.lang === 'en' ? 'GB' : settingOf(words.lang).region
  const ui = {
    ...settingOf(words.lang),
    region,
    dir: words.dir,
    isOwn: words.lang === language,
    isHan: isHan(words.lang),
  }
  return { data: { ...asPrinted(data, fonts), own, ui, said }, fonts }
}

const settingOf = (tag: string): Pick<Said, 'lang' | 'region' | 'isSpaced'> => {
  const { language, region, script } = partsOf(tag)
  // The most likely region is only used for Chinese, where it determines the glyphs. Elsewhere it would be a guess.
  return {
    lang: language,
    region: (language === 'zh' ? region : new Intl.Locale(tag).region) ?? null,
    isSpaced: spaced.has(script),
  }
}

/** Chinese, Japanese and Korean characters, and punctuation whose glyphs differ from those used with Latin letters. */
const hanSign = /[\p{Script=Hani}\p{Script=Hira}\p{Script=Kana}\p{Script=Hang}]/u
const sharedSign = /[\u00b7\u2010-\u2027\u2030-\u205e]/u

/** Scripts whose letters are not joined and may be letter-spaced. */
const spaced = new Set(['Latn', 'Cyrl', 'Grek', 'Armn', 'Geor', 'Hans', 'Hant', 'Jpan', 'Kore', 'Hebr'])

const isHan = (tag: string): boolean => ['Hans', 'Hant', 'Jpan', 'Kore'].includes(partsOf(tag).script)

/** The family for the Chinese characters of a language, if the brochure uses it. */
const firstFamilyOf = (tag: string, { families }: FontChoice): string | null => {
  const { name } = hanFamilyOf(tag)
  return isHan(tag) && families.includes(name) ? name : null
}

const familiesFor = (tag: string, fonts: FontChoice): string[] => {
  const first = firstFamilyOf(tag, fonts)
  return [...new Set([...(first === null ? [] : [first]), ...fonts.families])]
}

const printed = (text: string, { canDraw }: FontChoice): string => breakable(drawable(text, canDraw))

function asPrinted(value: object, fonts: FontChoice): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, valueAsPrinted(each, key, fonts)]))
}

function valueAsPrinted(value: unknown, name: string, fonts: FontChoice): unknown {
  if (typeof value === 'string') {
    if (verbatim.has(name)) return value
    const text = printed(value, fonts)
    return headed.has(name) && !isVisible(text) ? unnamed : text
  }
  if (Array.isArray(value)) return value.map((each) => valueAsPrinted(each, name, fonts))
  return typeof value === 'object' && value !== null ? asPrinted(value, fonts) : value
}

/** Every text in the data, with the words of each paragraph as one text. */
function textsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return verbatim.has(name) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, name))
  if (typeof value !== 'object' || value === null) return []
  const within = Object.entries(value).flatMap(([key, each]) => textsIn(each, key))
  return 'type' in value && (value.type === 'paragraph' || value.type === 'heading')
    ? [...within, textWithin(value)]
    : within
}

/** Keys of texts that are set as headings. */
const headed = new Set(['title', 'name', 'question'])

/** Replaces an invisible title: PDF/UA requires text in every heading. */
const unnamed = '–'

const textWithin = (node: unknown): string => {
  if (Array.isArray(node)) return node.map(textWithin).join('')
  if (typeof node !== 'object' || node === null) return ''
  if ('text' in node && typeof node.text === 'string') return node.text
  return 'content' in node ? textWithin(node.content) : ''
}
