import type { Card } from '@sojourn/contract/payment'
import { CreditCard } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { cardInWords } from './billing-words.ts'
import { usePortal } from './use-portal.ts'

/** What pays, and the way to where another one is given. */
export function PaymentMethod({ tenant, card }: { tenant: string; card: Card | null }) {
  const portal = usePortal(tenant)
  return (
    <div className="flex w-full max-w-160 items-center justify-between gap-4 rounded-md border border-line bg-surface px-4 py-3">
      <p className="flex min-w-0 items-center gap-3">
        <CreditCard aria-hidden size={20} strokeWidth={1.5} className="shrink-0 text-ink-soft" />
        <span className="min-w-0">
          <span className="eyebrow block">Payment method</span>
          <span className="wrap-anywhere tabular-nums">{card ? cardInWords(card) : 'None is known yet'}</span>
        </span>
      </p>
      <Button
        size="small"
        aria-label={card ? 'Change the payment method' : 'Add a payment method'}
        onPress={() => portal.mutate()}
        isPending={portal.isPending}
        pendingLabel="Opening the payment details"
      >
        {card ? 'Change' : 'Add'}
      </Button>
    </div>
  )
}
