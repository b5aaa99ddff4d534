const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu

const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0

/** Which way most letters of a text run. */
export const directionOf = (text: string): 'ltr' | 'rtl' =>
  countOf(text, rightToLeft) * 2 > countOf(text, /\p{L}/gu) ? 'rtl' : 'ltr'

const scripts: readonly [language: string, letters: RegExp][] = [
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['th', /\p{Script=Thai}/gu],
]

/** A language (BCP 47) that reads well what is written mostly in its script; of Latin letters English. */
export const languageOf = (text: string): string => {
  const letters = countOf(text, /\p{L}/gu)
  return scripts.find(([, script]) => countOf(text, script) * 2 > letters)?.[0] ?? 'en'
}
