import { createElement } from 'react'
import { smallDocument } from '../answer/small-document.ts'
import { wordsIn } from '../languages/words.ts'
import { languageOf } from '../wording/language.ts'
import { PayBody, type PayBodyProps } from './pay-body.tsx'

export type { PayOutcome } from './pay-body.tsx'

type Props = PayBodyProps & { fontUrl: (file: string) => string }

/** The page that says why a payment could not be started, or leads to the provider. See `smallDocument`. */
export const payPage = ({ fontUrl, ...body }: Props): string =>
  smallDocument({
    publication: body.publication,
    own: languageOf(body.publication),
    fontUrl,
    title: wordsIn(languageOf(body.publication)).cards.title,
    isWrong: body.is !== 'ready',
    body: createElement(PayBody, body),
  })
