import { createElement } from 'react'
import { smallDocument } from '../answer/small-document.ts'
import { wordsIn } from '../languages/words.ts'
import { TravellerFormBody, type TravellerFormProps, titleOf } from './traveller-form-body.tsx'

export type {
  TravellerFormProblem,
  TravellerFormValues,
  TravellerFormView,
  TravellerJourney,
} from './traveller-form-body.tsx'
export { consentText } from './traveller-form-body.tsx'

type Props = TravellerFormProps & { fontUrl: (file: string) => string }

/** The page on which a traveller gives their details. See `smallDocument`. */
export const travellerFormPage = ({ fontUrl, ...props }: Props): string =>
  smallDocument({
    publication: props.journey,
    own: props.journey.language,
    fontUrl,
    title: titleOf(props.view, wordsIn(props.journey.language)),
    isWrong: props.view.kind === 'form' && props.view.problems.length > 0,
    body: createElement(TravellerFormBody, props),
  })
