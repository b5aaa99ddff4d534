import { useQuery } from '@tanstack/react-query'
import { useTenant } from '../../data/session.ts'
import { HomeCard } from './home-card.tsx'
import { OverdueRows } from './overdue-rows.tsx'
import { overduePayables } from './queries.ts'
import * as wording from './wording.ts'

/** Overdue payables, with the earliest due date first. */
export function OverduePayablesCard() {
  const query = useQuery(overduePayables(useTenant().uuid))
  return (
    <HomeCard title={wording.overduePayables} query={query} failure={wording.overduePayablesFailed}>
      {({ data, meta }) => (
        <OverdueRows
          late={data.map(({ uuid, title, due, supplierName, itineraryTitle, open, currency }) => ({
            uuid,
            href: `/payables/${uuid}`,
            due,
            name: supplierName ?? title,
            note: itineraryTitle,
            money: { amount: open, currency },
          }))}
          total={meta.total}
          empty={wording.noOverduePayables}
          all={{ href: '/payables?due=overdue&sort=due', label: wording.allOverduePayables({ count: meta.total }) }}
        />
      )}
    </HomeCard>
  )
}
