import { useQuery } from '@tanstack/react-query'
import type { Subscription } from '@sojourn/contract/plans'
import { TriangleAlert } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { invoices } from './billing.ts'
import { lateInWords } from './billing-words.ts'
import { usePortal } from './use-portal.ts'
import * as wording from './wording.ts'

/** Says which payment was declined and when the grace period ends, with a link to change the payment method. */
export function LatePayment({ tenant, subscription }: { tenant: string; subscription: Subscription }) {
  const portal = usePortal(tenant)
  const { data } = useQuery(invoices(tenant))
  const { happened, follows } = lateInWords(subscription, data?.find(({ status }) => status === 'open')?.amount)
  return (
    <div className="flex w-full max-w-160 items-start gap-4 rounded-md border border-danger bg-danger-tint px-5 py-4 text-danger">
      <TriangleAlert aria-hidden size={24} strokeWidth={1.5} className="shrink-0" />
      <div className="flex min-w-0 flex-col items-start gap-3">
        <p>
          <strong className="font-medium">{happened}</strong> {follows}
        </p>
        <Button
          variant="primary"
          onPress={() => portal.mutate()}
          isPending={portal.isPending}
          pendingLabel={wording.openingPayment}
        >
          {wording.updatePaymentMethod}
        </Button>
      </div>
    </div>
  )
}
