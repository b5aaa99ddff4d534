import type { PublicationChange } from '@sojourn/contract/itinerary/publication-changes/publication-change'
import * as pageWording from '../page/wording.ts'
import { Ui, useWritten } from '../page/written.tsx'
import * as wording from './wording.ts'

type Changes = { changes: readonly PublicationChange[] }

/** The changes since the version that was shown before, with a heading. */
export function ChangesSince({ changes }: Changes) {
  return (
    <>
      <h2>
        <Ui>{pageWording.changedSince}</Ui>
      </h2>
      <ChangeList changes={changes} pageUrl="" />
    </>
  )
}

/** What has changed, each with what it was before. Changes on a day link to it. */
export function ChangeList({ changes, pageUrl }: Changes & { pageUrl: string }) {
  const written = useWritten()
  return (
    <ul className="changes">
      {changes.map(({ what, before, after, day }, index) => (
        <li key={index}>
          {day === null ? (
            <span {...written(what)}>{what}</span>
          ) : (
            <a href={`${pageUrl}#day-${day}`} {...written(what)}>
              {what}
            </a>
          )}
          {after !== null && (
            <>
              : <strong {...written(after)}>{after}</strong>
            </>
          )}
          {before !== null && (
            <span className="was">
              {' '}
              (<Ui>{wording.was}</Ui> <span {...written(before)}>{before}</span>)
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
