import { ownNameOf } from '@sojourn/contract/kit/translation-languages'
import { directionOfLanguage } from '../wording/language.ts'
import type { LanguageLinks } from './page-links.ts'
import { useWords } from './written.tsx'

/** The languages of the page, each by its own name. What stands for the suggestion is only decided when the page is sent. */
export function Languages({ links }: { links: LanguageLinks }) {
  const { page } = useWords()
  return (
    <div className="languages">
      {links.suggestionMark}
      <nav aria-label={page.languages}>
        <ul>
          {links.languages.map(({ language, url, isShown }) => (
            <li key={language}>
              <a
                href={url}
                lang={language}
                hrefLang={language}
                dir={directionOfLanguage(language)}
                aria-current={isShown ? 'true' : undefined}
              >
                {ownNameOf(language)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
