import { useQuery } from '@tanstack/react-query'
import { limitNames } from '@sojourn/contract/limits'
import { limitTitles, usageInWords } from '../../kit/words/limit-words.ts'
import { useTenant } from '../../data/session.ts'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Meter } from '../../ui/meter.tsx'
import { planUsage } from './queries.ts'
import * as wording from './wording.ts'

/** The limits of the plan that are nearly or quite used up, for users who manage billing. Hidden if there are none. */
export function UsageCard() {
  const { uuid: tenant } = useTenant()
  const { data } = useQuery(planUsage(tenant))
  const tight = limitNames.flatMap((name) => {
    const used = data?.usage?.[name]
    return used && used.level !== 'ok' && used.limit !== null ? [{ name, used, limit: used.limit }] : []
  })
  if (tight.length === 0) return null
  return (
    <Card
      title={wording.plan}
      actions={
        <Link href="/account" className="text-sm">
          {wording.manageAccount}
        </Link>
      }
    >
      <div className="flex flex-col gap-4">
        {tight.map(({ name, used, limit }) => (
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
    </Card>
  )
}
