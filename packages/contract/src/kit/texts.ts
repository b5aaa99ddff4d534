import compile from 'icu-minify/compile'
import { formatMessage } from './format-message.ts'
import type { Message } from './message.ts'

/** Texts in the ICU message format, which may be grouped. */
export type IcuTexts = { readonly [key: string]: string | IcuTexts }

/** The same texts compiled: see `message`. */
export type TextsOf<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? Message<Source[Key]> : TextsOf<Source[Key]>
}

/** Texts in a language. Each is compiled when it is read first. */
export const textsIn = <Source extends IcuTexts>(source: Source, locale: string): TextsOf<Source> => {
  const texts = {}
  for (const [key, icu] of Object.entries(source)) {
    let compiled: unknown
    Object.defineProperty(texts, key, {
      enumerable: true,
      get: () => (compiled ??= typeof icu === 'string' ? formatMessage(compile(icu), locale) : textsIn(icu, locale)),
    })
  }
  return texts as TextsOf<Source>
}
