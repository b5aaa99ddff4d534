import { useNavigate, useSearch } from '@tanstack/react-router'
import { CircleCheck, Compass, type LucideIcon, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { TenantOfMember } from '@sojourn/contract/account'
import { useProductName } from '../../data/public-config.ts'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { mayIn, useSession } from '../../data/session.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { type SettingsNotice, settingsNotice, hasQuery } from './settings-notice.ts'
import * as wording from './wording.ts'

const OwnersToAsk = lazy(async () => (await import('../../features/account/owners-to-ask.tsx')).OwnersToAsk)

/** Shows the message that the URL asks for, or that a subscription is missing; once, and removes the query from the URL. */
export function SettingsDialog({ tenant }: { tenant: TenantOfMember | null }) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const product = useProductName()
  const isSuperAdmin = useSession(({ user }) => user?.is_god ?? false)
  const maySubscribe = useSession(
    (session) => tenant !== null && (tenant.isOwner || mayIn(session, tenant.uuid, 'billing:manage')),
  )
  const needsSubscription = tenant !== null && !isSuperAdmin && !tenant.isSubscribed && !tenant.isParentSubscribed
  const urlNotice = settingsNotice(search, false)
  const [notice, setNotice] = useState(() => settingsNotice(search, needsSubscription))
  const [isOpen, setIsOpen] = useState(notice !== null)
  const [lastAsked, setLastAsked] = useState(urlNotice)
  if (urlNotice !== lastAsked) {
    setLastAsked(urlNotice)
    if (urlNotice) {
      setNotice(urlNotice)
      setIsOpen(true)
    }
  }

  useEffect(() => {
    if (!hasQuery(search)) return
    // The server may not have received the payment yet, so the page behind waits for it.
    const isPaid = settingsNotice(search, false) === 'subscribed'
    void navigate({ to: '.', search: {}, replace: true, hash: true, state: isPaid ? { isPaid } : {} })
  }, [search, navigate])

  if (!notice) return null
  const { title, text, icon: Icon, tone } = notices[notice]
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      renderFooter={(close) => (
        <Button variant="primary" autoFocus onPress={close}>
          {notice === 'subscribed' ? wording.startLabel : wording.continueLabel}
        </Button>
      )}
    >
      <div className="flex items-start gap-4">
        <Icon aria-hidden size={28} strokeWidth={1.5} className={classNames('shrink-0', tone)} />
        <div className="flex flex-col gap-3 pt-0.5 text-ink-soft">
          <p>{text({ product })}</p>
          {notice === 'required' && tenant && !maySubscribe && <OwnersToAsk tenant={tenant} />}
        </div>
      </div>
    </Dialog>
  )
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** Whether the user has come from the checkout and has paid. */
    isPaid?: boolean
  }
}

type Words = { title: string; text: (values: { product: string }) => string; icon: LucideIcon; tone: string }

const notices: Record<SettingsNotice, Words> = {
  subscribed: {
    title: wording.subscribedTitle,
    text: wording.subscribedText,
    icon: CircleCheck,
    tone: 'text-success',
  },
  welcome: {
    title: wording.welcomeTitle,
    text: wording.welcomeText,
    icon: Compass,
    tone: 'text-brand',
  },
  required: {
    title: wording.requiredTitle,
    text: wording.requiredText,
    icon: TriangleAlert,
    tone: 'text-warning',
  },
}
