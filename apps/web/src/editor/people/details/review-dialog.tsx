import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type SavedField, savedFields, type TravellerReview } from '@sojourn/contract/traveller-form'
import { ApiProblem } from '../../../data/http.ts'
import { useTenant } from '../../../data/session.ts'
import { Waiting } from '../../../kit/page/waiting.tsx'
import { formatDate, formatWhen } from '../../../kit/words/dates.ts'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { countryName } from '../../../kit/words/places-known.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useItineraryState } from '../../store/itinerary-context.tsx'
import { reviewOf, useFormActions } from './form-queries.ts'
import * as wording from './wording.ts'

type Props = { form: string; name: string; onClose: () => void }

/** The answers of a traveller beside their contact, to save what differs, and to delete the answers. */
export function ReviewDialog({ form, name, onClose }: Props) {
  const { uuid: tenant } = useTenant()
  const itinerary = useItineraryState((state) => state.record.uuid)
  const query = useQuery(reviewOf(tenant, itinerary, form))
  const { save, deleteAnswers } = useFormActions(itinerary)
  const [chosen, setChosen] = useState<readonly SavedField[] | null>(null)
  const [why, setWhy] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const rows = query.data ? rowsOf(query.data) : []
  const fields = chosen ?? rows.filter(({ isSame }) => !isSame).map(({ field }) => field)
  const store = async (review: TravellerReview) => {
    setPending(true)
    setWhy(null)
    try {
      await save(form, { fields, contactRev: review.contact.rev })
      toast({ title: wording.saved, tone: 'success' })
      onClose()
    } catch (error) {
      const isStale = error instanceof ApiProblem && error.status === 412
      if (isStale) await query.refetch()
      setWhy(isStale ? wording.stale : errorMessage(error))
      setPending(false)
    }
  }
  const remove = async () => {
    try {
      await deleteAnswers(form)
      toast({ title: wording.deleted, tone: 'success' })
      onClose()
    } catch (error) {
      toast({ title: wording.failed, description: errorMessage(error), tone: 'danger' })
    }
  }
  return (
    <>
      <Dialog
        title={wording.reviewTitle({ name })}
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        renderFooter={(close) => (
          <>
            <Button variant="quiet" isDisabled={!query.data || isPending} onPress={() => setDeleting(true)}>
              {wording.deleteAnswers}
            </Button>
            <Button onPress={close} isDisabled={isPending}>
              {wording.close}
            </Button>
            <Button
              variant="primary"
              isPending={isPending}
              isDisabled={!query.data || fields.length === 0}
              onPress={() => query.data && void store(query.data)}
            >
              {wording.save}
            </Button>
          </>
        )}
      >
        {query.data === undefined ? (
          <Waiting query={query} words={wording.waitingForAnswers} rows={4} />
        ) : (
          <div className="flex flex-col gap-5">
            <p className="text-ink-soft">{wording.reviewHint}</p>
            <ul className="flex flex-col divide-y divide-line">
              {rows.map((row) => (
                <Answer
                  key={row.field}
                  row={row}
                  isChosen={fields.includes(row.field)}
                  onChange={(isChosen) =>
                    setChosen(
                      rows
                        .map(({ field }) => field)
                        .filter((field) => (field === row.field ? isChosen : fields.includes(field))),
                    )
                  }
                />
              ))}
            </ul>
            <Rest review={query.data} />
            {why && (
              <p role="alert" className="text-sm text-danger">
                {why}
              </p>
            )}
          </div>
        )}
      </Dialog>
      <AlertDialog
        title={wording.deleteTitle({ name })}
        confirmLabel={wording.deleteAnswers}
        isDanger
        isOpen={isDeleting}
        onOpenChange={setDeleting}
        onConfirm={remove}
      >
        {wording.deleteText}
      </AlertDialog>
    </>
  )
}

type Row = { field: SavedField; answer: string; present: string | null; isSame: boolean }

/** What the traveller has answered, with what the contact has. Left out is what they did not answer. */
const rowsOf = ({ answers, contact }: TravellerReview): Row[] =>
  savedFields.flatMap((field): Row[] => {
    if (field !== 'passport') {
      const [answer, present] = [answers[field], contact[field]]
      const inWords = (text: string) => (field === 'birthday' ? formatDate(text) : text)
      return answer === null
        ? []
        : [{ field, answer: inWords(answer), present: present && inWords(present), isSame: answer === present }]
    }
    const { passportNumber: number, passportCountry: country, passportExpiry: expiry } = answers
    if (number === null || country === null) return []
    const isSame = contact.passports.some(
      (one) => one.number === number && one.country === country && one.expiry === expiry,
    )
    const present = contact.passports.map(passportText).join('\n') || null
    return [{ field, answer: passportText({ number, country, expiry }), present, isSame }]
  })

const passportText = ({ number, country: code, expiry }: TravellerReview['contact']['passports'][number]): string => {
  const country = countryName(code)
  return expiry === null
    ? wording.passportWithoutDate({ number, country })
    : wording.passport({ number, country, date: formatDate(expiry) })
}

type AnswerProps = { row: Row; isChosen: boolean; onChange: (isChosen: boolean) => void }

function Answer({ row: { field, answer, present, isSame }, isChosen, onChange }: AnswerProps) {
  return (
    <li className="py-3">
      <Checkbox isSelected={isChosen} onChange={onChange}>
        <span className="font-medium">{wording.fields[field]}</span>
      </Checkbox>
      <dl className="mt-1 grid gap-x-4 gap-y-1 ps-8 text-sm xs:grid-cols-2">
        <div>
          <dt className="text-ink-soft">{wording.filledIn}</dt>
          <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
            {answer}
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft">{wording.contactNow}</dt>
          <dd dir="auto" className="text-ink-soft wrap-anywhere whitespace-pre-line">
            {isSame ? wording.same : (present ?? wording.nothing)}
          </dd>
        </div>
      </dl>
    </li>
  )
}

/** What is not saved to the contact: whom to call in an emergency, and the consent. */
function Rest({ review: { answers, consentText, consentAt } }: { review: TravellerReview }) {
  const { emergencyName: name, emergencyRelation: relation, emergencyPhone: phone } = answers
  return (
    <>
      {name !== null && phone !== null && (
        <div className="text-sm">
          <p className="font-medium">{wording.emergency}</p>
          <p dir="auto" className="wrap-anywhere">
            {relation === null
              ? wording.emergencyPerson({ name, phone })
              : wording.emergencyRelative({ name, relation, phone })}
          </p>
          <p className="text-ink-soft">{wording.emergencyHint}</p>
        </div>
      )}
      <p className="text-sm text-ink-soft wrap-anywhere">
        {wording.consentGiven({ when: formatWhen(consentAt) })} {consentText}
      </p>
    </>
  )
}
