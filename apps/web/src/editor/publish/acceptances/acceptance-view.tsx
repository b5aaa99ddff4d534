import { ListChecks, Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Acceptance } from '@sojourn/contract/acceptance'
import { editOfChoices } from '@sojourn/contract/itinerary/client-choices'
import { isSameLanguage } from '@sojourn/contract/kit/translation-languages'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { useCan } from '../../../data/session.ts'
import { DownloadPdf } from '../../../kit/invoices/download-pdf.tsx'
import { formatDate, formatWhen } from '../../../kit/words/dates.ts'
import { languageName } from '../../../kit/words/languages-known.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useTextLanguage } from '../../fields/use-text-language.ts'
import { useItinerary, useItineraryState } from '../../store/itinerary-context.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import * as wording from './wording.ts'

/** One acceptance: who, when, which version, what they chose, with its receipt. */
export function AcceptanceView({ acceptance, onChange }: { acceptance: Acceptance; onChange: () => void }) {
  const itinerary = useItinerary()
  const own = useTextLanguage()
  const uuid = useItineraryState((state) => state.record.uuid)
  const mayUpdate = useCan('itineraries:update') && !itinerary.isReadOnly
  // Without the net prices, what the choices change about the price cannot be computed.
  const seesPrices = useCan('pricing:read')
  const [isRevoking, setRevoking] = useState(false)
  const { name, email, revision, acceptedAt, audience, total, revokedAt, signature } = acceptance
  return (
    <article className="flex flex-col gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 font-medium wrap-anywhere">{wording.acceptedBy({ name, version: revision })}</h3>
        <StateBadge acceptance={acceptance} />
      </div>
      <p className="text-sm text-ink-soft">
        {wording.acceptedAt({ when: formatWhen(acceptedAt), audience })}
        {acceptance.language !== null && !isSameLanguage(acceptance.language, own) && (
          <> · {wording.readIn({ language: languageName(acceptance.language) })}</>
        )}{' '}
        ·{' '}
        <a className="link wrap-anywhere" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
      <Choices acceptance={acceptance} />
      {total !== null && <p className="text-sm font-medium">{wording.total({ amount: moneyInWords(total) })}</p>}
      {signature !== null && (
        <p className="text-sm text-ink-soft wrap-anywhere">
          {wording.signed({ name: signature.name, reference: signature.reference })}
        </p>
      )}
      {revokedAt !== null && (
        <p className="text-sm text-ink-soft">
          {wording.revokedFor({
            date: formatDate(revokedAt),
            name: acceptance.revokedBy?.name ?? wording.formerMember,
            reason: acceptance.revokeReason ?? '',
          })}
        </p>
      )}
      <div className="mt-1 flex flex-wrap gap-1.5">
        <DownloadPdf
          of={`itineraries/${uuid}/acceptances/${acceptance.uuid}/receipt`}
          size="small"
          label={wording.receipt}
        />
        {signature?.hasDocument && (
          <DownloadPdf
            of={`itineraries/${uuid}/acceptances/${acceptance.uuid}/signed-document`}
            size="small"
            label={wording.signedDocument}
          />
        )}
        {mayUpdate && revokedAt === null && (
          <>
            {seesPrices && <ApplyChoices choices={acceptance.choices} />}
            <Button size="small" variant="quiet" icon={Undo2} onPress={() => setRevoking(true)}>
              {wording.revoke}
            </Button>
          </>
        )}
      </div>
      {isRevoking && <RevokeDialog acceptance={acceptance} onRevoked={onChange} onClose={() => setRevoking(false)} />}
    </article>
  )
}

function StateBadge({ acceptance: { revokedAt, isCurrent } }: { acceptance: Acceptance }) {
  if (revokedAt !== null) return <Badge>{wording.revoked}</Badge>
  return isCurrent ? <Badge tone="success">{wording.current}</Badge> : <Badge tone="warning">{wording.earlier}</Badge>
}

function Choices({ acceptance: { choices } }: { acceptance: Acceptance }) {
  if (choices.length === 0) return <p className="text-sm">{wording.asProposed}</p>
  return (
    <ul aria-label={wording.choicesLabel} className="list-disc ps-5 text-sm">
      {choices.map(({ uuid, day, title, insteadOf }) => (
        <li key={uuid} className="wrap-anywhere">
          {insteadOf === null
            ? wording.choice({ day, title })
            : wording.choiceInstead({ day, title, other: insteadOf })}
        </li>
      ))}
    </ul>
  )
}

/** Makes the choices part of the itinerary, if they are not yet. */
function ApplyChoices({ choices }: Pick<Acceptance, 'choices'>) {
  const itinerary = useItinerary()
  const document = useItineraryState((state) => state.document)
  const edit = useMemo(
    () =>
      editOfChoices(
        document,
        choices.map(({ uuid }) => uuid),
      ),
    [document, choices],
  )
  if (!edit) return null
  const apply = () => {
    itinerary.dispatch(edit)
    toast({ title: wording.applied, tone: 'success' })
  }
  return (
    <Button size="small" icon={ListChecks} onPress={apply}>
      {wording.apply}
    </Button>
  )
}
