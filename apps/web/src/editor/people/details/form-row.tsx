import { Copy, FileSearch, Link2Off } from 'lucide-react'
import { useState } from 'react'
import type { TravellerForm, TravellerRow } from '@sojourn/contract/traveller-form'
import { lazy } from '../../../kit/lazy/lazy.tsx'
import { copyText } from '../../../kit/page/copy-text.ts'
import { formatDate, formatWhen } from '../../../kit/words/dates.ts'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useItinerary, useItineraryState } from '../../store/itinerary-context.tsx'
import { useFormActions } from './form-queries.ts'
import * as wording from './wording.ts'

const ReviewDialog = lazy(async () => (await import('./review-dialog.tsx')).ReviewDialog, {
  missing: 'toast',
  isDialog: true,
})

const tones: Readonly<Record<keyof typeof wording.states, BadgeTone>> = {
  not_asked: 'neutral',
  waiting: 'info',
  opened: 'info',
  filled_in: 'success',
  withdrawn: 'warning',
  revoked: 'neutral',
}

/** A traveller with the state of their form, and what can be done with it. */
export function FormRow({ row }: { row: TravellerRow }) {
  const { name, email, form, isTraveller, mayReadAnswers } = row
  const { isReadOnly } = useItinerary()
  const [open, setOpen] = useState<'review' | 'revoke' | null>(null)
  const close = () => setOpen(null)
  const state = form?.state ?? 'not_asked'
  const url = isTraveller ? form?.url : null
  return (
    <li className="flex flex-col gap-2 py-4 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="min-w-0">
          <span dir="auto" className="font-medium wrap-anywhere">
            {name}
          </span>
          <span dir="auto" className="block text-sm text-ink-soft wrap-anywhere">
            {email ?? wording.noEmail}
          </span>
        </p>
        <Badge tone={tones[state]}>{wording.states[state]}</Badge>
      </div>
      <p className="text-sm text-ink-soft">
        {[...(form ? eventsOf(form) : []), ...(isTraveller ? [] : [wording.noLongerTraveller])].join(' · ')}
      </p>
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        {form?.hasAnswers && mayReadAnswers && (
          <Button
            size="small"
            icon={FileSearch}
            aria-label={wording.reviewOf({ name })}
            onPress={() => setOpen('review')}
          >
            {wording.review}
          </Button>
        )}
        {url && !isReadOnly && (
          <>
            <Button size="small" icon={Copy} aria-label={wording.copyLinkOf({ name })} onPress={() => void copy(url)}>
              {wording.copyLink}
            </Button>
            <Button
              size="small"
              variant="quiet"
              icon={Link2Off}
              aria-label={wording.revokeOf({ name })}
              onPress={() => setOpen('revoke')}
            >
              {wording.revoke}
            </Button>
          </>
        )}
      </div>
      {form && open === 'review' && <ReviewDialog form={form.uuid} name={name} onClose={close} onMissing={close} />}
      {form && <RevokeDialog form={form.uuid} name={name} isOpen={open === 'revoke'} onClose={close} />}
    </li>
  )
}

const copy = async (url: string) =>
  (await copyText(url, null))
    ? toast({ title: wording.linkCopied, tone: 'success' })
    : toast({ title: wording.linkNotCopied, description: url, tone: 'warning' })

/** What happened to a form, newest last. */
const eventsOf = (form: TravellerForm): string[] => {
  const { askedAt, answerBy, remindedAt, openedAt, answeredAt, withdrawnAt, revokedAt, savedAt, hasAnswers } = form
  return [
    wording.askedAt({ when: formatWhen(askedAt) }),
    answerBy !== null && answeredAt === null && wording.answerByDate({ date: formatDate(answerBy) }),
    remindedAt !== null && wording.remindedAt({ when: formatWhen(remindedAt) }),
    openedAt !== null && answeredAt === null && wording.openedAt({ when: formatWhen(openedAt) }),
    answeredAt !== null && wording.answeredAt({ when: formatWhen(answeredAt) }),
    withdrawnAt !== null && wording.withdrawnAt({ when: formatWhen(withdrawnAt) }),
    revokedAt !== null && wording.revokedAt({ when: formatWhen(revokedAt) }),
    savedAt !== null && wording.savedAt({ when: formatWhen(savedAt) }),
    answeredAt !== null && withdrawnAt === null && !hasAnswers && wording.answersDeleted,
  ].filter((text) => text !== false)
}

type RevokeProps = { form: string; name: string; isOpen: boolean; onClose: () => void }

function RevokeDialog({ form, name, isOpen, onClose }: RevokeProps) {
  const itinerary = useItineraryState((state) => state.record.uuid)
  const { revoke } = useFormActions(itinerary)
  const confirm = async () => {
    try {
      await revoke(form)
      toast({ title: wording.revoked, tone: 'success' })
    } catch (error) {
      toast({ title: wording.failed, description: errorMessage(error), tone: 'danger' })
    }
  }
  return (
    <AlertDialog
      title={wording.revokeTitle({ name })}
      confirmLabel={wording.revoke}
      isDanger
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      onConfirm={confirm}
    >
      {wording.revokeText({ name })}
    </AlertDialog>
  )
}
