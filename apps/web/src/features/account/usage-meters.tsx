import { type LimitName, limitNames } from '@sojourn/contract/limits'
import type { TenantOfMember } from '@sojourn/contract/account'
import type { Usage, UsageOfLimit } from '@sojourn/contract/plans'
import { amountInWords, limitTitles, usageInWords } from '../../kit/words/limit-words.ts'
import { Link } from '../../ui/link.tsx'
import { Meter } from '../../ui/meter.tsx'

/** The usage of the plan: a meter for each limit, and just the number if there is no limit. */
export function UsageMeters({ usage, tenant }: { usage: Usage; tenant: TenantOfMember }) {
  const hasPlan = tenant.isSubscribed || tenant.isParentSubscribed
  // A branch cannot have branches of its own.
  const names = limitNames.filter((name) => name !== 'childTenants' || tenant.parent === null)
  return (
    <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {names.map((name) => {
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
                {level !== 'ok' && <Advice name={name} use={usage[name]} tenant={tenant} />}
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** What to do about a limit that has been reached, or soon will be. */
function Advice({ name, use, tenant }: { name: LimitName; use: UsageOfLimit; tenant: TenantOfMember }) {
  const isOver = use.level === 'over'
  return (
    <p className={`mt-1.5 text-sm ${isOver ? 'text-danger' : 'text-warning'}`}>
      {isOver ? `${fullInWords(name, use)} ${frees[name]}, or ` : `Nearly full: ${use.percent} % is in use. `}
      {tenant.isSubscribed ? (
        <Link href="/account#plans">{isOver ? 'take a larger plan' : 'Compare the plans'}</Link>
      ) : (
        `${isOver ? 'ask' : 'Ask'} your parent company, whose plan it is`
      )}
      .
    </p>
  )
}

const fullInWords = (name: LimitName, { used, limit }: UsageOfLimit): string =>
  limit !== null && used > limit
    ? `${amountInWords(name, used - limit)} over the limit: nothing more can be added.`
    : 'Full: nothing more can be added.'

/** How to reduce the usage of each limit. */
const frees: Readonly<Record<LimitName, string>> = {
  users: 'Remove a colleague',
  itineraries: 'Move some to the bin',
  storageBytes: 'Move files that you no longer need to the bin',
  versionBytes: 'Move itineraries with many versions to the bin',
  childTenants: 'Close a branch',
}
