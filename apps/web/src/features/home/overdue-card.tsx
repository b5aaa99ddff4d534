import { useQuery } from '@tanstack/react-query'
import { useTenant } from '../../data/session.ts'
import { HomeCard } from './home-card.tsx'
import { OverdueRows } from './overdue-rows.tsx'
import { overdueInvoices } from './queries.ts'
import * as wording from './wording.ts'

/** Overdue invoices, with the earliest due date first. */
export function OverdueCard() {
  const query = useQuery(overdueInvoices(useTenant().uuid))
  return (
    <HomeCard title={wording.overdue} query={query} failure={wording.overdueFailed}>
      {({ data, meta }) => (
        <OverdueRows
          late={data.map(({ uuid, number, title, due, payerName, open, currency }) => ({
            uuid,
            href: `/invoices/${uuid}`,
            due,
            name: number ?? title,
            note: title,
            money: { amount: open, currency },
            more: payerName,
          }))}
          total={meta.total}
          empty={wording.noOverdue}
          all={{ href: '/invoices?status=overdue&sort=due', label: wording.allOverdue({ count: meta.total }) }}
        />
      )}
    </HomeCard>
  )
}
