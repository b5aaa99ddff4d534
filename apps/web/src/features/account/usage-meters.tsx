import type { Usage } from '@sojourn/contract/plans'
import { Meter } from '../../ui/meter.tsx'
import { limitNames, limitTitles, usageInWords } from './billing-words.ts'

/** How much of the plan is used: one meter for each limit, and the plain figure where there is none. */
export function UsageMeters({ usage }: { usage: Usage }) {
  return (
    <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {limitNames.map((name) => {
        const { used, limit, level } = usage[name]
        const text = usageInWords(name, usage[name])
        return (
          <li key={name} className="min-w-0">
            {limit === null || limit === 0 ? (
              <p className="flex justify-between gap-4 border-b border-line pb-2 text-sm">
                <span className="font-medium">{limitTitles[name]}</span>
                <span className="text-ink-soft tabular-nums">
                  {limit === 0 && used === 0 ? 'Not in this plan' : text}
                </span>
              </p>
            ) : (
              <>
                <Meter label={limitTitles[name]} value={used} max={limit} valueText={text} level={level} />
                {level !== 'ok' && (
                  <p className={`mt-1.5 text-sm ${level === 'over' ? 'text-danger' : 'text-warning'}`}>
                    {level === 'over' ? 'Full: adding more needs a larger plan.' : 'Nearly full.'}
                  </p>
                )}
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
