import { Download } from 'lucide-react'
import { useState } from 'react'
import { ApiProblem } from '../../../data/http.ts'
import { useTenant } from '../../../data/session.ts'
import { ProblemNote } from '../../../kit/import/problem-note.tsx'
import { formatDate, today } from '../../../kit/words/dates.ts'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { sentence } from '../../../kit/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { toast } from '../../../ui/toast.ts'
import { type Choices, type ErrorsOfFields, layouts, readChoices } from './choices.ts'
import { LayoutFields } from './layout-fields.tsx'
import { PeriodFields } from './period-fields.tsx'
import { type Days, daysOf, type Period } from './periods.ts'
import { useExport } from './use-export.ts'
import * as wording from './wording.ts'

/** Exports the invoices of a period: for which days, in which layout, and with what the layout asks for. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const tenant = useTenant().uuid
  const [choices, setChoices] = useState(() => readChoices(tenant))
  const [period, setPeriod] = useState<Period | 'other'>('lastMonth')
  const [days, setDays] = useState<{ from: string | null; to: string | null }>(() => daysOf('lastMonth', today()))
  const exporting = useExport()
  const errors = fieldErrors(exporting.error)
  const { from, to } = days
  const start = () => {
    if (from === null || to === null || exporting.isPending) return
    exporting.mutate(
      { days: { from, to }, choices },
      {
        onSuccess: (filename) => {
          if (filename === null) return
          toast({ title: wording.ready, description: filename, tone: 'success' })
          onClose()
        },
      },
    )
  }
  const change = (changes: Partial<Choices>) => {
    exporting.reset()
    setChoices({ ...choices, ...changes })
  }
  const empty = exporting.data === null && exporting.variables ? emptyText(exporting.variables) : null
  return (
    <Dialog
      title={wording.title}
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>{wording.cancel}</Button>
          <Button
            variant="primary"
            icon={Download}
            isDisabled={from === null || to === null}
            isPending={exporting.isPending}
            pendingLabel={wording.exporting}
            onPress={start}
          >
            {wording.download}
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">{wording.intro}</p>
        <PeriodFields
          period={period}
          days={days}
          errors={errors}
          onChange={(chosen, fresh) => {
            exporting.reset()
            setPeriod(chosen)
            setDays(fresh)
          }}
        />
        <RadioGroup
          label={wording.layout}
          isHorizontal
          description={wording.layoutHints[choices.layout]}
          options={layouts.map((id) => ({ id, label: wording.layoutNames[id] }))}
          value={choices.layout}
          onChange={(layout) => change({ layout })}
        />
        <LayoutFields choices={choices} errors={errors} onChange={change} />
        <div>
          <output className="wrap-anywhere">{empty}</output>
          <ProblemNote>{exporting.error && errorMessage(exporting.error, { unreachable: wording.broke })}</ProblemNote>
        </div>
        {(empty ?? exporting.error) && <span key={exporting.submittedAt} ref={scrollIntoView} />}
      </div>
    </Dialog>
  )
}

/** The result may be below the visible part of the dialog. */
const scrollIntoView = (end: HTMLElement | null) => end?.scrollIntoView({ block: 'nearest' })

const fields = ['from', 'to', 'account', 'consultant', 'client', 'chart', 'debtor', 'currency']

/** The server's message for each field, as a sentence. */
const fieldErrors = (error: unknown): ErrorsOfFields =>
  error instanceof ApiProblem
    ? Object.fromEntries(
        Object.entries(error.errors).flatMap(([field, [first]]) =>
          first && fields.includes(field) ? [[field, sentence(first.message)]] : [],
        ),
      )
    : {}

const emptyText = ({ days, choices }: { days: Days; choices: Choices }): string => {
  const words = { from: formatDate(days.from), to: formatDate(days.to) }
  if (choices.layout === 'quickbooks') return wording.emptyOfKind({ ...words, kind: choices.kind })
  return choices.layout === 'datev' && choices.currency !== null
    ? wording.emptyOfCurrency({ ...words, currency: choices.currency })
    : wording.empty(words)
}
