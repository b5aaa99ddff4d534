import { type LimitName, limitNames } from '@sojourn/contract/limits'
import type { TenantOfMember } from '@sojourn/contract/account'
import type { Usage, UsageOfLimit } from '@sojourn/contract/plans'
import { amountInWords, limitTitles, usageInWords } from '../../kit/words/limit-words.ts'
import { Meter } from '../../ui/meter.tsx'
import { linkTo } from '../../kit/words/message-tags.tsx'
import * as wording from './wording.ts'

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
                  {limit === 0 && used === 0 ? wording.notInPlan : text}
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
      {isOver ? fullInWords(name, use) : wording.nearLimit({ percent: use.percent ?? 0 })}{' '}
      {tenant.isSubscribed
        ? (isOver ? wording.freeOrUpgrade[name] : wording.nearLimitPlan)({ link: linkTo('/account#plans') })
        : isOver
          ? wording.freeOrAskParent[name]
          : wording.nearLimitParent}
    </p>
  )
}

const fullInWords = (name: LimitName, { used, limit }: UsageOfLimit): string =>
  limit !== null && used > limit ? wording.overLimit({ amount: amountInWords(name, used - limit) }) : wording.atLimit
