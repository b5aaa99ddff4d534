import type { Publication, PublishedSegment } from '@sojourn/contract/itinerary/publication'
import type { AnswerLinks, PageLinks } from './page-links.ts'
import * as wording from './wording.ts'
import { Ui, useWritten } from './written.tsx'

/** Whether the client can choose anything: what is not shown has no input. */
export const hasChoices = ({ days, sections }: Publication): boolean =>
  sections.includes('days') && days.some(({ segments }) => segments.some(({ option }) => option !== undefined))

/**
 * Where the client answers the proposal: the form of their choices, whose fields are in the days, and the way to accept. A notice
 * is filled in when the page is sent.
 */
export function Answer({ publication, links }: { publication: Publication; links: AnswerLinks }) {
  return (
    <section className="answer" id="answer" aria-labelledby="answer-title">
      <div className="wrap">
        <div>
          <h2 id="answer-title">
            <Ui>{wording.answerTitle}</Ui>
          </h2>
          <div className="notice">{links.noticeMark}</div>
          <p className="while-open">
            <Ui>{wording.answerText}</Ui>
          </p>
        </div>
        <div className="while-open">
          <form
            id="choices"
            method="post"
            // Browsers would restore earlier choices beside the price for the stored ones.
            autoComplete="off"
            action={links.choicesUrl}
            data-price={wording.priceWithChoices}
            data-saved={wording.choicesSaved}
            data-sending={wording.updatingPrice}
            data-failed={wording.priceNotUpdated}
          >
            {hasChoices(publication) && (
              <button type="submit" name="next" value="page" className="button quiet update">
                <Ui>{wording.updatePrice}</Ui>
              </button>
            )}
            <button type="submit" name="next" value="accept" className="button">
              <Ui>{wording.accept}</Ui>
            </button>
          </form>
        </div>
      </div>
      {hasChoices(publication) && <output id="choice-status" lang="en" dir="ltr" />}
    </section>
  )
}

/** With which the client takes an option. The form it belongs to is in the answer. */
export function OptionInput({
  segment: { uuid, title, option },
  links,
}: {
  segment: PublishedSegment
  links: PageLinks
}) {
  const written = useWritten()
  if (!option || !links.answer) return null
  const { group, isOneOf, isTaken } = option
  return (
    <label className="option while-open" htmlFor={`option-${uuid}`}>
      <input
        id={`option-${uuid}`}
        form="choices"
        type={isOneOf ? 'radio' : 'checkbox'}
        name={isOneOf ? `group-${group}` : 'extra'}
        value={uuid}
        defaultChecked={isTaken}
      />
      <span>
        <Ui>{isOneOf ? wording.choose : wording.add}</Ui> <span {...written(title)}>{title}</span>
      </span>
    </label>
  )
}
