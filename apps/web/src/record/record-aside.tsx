import { CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { Meter } from '../ui/meter.tsx'
import * as wording from './wording.ts'

type RecordAsideProps = { record: object; children?: ReactNode }

/** The panel beside a record: how complete it is and what is missing. */
export function RecordAside({ record, children }: RecordAsideProps) {
  const completeness = completenessOf(record)
  if (!completeness && !children) return null
  return (
    <aside aria-label={wording.about} className="mt-10 flex flex-col gap-8 xl:mt-0">
      {completeness && (
        <section aria-labelledby="completeness">
          <h2 id="completeness" className="sr-only">
            {wording.completeness}
          </h2>
          <Meter
            label={wording.complete}
            value={completeness.percent}
            max={100}
            valueText={wording.percent({ percent: completeness.percent })}
            level="ok"
          />
          {completeness.missing.length > 0 && (
            <ul aria-label={wording.missing} className="mt-3 flex flex-col gap-1 text-sm text-ink-soft">
              {completeness.missing.map((words) => (
                <li key={words} className="flex items-center gap-2">
                  <CircleDashed aria-hidden size={14} className="shrink-0 text-ink-faint" />
                  <span className="first-letter:uppercase">{words}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {children}
    </aside>
  )
}

/** Only accommodations, destinations and excursions have it. */
const completenessOf = (record: object): { percent: number; missing: readonly string[] } | null => {
  if (!('completeness' in record)) return null
  const { completeness } = record
  return isCompleteness(completeness) ? completeness : null
}

const isCompleteness = (value: unknown): value is { percent: number; missing: readonly string[] } =>
  typeof value === 'object' && value !== null && 'percent' in value && 'missing' in value
