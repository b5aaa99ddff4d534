import { createContext, type ReactNode, useContext } from 'react'
import { type Words, wordsIn } from '../languages/words.ts'
import { hanLanguageOf, otherLanguageOf } from '../wording/language.ts'

/** The language of a page, the language for Chinese characters that occur without context, and the product's own words. */
type PageLanguage = { own: string; han: string; words: Words }

const PageLanguage = createContext<PageLanguage | null>(null)

/** Sets the language of the company's texts below; `text` is all of them together. */
export function InLanguage({ own, text, children }: { own: string; text: string; children?: ReactNode }) {
  return <PageLanguage value={{ own, han: hanLanguageOf(text, own), words: wordsIn(own) }}>{children}</PageLanguage>
}

const usePageLanguage = (): PageLanguage => {
  const language = useContext(PageLanguage)
  if (language === null) throw new Error('a component for clients is not within InLanguage')
  return language
}

/** The product's own words in the language of the page or, where there are none, in English. */
export const useWords = (): Words => usePageLanguage().words

/** For the place that a tag in a text stands for. */
export const placed = (element: ReactNode) => (): ReactNode => element

/** The language of the company's texts. */
export const useOwn = (): string => usePageLanguage().own

/** Whether the product's own words are in the language of the page. */
export const useIsTranslated = (): boolean => {
  const { own, words } = usePageLanguage()
  return words.lang === own
}

/** Returns the attributes of a text by the company: its direction, and its language if it differs from the page's. */
export const useWritten = () => {
  const { own, han } = usePageLanguage()
  return (text: string | null) =>
    ({ dir: 'auto', lang: (text === null ? null : otherLanguageOf(text, own, han)) ?? undefined }) as const
}

/** The product's own words. They are marked where the page is in a language without words. */
export function Ui({ children }: { children: ReactNode }) {
  const words = useWords()
  return useIsTranslated() ? (
    children
  ) : (
    <span lang={words.lang} dir={words.dir}>
      {children}
    </span>
  )
}
