import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { CreditCard, ExternalLink, Unplug } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { CardPayments } from '@sojourn/contract/card-payments'
import { Waiting } from '../../kit/page/waiting.tsx'
import { formatDate } from '../../kit/words/dates.ts'
import { errorMessage } from '../../kit/words/error-message.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.ts'
import { cardPaymentsOf, connectCards, disconnectCards } from './card-payments-client.ts'
import * as wording from './card-payments/wording.ts'

/** How clients pay invoices by card: the company's own account at Stripe, or test payments. */
export function CardPaymentsSection({ tenant }: { tenant: string }) {
  const client = useQueryClient()
  const query = useQuery(cardPaymentsOf(tenant))
  const section = useRef<HTMLElement>(null)
  const isAskedFor = useLocation({ select: ({ hash }) => hash === 'card-payments' })
  const isThere = query.data !== undefined
  useEffect(() => {
    if (isAskedFor && isThere) section.current?.scrollIntoView()
  }, [isAskedFor, isThere])
  const onChange = (cards: CardPayments) => client.setQueryData(cardPaymentsOf(tenant).queryKey, cards)
  return (
    <section
      ref={section}
      id="card-payments"
      aria-labelledby="card-payments-title"
      className="mt-8 max-w-180 scroll-mt-20 border-t border-line pt-8 lg:ms-58"
    >
      <h2 id="card-payments-title" className="title mb-1 text-xl">
        {wording.title}
      </h2>
      <p className="mb-6 text-ink-soft">{wording.hint}</p>
      {query.data === undefined ? (
        <Waiting query={query} words={wording.waiting} rows={2} />
      ) : query.data.provider === null ? (
        <p className="text-ink-soft">{wording.notOffered}</p>
      ) : (
        <Account tenant={tenant} cards={query.data} onChange={onChange} />
      )}
    </section>
  )
}

type Props = { tenant: string; cards: CardPayments; onChange: (cards: CardPayments) => void }

const tones: Readonly<Record<CardPayments['state'], BadgeTone>> = {
  not_connected: 'neutral',
  pending: 'warning',
  connected: 'success',
  problem: 'warning',
}

function Account({ tenant, cards, onChange }: Props) {
  const [isPending, setIsPending] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const { provider, state, account, connectedAt, connectedBy } = cards
  const isTest = provider === 'test'
  const words = isTest ? wording.test : wording.stripe
  const connect = async () => {
    setIsPending(true)
    try {
      const connected = await connectCards(tenant)
      onChange(connected)
      // The page stays busy while the browser loads Stripe's.
      if (connected.url !== null) return window.location.assign(connected.url)
      toast({ title: words.connected, tone: 'success' })
    } catch (error) {
      toast({ title: wording.notConnected, description: errorMessage(error), tone: 'danger' })
    }
    setIsPending(false)
  }
  const disconnect = async () => {
    try {
      onChange(await disconnectCards(tenant))
      toast({ title: words.disconnected, tone: 'success' })
    } catch (error) {
      toast({ title: wording.notDisconnected, description: errorMessage(error), tone: 'danger' })
    }
  }
  const isConnected = state !== 'not_connected'
  const isReady = state === 'connected'
  return (
    <Card title={words.name} actions={<Badge tone={tones[state]}>{words.states[state]}</Badge>}>
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">{words.explanations[state]}</p>
        {isConnected && connectedAt !== null && (
          <p className="text-sm text-ink-soft wrap-anywhere">
            {connectedBy === null
              ? wording.connectedOn({ date: formatDate(connectedAt.slice(0, 10)) })
              : wording.connectedBy({ name: connectedBy, date: formatDate(connectedAt.slice(0, 10)) })}
            {account !== null && <span className="block tabular-nums">{wording.accountAt({ account })}</span>}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {!(isTest && isReady) && (
            <Button
              icon={isTest ? CreditCard : ExternalLink}
              variant={isReady ? 'quiet' : 'primary'}
              isPending={isPending}
              pendingLabel={wording.connecting}
              onPress={() => void connect()}
            >
              {words.actions[state]}
            </Button>
          )}
          {isConnected && (
            <Button icon={Unplug} onPress={() => setIsRemoving(true)}>
              {words.disconnect}
            </Button>
          )}
        </div>
      </div>
      <AlertDialog
        title={words.disconnectTitle}
        confirmLabel={words.disconnect}
        isDanger
        isOpen={isRemoving}
        onOpenChange={setIsRemoving}
        onConfirm={disconnect}
      >
        {words.disconnectHint}
      </AlertDialog>
    </Card>
  )
}
