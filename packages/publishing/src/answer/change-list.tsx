import type { ReactNode } from 'react'
import type { PublicationChange } from '@sojourn/contract/itinerary/publication-changes/publication-change'
import { placed, Ui, useWords } from '../page/written.tsx'
import { useContent } from './parts.tsx'

type Changes = { changes: readonly PublicationChange[] }

/** The changes since the version that was shown before, with a heading. */
export function ChangesSince({ changes }: Changes) {
  const { page } = useWords()
  return (
    <>
      <h2 id="what-changed">
        <Ui>{page.changedSince}</Ui>
      </h2>
      <ChangeList changes={changes} pageUrl="" />
    </>
  )
}

/** Marks a place that has changed, and leads to the list of what has. */
export function ChangedMark() {
  const { page } = useWords()
  return (
    <p className="changed">
      <a href="#what-changed">
        <Ui>{page.changed}</Ui>
      </a>
    </p>
  )
}

/** What has changed, each with what it was before. Changes on a day link to it. */
export function ChangeList({ changes, pageUrl }: Changes & { pageUrl: string }) {
  const content = useContent()
  const { answer } = useWords()
  return (
    <ul className="changes">
      {changes.map((change, index) => {
        const { before, after } = change
        return (
          <li key={index}>
            {after === null ? (
              <What change={change} pageUrl={pageUrl} />
            ) : (
              answer.changedValue<ReactNode>({
                what: placed(<What key="what" change={change} pageUrl={pageUrl} />),
                after: placed(
                  <strong key="after" {...content(after)}>
                    {after}
                  </strong>,
                ),
              })
            )}
            {before !== null && (
              <span className="was">
                {' '}
                <Ui>
                  {answer.was<ReactNode>({
                    before: placed(
                      <span key="before" {...content(before)}>
                        {before}
                      </span>,
                    ),
                  })}
                </Ui>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function What({ change: { what, day }, pageUrl }: { change: PublicationChange; pageUrl: string }) {
  const content = useContent()
  return day === null ? (
    <span {...content(what)}>{what}</span>
  ) : (
    <a href={`${pageUrl}#day-${day}`} {...content(what)}>
      {what}
    </a>
  )
}
