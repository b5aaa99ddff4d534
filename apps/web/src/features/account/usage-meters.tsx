import { limitNames } from '@sojourn/contract/limits'
import type { TenantOfMember } from '@sojourn/contract/account'
import type { Usage } from '@sojourn/contract/plans'
import { amountInWords, limitTitles, usageInWords } from '../../kit/limit-words.ts'
import { Meter } from '../../ui/meter.tsx'

/** How much of the plan is used: one meter for each limit, and the plain figure where there is none. */
export function UsageMeters({ usage, tenant }: { usage: Usage; tenant: TenantOfMember }) {
  const hasPlan = tenant.isSubscribed || tenant.isParentSubscribed
  // A branch has none of its own.
  const shown = limitNames.filter((name) => name !== 'childTenants' || tenant.parent === null)
  return (
    <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {shown.map((name) => {
        const { used, limit, level } = usage[name]
        const text = hasPlan ? usageInWords(name, usage[name]) : amountInWords(name, used)
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
