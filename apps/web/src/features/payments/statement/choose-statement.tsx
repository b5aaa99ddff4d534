import { useState } from 'react'
import { ApiProblem } from '../../../data/http.ts'
import { useTenant } from '../../../data/session.ts'
import { KnownCombo } from '../../../kit/form/known-combo.tsx'
import { DropFile } from '../../../kit/import/drop-file.tsx'
import { faultsIn } from '../../../kit/import/faults-in.ts'
import { ImportFaults } from '../../../kit/import/import-faults.tsx'
import { ProblemNote } from '../../../kit/import/problem-note.tsx'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { knownCurrencies } from '../../../kit/words/places-known.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import type { Choices, useRead } from './use-statement.ts'
import * as wording from './wording.ts'

const accepted = ['.xml', '.csv', '.txt', 'text/xml', 'application/xml', 'text/csv']

type ChooseStatementProps = { read: ReturnType<typeof useRead>; onTake: (file: File, choices: Choices) => void }

/** The first step: the file, and what it does not say. */
export function ChooseStatement({ read, onTake }: ChooseStatementProps) {
  const { error, variables, isPending } = read
  const faults = faultsIn(error)
  const open = openIn(error)
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-soft">{wording.intro}</p>
      <DropFile
        label={wording.drop}
        choose={wording.choose}
        reading={wording.reading}
        accepted={accepted}
        isPending={isPending}
        variant={open ? 'secondary' : 'primary'}
        padding="py-10"
        onFile={(file) => onTake(file, {})}
      />
      {variables && open && (
        <OpenPoints
          key={open.field}
          file={variables.file}
          open={open}
          onAnswer={(answer) => onTake(variables.file, { ...variables.choices, ...answer })}
        />
      )}
      {variables && faults.length > 0 ? (
        <ImportFaults
          faults={faults}
          file={variables.file.name}
          note={wording.nothingRecorded({ count: faults.length })}
        />
      ) : (
        <ProblemNote>{error && !open ? errorMessage(error) : null}</ProblemNote>
      )}
    </div>
  )
}

type Open = { field: 'currency' | 'dateOrder'; problem: string }

/** What the server asks for, because the file does not say it. */
const openIn = (error: unknown): Open | null => {
  if (!(error instanceof ApiProblem)) return null
  for (const field of ['currency', 'dateOrder'] as const) {
    const problem = error.errors[field]?.[0]?.message
    if (problem !== undefined) return { field, problem }
  }
  return null
}

type OpenPointsProps = { file: File; open: Open; onAnswer: (answer: Choices) => void }

/** Asks for the currency, or for the order of dates. */
function OpenPoints({ file, open: { field, problem }, onAnswer }: OpenPointsProps) {
  const [currency, setCurrency] = useState<string | null>(useTenant().currency)
  const [dateOrder, setDateOrder] = useState<'dmy' | 'mdy'>('dmy')
  return (
    <form
      className="flex flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (field === 'dateOrder') onAnswer({ dateOrder })
        else if (currency !== null) onAnswer({ currency })
      }}
    >
      <p role="alert" className="wrap-anywhere">
        {wording.openPoints[field]({ file: file.name })}
      </p>
      {field === 'currency' ? (
        <KnownCombo
          label={wording.currency}
          options={knownCurrencies()}
          value={currency}
          onChange={setCurrency}
          isRequired
          className="w-full"
        />
      ) : (
        <RadioGroup
          label={wording.dateOrder}
          description={wording.dateOrderHint({ problem })}
          options={[
            { id: 'dmy', label: wording.dayFirst },
            { id: 'mdy', label: wording.monthFirst },
          ]}
          value={dateOrder}
          onChange={setDateOrder}
        />
      )}
      <Button type="submit" variant="primary">
        {wording.readOn}
      </Button>
    </form>
  )
}
