import type { Publication } from '@sojourn/contract/itinerary/publication'
import { createElement } from 'react'
import { inLanguageOf } from '../answer/answer-notice.ts'
import { Ui } from '../page/written.tsx'
import * as wording from './wording.ts'

/** The HTML on the page of an itinerary that says how many questions the client has asked; empty if there are none. */
export const questionsNotice = (
  publication: Publication,
  { count, answered, url }: { count: number; answered: number; url: string },
): string =>
  count === 0
    ? ''
    : inLanguageOf(publication, [
        answered > 0 &&
          createElement('p', { key: 'answered' }, createElement(Ui, null, wording.newAnswers({ count: answered }))),
        createElement(
          'p',
          { key: 'read' },
          createElement('a', { href: url }, createElement(Ui, null, wording.readLink({ count }))),
        ),
      ])
