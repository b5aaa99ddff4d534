import { useQuery } from '@tanstack/react-query'
import { limitNames } from '@sojourn/contract/limits'
import { limitTitles, usageInWords } from '../../kit/words/limit-words.ts'
import { useTenant } from '../../data/session.ts'
import { Link } from '../../ui/link.tsx'
import { Meter } from '../../ui/meter.tsx'
import { HomeCard } from './home-card.tsx'
import { planUsage } from './queries.ts'
import * as wording from './wording.ts'

/** The usage of the plan, for users who manage billing. */
export function UsageCard() {
  const { uuid: tenant } = useTenant()
  const query = useQuery(planUsage(tenant))
  return (
    <HomeCard
      title={wording.plan}
      actions={
        <Link href="/account" className="text-sm">
          {wording.manageAccount}
        </Link>
      }
      query={query}
      failure={wording.usageFailed}
    >
      {({ usage, tenantParent }) => {
        const limited = limitNames.flatMap((name) => {
          const used = usage?.[name]
          return used && used.limit !== null && used.limit > 0 ? [{ name, used, limit: used.limit }] : []
        })
        if (limited.length === 0) {
          return (
            <p className="px-6 pt-1 pb-6 text-ink-soft">
              {tenantParent?.isSubscribed
                ? wording.planOfParent({ company: tenantParent.name })
                : wording.planWithoutLimits}
            </p>
          )
        }
        return (
          <div className="flex flex-col gap-4 px-6 pt-2 pb-6">
            {limited.map(({ name, used, limit }) => (
              <Meter
                key={name}
                label={limitTitles[name]}
                value={used.used}
                max={limit}
                level={used.level}
                valueText={usageInWords(name, used)}
              />
            ))}
          </div>
        )
      }}
    </HomeCard>
  )
}
