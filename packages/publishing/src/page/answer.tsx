import type { Publication, PublishedSegment } from '@sojourn/contract/itinerary/publication'
import type { AnswerLinks, PageLinks } from './page-links.ts'
import { Ui, useWords, useWritten } from './written.tsx'

/** Whether the client can choose anything: what is not shown has no input. */
export const hasChoices = ({ days, sections }: Publication): boolean =>
  sections.includes('days') && days.some(({ segments }) => segments.some(({ option }) => option !== undefined))

/**
 * Where the client answers the proposal: the form of their choices, whose fields are in the days, and the way to accept. A notice
 * is filled in when the page is sent.
 */
export function Answer({ publication, links }: { publication: Publication; links: AnswerLinks }) {
  const words = useWords()
  const { page } = words
  return (
    <section className="answer" id="answer" aria-labelledby="answer-title">
      <div className="wrap">
        <div>
          <h2 id="answer-title">
            <Ui>{page.answerTitle}</Ui>
          </h2>
          <div className="notice">{links.noticeMark}</div>
          <p className="while-open">
            <Ui>{page.answerText}</Ui>
          </p>
        </div>
        <div className="while-open">
          <form
            id="choices"
            method="post"
            // Browsers would restore earlier choices beside the price for the stored ones.
            autoComplete="off"
            action={links.choicesUrl}
            data-price={page.priceWithChoices}
            data-saved={page.choicesSaved}
            data-sending={page.updatingPrice}
            data-failed={page.priceNotUpdated}
          >
            {hasChoices(publication) && (
              <button type="submit" name="next" value="page" className="button quiet update">
                <Ui>{page.updatePrice}</Ui>
              </button>
            )}
            <button type="submit" name="next" value="accept" className="button">
              <Ui>{page.accept}</Ui>
            </button>
          </form>
        </div>
      </div>
      {hasChoices(publication) && <output id="choice-status" lang={words.lang} dir={words.dir} />}
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
  const { page } = useWords()
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
        <Ui>{isOneOf ? page.choose : page.add}</Ui> <span {...written(title)}>{title}</span>
      </span>
    </label>
  )
}
