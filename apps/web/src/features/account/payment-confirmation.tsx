import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Hourglass } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { PendingMark } from '../../ui/pending-mark.tsx'
import { type OfferedPlan, subscriptionInfo } from './billing.ts'
import { planInWords } from './billing-words.ts'
import * as wording from './wording.ts'

const askEveryMs = 2000
const patienceMs = 60_000

type PaymentConfirmationProps = {
  tenant: string
  plan: OfferedPlan | undefined
  /** The page where the user can see whether they have paid. */
  checkoutUrl: string | null
}

/** Waits for the payment provider to confirm the payment. Polls for a minute, then on request. */
export function PaymentConfirmation({ tenant, plan, checkoutUrl }: PaymentConfirmationProps) {
  const [tries, setTries] = useState(1)
  const [givenUp, setGivenUp] = useState(0)
  const isAsking = givenUp < tries
  useQuery({ ...subscriptionInfo(tenant), refetchInterval: isAsking ? askEveryMs : false })
  useEffect(() => {
    const timer = setTimeout(() => setGivenUp(tries), patienceMs)
    return () => clearTimeout(timer)
  }, [tries])
  return (
    <div className="flex max-w-160 items-start gap-4 rounded-md border border-line bg-info-tint px-5 py-4 text-info">
      {isAsking ? (
        <span className="mt-0.5 shrink-0">
          <PendingMark label={wording.waiting} />
        </span>
      ) : (
        <Hourglass aria-hidden size={24} strokeWidth={1.5} className="shrink-0" />
      )}
      <div className="flex min-w-0 flex-col items-start gap-3">
        <output className="block">
          <strong className="font-medium">{isAsking ? wording.confirmingTitle : wording.unconfirmedTitle}</strong>
          <span className="mt-1 block">
            {!isAsking
              ? wording.unconfirmedText
              : plan
                ? wording.confirmingText({ plan: planInWords(plan) })
                : wording.confirmingTextOfUnknown}
          </span>
        </output>
        {!isAsking && (
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" onPress={() => setTries((count) => count + 1)}>
              {wording.checkPaymentAgain}
            </Button>
            {checkoutUrl && (
              <Button onPress={() => globalThis.location.assign(checkoutUrl)}>{wording.viewCheckout}</Button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}
