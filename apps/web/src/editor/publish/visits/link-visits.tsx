import { useState } from 'react'
import type { LinkVisits, SectionTime } from '@sojourn/contract/visit'
import { formatWhen } from '../../../kit/words/dates.ts'
import { Button } from '../../../ui/button.tsx'
import * as wording from './wording.ts'
import { secondsInWords, sectionInWords, visitInWords } from './words.ts'

/** How many sections are shown at first. */
const visibleAtFirst = 6

/** The visits to one link: how often and when it was opened, and what was read for how long. */
export function LinkVisitsView({ name, visits }: { name: string; visits: LinkVisits }) {
  const { opened, lastOpenedAt, brochures, calendars, seconds, sections, latest } = visits
  const facts = [
    [wording.opened({ count: opened }), lastOpenedAt !== null && wording.lastOpened({ when: formatWhen(lastOpenedAt) })]
      .filter(Boolean)
      .join(', '),
    brochures > 0 && wording.brochures({ count: brochures }),
    calendars > 0 && wording.calendars({ count: calendars }),
  ].filter(Boolean)
  return (
    <article className="flex flex-col gap-2">
      <h3 className="font-medium">{name}</h3>
      <p className="text-sm text-ink-soft">{facts.join(' · ')}</p>
      {seconds > 0 && (
        <>
          <p className="text-sm">{wording.read({ time: secondsInWords(seconds) })}</p>
          <Sections sections={sections} />
        </>
      )}
      {latest.length > 0 && (
        <section className="mt-2">
          <h4 className="eyebrow mb-2">{wording.latestLabel}</h4>
          <ol aria-label={wording.latestLabel} className="flex flex-col gap-2 border-s border-line ps-3 text-sm">
            {latest.map((visit) => (
              <li key={visit.uuid}>
                {visitInWords(visit)} ·{' '}
                <span className="text-ink-soft tabular-nums">
                  {wording.visitWhen({ when: formatWhen(visit.openedAt), version: visit.revision })}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </article>
  )
}

function Sections({ sections }: { sections: readonly SectionTime[] }) {
  const [isWhole, setIsWhole] = useState(false)
  const visible = isWhole ? sections : sections.slice(0, visibleAtFirst)
  const longest = sections[0]?.seconds ?? 1
  return (
    <>
      <ul aria-label={wording.sectionsLabel} className="flex flex-col gap-2 text-sm">
        {visible.map((section) => (
          <li key={`${section.section} ${section.day} ${section.title}`}>
            <span className="flex justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">{sectionInWords(section)}</span>{' '}
              <span className="shrink-0 text-ink-soft tabular-nums">{secondsInWords(section.seconds)}</span>
            </span>
            <span aria-hidden="true" className="mt-1 block h-1.5 overflow-hidden rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-brand"
                style={{ inlineSize: `${Math.max(1, (100 * section.seconds) / longest)}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
      {visible.length < sections.length && (
        <Button size="small" variant="quiet" className="-ms-2 self-start" onPress={() => setIsWhole(true)}>
          {wording.allSections({ count: sections.length })}
        </Button>
      )}
    </>
  )
}
