import { useState } from 'react'
import type { Import } from '@sojourn/contract/imports'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Select } from '../../ui/select.tsx'
import { dateOrderOptions, openDateIn } from './date-order.ts'
import { ProblemNote } from './problem-note.tsx'
import type { useImport } from './use-import.ts'
import * as wording from './wording.ts'

type MapColumnsProps = { found: Import; work: ReturnType<typeof useImport>; problem: string | null }

const leftOut = '-'
const duplicates = (['skip', 'update', 'create'] as const).map((id) => ({ id, label: wording.onDuplicateNames[id] }))

/** The second step: which column is which field, and the order of day and month if it is ambiguous. */
export function MapColumns({ found, work, problem }: MapColumnsProps) {
  const [mapping, setMapping] = useState(found.mapping)
  const [onDuplicate, setOnDuplicate] = useState(found.onDuplicate)
  const [dateOrder, setDateOrder] = useState(found.dateOrder)
  const { emptyColumns, counts } = found
  const missing = found.fields.filter(({ key, isRequired }) => isRequired && !mapping.includes(key))
  const openDate = openDateIn(found, mapping)
  const check = async () => {
    await work.map.mutateAsync({ mapping, options: { onDuplicate, dateOrder } })
    await work.move.mutateAsync('check')
  }
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-soft">
        {wording.mapIntroduction[found.format]({ filename: found.filename, count: counts.total })}
      </p>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {found.columns.map((head, at) =>
          emptyColumns.includes(at) ? null : (
            // Two columns of a file may have the same heading.
            <li key={`${at} ${head}`} className="grid items-center gap-x-6 gap-y-2 py-3 sm:grid-cols-2">
              <div className="min-w-0">
                <p className="truncate font-medium">{columnName(head, at)}</p>
                <p className="truncate text-sm text-ink-soft">{sampleOf(found, at)}</p>
              </div>
              <Select
                label={wording.fieldLabel({ column: columnName(head, at) })}
                isLabelHidden
                options={[{ id: leftOut, label: wording.doNotImport }, ...optionsFor(found, mapping, at)]}
                value={mapping[at] ?? leftOut}
                onChange={(key) => setMapping(mapping.with(at, key === leftOut ? null : key))}
              />
            </li>
          ),
        )}
      </ul>
      {emptyColumns.length > 0 && (
        <p className="text-sm text-ink-soft">{wording.emptyColumns({ count: emptyColumns.length })}</p>
      )}
      {openDate && (
        <RadioGroup
          label={wording.dateOrderLabel}
          description={dateOrderHint(found, openDate)}
          isRequired
          isHorizontal
          options={dateOrderOptions(openDate.example)}
          value={dateOrder}
          onChange={setDateOrder}
        />
      )}
      <Select
        label={wording.onDuplicateLabel}
        options={duplicates}
        value={onDuplicate}
        onChange={(chosen) => setOnDuplicate(chosen)}
      />
      {missing.length > 0 && (
        <p className="text-sm text-danger">
          {wording.missingFields({ fields: missing.map(({ label }) => label).join(', ') })}
        </p>
      )}
      <ProblemNote>{problem}</ProblemNote>
      <div className="flex justify-end">
        <Button
          variant="primary"
          isDisabled={missing.length > 0 || (openDate !== undefined && dateOrder === null)}
          isPending={work.map.isPending || work.move.isPending}
          // Errors are shown above.
          onPress={() => void check().catch(() => {})}
        >
          {wording.check[found.format]}
        </Button>
      </div>
    </div>
  )
}

const columnName = (head: string, at: number): string => head || wording.unnamedColumn({ position: at + 1 })

const dateOrderHint = ({ columns }: Import, { column, example }: { column: number; example: string }): string => {
  const head = columns[column]
  return head ? wording.dateOrderHint({ example, column: head }) : wording.dateOrderHintWithoutColumn({ example })
}

/** The fields still available for a column. */
const optionsFor = ({ fields }: Import, mapping: Import['mapping'], at: number) =>
  fields
    .filter(({ key, takesSeveral }) => takesSeveral || key === mapping[at] || !mapping.includes(key))
    .map(({ key, label, isRequired }) => ({
      id: key,
      label: isRequired ? wording.requiredField({ field: label }) : label,
    }))

const sampleOf = ({ sample }: Import, at: number): string =>
  sample
    .map((row) => row[at])
    .filter(Boolean)
    .slice(0, 3)
    .join(' · ') || wording.noSample
