import type { Segment } from '@sojourn/contract/document/document'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { dayName } from '../../words/day-words.ts'
import { bookingInWords } from '../../words/segment-words.ts'
import type { Affected } from './use-replacements.ts'
import * as wording from './wording.ts'

/** The result for one itinerary. */
export type ReplaceResult = { kind: 'done' } | { kind: 'failed'; why: string }

type ReplaceListProps = {
  affected: readonly Affected[]
  /** The uuids of those that the user leaves out. */
  left: ReadonlySet<string>
  onChange: (left: ReadonlySet<string>) => void
  results: ReadonlyMap<string, ReplaceResult>
}

/** The itineraries in which an accommodation is replaced: a preview with a choice, and then the results. */
export function ReplaceList({ affected, left, onChange, results }: ReplaceListProps) {
  const toggle = (uuid: string) => {
    const next = new Set(left)
    if (!next.delete(uuid)) next.add(uuid)
    onChange(next)
  }
  return (
    <section aria-label={wording.replaceIn}>
      <h3 className="eyebrow mb-2">{wording.replaceIn}</h3>
      {affected.length === 0 && <p className="text-ink-soft">{wording.notUsed}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {affected.map(({ uuid, title, isOpen, replacement, hasFailed }) => {
          const result = results.get(uuid)
          return (
            <li key={uuid} className="py-2">
              <Checkbox
                isSelected={!left.has(uuid) && replacement?.edit != null}
                isDisabled={!replacement?.edit || result?.kind === 'done'}
                onChange={() => toggle(uuid)}
                description={
                  <span className="flex flex-col">
                    {replacement && result?.kind !== 'done' && (
                      <span>
                        {wording.replacedStays({
                          count: replacement.replaced.length,
                          days: daysOf(replacement.replaced),
                        })}
                      </span>
                    )}
                    {replacement && replacement.left.length > 0 && (
                      <span>
                        {wording.leftStays({ count: replacement.left.length, why: whyLeft(replacement.left) })}
                      </span>
                    )}
                    {!replacement && <span>{hasFailed ? wording.unreadable : wording.loadingStays}</span>}
                    {result?.kind === 'done' && <span className="text-success">{wording.resultDone}</span>}
                    {result?.kind === 'failed' && <span className="text-danger">{result.why}</span>}
                  </span>
                }
              >
                <bdi className="wrap-anywhere">{isOpen ? wording.thisItinerary({ title }) : title}</bdi>
              </Checkbox>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const daysOf = (segments: readonly Segment[]): string => segments.map(({ day }) => dayName(day)).join(', ')

const whyLeft = (segments: readonly Segment[]): string =>
  [
    ...new Set(
      segments.map(({ bookingStatus, priceLocked }) =>
        priceLocked && bookingStatus === 'not_requested' ? wording.lockedPrice : bookingInWords(bookingStatus),
      ),
    ),
  ].join(', ')
