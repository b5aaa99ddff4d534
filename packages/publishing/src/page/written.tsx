import { createContext, type ReactNode, useContext } from 'react'
import { hanLanguageOf, otherLanguageOf } from '../wording/language.ts'

/** The language of a page, and what to read Chinese characters in that stand alone on it. */
type PageLanguage = { own: string; han: string }

const PageLanguage = createContext<PageLanguage>({ own: 'en', han: 'zh-Hans' })

/** Says in which language the words of a company are below; `text` is all of them. */
export function InLanguage({ own, text, children }: { own: string; text: string; children?: ReactNode }) {
  return <PageLanguage value={{ own, han: hanLanguageOf(text, own) }}>{children}</PageLanguage>
}

/** How to mark up a text of the company: it runs as its letters do, and says so where it is in another language. */
export const useWritten = () => {
  const { own, han } = useContext(PageLanguage)
  return (text: string | null) =>
    ({ dir: 'auto', lang: (text === null ? null : otherLanguageOf(text, own, han)) ?? undefined }) as const
}

export const useIsEnglish = (): boolean => /^en\b/.test(useContext(PageLanguage).own)

/** Words of ours, which are English whatever the page is written in. */
export function Ui({ children }: { children: ReactNode }) {
  return useIsEnglish() ? (
    children
  ) : (
    <span lang="en" dir="ltr">
      {children}
    </span>
  )
}
