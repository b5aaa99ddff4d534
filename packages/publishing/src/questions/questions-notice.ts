import type { Publication } from '@sojourn/contract/itinerary/publication'
import { createElement } from 'react'
import { inLanguageOf } from '../answer/answer-notice.ts'
import { wordsIn } from '../languages/words.ts'
import { languageOf } from '../wording/language.ts'
import { Ui } from '../page/written.tsx'

/** The HTML on the page of an itinerary that says how many questions the client has asked; empty if there are none. */
export const questionsNotice = (
  publication: Publication,
  { count, answered, url }: { count: number; answered: number; url: string },
): string => {
  if (count === 0) return ''
  const { questions } = wordsIn(languageOf(publication))
  return inLanguageOf(publication, [
    answered > 0 &&
      createElement('p', { key: 'answered' }, createElement(Ui, null, questions.newAnswers({ count: answered }))),
    createElement(
      'p',
      { key: 'read' },
      createElement('a', { href: url }, createElement(Ui, null, questions.readLink({ count }))),
    ),
  ])
}
