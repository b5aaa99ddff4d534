import { createContext, type ReactNode, useContext } from 'react'
import { hanLanguageOf, otherLanguageOf } from '../wording/language.ts'

/** The language of a page, and the language for Chinese characters that occur without context. */
type PageLanguage = { own: string; han: string }

const PageLanguage = createContext<PageLanguage>({ own: 'en', han: 'zh-Hans' })

/** Sets the language of the company's texts below; `text` is all of them together. */
export function InLanguage({ own, text, children }: { own: string; text: string; children?: ReactNode }) {
  return <PageLanguage value={{ own, han: hanLanguageOf(text, own) }}>{children}</PageLanguage>
}

/** Returns the attributes of a text by the company: its direction, and its language if it differs from the page's. */
export const useWritten = () => {
  const { own, han } = useContext(PageLanguage)
  return (text: string | null) =>
    ({ dir: 'auto', lang: (text === null ? null : otherLanguageOf(text, own, han)) ?? undefined }) as const
}

export const useIsEnglish = (): boolean => /^en\b/.test(useContext(PageLanguage).own)

/** The product's own words, which are English whatever the language of the page. */
export function Ui({ children }: { children: ReactNode }) {
  return useIsEnglish() ? (
    children
  ) : (
    <span lang="en" dir="ltr">
      {children}
    </span>
  )
}
